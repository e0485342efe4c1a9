/** Input and output of a control: events, effects, states, scenes. */

export type Orientation = 'horizontal' | 'vertical';
export type LayoutDirection = 'ltr' | 'rtl';
export type Interaction = 'enabled' | 'read-only' | 'disabled';
export type CancelPolicy = 'revert' | 'commit';
export type Motion = 'full' | 'reduced';
export type Phase = 'idle' | 'pressed' | 'dragging' | 'coasting' | 'settling';
export type TickRule = 'none' | 'unit' | 'half' | 'fraction';
export type SnapRule = TickRule | 'always';

export type KeySource =
  | 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'PageUp' | 'PageDown' | 'Home' | 'End' | 'Escape' | 'Delete' | 'Backspace'
  | `Digit${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`;

/** A finger, mouse or pen; positions are points from the upper left corner. */
export interface PointerInput {
  type: 'down' | 'move' | 'up' | 'hover';
  time: number;
  pointer?: number;
  source?: 'touch' | 'mouse' | 'pen';
  x: number;
  y: number;
  modifiers?: number;
  /** The button that went down or up, or that is held while it hovers; only `left` presses. */
  button?: 'left' | 'middle' | 'right' | 'back' | 'forward';
}

/** A pointer that the system cancelled, or that left the control. */
export interface PointerLoss {
  type: 'cancel' | 'leave';
  time: number;
  pointer?: number;
  source?: 'touch' | 'mouse' | 'pen';
}

/** A wheel, or scrolling on a touchpad, with the signs of `WheelEvent`. */
export interface WheelInput {
  type: 'wheel';
  time: number;
  source?: 'points' | 'lines' | 'detents' | 'pages';
  x?: number;
  y?: number;
  modifiers?: number;
  phase?: 'none' | 'begin' | 'change' | 'momentum' | 'end';
}

export interface KeyInput {
  type: 'key';
  time: number;
  source: KeySource;
  modifiers?: number;
}

/**
 * A step up or down, or the value `x`, from assistive technology; a crown turned by `x` detents; a change
 * of focus; a frame. `pointer` is the part, for controls with several parts.
 */
export type OtherInput =
  | { type: 'increment' | 'decrement'; time: number; pointer?: number }
  | { type: 'adjust'; time: number; x: number; pointer?: number }
  | { type: 'rotate'; time: number; x: number }
  | { type: 'focus'; time: number; pointer: number }
  | { type: 'advance'; time: number };

export type ControlInput = PointerInput | PointerLoss | WheelInput | KeyInput | OtherInput;

export type ChangeCause =
  'drag' | 'motion' | 'snap' | 'key' | 'wheel' | 'crown' | 'assistive' | 'host' | 'cancel' | 'tap' | 'reset';

/** Part of an effect, counted from 0; only for controls with several parts. */
export interface OfPart {
  part?: number;
}

/** Turn of the value; only for dials. */
export interface OfTurn {
  turns?: number;
}

/** `count` marks passed from `mark` on, downwards if negative; `time` is that of the first. */
export interface TickEffect extends OfPart {
  type: 'tick';
  time: number;
  mark: number;
  count: number;
}

export type ControlEffect =
  | TickEffect
  | ({ type: 'began'; time: number } & OfPart)
  | { type: 'yielded' | 'idle'; time: number }
  /** `by`: the blocking part, `null` for the control's own bound. */
  | ({ type: 'bound'; time: number; side: 'lower' | 'upper'; by?: number | null } & OfPart)
  | ({ type: 'changed'; time: number; value: number; cause: ChangeCause } & OfPart & OfTurn)
  | ({ type: 'snapped'; time: number; value: number } & OfPart & OfTurn)
  | ({ type: 'ended'; time: number; reason: 'commit' | 'cancel'; value: number } & OfPart & OfTurn)
  | { type: 'preview'; time: number; value: number | null }
  | { type: 'tapped'; time: number; x: number; y: number };

export interface RulerState {
  value: number;
  /** Drawn position, in points. */
  offset: number;
  /** Points per second. */
  velocity: number;
  /** The value at rest, if no further event occurs. */
  target: number;
  time: number | null;
  /** The time at which it comes to rest; `null` if idle or held. */
  restTime: number | null;
  nearestMark: number;
  phase: Phase;
}

export interface RatingState {
  value: number;
  /** The value that a release or a press would choose. */
  preview: number | null;
  time: number | null;
  phase: Phase;
}

/** Drawing environment of a control. */
export interface Environment {
  /** The size on the cross axis, in points; by default 80. */
  breadth?: number;
  textScale?: number;
  labelLength?: number;
  /** The value at which a filled part begins; by default `null`, the lower end. */
  origin?: number | null;
  isEnabled?: boolean;
  isFocused?: boolean;
}

export interface RulerMark {
  /** Distance from the left or upper end, in points. */
  along: number;
  value: number;
  index: number;
  kind: 'fraction' | 'half' | 'unit';
  flags: number;
  hasLabel: boolean;
  isInRange: boolean;
}

/** Drawn state of a ruler, in points. */
export interface RulerScene {
  length: number;
  breadth: number;
  cursor: number;
  value: number;
  unitWidth: number;
  overscroll: number;
  lowerBound: number | null;
  upperBound: number | null;
  landing: number | null;
  markCount: number;
  phase: Phase;
  orientation: Orientation;
  isEnabled: boolean;
  marks: RulerMark[];
}

export interface RatingSymbol {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Filled share, 0 to 1, from the leading or upper edge. */
  fill: number;
  flags: number;
  isFull: boolean;
  isPreviewed: boolean;
  isPressed: boolean;
}

/** Drawn state of a rating, in points. */
export interface RatingScene {
  value: number;
  count: number;
  breadth: number;
  phase: Phase;
  orientation: Orientation;
  layoutDirection: LayoutDirection;
  isEnabled: boolean;
  isPreviewed: boolean;
  labelX: number | null;
  labelY: number | null;
  labelWidth: number | null;
  labelHeight: number | null;
  symbols: RatingSymbol[];
}

/** Data for assistive technology. */
export interface AccessibilityNode {
  value: number;
  minimum: number;
  maximum: number;
  step: number;
  incremented: number | null;
  decremented: number | null;
  orientation: Orientation;
  isEnabled: boolean;
  isReadOnly: boolean;
  isFocused: boolean;
}
