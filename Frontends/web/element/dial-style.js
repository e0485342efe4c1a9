// The style sheet of a dial.

export const style = `
  :host {
    --_ink: var(--detent-ink, currentColor);
    --_label: var(--detent-label-ink, var(--_ink));
    --_accent: var(--detent-accent, #0a66d8);
    --_track: var(--detent-track, color-mix(in srgb, var(--_ink) 50%, transparent));
    --_rim: var(--detent-thumb-rim, Canvas);
    display: inline-block; inline-size: 120px; block-size: 120px; position: relative; box-sizing: border-box;
    vertical-align: middle; contain: layout style; touch-action: none; user-select: none; -webkit-user-select: none;
    -webkit-tap-highlight-color: transparent; cursor: grab; font-size: 0.8125rem; border-radius: 50%;
  }
  @supports (color: light-dark(red, red)) {
    :host { --_accent: var(--detent-accent, light-dark(#0a66d8, #4c9dff)); }
  }
  :host([hidden]) { display: none; }
  :host(:state(dragging)) { cursor: grabbing; }
  :host([hold="vertical"]) { cursor: ns-resize; }
  :host(:disabled) { opacity: 0.4; cursor: default; }
  :host([readonly]) { cursor: default; }
  :host(:focus-visible) { outline: 2px solid var(--_focus); outline-offset: 2px; }
  .stage { position: absolute; inset: 0; direction: ltr; }
  svg { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; overflow: visible; pointer-events: none; }
  svg * { vector-effect: non-scaling-stroke; }
  .track, .arc { fill: none; stroke-width: 6px; stroke-linecap: round; }
  .track { stroke: var(--_track); stroke-width: 3px; }
  .arc { stroke: var(--_accent); }
  .marks { fill: none; stroke: var(--_track); stroke-width: 1.5px; }
  .pointer { stroke: var(--_accent); stroke-width: 4px; stroke-linecap: round; }
  .knob { fill: var(--_accent); stroke: var(--_rim); stroke-width: 2px; }
  .readout {
    fill: var(--_label); text-anchor: middle; dominant-baseline: central; font-size: 1.25em;
    font-variant-numeric: tabular-nums;
  }
  @media (forced-colors: active) {
    :host {
      --_ink: CanvasText; --_label: CanvasText; --_track: CanvasText; --_accent: Highlight; --_rim: Canvas;
      forced-color-adjust: none;
    }
    :host(:disabled) { --_ink: GrayText; --_label: GrayText; --_track: GrayText; --_accent: GrayText; opacity: 1; }
  }
`;
