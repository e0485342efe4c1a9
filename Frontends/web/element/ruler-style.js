// The style sheet of a ruler.

export const style = `
  :host {
    --_ink: var(--detent-ink, currentColor);
    --_label: var(--detent-label-ink, color-mix(in srgb, var(--_ink) 72%, transparent));
    --_accent: var(--detent-accent, #e5342b);
    display: block; block-size: 80px; position: relative; box-sizing: border-box; border-radius: 8px;
    contain: layout style inline-size; contain-intrinsic-inline-size: 240px; /* as a slider */
    touch-action: pan-y var(--_pinch); user-select: none; -webkit-user-select: none;
    -webkit-tap-highlight-color: transparent; cursor: grab; font-size: 0.8125rem;
  }
  @supports (color: light-dark(red, red)) {
    :host { --_accent: var(--detent-accent, light-dark(#e5342b, #ff5449)); }
  }
  :host([hidden]) { display: none; }
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
    content: ''; position: absolute; top: -11px; left: 50%; width: 6px; height: 6px; opacity: 0.75;
    border: solid var(--_accent); border-width: 1.5px 0 0 1.5px; transform: translateX(-10px) rotate(-45deg);
  }
  .cursor::after { transform: translateX(4px) rotate(135deg); }
  :host([orientation="vertical"]) .cursor::before { top: 50%; left: -11px; transform: translateY(-10px) rotate(45deg); }
  :host([orientation="vertical"]) .cursor::after { top: 50%; left: -11px; transform: translateY(4px) rotate(225deg); }
  :host(:is(:disabled, [readonly])) .cursor::before, :host(:is(:disabled, [readonly])) .cursor::after { display: none; }
  :host(:state(dragging)) .cursor::before, :host(:state(dragging)) .cursor::after { display: none; }
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
