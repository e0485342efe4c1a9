// Style sheets within scripts, without what only a reader needs.

const squeezed = (style) => style
  .replace(/\/\*[^]*?\*\//g, '')
  .replace(/\s+/g, ' ')
  .replace(/ ?([{};,]) ?/g, '$1')
  .replace(/: /g, ':')
  .replace(/;}/g, '}')
  .trim();

/** A script whose constants called `style`, or `…Style`, are squeezed. @param {string} script */
export const squeezeStyles = (script) => script.replace(
  /(\bconst \w*[sS]tyle = `)([^`$]*)`/g, (_, head, style) => `${head}${squeezed(style)}\``);
