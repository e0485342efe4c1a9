// Attributes and properties: one table for each element says which there are.

/**
 * One setting of an element.
 * @typedef {object} Option
 * @property {string} attribute
 * @property {string} property
 * @property {string[]} fields which settings of the engine it is; none for what is the element's own
 * @property {'number' | 'numbers' | 'word' | 'switch' | 'presence' | 'text'} type
 * @property {string[]} [words] of a word: what it may be; the first is what a missing or wrong one means
 */

/** A number; anything else counts as missing. */
export const number = (attribute) => option('number', attribute, []);

/** One of some words. */
export const word = (attribute, words) => ({ ...option('word', attribute, []), words });

/** `on`, as a missing one counts, or `off`. */
export const onOff = (attribute) => option('switch', attribute, []);

/** A text; a missing one is none. */
export const text = (attribute) => option('text', attribute, []);

/** There or not, as HTML's `disabled` is. */
export const presence = (attribute, property) => ({ ...option('presence', attribute, []), property });

/** Settings that are printed, each a type, an attribute, the settings of the engine that it is, and words. */
export const settingsOf = (table) => table.map(([type, attribute, fields, words]) => (
  { ...option(type, attribute, fields), ...(words ? { words } : {}) }));

function option(type, attribute, fields) {
  const property = attribute.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
  return { type, attribute, property, fields };
}

/** What an attribute means; `null` if it is missing or means nothing. */
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

/** The numbers of a text, with spaces or commas between them; what is no finite number is left out. */
export function numbersIn(text) {
  return text.split(/[\s,]+/).filter(Boolean).map(Number).filter(Number.isFinite);
}

function numberIn(text) {
  if (text === null || text.trim() === '') return null;
  const value = Number(text);
  return Number.isNaN(value) ? null : value;
}

/** Writes an attribute, or takes it away. */
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

/** What the attributes of an element say of a setting. Who gives a step means that values go by it. */
function said(element, option) {
  const isSaid = option.attribute === 'quantize' && option.type === 'switch' && element.hasAttribute('step');
  return read(element, option) ?? (isSaid ? true : null);
}

/** Gives a class of elements the properties of its table. */
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

/** What a setting is without its attribute. */
function fallback({ type, fields, words }, defaults) {
  if (fields.length > 0) return defaults[fields[0]];
  if (type === 'number' || type === 'text') return null;
  return type === 'word' ? words[0] : type === 'switch';
}

/** The settings of the engine that the attributes of an element name; the others have to stay as they are. */
export function namedSettings(element, options) {
  const settings = {};
  for (const option of options) {
    const value = said(element, option);
    if (value !== null) for (const field of option.fields) settings[field] = value;
  }
  return settings;
}
