// Scripts to begin with: copies of a few of the project's Examples, with their traces of level `calls`.
import { make } from './panel.js';

const names = [
  'fling-catch-and-bound', 'slow-drag-and-snap', 'rubber-band-and-back', 'keys-and-wheel', 'right-to-left',
  'host-changes-while-coasting', 'rating-drag-and-cancel', 'rating-hover', 'rating-thirds-and-tenths',
];

const words = name => name.replaceAll('-', ' ');

async function fetchText(path) {
  const response = await fetch(new URL(path, import.meta.url));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
}

/** Fills a `select`; `load` is called with script and trace when one is chosen. */
export function offerExamples(select, load) {
  select.append(...names.map(name => make('option', { value: name }, words(name))));
  select.addEventListener('change', async () => {
    const name = select.value;
    if (!name) return;
    const [script, golden] = await Promise.all(
      ['gesture', 'trace'].map(ending => fetchText(`examples/${name}.${ending}`)));
    load(script, golden);
    select.value = '';
  });
}
