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

/** Drawn state of a dial; angles are degrees clockwise from the top. */
export interface DialScene {
  value: number;
  angle: number;
  turns: number;
  phase: Phase;
  start: number;
  sweep: number;
  wraps: boolean;
  width: number;
  height: number;
  breadth: number;
  isEnabled: boolean;
}

/** Loads the engine of dials, `detent-dial.wasm`; see `load`. */
export function loadDial(source?: Source): Promise<Engine>;

/** A number chosen by turning a dial. Needs the engine of `loadDial`. */
export class Dial extends Control<DialConfiguration, DialState, DialScene> {
  constructor(engine: Engine, start?: Start<DialConfiguration>);
}
