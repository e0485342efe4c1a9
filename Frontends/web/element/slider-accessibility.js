// What assistive technology is told of a slider: each thumb is a slider of its own.
import { describe } from './accessibility.js';

/** How an element is called: by `aria-label`, by what `aria-labelledby` names, or by its labels. */
export function nameOf(element) {
  const own = element.getAttribute('aria-label')?.trim();
  if (own) return own;
  const ids = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
  const named = ids.map((id) => element.getRootNode().getElementById?.(id)).filter(Boolean);
  const texts = [...(named.length > 0 ? named : element.labels ?? [])].map(({ textContent }) => textContent.trim());
  return texts.filter(Boolean).join(' ');
}

/**
 * @param {HTMLElement[]} thumbs
 * @param {object[]} nodes what `Slider.accessibility` answers of each
 * @param {{name: string, own: string[], format: (value: number, step: number) => string, isDisabled: boolean}} how `own`:
 *   how each thumb is called; without it, by its number where there are several
 */
export function describeThumbs(thumbs, nodes, { name, own, format, isDisabled }) {
  thumbs.forEach((thumb, part) => {
    describe(thumb, nodes[part], format);
    const number = thumbs.length > 1 ? `${part + 1}/${thumbs.length}` : '';
    const label = [name, own[part] ?? number].filter(Boolean).join(' ') || null;
    if (thumb.ariaLabel !== label) thumb.ariaLabel = label;
    if (isDisabled) thumb.removeAttribute('tabindex');
    else if (thumb.tabIndex !== 0) thumb.tabIndex = 0;
  });
}
