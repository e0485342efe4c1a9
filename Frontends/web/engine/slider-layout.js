// The structures and constants of a slider in Sources/CDetent/include/detent.h.
import { directions, interactions, orientations, phases, policies } from './layout.js';
import { Struct, f64, flag, i32, i64, numbers, optional, time, words } from './struct.js';

/** How many thumbs a slider may have, and how many stops. */
export const mostThumbs = 8;
export const mostStops = 32;

export const scales = ['linear', 'log', 'log-1-2-5'];
export const meetings = ['block', 'push'];
export const trackPresses = ['jump', 'step', 'none'];
export const betweens = ['hold', 'move'];
export const quantizations = ['drag', 'release'];

export const slider = {
  name: 'slider',
  size: 544 * 8,
  configuration: new Struct({
    lowerBound: f64, upperBound: f64, step: optional, factor: optional, distance: f64, grab: f64, rubberBand: f64,
    length: f64, springFrequency: f64, landingFrequency: f64, restDistance: f64, slopTouch: f64, slopMouse: f64,
    slopPen: f64, fineDragScale: f64, fineDragDistance: f64, scrollTimeout: time, boundaryHapticGap: time, thumbs: i64,
    stops: numbers(mostStops), scale: words(scales), meet: words(meetings), trackPress: words(trackPresses),
    between: words(betweens), quantize: words(quantizations), ticks: flag, fineDragModifiers: i32,
    orientation: words(orientations), layoutDirection: words(directions), interaction: words(interactions),
    cancelPolicy: words(policies), reserved: i32,
  }),
  state: new Struct({
    value: f64, time, restTime: time, partCount: i32, focus: i32, phase: words(phases), reserved: i32,
  }),
  /** What one thumb does: that it is there says that the control has several parts. */
  partState: new Struct({
    value: f64, offset: f64, velocity: f64, target: f64, minimum: f64, maximum: f64, restTime: time, nearestMark: i64,
    phase: words(phases), reserved: i32,
  }),
};
