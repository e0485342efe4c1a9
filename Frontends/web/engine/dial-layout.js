// The structures and constants of a dial in Sources/CDetent/include/detent.h.
import { directions, interactions, phases, policies } from './layout.js';
import { Struct, f64, flag, i32, i64, optional, time, words } from './struct.js';

export const holds = ['rotary', 'vertical'];
export const dialPresses = ['turn', 'jump'];

export const dial = {
  name: 'dial',
  size: 160 * 8,
  configuration: new Struct({
    lowerBound: f64, upperBound: f64, step: optional, start: f64, sweep: f64, dead: f64, width: f64, height: f64,
    deceleration: f64, minimumFling: f64, maximumFling: f64, springFrequency: f64, landingFrequency: f64, slopTouch: f64,
    slopMouse: f64, slopPen: f64, fineDragScale: f64, fineDragDistance: f64, scrollTimeout: time,
    boundaryHapticGap: time, wraps: flag, snaps: flag, ticks: flag, coasts: flag, hold: words(holds),
    press: words(dialPresses), fineDragModifiers: i32, layoutDirection: words(directions),
    interaction: words(interactions), cancelPolicy: words(policies),
  }),
  state: new Struct({
    value: f64, offset: f64, angle: f64, velocity: f64, target: f64, time, restTime: time, nearestMark: i64, turns: i32,
    phase: words(phases),
  }),
  /** Its effects say in which turn the value is. */
  hasTurns: true,
};
