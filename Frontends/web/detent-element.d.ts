import type {
  AnyControl, CancelPolicy, ControlEffect, ControlInput, Motion, Orientation, TickEffect,
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
 * Events besides `input` and `change`. All bubble except `error`, which reports that the engine failed to load: its
 * `error` is the rejection of `load`, and its `message` includes the address.
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
   * The value as text, as in forms. A value set in response to `input` counts as an answer: it waits for the end of
   * the edit, and half a second longer if it may be outdated.
   */
  value: string;
  valueAsNumber: number;
  defaultValue: string;
  name: string;
  disabled: boolean;
  readOnly: boolean;
  orientation: Orientation;
  cancelPolicy: CancelPolicy;
  /** Reduced motion: by the user's preference, never, or always. */
  motion: 'auto' | Motion;
  /** True to vibrate for ticks and bounds, on devices that can. */
  haptics: boolean;
  /**
   * The wheels that it handles if they move it: of a mouse moved onto the element or while it has the focus; only while it
   * has the focus; or none.
   */
  wheel: 'always' | 'focus' | 'never';
  /**
   * Text for assistive technology in place of the value, such as `{value} of {count} hearts`: `{value}`,
   * `{minimum}`, `{maximum}`, and for a rating `{count}`. `null` selects a text in the page's language.
   * `formatValue` takes precedence.
   */
  valueText: string | null;
  /** Formats values; `null` selects the format of the page's language. */
  formatValue: ((value: number) => string) | null;

  /** The control; `null` until the engine is loaded. */
  readonly control: Of | null;
  /** Resolves with the element once it has its control; pending while the module is missing. */
  readonly ready: Promise<this & { readonly control: Of }>;
  /** A sentence that names the invalid settings, which are not applied; `null` if all are valid. */
  readonly configurationProblem: string | null;
  /** The size on the cross axis, in points. */
  readonly breadth: number;

  /** Sets the value immediately, as the program: neither `input` nor `change` follows. */
  setValue(value: number, how?: { animated?: boolean; part?: number }): void;
  /** Moves up by `count` steps, by default 1, like a native range; fires no events. */
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
  /** True to keep attributes, style and size from changing the settings of the control. */
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
