// What a new control of each kind has, known before the engine is there. A test compares it with the engine's.

const shared = { orientation: 'horizontal', layoutDirection: 'ltr', interaction: 'enabled', cancelPolicy: 'revert' };

/** @type {import('../detent.js').RulerConfiguration} */
export const rulerDefaults = Object.freeze({
  ...shared,
  lowerBound: -Infinity,
  upperBound: Infinity,
  step: 1,
  origin: 0,
  unitWidth: 120,
  length: 375,
  capture: null,
  rearm: null,
  deceleration: 0.9972,
  minimumFling: 90,
  maximumFling: 8000,
  stopDistance: 0.6,
  springFrequency: 10,
  restDistance: 0.25,
  rubberBand: 0.55,
  slopTouch: 10,
  slopMouse: 1,
  slopPen: 1,
  fineDragScale: 0.1,
  fineDragDistance: Infinity,
  scrollTimeout: 120,
  boundaryHapticGap: 0,
  landingFrequency: 30,
  fractions: 10,
  fineDragModifiers: 4,
  snap: 'none',
  tick: 'none',
  tap: 'nothing',
});

/** @type {import('../detent.js').RatingConfiguration} */
export const ratingDefaults = Object.freeze({
  ...shared,
  count: 5,
  granularity: 1,
  minimum: 0,
  length: 200,
  spacing: 0,
  symbolWidth: null,
  reselection: 'keep',
  selection: 'drag',
  previewsHover: true,
  ticks: true,
  press: 'at-once',
});
