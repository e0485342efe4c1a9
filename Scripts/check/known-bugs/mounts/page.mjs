// Functions that the modules of this folder share. Options are the question of a module's address: nouislider.mjs?thumbs=2&step=5.

/** Options of the address, as numbers, truths and lists where they are such. */
export function optionsOf(address) {
  return Object.fromEntries([...new URL(address).searchParams].map(([name, text]) => {
    try {
      return [name, JSON.parse(text)];
    } catch {
      return [name, text];
    }
  }));
}

/** Loads the scripts and style sheets that lie beside the modules, in order. */
export async function load(...files) {
  for (const file of files) {
    const address = new URL(file, import.meta.url);
    await new Promise((onload, refuse) => {
      const onerror = () => refuse(new Error(`${file} cannot be loaded`));
      const element = file.endsWith('.css') ? Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address })
        : Object.assign(document.createElement('script'), { src: address });
      document.head.append(Object.assign(element, { onload, onerror }));
    });
  }
}

/** Values at which a control begins: those asked for, or its own. */
export const startOf = ({ value, values = value === undefined ? undefined : [value] }, thumbs) =>
  values?.length === thumbs ? values : thumbs === 1 ? [50] : [20, 70];

/** Reports the values that differ from those before. If none does, the first is reported again, unless `ifChanged`: by default of several. */
export function reporting(report, before) {
  return (now, ifChanged = now.length > 1) => {
    const changed = now.flatMap((each, part) => each === before[part] ? [] : [part]);
    before = [...now];
    for (const part of changed.length ? changed : ifChanged ? [] : [0]) report(now[part], part);
  };
}
