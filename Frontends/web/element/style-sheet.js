// The style of one kind of element, for all of that kind: it is read once, and is no inline style, which the policy of
// a page may forbid.

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
  :host { --_focus: var(--detent-focus, royalblue); --_pinch: pinch-zoom; }
  @supports (color: AccentColor) { :host { --_focus: var(--detent-focus, AccentColor); } }
  @media (forced-colors: active) { :host { --_focus: var(--detent-focus, Highlight); } }
`;

/** Made in a window, for its document. @param {string} own */
export function styleSheet(window, own) {
  const sheet = new window.CSSStyleSheet();
  sheet.replaceSync(own + focusStyle + probeStyle);
  return sheet;
}
