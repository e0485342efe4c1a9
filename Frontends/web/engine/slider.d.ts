/** The control behind `<detent-slider>`. */
import type { Control, Engine, LayoutDirection, Orientation, Phase, Source, Start } from '../detent.js';
import type { SliderConfiguration } from '../generated/configurations.js';

export interface SliderState {
  /** Value of part 0. */
  value: number;
  time: number | null;
  /** Time at which the last moving thumb comes to rest; `null` if none moves. */
  restTime: number | null;
  partCount: number;
  /** Part that keys move. */
  focus: number;
  /** The first of dragging, pressed, settling and idle that applies to any thumb. */
  phase: Phase;
}

/** State of one thumb of a slider. */
export interface SliderPart {
  value: number;
  /** Drawn position of the centre, in points from the lower bound, growing with the value. */
  offset: number;
  velocity: number;
  target: number;
  /** Values that it can reach, between the bounds and its neighbours. */
  minimum: number;
  maximum: number;
  restTime: number | null;
  nearestMark: number;
  phase: Phase;
}

/** Drawn state of one thumb of a slider. */
export interface SliderThumb {
  value: number;
  /** Values that it can reach. */
  minimum: number;
  maximum: number;
  /** Position of its middle, in points from the left or upper end of the track. */
  along: number;
  /** Position at which it comes to rest; `null` unless it moves by itself. */
  landing: number | null;
  /** Press target, in points from the left or upper end of the track, and from the upper or left edge of the breadth. */
  x: number;
  y: number;
  width: number;
  height: number;
  phase: Phase;
  flags: number;
  isHeld: boolean;
  isFocus: boolean;
}

/** Visible mark of a slider: an end, or a value between the ends that can be chosen, or a round one. */
export interface SliderMark {
  /** Position in points from the left or upper end of the track. */
  along: number;
  value: number;
  flags: number;
  hasLabel: boolean;
}

/** Drawn state of a slider, in points. */
export interface SliderScene {
  length: number;
  breadth: number;
  /** Values of the two ends of the track. */
  lowerValue: number;
  upperValue: number;
  /** Filled part: from the environment's `origin` to a single thumb, or from the first thumb to the last. */
  filledFrom: number;
  filledTo: number;
  thumbCount: number;
  markCount: number;
  focus: number;
  phase: Phase;
  orientation: Orientation;
  layoutDirection: LayoutDirection;
  isDiscrete: boolean;
  isEnabled: boolean;
  isReadOnly: boolean;
  thumbs: SliderThumb[];
  marks: SliderMark[];
}

/** Loads the engine of sliders, `detent-slider.wasm`; see `load`. */
export function loadSlider(source?: Source): Promise<Engine>;

/** One to eight numbers, chosen with thumbs on a track. Needs the engine of `loadSlider`. */
export class Slider extends Control<SliderConfiguration, SliderState, SliderScene> {
  constructor(engine: Engine, start?: Start<SliderConfiguration>);
  /** State of one thumb. */
  part(number: number): SliderPart;
  /** Sets the values of the first thumbs together, as the program, each clamped to its limits. */
  setValues(values: readonly number[], how?: { animated?: boolean }): void;
}
