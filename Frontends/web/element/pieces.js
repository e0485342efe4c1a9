// What an element is made of. Never from text: the policy of a page may forbid that.

/**
 * An element with a class, and some in it.
 * @param {string} tag
 * @param {string} name
 * @param {...Element} inside
 */
export function piece(tag, name, ...inside) {
  const element = Object.assign(document.createElement(tag), { className: name });
  element.append(...inside);
  return element;
}

/** One that style sheets of the page may reach, as the part of that name. */
export function part(tag, name, ...inside) {
  const element = piece(tag, name, ...inside);
  element.setAttribute('part', name);
  return element;
}
