// The style sheet of a rating.
import { outline, star } from './star.js';

/** Mask that removes the middle of a symbol of any shape, leaving its outline. */
const hollow = 'var(--_image) center / contain no-repeat, var(--_image) center / 78% 78% no-repeat';

export const style = `
  :host {
    --_ink: var(--detent-ink, currentColor);
    --_label: var(--_ink);
    --_accent: var(--detent-accent, #cc8400);
    --_empty: var(--detent-empty, color-mix(in srgb, var(--_ink) 60%, transparent));
    --_rim: var(--detent-symbol-rim, var(--_accent));
    --_image: var(--detent-symbol);
    --_size: var(--detent-symbol-size, 32px);
    /* Not auto, which on a page without a doctype would fill the window. */
    block-size: fit-content;
    display: inline-block; vertical-align: middle; border-radius: 8px;
    contain: layout style; touch-action: pan-y var(--_pinch);
    cursor: pointer;
  }
  @supports (color: light-dark(red, red)) {
    :host { --_accent: var(--detent-accent, light-dark(#cc8400, #ffb938)); }
  }
  :host(:state(dragging)) { --_pinch: ; }
  :host([orientation="vertical"]) { touch-action: pan-x var(--_pinch); }
  :host([selection="tap"]) { touch-action: manipulation; }
  :host(:disabled) { opacity: 0.4; cursor: default; }
  :host([readonly]) { cursor: default; --_accent: var(--detent-accent, var(--_ink)); --_rim: var(--_accent); }
  :host(:focus-visible) { outline: 2px solid var(--_focus); outline-offset: 4px; }
  /* The symbols shrink if there is too little space. */
  .stage {
    position: relative; inline-size: 100%; block-size: 100%; direction: ltr; min-block-size: min(var(--_size), 100%);
    display: grid; grid-template-columns: minmax(0, calc(var(--_size) * var(--_count, 5) + var(--_gaps, 0px)));
  }
  .space { block-size: var(--_size); }
  :host([orientation="vertical"]) .stage { grid-template-columns: minmax(0, var(--_size)); }
  :host([orientation="vertical"]) .space { block-size: calc(var(--_size) * var(--_count, 5) + var(--_gaps, 0px)); }
  .symbol {
    position: absolute; left: 0; top: 0; pointer-events: none; transform-origin: center;
    transition: scale 120ms ease-out;
  }
  .symbol.pressed { scale: 1.12; }
  /* A star keeps its proportions in any box. CSS shapes are not images, so no image policy blocks them. */
  .empty, .full {
    position: absolute; inline-size: var(--_side); block-size: var(--_side);
    left: calc(50% - var(--_side) / 2); top: calc(50% - var(--_side) / 2);
  }
  .full::after { position: absolute; inset: 0; }
  .full { clip-path: ${star}; }
  .empty, .full::after { clip-path: ${outline}; }
  .custom .full, .custom .full::after, :is(.custom, .own) .empty { clip-path: none; }
  .custom .full, :is(.custom, .own) .empty { inset: 0; inline-size: auto; block-size: auto; }
  .custom :is(.empty, .full::after) {
    -webkit-mask: ${hollow}; -webkit-mask-composite: xor; mask: ${hollow}; mask-composite: exclude;
  }
  .custom .full, .own .empty {
    -webkit-mask: var(--_image) center / contain no-repeat; mask: var(--_image) center / contain no-repeat;
  }
  .own .empty { --_image: var(--detent-symbol-empty); }
  .empty { background: var(--_empty); }
  .full { background: var(--_accent); }
  .full::after { content: ''; background: var(--_rim); }
  .previewed .full { opacity: var(--detent-preview-opacity, 0.6); }
  :host([motion="reduced"]) .symbol { transition: none; scale: none; }
  @media (prefers-reduced-motion: reduce) { :host(:not([motion="full"])) .symbol { transition: none; scale: none; } }
  @media (forced-colors: active) {
    :host, :host([readonly]) {
      --_ink: CanvasText; --_empty: CanvasText; --_accent: Highlight; --_rim: CanvasText; forced-color-adjust: none;
    }
    :host([readonly]) { --_accent: CanvasText; }
    :host(:disabled) { --_empty: GrayText; --_accent: GrayText; --_rim: GrayText; opacity: 1; }
  }
`;
