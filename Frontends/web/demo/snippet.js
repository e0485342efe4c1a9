// HTML that reproduces the current state of an element.
import { make } from './panel.js';

const own = ['id', 'class', 'style', 'tabindex', 'inert', 'role', 'aria-valuenow'];
const quoted = text => `"${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;

/**
 * Name and value of each relevant attribute, in the order of the element's table; the last reported
 * value replaces the initial one.
 */
function attributes(element) {
  const order = ['aria-label', 'name', 'value', ...element.constructor.options.map(({ attribute }) => attribute)];
  const rank = name => (order.indexOf(name) + 1 || order.length + 1);
  const found = [...element.attributes].filter(({ name }) => !own.includes(name))
    .sort((one, other) => rank(one.name) - rank(other.name))
    .map(({ name, value }) => [name, name === 'value' ? element.value : value]);
  const style = [...element.style].filter(name => name.startsWith('--'))
    .map(name => `${name}: ${element.style.getPropertyValue(name).trim()}`);
  return style.length > 0 ? [...found, ['style', style.join('; ')]] : found;
}

/** Text in pieces: a class and its text. */
function* pieces(element, theme) {
  if (theme) yield ['', `<link rel="stylesheet" href="detent/themes/${theme}.css">\n`];
  yield ['', `<script type="module" src="detent/${element.localName}.js"></script>\n\n<${element.localName}`];
  for (const [name, value] of attributes(element)) {
    yield ['name', `\n  ${name}`];
    if (value === '') continue;
    yield ['name', '='];
    yield ['value', quoted(value)];
  }
  yield ['', `></${element.localName}>`];
}

/** Shows the HTML in a `pre`, in a theme of the package if one is named. */
export function showSnippet(element, paper, theme) {
  paper.replaceChildren(...Array.from(pieces(element, theme), ([className, text]) =>
    (className ? make('span', { className }, text) : text)));
}
