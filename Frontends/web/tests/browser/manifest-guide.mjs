// Text of Frontends/web/custom-elements.json: the classes of the elements as a browser has them, in the words of `.d.ts` files.
import { readFile } from 'node:fs/promises';
import { found, parts, properties } from './looks-guide.mjs';
import { Stand, web } from './stand.mjs';

const states = {
  pressed: 'a pointer is down on it', dragging: 'a pointer drags it', moving: 'it moves by itself',
  previewed: 'a mouse previews a value', loading: 'its engine is on the way', failed: 'its engine could not be loaded',
};

const events = {
  input: ['Event', 'The user has changed the value; of several thumbs, `detail` has the part and its value.'],
  change: ['Event', 'The user has chosen another value; as `input`.'],
  tick: ['CustomEvent', 'Marks were passed.'],
  bound: ['CustomEvent', 'It has reached a bound, or a thumb its neighbour.'],
  began: ['CustomEvent', 'An edit has begun.'],
  ended: ['CustomEvent', 'An edit has ended, with a commit or a cancel.'],
  preview: ['CustomEvent', 'A mouse previews another value, or none any more.'],
  tapped: ['CustomEvent', 'It was tapped.'],
  error: ['ErrorEvent', 'Its engine could not be loaded.'],
};

/** Events of one element alone. */
const only = { preview: 'rating', tapped: 'ruler' };

/** Members of an interface or class in a `.d.ts` file, by name: their type or parameters, and their comment. */
function members(text, name) {
  const body = text.match(new RegExp(`(?:interface|class) ${name}\\b[^{]*\\{\\n([^]*?)\\n\\}`))?.[1] ?? '';
  const all = {};
  for (const [, comment, member] of body.matchAll(/(?:\n|^)(?:  \/\*\*([^]*?)\*\/\n)?  (?:static |readonly |get |set )*(\w+)\??[(:]/g)) {
    all[member] ??= { description: comment?.replace(/\s*\n\s*\*\s?/g, ' ').replace(/^\*|\s+/g, ' ').trim() };
  }
  const typed = /(?:\n|^)  (?:static |readonly |get )*(\w+)\??(?:\(\))?: ([^;]+);/g;
  for (const [, member, type] of body.matchAll(typed)) if (all[member]) all[member].type = type;
  return all;
}

/** Attributes, properties, methods and defaults of each element, as the browser has them. */
function inBrowser(tags) {
  const types = { number: () => 'number', presence: () => 'boolean', switch: () => "'on' | 'off'", word: (words) => words.map((word) => `'${word}'`).join(' | ') };
  const written = (value) => (Number.isFinite(value) || typeof value !== 'number' ? JSON.stringify(value) : String(value));
  return tags.map((tag) => {
    const element = document.createElement(tag);
    const type = element.constructor;
    const own = [];
    for (let each = type.prototype; each !== HTMLElement.prototype; each = Object.getPrototypeOf(each)) {
      own.push(...Object.entries(Object.getOwnPropertyDescriptors(each)));
    }
    const options = new Map(type.options.map((option) => [option.attribute, option]));
    const camel = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
    return {
      tag, name: type.name,
      attributes: type.observedAttributes.filter((attribute) => !attribute.startsWith('aria')).map((name) => {
        const { property = camel(name), type: kind, words } = options.get(name) ?? {};
        const usual = kind === 'switch' ? (element[property] ? 'on' : 'off') : element[property];
        return { name, fieldName: property, type: { text: types[kind]?.(words) ?? 'string' }, default: written(usual) };
      }),
      members: [...new Map(own.reverse()).entries()].map(([name, { value, set }]) => ({
        name, isMethod: typeof value === 'function', isReadOnly: !set, default: value ? undefined : written(element[name]),
      })),
    };
  });
}

const kinds = ['ruler', 'rating', 'slider', 'dial'];

/** The manifest as JSON, by https://github.com/webcomponents/custom-elements-manifest. */
export async function manifest() {
  const looks = await found();
  const stand = await Stand.open();
  const classes = await stand.page.evaluate(inBrowser, kinds.map((kind) => `detent-${kind}`));
  await stand.close();
  const read = (file) => readFile(`${web}${file}`, 'utf8');
  const [shared, printed] = [await read('detent-element.d.ts'), await read('generated/elements.d.ts')];
  const modules = [];
  for (const [index, kind] of kinds.entries()) {
    const { tag, name, attributes, members: all } = classes[index];
    const title = name.replace('Detent', '');
    const own = await read(`detent-${kind}.d.ts`);
    const said = { ...members(shared, 'DetentElement'), ...members(printed, `${title}Properties`), ...members(own, name) };
    const known = all.filter((each) => said[each.name] && each.name !== 'constructor');
    const path = `detent-${kind}.js`;
    const declaration = {
      kind: 'class', name, tagName: tag, customElement: true, superclass: { name: 'HTMLElement' },
      description: own.match(/\/\*\*((?:(?!\*\/)[^])*)\*\/\nexport (?:declare )?class/)?.[1].replace(/\s*\n \*\s?/g, ' ').trim(),
      attributes: attributes.map((each) => ({ ...each, description: said[each.fieldName]?.description })),
      members: known.map((each) => (each.isMethod
        ? { kind: 'method', name: each.name, description: said[each.name].description }
        : {
          kind: 'field', name: each.name, type: { text: said[each.name].type }, default: each.default,
          readonly: each.isReadOnly || undefined, description: said[each.name].description })),
      events: Object.entries(events).filter(([event]) => (only[event] ?? kind) === kind).map(([event, [type, description]]) => (
        { name: event, type: { text: kind === 'slider' && type === 'Event' ? 'Event | CustomEvent' : type }, description })),
      cssParts: looks[kind].parts.map((part) => ({ name: part, description: parts[part] })),
      cssProperties: [...looks[kind].properties].map(([property, initial]) => (
        { name: `--detent-${property}`, default: initial || undefined, description: properties[property] })),
      cssStates: Object.entries(states).filter(([state]) => state !== 'previewed' || kind === 'rating')
        .map(([state, description]) => ({ name: state, description })),
    };
    const reference = { name, module: path };
    modules.push({
      kind: 'javascript-module', path, declarations: [declaration],
      exports: [{ kind: 'js', name, declaration: reference }, { kind: 'custom-element-definition', name: tag, declaration: reference }] });
  }
  return `${JSON.stringify({ schemaVersion: '1.0.0', readme: 'README.md', modules }, null, 1)}\n`;
}
