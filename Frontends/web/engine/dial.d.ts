/** The control behind `<detent-dial>`. */
import type { CancelPolicy, Control, Engine, Interaction, LayoutDirection, Phase, Source, Start } from '../detent.js';

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

/** Everything that decides how a dial behaves. */
export interface DialConfiguration {
  /** The values at the two ends; of one that wraps, the upper is the lower again. 0, 100 */
  lowerBound: number;
  upperBound: number;
  /** The difference of neighbouring marks; `null` for any value. */
  step: number | null;
  /** Where the lower end is, in degrees clockwise from the top. 0 */
  start: number;
  /** How far it is from there to the upper end, in degrees; more than 360 are several turns. 360 */
  sweep: number;
  /** So near to the middle a pointer means nothing, in points. 6 */
  dead: number;
  /** Points. 160 */
  width: number;
  height: number;
  /** As a ruler's. 0.9972, 90, 8000 */
  deceleration: number;
  minimumFling: number;
  maximumFling: number;
  /** As a ruler's. 10, 30 */
  springFrequency: number;
  landingFrequency: number;
  /** As a ruler's. 10, 1, 1 */
  slopTouch: number;
  slopMouse: number;
  slopPen: number;
  /** As a ruler's; the distance is that sideways of a vertical hold. 0.1, Infinity */
  fineDragScale: number;
  fineDragDistance: number;
  /** As a ruler's, in milliseconds. 120, 0 */
  scrollTimeout: number;
  boundaryHapticGap: number;
  /** Whether values begin again behind the last: then the sweep is 360, and the range a whole number of steps. */
  wraps: boolean;
  /** Whether it rests on marks and ends alone. */
  snaps: boolean;
  ticks: boolean;
  /** Whether it goes on by itself when it is released with speed. */
  coasts: boolean;
  /** How a pointer holds it: it turns it round its middle, or up is more. rotary */
  hold: 'rotary' | 'vertical';
  /** What a press does: it takes hold of it as it is, or it goes where the press is. turn */
  press: 'turn' | 'jump';
  /** Some of `modifiers`, added up. 4, which is alt */
  fineDragModifiers: number;
  layoutDirection: LayoutDirection;
  interaction: Interaction;
  cancelPolicy: CancelPolicy;
}

/** Loads the engine of dials, `detent-dial.wasm`, as `load` loads the other. */
export function loadDial(source?: Source): Promise<Engine>;

/** A number chosen by turning a dial. Its engine is that of `loadDial`. */
export class Dial extends Control<DialConfiguration, DialState, DialScene> {
  constructor(engine: Engine, start?: Start<DialConfiguration>);
}
