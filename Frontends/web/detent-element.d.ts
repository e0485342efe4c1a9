import type {
  AnyControl, CancelPolicy, ControlEffect, ControlInput, Orientation, TickEffect,
} from './detent.js';

/** One attribute and property of an element. */
export interface Option {
  readonly attribute: string;
  readonly property: string;
  /** Engine settings that it sets; empty for options of the element itself. */
  readonly fields: readonly string[];
  readonly type: 'number' | 'numbers' | 'word' | 'switch' | 'presence' | 'text';
  readonly words?: readonly string[];
}

type Detail<Type extends ControlEffect['type']> = CustomEvent<Omit<Extract<ControlEffect, { type: Type }>, 'type'>>;

/**
 * Events besides `input` and `change`. All bubble except `error`, reported if the engine fails to
 * load: its `error` is the rejection of `load`, its `message` includes the address.
 */
export interface DetentEventMap extends HTMLElementEventMap {
  tick: CustomEvent<Omit<TickEffect, 'type'>>;
  bound: Detail<'bound'>;
  began: Detail<'began'>;
  ended: Detail<'ended'>;
  preview: Detail<'preview'>;
  tapped: Detail<'tapped'>;
}

/** The base of `<detent-ruler>` and the others. */
export abstract class DetentElement<Of extends AnyControl = AnyControl> extends HTMLElement {
  static readonly formAssociated: true;
  static readonly options: readonly Option[];

  /**
   * The value as text, as in forms. If set in response to `input`, it counts as an answer: it waits
   * for the end of the edit, and half a second longer if it may be outdated.
   */
  value: string;
  valueAsNumber: number;
  defaultValue: string;
  name: string;
  disabled: boolean;
  readOnly: boolean;
  orientation: Orientation;
  cancelPolicy: CancelPolicy;
  /** Reduced motion: as the user prefers, never, or always. */
  motion: 'auto' | 'full' | 'reduced';
  /** True if ticks and bounds vibrate, on devices that can. */
  haptics: boolean;
  /** True if it handles the wheel of a mouse moved onto it, or while focused, if that moves it. */
  wheel: boolean;
  /**
   * Text for assistive technology in place of the value, as `{value} of {count} hearts`: `{value}`, `{minimum}`,
   * `{maximum}`, and for a rating `{count}`. `null` uses the page's language. `formatValue` takes precedence.
   */
  valueText: string | null;
  /** Formats values; `null` uses the page's language. */
  formatValue: ((value: number) => string) | null;

  /** The control; `null` until the engine is loaded. */
  readonly control: Of | null;
  /** Resolves with the element once it has its control; pending while the module is missing. */
  readonly ready: Promise<this & { readonly control: Of }>;
  /** Sentence naming the settings that are invalid and not in force. */
  readonly configurationProblem: string | null;
  /** Size across the main axis, in points. */
  readonly breadth: number;

  /** Sets the value immediately, as the program: neither `input` nor `change` follows. */
  setValue(value: number, how?: { animated?: boolean; part?: number }): void;
  /** Moves up by `count` steps, 1 by default, as a native range does; fires no events. */
  stepUp(count?: number, part?: number): void;
  stepDown(count?: number, part?: number): void;

  readonly form: HTMLFormElement | null;
  readonly labels: NodeList;
  readonly type: string;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  checkValidity(): boolean;
  reportValidity(): boolean;
  /** Makes it invalid with a message, or valid with an empty one. */
  setCustomValidity(message: string): void;

  /**
   * Passes events to the engine as if the browser had reported them; returns true if one had an
   * effect. Forms are updated once, after the last event.
   */
  perform(...events: ControlInput[]): boolean;
  /** True while attributes, style and size do not change the settings of the control. */
  isScripted: boolean;
  /** Reads colours, fonts, direction and preferences from the page again. */
  surroundingsChanged(): void;

  addEventListener<Type extends keyof DetentEventMap>(
    type: Type, listener: (this: this, event: DetentEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Type extends keyof DetentEventMap>(
    type: Type, listener: (this: this, event: DetentEventMap[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions,
  ): void;
}
