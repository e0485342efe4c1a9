// Controls under test, each with its class, its engine, and its defaults without an engine.
import { Dial, Rating, Ruler, Slider, load, loadDial, loadSlider } from '../detent-node.js';
import { defaults as dialDefaults } from '../generated/dial.js';
import { defaults as ratingDefaults } from '../generated/rating.js';
import { defaults as rulerDefaults } from '../generated/ruler.js';
import { defaults as sliderDefaults } from '../generated/slider.js';

const common = await load();

export const controls = {
  ruler: { Control: Ruler, engine: common, defaults: rulerDefaults },
  rating: { Control: Rating, engine: common, defaults: ratingDefaults },
  slider: { Control: Slider, engine: await loadSlider(), defaults: sliderDefaults },
  dial: { Control: Dial, engine: await loadDial(), defaults: dialDefaults },
};
