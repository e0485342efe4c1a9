/** All four elements, as `dist/detent-all.js` has them. */
export * from './detent-ruler.js';
export * from './detent-rating.js';
export * from './detent-slider.js';
export * from './detent-dial.js';
