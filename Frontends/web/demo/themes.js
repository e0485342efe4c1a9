// Style sheets of the package that the page can wear.

const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet' });

/** Has the page wear the chosen theme. @param {(theme: string) => void} changed called with its name, '' for none */
export function offerThemes(changed) {
  for (const input of document.querySelectorAll('[name="theme"]')) {
    input.addEventListener('change', () => {
      if (input.value) sheet.href = new URL(`../themes/${input.value}.css`, import.meta.url).href;
      if (input.value) document.head.append(sheet);
      else sheet.remove();
      changed(input.value);
    });
  }
}
