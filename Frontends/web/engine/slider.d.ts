/** The control behind `<detent-slider>`. */
import type { Control, Engine, LayoutDirection, Orientation, Phase, Source, Start } from '../detent.js';
import type { SliderConfiguration } from '../generated/configurations.js';

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
