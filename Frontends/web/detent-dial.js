/** `<detent-dial>`: a number chosen by turning a dial. */
import { DetentElement, defineElement, sharedOptions } from './detent-element.js';
import { DialPicture } from './element/dial-picture.js';
import { number, onOff, presence, settingsOf } from './element/options.js';
import { dialSupply } from './engine/dial-load.js';
import { Dial } from './engine/dial.js';
import { defaults, options } from './generated/dial.js';

/** Attributes that only say how it looks. */
const shown = new Set(['origin', 'marks', 'readout']);

/** Turns; see `options` for what can be set. */
export class DetentDial extends DetentElement {
  static Control = Dial;
  static supply = dialSupply;
  static defaults = defaults;
  /** No coasting, and springs so stiff that nothing is seen to move. What coasts already stops at once. */
  static reducedMotion = { coasts: false, springFrequency: 1000, landingFrequency: 1000, deceleration: 0.9 };

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

  /** In which turn the value is, of a dial that wraps: 0 is the one in which a program has set it. */
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
