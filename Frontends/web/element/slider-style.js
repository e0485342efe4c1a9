// The style sheet of a slider.

export const style = `
  :host {
    --_ink: var(--detent-ink, currentColor);
    --_label: var(--detent-label-ink, color-mix(in srgb, var(--_ink) 80%, transparent));
    --_accent: var(--detent-accent, #0a66d8);
    --_track: var(--detent-track, color-mix(in srgb, var(--_ink) 45%, transparent));
    --_rim: var(--detent-thumb-rim, Canvas);
    --_thumb: var(--detent-thumb-size, 28px);
    --_bar: var(--detent-track-size, 4px);
    --_halo: var(--detent-halo, color-mix(in srgb, var(--_accent) 22%, transparent));
    --_lift: var(--detent-thumb-shadow, 0 1px 4px #0007);
    display: block; block-size: 40px;
    /* A width of its own where a container asks for one, such as a flex row, a table or a dialog. */
    contain: layout style inline-size; contain-intrinsic-inline-size: 160px;
    touch-action: pan-y var(--_pinch);
    cursor: pointer; font-size: 0.8125rem;
  }
  /* On a page that is dark only by its own colours, the text colour reveals it. */
  @supports (color: oklch(from currentColor l c h)) {
    :host {
      --_accent: var(--detent-accent, oklch(from var(--_ink) calc(0.53 + 0.18 * l) 0.18 257));
      --_rim: var(--detent-thumb-rim, oklch(from var(--_ink) clamp(0, (0.5 - l) * 99, 1) 0 0));
    }
  }
  :host(:is([marks], [bubble])) { block-size: 80px; }
  :host([orientation="vertical"]) { display: inline-block; inline-size: 40px; block-size: 320px; touch-action: pan-x var(--_pinch); }
  :host([orientation="vertical"]:is([marks], [bubble])) { inline-size: 112px; }
  :host(:state(dragging)) { cursor: grabbing; --_pinch: ; }
  :host(:disabled) { opacity: 0.4; cursor: default; }
  :host([readonly]) { cursor: default; --_accent: var(--detent-accent, var(--_ink)); }
  .stage { position: absolute; inset: 0 calc(var(--_thumb) / 2); direction: ltr; }
  :host([orientation="vertical"]) .stage { inset: calc(var(--_thumb) / 2) 0; }
  /* Two fingers can move two thumbs. */
  .stage:has(.thumb ~ .thumb) { touch-action: pan-y; }
  :host([orientation="vertical"]) .stage:has(.thumb ~ .thumb) { touch-action: pan-x; }
  .stage:has(.thumb ~ .thumb)::after { content: ''; position: absolute; inset: 0 calc(var(--_thumb) / -2); }
  :host([orientation="vertical"]) .stage:has(.thumb ~ .thumb)::after { inset: calc(var(--_thumb) / -2) 0; }
  .stage * { position: absolute; box-sizing: border-box; pointer-events: none; }
  .marks { inset: 0; }
  .track, .fill { border-radius: var(--detent-track-radius, 99px); }
  .track { background: var(--_track); inset: calc(50% - var(--_bar) / 2) calc(var(--_thumb) / -2); }
  .fill { background: var(--_accent); top: calc(50% - var(--_bar) / 2); height: var(--_bar); }
  .origin { background: var(--_ink); border-radius: 2px; left: -1.5px; top: calc(50% - 9px); width: 3px; height: 18px; }
  .thumb {
    left: calc(var(--_thumb) / -2); top: calc(50% - var(--_thumb) / 2); width: var(--_thumb); height: var(--_thumb);
    border-radius: var(--detent-thumb-radius, 50%); background: var(--_accent); border: 2px solid var(--_rim); outline: none;
    box-shadow: var(--_lift); transition: box-shadow 120ms;
  }
  .thumb:not([style]) { opacity: 0; } /* has no position yet */
  .thumb.focus { z-index: 1; }
  :host(:enabled:hover) .thumb.focus { box-shadow: var(--_lift), 0 0 0 6px var(--_halo); }
  .stage .thumb.held { z-index: 2; box-shadow: var(--_lift), 0 0 0 9px var(--_halo); }
  :host { outline: none; }
  :host(:focus-visible) .thumb:not([tabindex]), .thumb:focus-visible { outline: 3px solid var(--_focus); outline-offset: 1px; }
  :host([readonly]) .thumb { background: var(--_rim); border: 4px solid var(--_accent); }
  .mark { background: var(--_track); border-radius: 1px; left: -1px; top: calc(50% + var(--_bar) / 2 + 5px); width: 2px; height: 5px; }
  .mark.labelled { background: var(--_label); height: 7px; }
  .label, .bubble { color: var(--_label); line-height: 1.2; white-space: nowrap; font-variant-numeric: tabular-nums; }
  .label {
    left: 0; top: calc(50% + var(--_bar) / 2 + 16px);
    transform: translateX(clamp(-1 * var(--_along) - var(--_thumb) / 2, -50%, var(--_left) + var(--_thumb) / 2 - 100%));
  }
  .bubble {
    display: none; left: 50%; bottom: calc(100% + 7px); padding: 1px 7px; border-radius: 6px;
    background: var(--_rim); border: 1.5px solid var(--_accent);
    transform: translateX(calc(-50% + var(--_lean, 0) * (50% - var(--_thumb) / 2)));
  }
  /* A tail that points at the thumb, of the bubble's own edge. */
  .bubble::after {
    content: ''; position: absolute; padding: 2.5px; background: inherit; border: inherit;
    bottom: -5px; left: calc(50% - 4px - var(--_lean, 0) * (50% - var(--_thumb) / 2));
    rotate: 45deg; clip-path: polygon(100% 0, 100% 100%, 0 100%);
  }
  :host([bubble]) .thumb:is(.held, :focus-visible) .bubble,
  :host([bubble]:focus-visible) .thumb:not([tabindex]) .bubble { display: block; }
  .stage:has(.held) .thumb:not(.held) .bubble { display: none !important; }
  :host([orientation="vertical"]) .track { inset: calc(var(--_thumb) / -2) calc(50% - var(--_bar) / 2); }
  :host([orientation="vertical"]) .fill { left: calc(50% - var(--_bar) / 2); width: var(--_bar); height: auto; }
  :host([orientation="vertical"]) .origin { top: -1.5px; left: calc(50% - 9px); width: 18px; height: 3px; }
  :host([orientation="vertical"]) .thumb { top: calc(var(--_thumb) / -2); left: calc(50% - var(--_thumb) / 2); }
  :host([orientation="vertical"]) .mark { top: -1px; left: calc(50% + var(--_bar) / 2 + 5px); width: 5px; height: 2px; }
  :host([orientation="vertical"]) .mark.labelled { width: 7px; }
  :host([orientation="vertical"]) .label { top: 0; left: calc(50% + var(--_bar) / 2 + 16px); transform: translateY(-50%); }
  :host([orientation="vertical"]) .bubble {
    left: auto; right: calc(100% + 7px); bottom: auto; top: 50%; transform: translateY(-50%);
  }
  :host([orientation="vertical"]) .bubble::after { left: auto; right: -5px; bottom: calc(50% - 4px); rotate: -45deg; }
  :host([motion="reduced"]) .thumb { transition: none; }
  @media (prefers-reduced-motion: reduce) { :host(:not([motion="full"])) .thumb { transition: none; } }
  @media (forced-colors: active) {
    :host {
      --_ink: CanvasText; --_label: CanvasText; --_track: CanvasText; --_accent: Highlight; --_rim: Canvas;
      --_lift: 0 0; forced-color-adjust: none;
    }
    .thumb { border-color: var(--_ink); }
    :host([readonly]) { --_accent: CanvasText; }
    :host(:disabled) { --_ink: GrayText; --_label: GrayText; --_track: GrayText; --_accent: GrayText; opacity: 1; }
  }
`;
