// Controls besides rulers and ratings that are recorded: how each begins, and settings as a program may change them at any
// moment.
import { controls } from './controls.mjs';

export const others = {
  slider: {
    begin(chance) {
      const thumbs = chance.whole(1, 4);
      const values = Array.from({ length: thumbs }, (_, part) => part * 5);
      const { Control, engine } = controls.slider;
      return new Control(engine, { values, configuration: { upperBound: 20, thumbs, ticks: true } });
    },
    settings: [
      (chance) => ({ thumbs: chance.whole(1, 8) }), (chance) => ({ distance: chance.of([0, 0.5, 2]) }),
      (chance) => ({ step: chance.of([0.5, 1, 3]) }), (chance) => ({ scale: chance.of(['linear', 'log', 'log-1-2-5']) }),
      (chance) => ({ lowerBound: chance.of([-20, 0.5, 1]), upperBound: chance.whole(10, 50) }),
      (chance) => ({ stops: chance.of([[1, 2, 5], [0, 10]]) }), (chance) => ({ meet: chance.of(['block', 'push']) }),
      (chance) => ({ trackPress: chance.of(['jump', 'step', 'none']) }), (chance) => ({ length: chance.whole(100, 400) }),
      (chance) => ({ between: chance.of(['hold', 'move']) }), (chance) => ({ quantize: chance.of(['drag', 'release']) }),
      (chance) => ({ ticks: chance.of([true, false]) }), (chance) => ({ rubberBand: chance.of([0, 0.55]) }),
      (chance) => ({ layoutDirection: chance.of(['ltr', 'rtl']) }),
      (chance) => ({ interaction: chance.of(['enabled', 'enabled', 'read-only', 'disabled']) }),
    ],
  },
};
