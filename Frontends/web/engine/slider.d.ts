/** The control behind `<detent-slider>`. */
import type {
  CancelPolicy, Control, Engine, Interaction, LayoutDirection, Orientation, Phase, Source, Start,
} from '../detent.js';

export interface SliderState {
  /** Of part 0. */
  value: number;
  time: number | null;
  /** When the last thumb that moves comes to rest; `null` if none moves. */
  restTime: number | null;
  partCount: number;
  /** The part that keys are for. */
  focus: number;
  /** Of all that any thumb does, the first of dragging, pressed, settling, idle. */
  phase: Phase;
}

/** What one thumb of a slider is doing. */
export interface SliderPart {
  value: number;
  /** Where its middle shows, in points from the lower bound, growing with the value. */
  offset: number;
  velocity: number;
  target: number;
  /** The values that it can have, between the bounds and its neighbours. */
  minimum: number;
  maximum: number;
  restTime: number | null;
  nearestMark: number;
  phase: Phase;
}

/** What shows of a slider, in points. */
export interface SliderScene {
  length: number;
  breadth: number;
  orientation: Orientation;
  layoutDirection: LayoutDirection;
  phase: Phase;
  focus: number;
  isEnabled: boolean;
  thumbs: SliderPart[];
}

/** Everything that decides how a slider behaves. */
export interface SliderConfiguration {
  /** The values at the two ends of the track; finite, and above 0 on a logarithmic one. 0, 100 */
  lowerBound: number;
  upperBound: number;
  /** The difference of the values that can be chosen, from the lower bound on; `null` for any value. */
  step: number | null;
  /** On a logarithmic track, how many times the one before it each value is that can be chosen; `null` for none. */
  factor: number | null;
  /** The least difference of the values of neighbouring thumbs. 0 */
  distance: number;
  /** How far from the middle of a thumb a press takes hold of it, in points. 22 */
  grab: number;
  /** The slope of the rubber band past a bound, 0 to 1. 0 */
  rubberBand: number;
  /** Points from the middle of a thumb at the lower bound to its middle at the upper. 375 */
  length: number;
  /** As a ruler's. 10, 30, 0.25 */
  springFrequency: number;
  landingFrequency: number;
  restDistance: number;
  /** As a ruler's. 10, 1, 1 */
  slopTouch: number;
  slopMouse: number;
  slopPen: number;
  /** As a ruler's. 0.1, Infinity */
  fineDragScale: number;
  fineDragDistance: number;
  /** As a ruler's, in milliseconds. 120 */
  scrollTimeout: number;
  /** As a ruler's, for each thumb. 0 */
  boundaryHapticGap: number;
  /** How many values there are, each with a thumb of its own; 1 to 8. 1 */
  thumbs: number;
  /** The only values that can be chosen, evenly apart on a linear track; none, or 2 to 32 that increase. */
  stops: readonly number[];
  /** Equal distances are equal differences, or equal factors, or these with 1, 2 and 5 times the powers of ten. linear */
  scale: 'linear' | 'log' | 'log-1-2-5';
  /** What a thumb does that meets its neighbour. block */
  meet: 'block' | 'push';
  /** What a press beside the thumbs does: the nearest comes to it, or goes a step towards it, or it is told. jump */
  trackPress: 'jump' | 'step' | 'none';
  /** What a drag does that begins between two thumbs: nothing special, or it moves both. hold */
  between: 'hold' | 'move';
  /** When a value becomes one that can be chosen. drag */
  quantize: 'drag' | 'release';
  ticks: boolean;
  /** Some of `modifiers`, added up. 4, which is alt */
  fineDragModifiers: number;
  orientation: Orientation;
  layoutDirection: LayoutDirection;
  interaction: Interaction;
  cancelPolicy: CancelPolicy;
}

/** Loads the engine of sliders, `detent-slider.wasm`, as `load` loads the other. */
export function loadSlider(source?: Source): Promise<Engine>;

/** One to eight numbers chosen by sliding thumbs along a track. Its engine is that of `loadSlider`. */
export class Slider extends Control<SliderConfiguration, SliderState, SliderScene> {
  constructor(engine: Engine, start?: Start<SliderConfiguration>);
  /** What one thumb is doing. */
  part(number: number): SliderPart;
  /** The values of the first thumbs at once, as the program; each is brought to where there is room. */
  setValues(values: readonly number[], how?: { animated?: boolean }): void;
}
