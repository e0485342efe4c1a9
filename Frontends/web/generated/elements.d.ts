/** Made by Scripts/make/interfaces.py from the tables of settings. */
import type { CancelPolicy, Orientation } from '../detent-types.js';

/** The properties of `<detent-ruler>` that are settings. */
export interface RulerProperties {
  /**
   * The values that can be chosen, both ends included. The lower bound must be below infinity and the upper above
   * -infinity. Default -Infinity, Infinity.
   */
  min: number;
  /**
   * The values that can be chosen, both ends included. The lower bound must be below infinity and the upper above
   * -infinity. Default -Infinity, Infinity.
   */
  max: number;
  /** The value from one step mark to the next. A number from 10^-100 to 10^100. Default 1. */
  step: number;
  /** The value of mark 0: marks are whole steps from here. A finite number, within 2^60 marks of 0. Default 0. */
  origin: number;
  /** The marks to a step. From 1 to 10000. Default 10. */
  fractions: number;
  /** Where the control rests: anywhere, near the marks of a level, or always on a step mark. Default none. */
  snap: 'none' | 'unit' | 'half' | 'fraction' | 'always';
  /** The values that a user can choose: any, or those of the marks and the bounds. Default false. */
  quantize: boolean;
  /** The distance of a step mark from the next. From 0.000001 to 1000000000 points. Default 120. */
  unitWidth: number;
  /** The axis along which the control lies: x is horizontal, y vertical. Default horizontal. */
  orientation: Orientation;
  /**
   * How far a pointer may wander before it drags; without it, 10 for a touch and 1 for a mouse or pen. 0 or more
   * points, and finite. Default 10, 1, 1.
   */
  slop: number;
  /**
   * How much of a move counts while the fine-drag modifier is held. A scale above 0, at most 1, and a distance above 0.
   * Default 0.1.
   */
  fineDragScale: number;
  /** What a tap does: nothing, or what has been tapped comes under the cursor. Default nothing. */
  tap: 'nothing' | 'go';
  /**
   * The distance across the axis that halves the speed of a drag; inf turns this off. A scale above 0, at most 1, and a
   * distance above 0. In points. Default Infinity.
   */
  fineDragDistance: number;
  /** What becomes of a cancelled edit: the value from before it comes back, or it stays. Default revert. */
  cancelPolicy: CancelPolicy;
  /** The marks that tick. Default none. */
  tick: 'none' | 'unit' | 'half' | 'fraction';
  /**
   * A mark ticks so far before it is reached; without it, the lesser of 0.5 and 2 % of the distance of the marks. 0 or
   * more, and less than half the distance of the marks. In points. Default `null`, for none.
   */
  capture: number | null;
  /**
   * How far one must move away before the mark that ticked last ticks again, and how far inside a bound before that is
   * told again; without it, a quarter of the distance of the marks. Finite, and at least the capture. In points.
   * Default `null`, for none.
   */
  rearm: number | null;
  /** How much of its speed a coasting ruler keeps. From 0.9 to 0.99999 per millisecond. Default 0.9972. */
  deceleration: number;
  /** The slope of the rubber band at the bound. A slope greater than 0, at most 1. Default 0.55. */
  rubberBand: number;
  /** The speed above which a release flings. 0 or more points per second. Default 90. */
  minimumFling: number;
  /** The speed that no fling exceeds. Above 0, at most 1000000000 points per second. Default 8000. */
  maximumFling: number;
  /** How far before the limit of its decay a coasting ruler stops. From 0.001 to 100 points. Default 0.6. */
  stopDistance: number;
  /** How near to its target a spring is at rest. From 0.001 to 100 points. Default 0.25. */
  restDistance: number;
  /**
   * The angular frequency of the springs that bring a control back from past a bound. A frequency from 0.5 to 1000 per
   * second. In radians per second. Default 10.
   */
  springFrequency: number;
  /**
   * The angular frequency of the springs that land a control on a mark. A frequency from 0.5 to 1000 per second. In
   * radians per second. Default 30.
   */
  landingFrequency: number;
  /**
   * How long after its last event a wheel without phases has come to its end. 0 or more. In milliseconds. Default 120.
   */
  scrollTimeout: number;
  /**
   * The least time between two times that a bound is told; one that is met sooner is not told. 0 or more. In
   * milliseconds. Default 0.
   */
  boundaryHapticGap: number;
}

/** The attributes of `<detent-ruler>`, as templates write them. */
export interface RulerAttributes {
  min?: number | string;
  max?: number | string;
  step?: number | string;
  origin?: number | string;
  fractions?: number | string;
  snap?: 'none' | 'unit' | 'half' | 'fraction' | 'always';
  quantize?: 'on' | 'off';
  'unit-width'?: number | string;
  orientation?: 'horizontal' | 'vertical';
  slop?: number | string;
  'fine-drag-scale'?: number | string;
  tap?: 'nothing' | 'go';
  'fine-drag-distance'?: number | string;
  'cancel-policy'?: 'revert' | 'commit';
  tick?: 'none' | 'unit' | 'half' | 'fraction';
  capture?: number | string;
  rearm?: number | string;
  deceleration?: number | string;
  'rubber-band'?: number | string;
  'minimum-fling'?: number | string;
  'maximum-fling'?: number | string;
  'stop-distance'?: number | string;
  'rest-distance'?: number | string;
  'spring-frequency'?: number | string;
  'landing-frequency'?: number | string;
  'scroll-timeout'?: number | string;
  'boundary-haptic-gap'?: number | string;
  value?: string;
  'value-text'?: string;
  motion?: 'auto' | 'full' | 'reduced';
  haptics?: 'on' | 'off';
  wheel?: 'on' | 'off';
  disabled?: boolean | '';
  readonly?: boolean | '';
}

/** The properties of `<detent-rating>` that are settings. */
export interface RatingProperties {
  /** How many symbols there are, and so the largest value. From 1 to 100. Default 5. */
  count: number;
  /** The least that a user can choose; a host can set less. From 0 to the count. Default 0. */
  minimum: number;
  /** The share of a symbol that can be chosen; 0 for any. 0, or from 0.0001 to 1. Default 1. */
  granularity: number;
  /**
   * The width of a symbol; without it, an equal share of the viewport, less the gaps. Wider than 0 points, and at most
   * 1000000000. Default `null`, for none.
   */
  symbolWidth: number | null;
  /** The gap between two symbols. From 0 to 1000000000 points. Default 0. */
  spacing: number;
  /** The axis along which the control lies: x is horizontal, y vertical. Default horizontal. */
  orientation: Orientation;
  /** Whether each step ticks, or none. Default true. */
  ticks: boolean;
  /** How a pointer chooses: a press chooses at once and a drag goes on, or only a tap chooses. Default drag. */
  selection: 'drag' | 'tap';
  /**
   * When a touch chooses: at once, or as soon as it is sure that it does not scroll the page; a mouse or pen chooses at
   * once. Default at-once.
   */
  press: 'at-once' | 'sure';
  /**
   * What a drag to before the first symbol chooses: the least that can be pressed, or the minimum, also no rating; a
   * tap there chooses the least. Default least.
   */
  leading: 'least' | 'clear';
  /** Whether a mouse or pen over the rating previews what a press there would choose. Default true. */
  hover: boolean;
  /** Whether a press on the value that is chosen already clears it. Default keep. */
  reselection: 'keep' | 'clear';
  /** What becomes of a cancelled edit: the value from before it comes back, or it stays. Default revert. */
  cancelPolicy: CancelPolicy;
}

/** The attributes of `<detent-rating>`, as templates write them. */
export interface RatingAttributes {
  count?: number | string;
  minimum?: number | string;
  granularity?: number | string;
  'symbol-width'?: number | string;
  spacing?: number | string;
  orientation?: 'horizontal' | 'vertical';
  ticks?: 'on' | 'off';
  selection?: 'drag' | 'tap';
  press?: 'at-once' | 'sure';
  leading?: 'least' | 'clear';
  hover?: 'on' | 'off';
  reselection?: 'keep' | 'clear';
  'cancel-policy'?: 'revert' | 'commit';
  value?: string;
  required?: boolean | '';
  'value-text'?: string;
  motion?: 'auto' | 'full' | 'reduced';
  haptics?: 'on' | 'off';
  wheel?: 'on' | 'off';
  disabled?: boolean | '';
  readonly?: boolean | '';
}

/** The properties of `<detent-slider>` that are settings. */
export interface SliderProperties {
  /**
   * The values that can be chosen, both ends included. Both bounds must be numbers from -10^100 to 10^100. Default 0,
   * 100.
   */
  min: number;
  /**
   * The values that can be chosen, both ends included. Both bounds must be numbers from -10^100 to 10^100. Default 0,
   * 100.
   */
  max: number;
  /**
   * How values lie along the track: equal distances are equal differences (linear) or equal factors (log), which with
   * log-1-2-5 choose 1, 2 and 5 times the powers of ten. The bounds of a logarithmic track must be from 10^-12 to
   * 10^12, the upper at least 1.01 times the lower. Default linear.
   */
  scale: 'linear' | 'log' | 'log-1-2-5';
  /**
   * The difference of the values that can be chosen, from the lower bound on; without it, any can. A number from
   * 10^-100 to 10^100, at least 2^-50 of the range, and without stops or marks. Default `null`, for none.
   */
  step: number | null;
  /**
   * On a logarithmic track, how many times the one before it each value is that can be chosen. From 1.01 to 10^10, on a
   * logarithmic track. Default `null`, for none.
   */
  factor: number | null;
  /**
   * The only values that can be chosen, evenly apart on the track; they count more than the range. 2 to 32 stops, each
   * greater than the one before it, on a linear track. Default none.
   */
  stops: readonly number[];
  /** Whether the values that can be chosen tick as a thumb passes them. Default false. */
  ticks: boolean;
  /** How many values there are; without it, as many as 'value' has numbers. 1 to 8 thumbs. Default 1. */
  thumbs: number;
  /** The least difference of the values of neighbouring thumbs. 0 or more, and leave room for all thumbs. Default 0. */
  distance: number;
  /** What a thumb does that meets its neighbour: it stops, or pushes it along. Default block. */
  meet: 'block' | 'push';
  /**
   * What a press beside the thumbs does: the nearest comes to it, or goes one step towards it, or it is only told.
   * Default jump.
   */
  track: 'jump' | 'step' | 'none';
  /** What a drag does that begins between two thumbs: nothing special, or it moves both. Default hold. */
  between: 'hold' | 'move';
  /** When a value becomes one that can be chosen: all along a drag, or where it is released. Default drag. */
  quantize: 'drag' | 'release';
  /** The axis along which the control lies: x is horizontal, y vertical. Default horizontal. */
  orientation: Orientation;
  /** How far from the middle of a thumb a press takes hold of it. From 0 to 1000000000 points. Default 22. */
  grab: number;
  /**
   * How far a pointer may wander before it drags; without it, 10 for a touch and 1 for a mouse or pen. 0 or more
   * points, and finite. Default 10, 1, 1.
   */
  slop: number;
  /**
   * How much of a move counts while the fine-drag modifier is held. A scale above 0, at most 1, and a distance above 0.
   * Default 0.1.
   */
  fineDragScale: number;
  /**
   * The distance across the axis that halves the speed of a drag; inf turns this off. A scale above 0, at most 1, and a
   * distance above 0. In points. Default Infinity.
   */
  fineDragDistance: number;
  /** What becomes of a cancelled edit: the value from before it comes back, or it stays. Default revert. */
  cancelPolicy: CancelPolicy;
  /** The slope of the rubber band past a bound; with 0 nothing gives way. A slope from 0 to 1. Default 0. */
  rubberBand: number;
  /** How near to its target a spring is at rest. From 0.001 to 100 points. Default 0.25. */
  restDistance: number;
  /**
   * The angular frequency of the springs that bring a control back from past a bound. A frequency from 0.5 to 1000 per
   * second. In radians per second. Default 10.
   */
  springFrequency: number;
  /**
   * The angular frequency of the springs that land a control on a mark. A frequency from 0.5 to 1000 per second. In
   * radians per second. Default 30.
   */
  landingFrequency: number;
  /**
   * How long after its last event a wheel without phases has come to its end. 0 or more. In milliseconds. Default 120.
   */
  scrollTimeout: number;
  /**
   * The least time between two times that a bound is told; one that is met sooner is not told. 0 or more. In
   * milliseconds. Default 0.
   */
  boundaryHapticGap: number;
}

/** The attributes of `<detent-slider>`, as templates write them. */
export interface SliderAttributes {
  min?: number | string;
  max?: number | string;
  scale?: 'linear' | 'log' | 'log-1-2-5';
  step?: number | string;
  factor?: number | string;
  stops?: string;
  ticks?: 'on' | 'off';
  thumbs?: number | string;
  distance?: number | string;
  meet?: 'block' | 'push';
  track?: 'jump' | 'step' | 'none';
  between?: 'hold' | 'move';
  quantize?: 'drag' | 'release';
  orientation?: 'horizontal' | 'vertical';
  grab?: number | string;
  slop?: number | string;
  'fine-drag-scale'?: number | string;
  'fine-drag-distance'?: number | string;
  'cancel-policy'?: 'revert' | 'commit';
  'rubber-band'?: number | string;
  'rest-distance'?: number | string;
  'spring-frequency'?: number | string;
  'landing-frequency'?: number | string;
  'scroll-timeout'?: number | string;
  'boundary-haptic-gap'?: number | string;
  value?: string;
  origin?: number | string;
  marks?: boolean | '';
  bubble?: boolean | '';
  'value-text'?: string;
  motion?: 'auto' | 'full' | 'reduced';
  haptics?: 'on' | 'off';
  wheel?: 'on' | 'off';
  disabled?: boolean | '';
  readonly?: boolean | '';
}

/** The properties of `<detent-dial>` that are settings. */
export interface DialProperties {
  /**
   * The values that can be chosen, both ends included. The ends must be numbers from -10^100 to 10^100, the upper at
   * least 10^-90 and 2^-40 of itself above the lower. Default 0, 100.
   */
  min: number;
  /**
   * The values that can be chosen, both ends included. The ends must be numbers from -10^100 to 10^100, the upper at
   * least 10^-90 and 2^-40 of itself above the lower. Default 0, 100.
   */
  max: number;
  /**
   * The value from one mark to the next; without it any value is as good, and keys go by a hundredth. From 10^-100 to
   * 10^100, from 2^-40 of the range to all of it. Default `null`, for none.
   */
  step: number | null;
  /**
   * Whether values begin again behind the last, in any number of turns; then the upper end reads as the lower. A dial
   * that wraps must have a sweep of 360, and a whole number of steps. Default false.
   */
  wrap: boolean;
  /** Where the dial rests: anywhere, or always on a mark or an end. Default false. */
  snap: boolean;
  /** The values that a user can choose: any, or where there is a step those of the marks and the ends. Default true. */
  quantize: boolean;
  /** Whether the marks tick, or none. Default false. */
  ticks: boolean;
  /** Where the lower end is, in degrees clockwise from the top. From -360 to 360 degrees. Default 0. */
  start: number;
  /**
   * How far it is from the lower end to the upper, in degrees clockwise; more than 360 are several turns. From 0.001 to
   * 36000 degrees. Default 360.
   */
  sweep: number;
  /** How near to the middle a pointer means nothing. From 0 to 1000000000 points. Default 6. */
  dead: number;
  /** How a pointer holds the dial: it turns it round its middle, or moves up for more. Default rotary. */
  hold: 'rotary' | 'vertical';
  /**
   * How far an upright hold is dragged for the whole range, or for a turn of a dial that wraps. From 1 to 1000000
   * points. Default 300.
   */
  travel: number;
  /** What a press does: it takes hold of the dial as it is, or the dial goes where the press is. Default turn. */
  press: 'turn' | 'jump';
  /**
   * How far a pointer may wander before it drags; without it, 10 for a touch and 1 for a mouse or pen. 0 or more
   * points, and finite. Default 10, 1, 1.
   */
  slop: number;
  /**
   * How much of a move counts while the fine-drag modifier is held. A scale above 0, at most 1, and a distance above 0.
   * Default 0.1.
   */
  fineDragScale: number;
  /**
   * The distance across the axis that halves the speed of a drag; inf turns this off. A scale above 0, at most 1, and a
   * distance above 0. In points. Default Infinity.
   */
  fineDragDistance: number;
  /** What becomes of a cancelled edit: the value from before it comes back, or it stays. Default revert. */
  cancelPolicy: CancelPolicy;
  /** Whether a dial that is released with speed goes on by itself. Default false. */
  coast: boolean;
  /** How much of its speed a coasting dial keeps. From 0.9 to 0.99999 per millisecond. Default 0.9972. */
  deceleration: number;
  /** The speed above which a release coasts. 0 or more points per second. Default 90. */
  minimumFling: number;
  /** The speed that no fling exceeds. Above 0, at most 1000000000 points per second. Default 8000. */
  maximumFling: number;
  /**
   * The angular frequency of the springs that bring a control back from past a bound. A frequency from 0.5 to 1000 per
   * second. In radians per second. Default 10.
   */
  springFrequency: number;
  /**
   * The angular frequency of the springs that land a control on a mark. A frequency from 0.5 to 1000 per second. In
   * radians per second. Default 30.
   */
  landingFrequency: number;
  /**
   * How long after its last event a wheel without phases has come to its end. 0 or more. In milliseconds. Default 120.
   */
  scrollTimeout: number;
  /**
   * The least time between two times that a bound is told; one that is met sooner is not told. 0 or more. In
   * milliseconds. Default 0.
   */
  boundaryHapticGap: number;
}

/** The attributes of `<detent-dial>`, as templates write them. */
export interface DialAttributes {
  min?: number | string;
  max?: number | string;
  step?: number | string;
  wrap?: boolean | '';
  snap?: boolean | '';
  quantize?: 'on' | 'off';
  ticks?: 'on' | 'off';
  start?: number | string;
  sweep?: number | string;
  dead?: number | string;
  hold?: 'rotary' | 'vertical';
  travel?: number | string;
  press?: 'turn' | 'jump';
  slop?: number | string;
  'fine-drag-scale'?: number | string;
  'fine-drag-distance'?: number | string;
  'cancel-policy'?: 'revert' | 'commit';
  coast?: boolean | '';
  deceleration?: number | string;
  'minimum-fling'?: number | string;
  'maximum-fling'?: number | string;
  'spring-frequency'?: number | string;
  'landing-frequency'?: number | string;
  'scroll-timeout'?: number | string;
  'boundary-haptic-gap'?: number | string;
  value?: string;
  origin?: number | string;
  marks?: boolean | '';
  readout?: 'on' | 'off';
  'page-scroll'?: boolean | '';
  'value-text'?: string;
  motion?: 'auto' | 'full' | 'reduced';
  haptics?: 'on' | 'off';
  wheel?: 'on' | 'off';
  disabled?: boolean | '';
  readonly?: boolean | '';
}

/** The elements, by their tags. */
export interface DetentElements {
  'detent-ruler': RulerAttributes;
  'detent-rating': RatingAttributes;
  'detent-slider': SliderAttributes;
  'detent-dial': DialAttributes;
}
