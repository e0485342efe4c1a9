/** `<detent-dial>`: a number chosen by turning a dial. */
import { DetentElement, defineElement, sharedOptions } from './detent-element.js';
import { DialPicture } from './element/dial-picture.js';
import { number, onOff, presence, settingsOf } from './element/options.js';
import { Wheel } from './element/wheel.js';
import { dialSupply } from './engine/dial-load.js';
import { Dial } from './engine/dial.js';
import { defaults, options } from './generated/dial.js';

/** Attributes that only affect drawing. */
const shown = new Set(['origin', 'marks', 'readout']);

/** Dial element; see `options` for its settings. */
export class DetentDial extends DetentElement {
  static Control = Dial;
  static Wheel = Wheel;
  static supply = dialSupply;
  static defaults = defaults;

  static options = [
    ...settingsOf(options),
    number('origin'),
    presence('marks', 'marks'),
    onOff('readout'),
    presence('page-scroll', 'pageScroll'),
    ...sharedOptions,
  ];

  attributeChangedCallback(name, ...rest) {
    super.attributeChangedCallback(name, ...rest);
    if (shown.has(name)) this.show();
  }

  /** Turn of the value, for a dial that wraps; 0 is the turn in which a program set it. */
  get turns() {
    return this.control?.state.turns ?? 0;
  }

  /** @protected */
  get isUpright() {
    return true;
  }

  /** @protected */
  measured({ width, height }) {
    return { width, height };
  }

  /** @protected */
  makePicture(root) {
    return new DialPicture(root);
  }
}

defineElement('detent-dial', DetentDial);
