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
 * The elements, `detent-ruler.js`, `detent-rating.js` and so on, are built on this.
 */
export { load } from './engine/load.js';
export { DetentError, Engine } from './engine/engine.js';
export { HostEcho } from './engine/echo.js';
export { HapticGate } from './engine/haptics.js';
export { Control } from './engine/control.js';
export { modifiers } from './engine/layout.js';

// The controls, and the loaders of those with an engine of their own.
export { loadDial } from './engine/dial-load.js';
export { Dial } from './engine/dial.js';
export { Rating } from './engine/rating.js';
export { Ruler } from './engine/ruler.js';
export { Slider } from './engine/slider.js';
export { loadSlider } from './engine/slider-load.js';
