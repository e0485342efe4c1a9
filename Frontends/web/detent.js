/**
 * Detent in a page or in node: the engine behind controls that people slide, drag and tap to choose a number.
 *
 *     const engine = await load();
 *     const ruler = new Ruler(engine, {
 *       value: 20, configuration: { lowerBound: 0, upperBound: 100, tick: 'unit', snap: 'always' },
 *       onEffect(effect) { if (effect.type === 'changed') show(effect.value); },
 *     });
 *     ruler.handle({ type: 'down', time: event.timeStamp, pointer: event.pointerId, source: 'touch', x: 280, y: 40 });
 *
 * The elements, `detent-ruler.js` and `detent-rating.js`, are made of this.
 */
import { Control } from './engine/control.js';
import * as layout from './engine/layout.js';

export { load } from './engine/load.js';
export { DetentError, Engine } from './engine/engine.js';
export { HostEcho } from './engine/echo.js';
export { Control };
export { modifiers } from './engine/layout.js';

/** A number chosen by sliding a ruler under a fixed cursor. */
export class Ruler extends Control {
  constructor(engine, start) {
    super(engine, layout.ruler, start);
  }
}

/** A number chosen by pressing, or dragging along, a row of symbols. */
export class Rating extends Control {
  constructor(engine, start) {
    super(engine, layout.rating, start);
  }
}
