// Example scripts, with traces of level `calls`.
import { controls } from './controls.js';
import { make } from './panel.js';

const words = name => name.replaceAll('-', ' ');

async function fetchText(path) {
  const response = await fetch(new URL(path, import.meta.url));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
}

/** Fills a `select`; passes the script and trace of a choice to `load`. */
export function offerExamples(select, load) {
  for (const [label, { examples }] of Object.entries(controls)) {
    const options = examples.map(name => make('option', { value: name }, words(name.replace(`${label}-`, ''))));
    select.append(make('optgroup', { label }, ...options));
  }
  select.addEventListener('change', async () => {
    const name = select.value;
    if (!name) return;
    const [script, golden] = await Promise.all(
      ['gesture', 'trace'].map(ending => fetchText(`examples/${name}.${ending}`)));
    load(script, golden);
    select.value = '';
  });
}
