/** Made by Scripts/make/looks.sh from custom-elements.json. */

/** The attributes of `<detent-ruler>`, as templates write them. */
export interface RulerAttributes {
  value?: string;
  min?: number | string;
  max?: number | string;
  'enabled-min'?: number | string;
  'enabled-max'?: number | string;
  step?: number | string;
  origin?: number | string;
  fractions?: number | string;
  snap?: 'none' | 'unit' | 'half' | 'fraction' | 'always';
  quantize?: 'on' | 'off';
  'unit-width'?: number | string;
  orientation?: 'horizontal' | 'vertical';
  slop?: number | string;
  'fine-drag-scale'?: number | string;
  tap?: 'nothing' | 'go';
  reset?: number | string;
  'fine-drag-distance'?: number | string;
  'key-step'?: number | string;
  'page-step'?: number | string;
  'adjust-step'?: number | string;
  'cancel-policy'?: 'revert' | 'commit';
  tick?: 'none' | 'unit' | 'half' | 'fraction';
  capture?: number | string;
  rearm?: number | string;
  deceleration?: number | string;
  'rubber-band'?: number | string;
  'minimum-fling'?: number | string;
  'maximum-fling'?: number | string;
  'stop-distance'?: number | string;
  'rest-distance'?: number | string;
  'spring-frequency'?: number | string;
  'landing-frequency'?: number | string;
  'scroll-timeout'?: number | string;
  'boundary-haptic-gap'?: number | string;
  'value-text'?: string;
  motion?: 'auto' | 'full' | 'reduced';
  haptics?: 'on' | 'off';
  wheel?: 'always' | 'focus' | 'never';
  disabled?: boolean | '';
  readonly?: boolean | '';
}

/** The attributes of `<detent-rating>`, as templates write them. */
export interface RatingAttributes {
  value?: string;
  count?: number | string;
  minimum?: number | string;
  granularity?: number | string;
  'symbol-width'?: number | string;
  spacing?: number | string;
  orientation?: 'horizontal' | 'vertical';
  ticks?: 'on' | 'off';
  selection?: 'drag' | 'tap';
  press?: 'at-once' | 'sure';
  leading?: 'least' | 'clear';
  hover?: 'on' | 'off';
  reselection?: 'keep' | 'clear';
  reset?: number | string;
  'cancel-policy'?: 'revert' | 'commit';
  required?: boolean | '';
  'value-text'?: string;
  motion?: 'auto' | 'full' | 'reduced';
  haptics?: 'on' | 'off';
  wheel?: 'always' | 'focus' | 'never';
  disabled?: boolean | '';
  readonly?: boolean | '';
}

/** The attributes of `<detent-slider>`, as templates write them. */
export interface SliderAttributes {
  value?: string;
  min?: number | string;
  max?: number | string;
  'enabled-min'?: number | string;
  'enabled-max'?: number | string;
  scale?: 'linear' | 'log' | 'log-1-2-5';
  step?: number | string;
  factor?: number | string;
  stops?: string;
  'stop-places'?: 'even' | 'value';
  knots?: string;
  steps?: string;
  ticks?: 'on' | 'off';
  thumbs?: number | string;
  distance?: number | string;
  'max-distance'?: number | string;
  'locked-thumbs'?: string;
  meet?: 'block' | 'push';
  track?: 'jump' | 'step' | 'none';
  between?: 'hold' | 'move';
  quantize?: 'drag' | 'release';
  reset?: number | string;
  orientation?: 'horizontal' | 'vertical';
  inverted?: boolean | '';
  grab?: number | string;
  'thumb-radius'?: number | string;
  slop?: number | string;
  'fine-drag-scale'?: number | string;
  'fine-drag-distance'?: number | string;
  'key-step'?: number | string;
  'page-step'?: number | string;
  'adjust-step'?: number | string;
  'cancel-policy'?: 'revert' | 'commit';
  'rubber-band'?: number | string;
  'rest-distance'?: number | string;
  'spring-frequency'?: number | string;
  'landing-frequency'?: number | string;
  'scroll-timeout'?: number | string;
  'boundary-haptic-gap'?: number | string;
  origin?: number | string;
  marks?: boolean | '';
  bubble?: boolean | '';
  'value-text'?: string;
  motion?: 'auto' | 'full' | 'reduced';
  haptics?: 'on' | 'off';
  wheel?: 'always' | 'focus' | 'never';
  disabled?: boolean | '';
  readonly?: boolean | '';
  name?: string;
  'thumb-labels'?: string;
}

/** The attributes of `<detent-dial>`, as templates write them. */
export interface DialAttributes {
  value?: string;
  min?: number | string;
  max?: number | string;
  'enabled-min'?: number | string;
  'enabled-max'?: number | string;
  step?: number | string;
  wrap?: boolean | '';
  snap?: boolean | '';
  quantize?: 'on' | 'off';
  ticks?: 'on' | 'off';
  start?: number | string;
  sweep?: number | string;
  inverted?: boolean | '';
  dead?: number | string;
  hold?: 'rotary' | 'vertical';
  travel?: number | string;
  press?: 'turn' | 'jump';
  reset?: number | string;
  slop?: number | string;
  'fine-drag-scale'?: number | string;
  'fine-drag-distance'?: number | string;
  'key-step'?: number | string;
  'page-step'?: number | string;
  'adjust-step'?: number | string;
  'cancel-policy'?: 'revert' | 'commit';
  coast?: boolean | '';
  deceleration?: number | string;
  'minimum-fling'?: number | string;
  'maximum-fling'?: number | string;
  'spring-frequency'?: number | string;
  'landing-frequency'?: number | string;
  'scroll-timeout'?: number | string;
  'boundary-haptic-gap'?: number | string;
  origin?: number | string;
  marks?: boolean | '';
  readout?: 'on' | 'off';
  'page-scroll'?: boolean | '';
  'value-text'?: string;
  motion?: 'auto' | 'full' | 'reduced';
  haptics?: 'on' | 'off';
  wheel?: 'always' | 'focus' | 'never';
  disabled?: boolean | '';
  readonly?: boolean | '';
}

/** The elements, by their tags. */
export interface DetentElements {
  'detent-ruler': RulerAttributes;
  'detent-rating': RatingAttributes;
  'detent-slider': SliderAttributes;
  'detent-dial': DialAttributes;
}
