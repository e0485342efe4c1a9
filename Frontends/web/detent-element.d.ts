import type {
  AnyControl, CancelPolicy, ControlEffect, ControlInput, Orientation, TickEffect,
} from './detent.js';

/** One attribute and property of an element. */
export interface Option {
  readonly attribute: string;
  readonly property: string;
  /** Which settings of the engine it is; none for what is the element's own. */
  readonly fields: readonly string[];
  readonly type: 'number' | 'numbers' | 'word' | 'switch' | 'presence' | 'text';
  readonly words?: readonly string[];
}

type Detail<Type extends ControlEffect['type']> = CustomEvent<Omit<Extract<ControlEffect, { type: Type }>, 'type'>>;

/**
 * What the elements tell beside `input` and `change`. All of them bubble, but for `error`: the engine cannot be had, its
 * `error` is what `load` was rejected with, and its `message` says it with the address.
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
   * As text, as forms have it. Set in return for `input`, it is an answer: it waits for the end of the edit, and if it
   * may be an older one, half a second longer.
   */
  value: string;
  valueAsNumber: number;
  defaultValue: string;
  name: string;
  disabled: boolean;
  readOnly: boolean;
  orientation: Orientation;
  cancelPolicy: CancelPolicy;
  /** Whether motion is reduced as the user prefers it, never or always. */
  motion: 'auto' | 'full' | 'reduced';
  /** Whether ticks and bounds vibrate, where something can. */
  haptics: boolean;
  /** Whether it takes the wheel of a mouse that was moved onto it, or while it has the focus, where that moves it. */
  wheel: boolean;
  /**
   * What assistive technology says in place of the value, as `{value} of {count} hearts`: `{value}`, `{minimum}`,
   * `{maximum}`, and of a rating `{count}`. `null` for what the language of the page has. `formatValue` counts more.
   */
  valueText: string | null;
  /** How values are written; `null` for the language of the page. */
  formatValue: ((value: number) => string) | null;

  /** The control itself; `null` until the engine is there. */
  readonly control: Of | null;
  /** Is kept, with the element, when it has its control; while the module cannot be had, it waits on. */
  readonly ready: Promise<this & { readonly control: Of }>;
  /** Which of its settings make no sense and are not in force, as one sentence. */
  readonly configurationProblem: string | null;
  /** Points across the control. */
  readonly breadth: number;

  /** At once, as the program: neither `input` nor `change` follows. */
  setValue(value: number, how?: { animated?: boolean; part?: number }): void;
  /** So many steps up, 1 unless said otherwise, as a native range goes; no events. */
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
  /** Makes it invalid with a message, or valid again with none. */
  setCustomValidity(message: string): void;

  /**
   * Hands events to the engine as if the browser had reported them; answers whether something came of one of them. Forms hear of
   * several at once.
   */
  perform(...events: ControlInput[]): boolean;
  /** While it is true, attributes, style and size do not change the settings of the control. */
  isScripted: boolean;
  /** Takes colours, fonts, direction and preferences over from the page. */
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
