/** Made by Scripts/make/interfaces.py from the tables of settings. */
import type { CancelPolicy, Interaction, LayoutDirection, Motion, Orientation } from '../detent-types.js';

/** Everything that decides how a ruler behaves. */
export interface RulerConfiguration {
  /**
   * The values that can be chosen, both ends included. The lower bound must be below infinity and the upper above
   * -infinity. Default -Infinity, Infinity.
   */
  lowerBound: number;
  upperBound: number;
  /**
   * The part of the range that can be chosen; the rest is only shown. Ends beyond the range have no effect. The lower
   * end must be below infinity, the upper above -infinity, and both within 2^60 marks of the origin. Default -Infinity,
   * Infinity.
   */
  enabledLowerBound: number;
  enabledUpperBound: number;
  /** The difference in value between neighbouring step marks. A number from 10^-100 to 10^100. Default 1. */
  step: number;
  /** The value of mark 0: marks are whole steps from here. A finite number, within 2^60 marks of 0. Default 0. */
  origin: number;
  /** The number of marks per step. From 1 to 10000. Default 10. */
  fractions: number;
  /** The distance between neighbouring step marks. From 0.000001 to 1000000000 points. Default 120. */
  unitWidth: number;
  /**
   * The distance that a pointer moves before it drags; if not set, 10 for a touch and 1 for a mouse or pen. 0 or more
   * points, and finite. Default 10, 1, 1.
   */
  slopTouch: number;
  slopMouse: number;
  slopPen: number;
  /**
   * The factor on pointer moves while the fine-drag modifier is held. A scale above 0, at most 1, and a distance above
   * 0. Default 0.1.
   */
  fineDragScale: number;
  /**
   * The value to which a double tap goes back, where a tap does nothing, and the keys Delete and Backspace; none if not
   * set. A number from -10^100 to 10^100. Default `null`, for none.
   */
  reset: number | null;
  /**
   * The cross-axis distance at which a drag is half as fast; inf turns this off. A scale above 0, at most 1, and a
   * distance above 0. In points. Default Infinity.
   */
  fineDragDistance: number;
  /**
   * The choices that an arrow key passes, or hundredths where any value can be chosen. A whole number from 1 to 10000.
   * Default 1.
   */
  keyStep: number;
  /**
   * The choices that a page key passes, or an arrow key with shift; hundredths where any value can be chosen. A whole
   * number from 1 to 10000. Default 10.
   */
  pageStep: number;
  /**
   * The choices that a step of assistive technology passes, or hundredths where any value can be chosen. A whole number
   * from 1 to 10000. Default 1.
   */
  adjustStep: number;
  /**
   * The distance from a mark at which it ticks; if not set, the lesser of 0.5 and 2 % of the mark distance. 0 or more,
   * and less than half the distance of the marks. In points. Default `null`, for none.
   */
  capture: number | null;
  /**
   * The distance to move away before the last mark ticks again, or inside a bound before it is reported again; if not
   * set, a quarter of the mark distance. Finite, and at least the capture. In points. Default `null`, for none.
   */
  rearm: number | null;
  /** The fraction of its speed that a coasting ruler keeps. From 0.9 to 0.99999 per millisecond. Default 0.9972. */
  deceleration: number;
  /** The slope of the rubber band at the bound. A slope greater than 0, at most 1. Default 0.55. */
  rubberBand: number;
  /** The speed above which a release flings. 0 or more points per second. Default 90. */
  minimumFling: number;
  /** The maximum speed of a fling. Above 0, at most 1000000000 points per second. Default 8000. */
  maximumFling: number;
  /**
   * The distance from the limit of its decay at which a coasting ruler stops. From 0.001 to 100 points. Default 0.6.
   */
  stopDistance: number;
  /** The distance from its target at which a spring is at rest. From 0.001 to 100 points. Default 0.25. */
  restDistance: number;
  /**
   * The angular frequency of the springs that return a control from past a bound. A frequency from 0.5 to 1000 per
   * second. In radians per second. Default 10.
   */
  springFrequency: number;
  /**
   * The angular frequency of the springs that land a control on a mark. A frequency from 0.5 to 1000 per second. In
   * radians per second. Default 30.
   */
  landingFrequency: number;
  /**
   * The time after its last event at which a wheel gesture without phases ends. 0 or more. In milliseconds. Default
   * 120.
   */
  scrollTimeout: number;
  /**
   * The minimum time between two reports of a bound; a sooner one is dropped. 0 or more. In milliseconds. Default 0.
   */
  boundaryHapticGap: number;
  /** The length of the control along its axis. From 0 to 1000000000 points. Default 375. */
  length: number;
  /** The rest positions: any, but marks of a level attract; or always a step mark. Default none. */
  snap: 'none' | 'unit' | 'half' | 'fraction' | 'always';
  /** The values that a user can choose: any, or those of the marks and the bounds. Default false. */
  quantizes: boolean;
  /** The main axis of the control: x is horizontal, y is vertical. Default horizontal. */
  orientation: Orientation;
  /** The direction of reading: from left to right, or from right to left. Default ltr. */
  layoutDirection: LayoutDirection;
  /** The effect of a tap: nothing, or the tapped value moves under the cursor. Default nothing. */
  tap: 'nothing' | 'go';
  /** The modifier key for fine drag. Default 4. */
  fineDragModifiers: number;
  /** The outcome of a cancelled edit: the old value comes back, or the new one stays. Default revert. */
  cancelPolicy: CancelPolicy;
  /** The marks that tick. Default none. */
  tick: 'none' | 'unit' | 'half' | 'fraction';
  /** The movement after a release, a tap or an animated change: full, or reduced to none. Default full. */
  motion: Motion;
  /** User access to the control: full, or none. Default enabled. */
  interaction: Interaction;
}

/** Everything that decides how a rating behaves. */
export interface RatingConfiguration {
  /** The number of symbols, which is also the largest value. From 1 to 100. Default 5. */
  count: number;
  /** The least value that a user can choose; a host can set less. From 0 to the count. Default 0. */
  minimum: number;
  /** The smallest part of a symbol that can be chosen; 0 for any. 0, or from 0.0001 to 1. Default 1. */
  granularity: number;
  /**
   * The width of a symbol; if not set, an equal share of the viewport, less the gaps. Wider than 0 points, and at most
   * 1000000000. Default `null`, for none.
   */
  symbolWidth: number | null;
  /** The gap between two symbols. From 0 to 1000000000 points. Default 0. */
  spacing: number;
  /**
   * The value to which the keys Delete and Backspace go back; none if not set. A number from -10^100 to 10^100. Default
   * `null`, for none.
   */
  reset: number | null;
  /** The length of the control along its axis. From 0 to 1000000000 points. Default 200. */
  length: number;
  /** The main axis of the control: x is horizontal, y is vertical. Default horizontal. */
  orientation: Orientation;
  /** The direction of reading: from left to right, or from right to left. Default ltr. */
  layoutDirection: LayoutDirection;
  /** The steps that tick: all, or none. Default true. */
  ticks: boolean;
  /** The gesture that chooses: a press and the drag after it, or only a tap. Default drag. */
  selection: 'drag' | 'tap';
  /**
   * The moment at which a touch chooses: on contact, or once it cannot scroll the page; a mouse or pen chooses on
   * contact. Default at-once.
   */
  press: 'at-once' | 'sure';
  /**
   * The choice of a drag to before the first symbol: the least value that can be pressed, or the minimum, even no
   * rating; a tap there chooses the least. Default least.
   */
  leading: 'least' | 'clear';
  /** True if a hovering mouse or pen previews the value that a press would choose. Default true. */
  previewsHover: boolean;
  /** The effect of a press on the chosen value: nothing, or it clears the value. Default keep. */
  reselection: 'keep' | 'clear';
  /** The outcome of a cancelled edit: the old value comes back, or the new one stays. Default revert. */
  cancelPolicy: CancelPolicy;
  /** User access to the control: full, or none. Default enabled. */
  interaction: Interaction;
  /** The movement after a release, a tap or an animated change: full, or reduced to none. Default full. */
  motion: Motion;
}

/** Everything that decides how a slider behaves. */
export interface SliderConfiguration {
  /**
   * The values that can be chosen, both ends included. Both bounds must be numbers from -10^100 to 10^100. Default 0,
   * 100.
   */
  lowerBound: number;
  upperBound: number;
  /**
   * The part of the range that can be chosen; the rest is only shown. Ends beyond the range have no effect. It must be
   * one value of the range, or at least 2^-40 of the range. Default -Infinity, Infinity.
   */
  enabledLowerBound: number;
  enabledUpperBound: number;
  /**
   * The difference between values that can be chosen, from the lower bound on; if not set, any can. A number from
   * 10^-100 to 10^100, at least 2^-50 of the range, and without stops, marks or knots. Default `null`, for none.
   */
  step: number | null;
  /**
   * On a logarithmic track, the factor between values that can be chosen. From 1.01 to 10^10, on a logarithmic track
   * without knots. Default `null`, for none.
   */
  factor: number | null;
  /** The number of values; if not set, as many as 'value' has. 1 to 8 thumbs. Default 1. */
  thumbs: number;
  /**
   * The least difference between the values of neighbouring thumbs. 0 or more, and leave space for all thumbs. Default
   * 0.
   */
  distance: number;
  /**
   * The greatest difference between the values of neighbouring thumbs that a user can make; inf for any. 0 or more, and
   * at least the least one. Default Infinity.
   */
  maxDistance: number;
  /**
   * The value to which a double tap on a thumb and the keys Delete and Backspace go back; none if not set. A number
   * from -10^100 to 10^100. Default `null`, for none.
   */
  reset: number | null;
  /**
   * The distance from the middle of a thumb within which a finger grabs it. From 0 to 1000000000 points. Default 22.
   */
  grab: number;
  /**
   * The distance from the middle of a thumb within which a mouse or a pen grabs it, as on a drawn thumb. From 0 to
   * 1000000000 points. Default 14.
   */
  thumbRadius: number;
  /**
   * The distance that a pointer moves before it drags; if not set, 10 for a touch and 1 for a mouse or pen. 0 or more
   * points, and finite. Default 10, 1, 1.
   */
  slopTouch: number;
  slopMouse: number;
  slopPen: number;
  /**
   * The factor on pointer moves while the fine-drag modifier is held. A scale above 0, at most 1, and a distance above
   * 0. Default 0.1.
   */
  fineDragScale: number;
  /**
   * The cross-axis distance at which a drag is half as fast; inf turns this off. A scale above 0, at most 1, and a
   * distance above 0. In points. Default Infinity.
   */
  fineDragDistance: number;
  /**
   * The choices that an arrow key passes, or hundredths where any value can be chosen. A whole number from 1 to 10000.
   * Default 1.
   */
  keyStep: number;
  /**
   * The choices that a page key passes, or an arrow key with shift; hundredths where any value can be chosen. A whole
   * number from 1 to 10000. Default 10.
   */
  pageStep: number;
  /**
   * The choices that a step of assistive technology passes, or hundredths where any value can be chosen. A whole number
   * from 1 to 10000. Default 1.
   */
  adjustStep: number;
  /** The slope of the rubber band past a bound; 0 turns it off. A slope from 0 to 1. Default 0. */
  rubberBand: number;
  /** The distance from its target at which a spring is at rest. From 0.001 to 100 points. Default 0.25. */
  restDistance: number;
  /**
   * The angular frequency of the springs that return a control from past a bound. A frequency from 0.5 to 1000 per
   * second. In radians per second. Default 10.
   */
  springFrequency: number;
  /**
   * The angular frequency of the springs that land a control on a mark. A frequency from 0.5 to 1000 per second. In
   * radians per second. Default 30.
   */
  landingFrequency: number;
  /**
   * The time after its last event at which a wheel gesture without phases ends. 0 or more. In milliseconds. Default
   * 120.
   */
  scrollTimeout: number;
  /**
   * The minimum time between two reports of a bound; a sooner one is dropped. 0 or more. In milliseconds. Default 0.
   */
  boundaryHapticGap: number;
  /** The length of the control along its axis. From 0 to 1000000 points. Default 375. */
  length: number;
  /**
   * The only values that can be chosen; they override the range. 2 to 32 stops, each greater than the one before it, on
   * a linear track without knots. Default none.
   */
  stops: readonly number[];
  /**
   * The track in pieces: places and values that both grow, with even spacing between two knots, or with scale log a
   * logarithm if the piece begins above 0. 3 to 9 knots, each with a greater place and a greater value than the one
   * before it. Default none.
   */
  knots: readonly number[];
  /**
   * The difference between values that can be chosen, for each piece between two knots; 0 for any value. A step for
   * each piece between two knots: 0 for any value, or from 10^-100 to 10^100. Default none.
   */
  steps: readonly number[];
  /**
   * The thumbs that no user moves, counted from 0; others stop at them. Whole numbers from 0 to 7, in ascending order.
   * Default none.
   */
  lockedThumbs: readonly number[];
  /**
   * The scale of the track: equal distances are equal differences (linear) or equal factors (log); with log-1-2-5, the
   * choices are 1, 2 and 5 times the powers of ten. The bounds of a logarithmic track must be from 10^-12 to 10^12, the
   * upper at least 1.01 times the lower. Default linear.
   */
  scale: 'linear' | 'log' | 'log-1-2-5';
  /**
   * The places of the stops: evenly spaced on the track, or as far apart as their values. Neighbouring stops must be at
   * least a millionth of all their values apart to lie by their values. Default even.
   */
  stopPlaces: 'even' | 'value';
  /** The values that tick as a thumb passes: none, or all that can be chosen. Default false. */
  ticks: boolean;
  /** The result of a collision: the moving thumb stops, or pushes its neighbour along. Default block. */
  meet: 'block' | 'push';
  /**
   * The effect of a press beside the thumbs: the nearest jumps to it, or goes one step towards it, or the press is only
   * reported. Default jump.
   */
  trackPress: 'jump' | 'step' | 'none';
  /** The effect of a drag that begins between two thumbs: the usual one, or it moves both. Default hold. */
  between: 'hold' | 'move';
  /** Values are rounded to ones that can be chosen throughout a drag, or only on release. Default drag. */
  quantize: 'drag' | 'release';
  /** The main axis of the control: x is horizontal, y is vertical. Default horizontal. */
  orientation: Orientation;
  /**
   * If on, the greatest value of an upright track is at the bottom. Only an upright track can be inverted. Default
   * false.
   */
  inverted: boolean;
  /** The direction of reading: from left to right, or from right to left. Default ltr. */
  layoutDirection: LayoutDirection;
  /** The modifier key for fine drag. Default 4. */
  fineDragModifiers: number;
  /** The outcome of a cancelled edit: the old value comes back, or the new one stays. Default revert. */
  cancelPolicy: CancelPolicy;
  /** The movement after a release, a tap or an animated change: full, or reduced to none. Default full. */
  motion: Motion;
  /** User access to the control: full, or none. Default enabled. */
  interaction: Interaction;
}

/** Everything that decides how a dial behaves. */
export interface DialConfiguration {
  /**
   * The values that can be chosen, both ends included. The ends must be numbers from -10^100 to 10^100, the upper at
   * least 10^-90 and 2^-40 of itself above the lower. Default 0, 100.
   */
  lowerBound: number;
  upperBound: number;
  /**
   * The part of the range that can be chosen; the rest is only shown. Ends beyond the range have no effect. It must be
   * one value of the range, or at least 2^-40 of the range, and not be set on a dial that wraps. Default -Infinity,
   * Infinity.
   */
  enabledLowerBound: number;
  enabledUpperBound: number;
  /**
   * The difference in value between neighbouring marks; if not set, any value can be chosen, and keys go by a hundredth
   * of the range. From 10^-100 to 10^100, from 2^-40 of the range to all of it. Default `null`, for none.
   */
  step: number | null;
  /**
   * The position of the lower end, or of the upper on an inverted dial, in degrees clockwise from the top. From -360 to
   * 360 degrees. Default 0.
   */
  start: number;
  /**
   * The angle from there to the other end, in degrees clockwise; more than 360 is several turns. From 0.001 to 36000
   * degrees. Default 360.
   */
  sweep: number;
  /** The radius of the dead zone in the middle. From 0 to 1000000000 points. Default 6. */
  dead: number;
  /**
   * The length of a vertical drag through the whole range, or one turn of a dial that wraps. From 1 to 1000000 points.
   * Default 300.
   */
  travel: number;
  /**
   * The value to which a double tap goes back, where a press turns the dial, and the keys Delete and Backspace; none if
   * not set. A number from -10^100 to 10^100. Default `null`, for none.
   */
  reset: number | null;
  /**
   * The distance that a pointer moves before it drags; if not set, 10 for a touch and 1 for a mouse or pen. 0 or more
   * points, and finite. Default 10, 1, 1.
   */
  slopTouch: number;
  slopMouse: number;
  slopPen: number;
  /**
   * The factor on pointer moves while the fine-drag modifier is held. A scale above 0, at most 1, and a distance above
   * 0. Default 0.1.
   */
  fineDragScale: number;
  /**
   * The cross-axis distance at which a drag is half as fast; inf turns this off. A scale above 0, at most 1, and a
   * distance above 0. In points. Default Infinity.
   */
  fineDragDistance: number;
  /**
   * The choices that an arrow key passes, or hundredths where any value can be chosen. A whole number from 1 to 10000.
   * Default 1.
   */
  keyStep: number;
  /**
   * The choices that a page key passes, or an arrow key with shift; hundredths where any value can be chosen. A whole
   * number from 1 to 10000. Default 10.
   */
  pageStep: number;
  /**
   * The choices that a step of assistive technology passes, or hundredths where any value can be chosen. A whole number
   * from 1 to 10000. Default 1.
   */
  adjustStep: number;
  /** The fraction of its speed that a coasting dial keeps. From 0.9 to 0.99999 per millisecond. Default 0.9972. */
  deceleration: number;
  /** The speed above which a release coasts. 0 or more points per second. Default 90. */
  minimumFling: number;
  /** The maximum speed of a fling. Above 0, at most 1000000000 points per second. Default 8000. */
  maximumFling: number;
  /**
   * The angular frequency of the springs that return a control from past a bound. A frequency from 0.5 to 1000 per
   * second. In radians per second. Default 10.
   */
  springFrequency: number;
  /**
   * The angular frequency of the springs that land a control on a mark. A frequency from 0.5 to 1000 per second. In
   * radians per second. Default 30.
   */
  landingFrequency: number;
  /**
   * The time after its last event at which a wheel gesture without phases ends. 0 or more. In milliseconds. Default
   * 120.
   */
  scrollTimeout: number;
  /**
   * The minimum time between two reports of a bound; a sooner one is dropped. 0 or more. In milliseconds. Default 0.
   */
  boundaryHapticGap: number;
  /** The length of the control along its axis. From 0 to 1000000000 points. Default 160. */
  width: number;
  /** The breadth of the control across its axis. From 0 to 1000000000 points. Default 160. */
  height: number;
  /**
   * If on, values start again after the last, for any number of turns; the upper end reads as the lower. A dial that
   * wraps must have a sweep of 360, and a whole number of steps. Default false.
   */
  wraps: boolean;
  /** The rest positions: any, or only the marks and the ends. Default false. */
  snaps: boolean;
  /** The values that a user can choose: any, or, if a step is set, those of the marks and the ends. Default true. */
  quantizes: boolean;
  /** The marks that tick: all, or none. Default false. */
  ticks: boolean;
  /** If on, values grow anticlockwise, and the two ends exchange places. Default false. */
  inverted: boolean;
  /** The direction of reading: from left to right, or from right to left. Default ltr. */
  layoutDirection: LayoutDirection;
  /** The way in which a pointer turns the dial: round its middle, or upwards for more. Default rotary. */
  hold: 'rotary' | 'vertical';
  /** The effect of a press: it holds the dial as it is, or the dial jumps to the press. Default turn. */
  press: 'turn' | 'jump';
  /** The modifier key for fine drag. Default 4. */
  fineDragModifiers: number;
  /** The outcome of a cancelled edit: the old value comes back, or the new one stays. Default revert. */
  cancelPolicy: CancelPolicy;
  /** If on, a dial that is released with speed keeps turning. Default false. */
  coasts: boolean;
  /** The movement after a release, a tap or an animated change: full, or reduced to none. Default full. */
  motion: Motion;
  /** User access to the control: full, or none. Default enabled. */
  interaction: Interaction;
}
