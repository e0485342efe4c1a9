// Files that editors, templates and Storybook read of the elements, all made from the manifest.

const json = (data) => `${JSON.stringify(data, null, 1)}\n`;

/** Words of a type such as `'on' | 'off'`. */
const wordsOf = ({ text }) => [...text.matchAll(/'([^']+)'/g)].map(([, word]) => word);

/** Custom data of VS Code, see https://github.com/microsoft/vscode-custom-data. */
function vscode(classes) {
  const tags = classes.map(({ tagName, description, attributes }) => ({
    name: tagName, description,
    attributes: attributes.map(({ name, description, type }) => ({
      name, description, ...(type.text === 'boolean' ? { valueSet: 'v' } : {}),
      ...(wordsOf(type).length > 0 ? { values: wordsOf(type).map((word) => ({ name: word })) } : {}),
    })),
  }));
  const properties = new Map(classes.flatMap(({ cssProperties }) => cssProperties).map(({ name, description }) => [name, { name, description }]));
  return {
    'vscode-html.json': json({ version: 1.1, tags }),
    'vscode-css.json': json({ version: 1.1, properties: [...properties.values()] }),
  };
}

/** What a template may write for an attribute of a type. */
const inTemplates = { number: 'number | string', boolean: "boolean | ''" };

/** Types of attributes in templates, which `jsx.d.ts` and `vue.d.ts` hand on. */
function templates(classes) {
  const quoted = (name) => (name.includes('-') ? `'${name}'` : name);
  const interfaces = classes.map(({ tagName, name, attributes }) => `
/** The attributes of \`<${tagName}>\`, as templates write them. */
export interface ${name.replace('Detent', '')}Attributes {
${attributes.map(({ name, type: { text } }) => `  ${quoted(name)}?: ${inTemplates[text] ?? text};\n`).join('')}}
`);
  return `/** Made by Scripts/make/looks.sh from custom-elements.json. */
${interfaces.join('')}
/** The elements, by their tags. */
export interface DetentElements {
${classes.map(({ tagName, name }) => `  '${tagName}': ${name.replace('Detent', '')}Attributes;\n`).join('')}}
`;
}

/** Controls of Storybook by type of attribute; a text has that of words. */
const controls = { number: { type: 'number' }, boolean: { type: 'boolean' }, string: { type: 'text' } };

/** `argTypes` of Storybook for each element, by tag. */
function storybook(classes) {
  const row = ({ name, type, default: usual, description }) => [name, {
    name, description, control: controls[type.text] ?? { type: 'select' }, ...(controls[type.text] ? {} : { options: wordsOf(type) }),
    table: { category: 'attributes', type: { summary: type.text }, defaultValue: { summary: usual } },
  }];
  return json(Object.fromEntries(classes.map(({ tagName, attributes }) => [tagName, Object.fromEntries(attributes.map(row))])));
}

/** The files, by their names in the package. @param {string} manifest */
export function toldOf(manifest) {
  const classes = JSON.parse(manifest).modules.map(({ declarations: [each] }) => each);
  return { ...vscode(classes), 'generated/templates.d.ts': templates(classes), 'storybook.json': storybook(classes) };
}
