import type { Slider, SliderConfiguration, SliderProperties } from './detent.js';
import { DetentElement, type DetentEventMap } from './detent-element.js';

/** What `input` and `change` of a slider say: of which thumb, counted from 0, and its value. */
export interface SliderEventMap extends DetentEventMap {
  input: CustomEvent<{ part: number; value: number }>;
  change: CustomEvent<{ part: number; value: number }>;
}

/** `<detent-slider>`: one to eight numbers chosen with thumbs on a track. Numbers are as in `SliderConfiguration`. */
export class DetentSlider extends DetentElement<Slider> {
  static readonly defaults: SliderConfiguration;
  /** The value of each thumb; `value` has them as text. Set in return for `input` they are answers, as `value` is. */
  get values(): number[];
  set values(list: Iterable<number>);
  /** At once, as the program; values that are missing stay. */
  setValues(list: Iterable<number>, how?: { animated?: boolean }): void;
  /** Where the filled part of a track with one thumb begins; `null` for the lower bound. */
  origin: number | null;
  /** Whether marks show, with values where there is room. */
  marks: boolean;
  /** Whether the value shows of a thumb that is held or has the keyboard. */
  bubble: boolean;
  /** How each thumb is called, besides the whole; without it, by its number. */
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
