// What an element has to know of the page around it, and what tells it of changes: nothing is asked for in between.

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
const colorScheme = matchMedia('(prefers-color-scheme: dark)');

/** @type {Set<{surroundingsChanged(): void}>} */
const elements = new Set();

/** Whether people have asked for less motion. */
export function prefersReducedMotion() {
  return reducedMotion.matches;
}

/** Tells an element from now on when the preferences of the user, or the pixels of the screen, change. */
export function watchSurroundings(element) {
  elements.add(element);
}

export function unwatchSurroundings(element) {
  elements.delete(element);
}

function tell() {
  for (const element of elements) element.surroundingsChanged();
}

reducedMotion.addEventListener('change', tell);
colorScheme.addEventListener('change', tell);
document.fonts?.addEventListener('loadingdone', tell);
watchPixels();

/** A query for the resolution of now changes once. */
function watchPixels() {
  const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
  query.addEventListener('change', () => {
    tell();
    watchPixels();
  }, { once: true });
}

/**
 * Style that a style sheet of the page may change at any time without telling: a transition that takes hardly any time
 * ends whenever it has, and that is told.
 */
const probeStyle = `
  .probe {
    position: absolute; visibility: hidden; inline-size: 0; block-size: 0; overflow: hidden; pointer-events: none;
    color: var(--_ink); outline-color: var(--_label); background-color: var(--_accent);
    transition: color 1ms, outline-color 1ms, background-color 1ms, font-size 1ms, font-family 1ms, padding 1ms;
    transition-behavior: allow-discrete;
  }
  .probe:dir(rtl) { padding: 1px; }
`;

/** Not every browser tells the accent of the system, and a focus ring has to show. */
const focusStyle = `
  :host { --_focus: var(--detent-focus, royalblue); }
  @supports (color: AccentColor) { :host { --_focus: var(--detent-focus, AccentColor); } }
  @media (forced-colors: active) { :host { --_focus: var(--detent-focus, Highlight); } }
`;

/**
 * The style of one kind of element, for all of that kind: it is read once, and is no inline style, which the policy of
 * a page may forbid.
 * @param {string} own
 */
export function styleSheet(own) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(own + focusStyle + probeStyle);
  return sheet;
}
