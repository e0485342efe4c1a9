import type { Slider, SliderConfiguration, SliderProperties } from './detent.js';
import { DetentElement, type DetentEventMap } from './detent-element.js';

/** Detail of a slider's `input` and `change`: the thumb, counted from 0, and its value. */
export interface SliderEventMap extends DetentEventMap {
  input: CustomEvent<{ part: number; value: number }>;
  change: CustomEvent<{ part: number; value: number }>;
}

/** `<detent-slider>`: one to eight numbers chosen with thumbs on a track. Numbers are as in `SliderConfiguration`. */
export class DetentSlider extends DetentElement<Slider> {
  static readonly defaults: SliderConfiguration;
  /** The value of each thumb; `value` is their text. Values set during `input` count as answers. */
  get values(): number[];
  set values(list: Iterable<number>);
  /** Sets the values immediately, as the program; omitted values stay. */
  setValues(list: Iterable<number>, how?: { animated?: boolean }): void;
  /** Value at which the fill of a track with one thumb begins; `null` for the lower bound. */
  origin: number | null;
  /** True to show marks, with values where they fit. */
  marks: boolean;
  /** True to show the value of a held or focused thumb. */
  bubble: boolean;
  /** The name of each thumb, added to the name of the whole; by default its number. */
  get thumbLabels(): string[];
  set thumbLabels(list: Iterable<string>);
  addEventListener<Type extends keyof SliderEventMap>(
    type: Type, listener: (this: this, event: SliderEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions,
  ): void;
}

export interface DetentSlider extends SliderProperties {}

declare global {
  interface HTMLElementTagNameMap {
    'detent-slider': DetentSlider;
  }
}
