// Minification of style sheets inside scripts.

const squeezed = (style) => style
  .replace(/\/\*[^]*?\*\//g, '')
  .replace(/\s+/g, ' ')
  .replace(/ ?([{};,]) ?/g, '$1')
  .replace(/: /g, ':')
  .replace(/;}/g, '}')
  .trim();

/** Minifies constants called `style` or `…Style` in a script. @param {string} script */
export const squeezeStyles = (script) => script.replace(
  /(\bconst \w*[sS]tyle = `)([^`$]*)`/g, (_, head, style) => `${head}${squeezed(style)}\``);
