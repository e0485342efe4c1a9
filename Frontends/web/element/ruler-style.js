// The style sheet of a ruler.

export const style = `
  :host {
    --_ink: var(--detent-ink, currentColor);
    --_label: var(--detent-label-ink, color-mix(in srgb, var(--_ink) 72%, transparent));
    --_accent: var(--detent-accent, #e5342b);
    display: block; block-size: 80px; border-radius: 8px;
    contain: layout style inline-size; contain-intrinsic-inline-size: 240px; /* as a slider */
    touch-action: pan-y var(--_pinch);
    cursor: grab; font-size: 0.8125rem;
  }
  @supports (color: light-dark(red, red)) {
    :host { --_accent: var(--detent-accent, light-dark(#e5342b, #ff5449)); }
  }
  :host([orientation="vertical"]) {
    display: inline-block; inline-size: 80px; block-size: 320px; touch-action: pan-x var(--_pinch);
  }
  :host(:state(dragging)) { cursor: grabbing; --_pinch: ; }
  :host(:disabled) { opacity: 0.4; cursor: default; }
  :host([readonly]) { cursor: default; --_accent: var(--detent-accent, var(--_ink)); }
  :host(:focus-visible) { outline: 2px solid var(--_focus); outline-offset: 2px; }
  .stage { position: relative; inline-size: 100%; block-size: 100%; overflow: hidden; direction: ltr; }
  canvas {
    position: absolute; inset: 0; inline-size: 100%; block-size: 100%; pointer-events: none;
    --_fade: var(--detent-fade, 12%);
    mask-image: linear-gradient(to right, transparent, #000 var(--_fade), #000 calc(100% - var(--_fade)), transparent);
  }
  :host([orientation="vertical"]) canvas {
    mask-image: linear-gradient(to bottom, transparent, #000 var(--_fade), #000 calc(100% - var(--_fade)), transparent);
  }
  .cursor {
    position: absolute; left: 0; top: 0; pointer-events: none; border-radius: 99px; background: var(--_accent);
    width: var(--detent-cursor-width, 3px); height: 30px;
  }
  /* Arrows hint that the ruler can be dragged, until it has been dragged. */
  .cursor::before, .cursor::after {
    content: ''; display: var(--_hint); position: absolute; top: -12px; left: calc(50% - 11px); width: 6px; height: 10px;
    background: inherit; clip-path: polygon(0 50%, 100% 0, 100% 100%);
  }
  .cursor::after { left: calc(50% + 5px); rotate: 180deg; }
  :host([orientation="vertical"]) .cursor::before, :host([orientation="vertical"]) .cursor::after {
    top: calc(50% - 11px); left: -6px; width: 5px; height: 7px; rotate: 90deg;
  }
  :host([orientation="vertical"]) .cursor::after { top: calc(50% + 4px); rotate: 270deg; }
  :host(:is(:disabled, [readonly], :state(dragging))) .cursor { --_hint: none; }
  .cursor:not([style]) { visibility: hidden; } /* has no position yet */
  :host([orientation="vertical"]) .cursor {
    width: 30px; height: var(--detent-cursor-width, 3px);
  }
  @media (forced-colors: active) {
    :host { --_ink: CanvasText; --_label: CanvasText; --_accent: Highlight; forced-color-adjust: none; }
    .cursor { outline: 1px solid Canvas; }
    :host([readonly]) { --_accent: CanvasText; }
    :host(:disabled) { --_ink: GrayText; --_label: GrayText; --_accent: GrayText; opacity: 1; }
  }
`;
