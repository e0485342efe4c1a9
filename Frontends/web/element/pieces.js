// Construction of elements without HTML text, which the policy of a page may forbid.

/**
 * Creates an element with a class and children.
 * @param {string} tag
 * @param {string} name
 * @param {...Element} inside
 */
export function piece(tag, name, ...inside) {
  const element = Object.assign(document.createElement(tag), { className: name });
  element.append(...inside);
  return element;
}

/** Creates an element exposed as a part of its name. */
export function part(tag, name, ...inside) {
  const element = piece(tag, name, ...inside);
  element.setAttribute('part', name);
  return element;
}
