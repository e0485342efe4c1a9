/** All four elements, as exported by `dist/detent-all.js`. */
export * from './detent-ruler.js';
export * from './detent-rating.js';
export * from './detent-slider.js';
export * from './detent-dial.js';
