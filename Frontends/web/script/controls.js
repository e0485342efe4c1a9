// Generated tables of the controls that scripts support.
import * as dial from '../generated/dial.js';
import * as rating from '../generated/rating.js';
import * as ruler from '../generated/ruler.js';
import * as slider from '../generated/slider.js';

export const controls = { dial, rating, ruler, slider };
