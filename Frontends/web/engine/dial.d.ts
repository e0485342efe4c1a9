/** The control behind `<detent-dial>`. */
import type { Control, Engine, Phase, Source, Start } from '../detent.js';
import type { DialConfiguration } from '../generated/configurations.js';

export interface DialState {
  value: number;
  /** Drawn position, in points of arc from the lower end of the first turn. */
  offset: number;
  /** Drawn angle, in degrees clockwise from the top; grows over turns. */
  angle: number;
  /** Velocity, in points of arc per second. */
  velocity: number;
  target: number;
  time: number | null;
  restTime: number | null;
  nearestMark: number;
  /** Turn of the value; 0 is the turn in which the program set it. */
  turns: number;
  phase: Phase;
}

/** Visible mark of a dial, with the middle of its label in points from the upper left corner; `null` without a label. */
export interface DialMark {
  value: number;
  angle: number;
  labelX: number | null;
  labelY: number | null;
  flags: number;
  hasLabel: boolean;
}

/** Drawn state of a dial; angles are degrees clockwise from the top. */
export interface DialScene {
  width: number;
  height: number;
  /** Values of the two ends. */
  lowerValue: number;
  upperValue: number;
  step: number | null;
  /**
   * Angle of the lower end, and the angle from there to the upper, below 0 on an inverted dial; beyond
   * 360 are several turns.
   */
  start: number;
  sweep: number;
  value: number;
  /** Drawn angle; goes on over turns. */
  angle: number;
  /** Angle at which it comes to rest; `null` unless it moves by itself. */
  landing: number | null;
  /** Filled arc, from the environment's `origin`, clockwise; below 0 anticlockwise. */
  filledStart: number;
  filledSweep: number;
  /** Outer radius of marks that leaves space for labels, in points. */
  markEnd: number;
  markCount: number;
  turns: number;
  phase: Phase;
  isHeld: boolean;
  wraps: boolean;
  isEnabled: boolean;
  isReadOnly: boolean;
  marks: DialMark[];
}

/** Loads the engine of dials, `detent-dial.wasm`; see `load`. */
export function loadDial(source?: Source): Promise<Engine>;

/** A number chosen by turning a dial. Needs the engine of `loadDial`. */
export class Dial extends Control<DialConfiguration, DialState, DialScene> {
  constructor(engine: Engine, start?: Start<DialConfiguration>);
}
