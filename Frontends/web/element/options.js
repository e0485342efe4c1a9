// Attributes and properties: each element has one table of them.

/**
 * One option of an element.
 * @typedef {object} Option
 * @property {string} attribute
 * @property {string} property
 * @property {string[]} fields engine settings that it sets; empty for the element's own options
 * @property {'number' | 'numbers' | 'word' | 'switch' | 'presence' | 'text'} type
 * @property {string[]} [words] words of a `word`; the first is the default
 */

/** A number; invalid text counts as missing. */
export const number = (attribute) => option('number', attribute, []);

/** One of several words. */
export const word = (attribute, words) => option('word', attribute, [], words);

/** `on`, the default, or `off`. */
export const onOff = (attribute) => option('switch', attribute, []);

/** A text; `null` if missing. */
export const text = (attribute) => option('text', attribute, []);

/** Present or absent, like HTML's `disabled`. */
export const presence = (attribute, property) => ({ ...option('presence', attribute, []), property });

/** Options from a generated table of rows: type, attribute, engine settings, words. */
export const settingsOf = (table) => table.map(([type, attribute, fields, words]) => option(type, attribute, fields, words));

function option(type, attribute, fields, words) {
  const property = attribute.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
  return { type, attribute, property, fields: fields || [property], words };
}

/** Value of an attribute; `null` if it is missing or invalid. */
export function read(element, { type, attribute, words }) {
  const said = element.getAttribute(attribute);
  switch (type) {
    case 'number': return numberIn(said);
    case 'numbers': return said === null ? null : numbersIn(said);
    case 'word': return words.includes(said) ? said : null;
    case 'switch': return said === null ? null : said !== 'off';
    case 'text': return said;
    default: return said !== null;
  }
}

/** True for a number as HTML writes it: decimal, with a point. */
export const isNumeral = (text) => /^\s*[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?\s*$/i.test(text);

/** Numbers in a text, separated by spaces, commas or the colons of pairs; skips anything but finite numbers. */
export function numbersIn(text) {
  return text.split(/[\s,:]+/).filter(isNumeral).map(Number).filter(Number.isFinite);
}

function numberIn(text) {
  if (text === null || text.trim() === '') return null;
  const value = Number(text);
  return Number.isNaN(value) ? null : value;
}

/** Writes or removes an attribute. */
export function write(element, { type, attribute }, value) {
  if (value === null || value === undefined || (type === 'presence' && !value)) {
    element.removeAttribute(attribute);
  } else if (type === 'presence') {
    element.setAttribute(attribute, '');
  } else {
    element.setAttribute(attribute, type === 'switch' ? (value ? 'on' : 'off') : textOf(value));
  }
}

function textOf(value) {
  return Array.isArray(value) ? value.join(' ') : String(value);
}

/** Value of an option in the attributes of an element. A `step` implies `quantize`. */
function said(element, option) {
  const isSaid = option.attribute === 'quantize' && option.type === 'switch' && element.hasAttribute('step');
  return read(element, option) ?? (isSaid ? true : null);
}

/** Defines the properties of a table on a class of elements. */
export function defineProperties(type, defaults) {
  for (const option of type.options) {
    Object.defineProperty(type.prototype, option.property, {
      get() {
        return said(this, option) ?? fallback(option, defaults);
      },
      set(value) {
        write(this, option, value);
      },
      enumerable: true,
      configurable: true,
    });
  }
}

/** Value of an option without its attribute. */
function fallback({ type, fields, words }, defaults) {
  if (fields.length > 0) return defaults[fields[0]];
  if (type === 'number' || type === 'text') return null;
  return type === 'word' ? words[0] : type === 'switch';
}

/** Engine settings given by the attributes of an element; the others stay unchanged. */
export function namedSettings(element, options) {
  const settings = {};
  for (const option of options) {
    const value = said(element, option);
    if (value !== null) for (const field of option.fields) settings[field] = value;
  }
  return settings;
}
