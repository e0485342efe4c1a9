/** `<detent-dial>`: a number chosen by turning a dial. */
import { DetentElement, defineElement, sharedOptions } from './detent-element.js';
import { dialDefaults } from './element/dial-defaults.js';
import { DialPicture } from './element/dial-picture.js';
import { number, presence, onOff, word } from './element/options.js';
import { dialSupply } from './engine/dial-load.js';
import { Dial } from './engine/dial.js';

/** Settings that are there or not, as an attribute without a value. */
const there = (attribute, property, field) => ({ ...presence(attribute, property), fields: [field] });

/** Attributes that only say how it looks. */
const shown = new Set(['origin', 'marks', 'readout']);

/** Turns; see `options` for what can be set. */
export class DetentDial extends DetentElement {
  static Control = Dial;
  static supply = dialSupply;
  static defaults = dialDefaults;
  /** No coasting, and springs so stiff that nothing is seen to move. What coasts already stops at once. */
  static reducedMotion = { coasts: false, springFrequency: 1000, landingFrequency: 1000, deceleration: 0.9 };

  static options = [
    number('min', 'lowerBound'),
    number('max', 'upperBound'),
    number('step', 'step'),
    number('start', 'start'),
    number('sweep', 'sweep'),
    there('wrap', 'wrap', 'wraps'),
    there('snap', 'snap', 'snaps'),
    onOff('ticks', 'ticks'),
    there('coast', 'coast', 'coasts'),
    word('hold', ['rotary', 'vertical'], 'hold'),
    word('press', ['turn', 'jump'], 'press'),
    number('dead', 'dead'),
    number('deceleration', 'deceleration'),
    number('minimum-fling', 'minimumFling'),
    number('maximum-fling', 'maximumFling'),
    number('spring-frequency', 'springFrequency'),
    number('landing-frequency', 'landingFrequency'),
    number('slop', 'slopTouch', 'slopMouse', 'slopPen'),
    number('fine-drag-scale', 'fineDragScale'),
    number('fine-drag-distance', 'fineDragDistance'),
    number('scroll-timeout', 'scrollTimeout'),
    number('boundary-haptic-gap', 'boundaryHapticGap'),
    number('origin'),
    presence('marks', 'marks'),
    onOff('readout'),
    ...sharedOptions.filter(({ attribute }) => attribute !== 'orientation'),
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
