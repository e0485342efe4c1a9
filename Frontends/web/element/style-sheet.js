// Style of one kind of element, parsed once for all. Not an inline style, which the policy of a page may forbid.

/**
 * Style of a probe that detects changes of the page's style sheets: each change runs a transition of 1 ms, whose
 * end fires an event.
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

/**
 * Box and focus ring; not every browser supports the system's accent colour. The selection colour may be translucent, and what is
 * below it would show through.
 */
const hostStyle = `
  :host {
    --_focus: var(--detent-focus, royalblue); --_pinch: pinch-zoom; position: relative; box-sizing: border-box;
    user-select: none; -webkit-user-select: none; -webkit-tap-highlight-color: transparent;
  }
  :host([hidden]) { display: none; }
  @supports (color: AccentColor) { :host { --_focus: var(--detent-focus, AccentColor); } }
  @media (forced-colors: active) {
    :host { --_focus: var(--detent-focus, Highlight); }
    @supports (color: rgb(from red r g b)) { :host { --_accent: rgb(from Highlight r g b / 1); } }
  }
`;

/** Creates the sheet in a window, for its document. @param {string} own */
export function styleSheet(window, own) {
  const sheet = new window.CSSStyleSheet();
  sheet.replaceSync(own + hostStyle + probeStyle);
  return sheet;
}
