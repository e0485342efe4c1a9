/** The control behind `<detent-dial>`. */
import type { Control, Engine, Phase, Source, Start } from '../detent.js';
import type { DialConfiguration } from '../generated/configurations.js';

export interface DialState {
  value: number;
  /** What shows, in points of arc from the lower end of the first turn. */
  offset: number;
  /** What shows, in degrees clockwise from the top, which grow on over turns. */
  angle: number;
  /** Points of arc per second. */
  velocity: number;
  target: number;
  time: number | null;
  restTime: number | null;
  nearestMark: number;
  /** In which turn the value is: 0 is the one in which the program set it. */
  turns: number;
  phase: Phase;
}

/** What shows of a dial; angles are degrees clockwise from the top. */
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

/** Loads the engine of dials, `detent-dial.wasm`, as `load` loads the other. */
export function loadDial(source?: Source): Promise<Engine>;

/** A number chosen by turning a dial. Its engine is that of `loadDial`. */
export class Dial extends Control<DialConfiguration, DialState, DialScene> {
  constructor(engine: Engine, start?: Start<DialConfiguration>);
}
