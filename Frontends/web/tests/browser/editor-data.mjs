// Custom data of VS Code for the elements and their properties of style sheets, made from the manifest.
// See https://github.com/microsoft/vscode-custom-data.
import { readFile } from 'node:fs/promises';
import { web } from './stand.mjs';

const json = (data) => `${JSON.stringify(data, null, 1)}\n`;

/** Attributes of each element in the types for templates, by tag name, with the words that each may have. */
export async function typed() {
  const text = await readFile(`${web}generated/elements.d.ts`, 'utf8');
  const interfaces = [...text.matchAll(/interface (\w+)Attributes \{\n([^]*?)\n\}/g)];
  return Object.fromEntries(interfaces.map(([, name, body]) => [`detent-${name.toLowerCase()}`, Object.fromEntries(
    [...body.matchAll(/^ {2}'?([\w-]+)'?\?: (.*);$/gm)].map(([, attribute, type]) => (
      [attribute, [...type.matchAll(/'([\w-]+)'/g)].map(([, word]) => word)])))]));
}

/** Files of an editor, by name. @param {string} manifest */
export async function editorData(manifest) {
  const classes = JSON.parse(manifest).modules.map(({ declarations: [each] }) => each);
  const words = await typed();
  const tags = classes.map(({ tagName, description, attributes }) => ({
    name: tagName, description,
    attributes: attributes.map(({ name, description, type }) => ({
      name, description, ...(type.text === 'boolean' ? { valueSet: 'v' } : {}),
      ...(words[tagName][name]?.length > 0 ? { values: words[tagName][name].map((word) => ({ name: word })) } : {}),
    })),
  }));
  const properties = new Map(classes.flatMap(({ cssProperties }) => cssProperties).map(({ name, description }) => [name, { name, description }]));
  return {
    'vscode-html.json': json({ version: 1.1, tags }),
    'vscode-css.json': json({ version: 1.1, properties: [...properties.values()] }),
  };
}
