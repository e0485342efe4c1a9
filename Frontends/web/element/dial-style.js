// The style sheet of a dial.

export const style = `
  :host {
    --_ink: var(--detent-ink, currentColor);
    --_label: var(--detent-label-ink, var(--_ink));
    --_accent: var(--detent-accent, #0a66d8);
    --_track: var(--detent-track, color-mix(in srgb, var(--_ink) 45%, transparent));
    --_knob: var(--detent-knob, color-mix(in srgb, var(--_ink) 7%, transparent));
    --_edge: var(--detent-thumb-rim, #0000);
    display: inline-block; inline-size: 120px; block-size: 120px;
    vertical-align: middle; contain: layout style; touch-action: pinch-zoom;
    cursor: grab; font-size: 0.8125rem; border-radius: 50%;
  }
  /* On a page that is dark only by its own colours, the text colour reveals it. */
  @supports (color: oklch(from currentColor l c h)) {
    :host { --_accent: var(--detent-accent, oklch(from var(--_ink) calc(0.53 + 0.18 * l) 0.18 257)); }
  }
  :host(:state(dragging)) { cursor: grabbing; }
  :host([hold="vertical"]) { cursor: ns-resize; touch-action: pan-x pinch-zoom; }
  :host([page-scroll]) { touch-action: pan-y pinch-zoom; }
  :host(:state(dragging)) { touch-action: none; }
  :host([hold="vertical"]:state(dragging)) { touch-action: pan-x; }
  :host([page-scroll]:state(dragging)) { touch-action: pan-y; }
  :host(:disabled) { opacity: 0.4; cursor: default; }
  :host([readonly]) { cursor: default; }
  :host(:focus-visible) { outline: 2px solid var(--_focus); outline-offset: 2px; }
  .stage { position: absolute; inset: 0; direction: ltr; }
  svg { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; overflow: visible; pointer-events: none; }
  svg * { vector-effect: non-scaling-stroke; }
  .track, .arc { fill: none; stroke-width: 6px; stroke-linecap: round; }
  .track { stroke: var(--_track); }
  .arc { stroke: var(--_accent); }
  .marks { fill: none; stroke: var(--_track); stroke-width: 1.5px; }
  .pointer { stroke: var(--_accent); stroke-width: 4px; stroke-linecap: round; }
  .knob { fill: var(--_knob); stroke: var(--_edge); stroke-width: 1px; transition: fill 120ms ease-out; }
  .held .knob { fill: color-mix(in srgb, var(--_accent) 16%, var(--_knob)); }
  .held .pointer { stroke-width: 5px; }
  :host([readonly]) .knob { fill: none; }
  :host([readonly]) { --_accent: var(--detent-accent, var(--_ink)); }
  :host([motion="reduced"]) .knob { transition: none; }
  @media (prefers-reduced-motion: reduce) { :host(:not([motion="full"])) .knob { transition: none; } }
  .readout {
    fill: var(--_label); text-anchor: middle; dominant-baseline: central; font-size: min(1.25em, var(--_fit, 1.25em));
    font-variant-numeric: tabular-nums;
  }
  @media (forced-colors: active) {
    :host {
      --_ink: CanvasText; --_label: CanvasText; --_track: CanvasText; --_accent: Highlight; --_edge: CanvasText;
      --_knob: Canvas; forced-color-adjust: none;
    }
    :host([readonly]) { --_accent: CanvasText; }
    .track { stroke-width: 2px; }
    :host(:disabled) { --_ink: GrayText; --_label: GrayText; --_track: GrayText; --_accent: GrayText; --_edge: GrayText; opacity: 1; }
  }
`;
