// Controls besides rulers and ratings that are recorded: how each begins, and settings as a program may change them at any
// moment.
import { controls } from './controls.mjs';

export const others = {
  dial: {
    begin(chance) {
      const { Control, engine } = controls.dial;
      const configuration = {
        width: 375, height: 80, ticks: true, coasts: chance.of([true, false]), wraps: chance.of([true, false]),
      };
      return new Control(engine, { value: chance.whole(0, 99), configuration });
    },
    settings: [
      (chance) => ({ step: chance.of([1, 5, 25]) }), (chance) => ({ start: chance.of([0, -135, 90]) }),
      (chance) => ({ sweep: chance.of([270, 360]) }), (chance) => ({ snaps: chance.of([true, false]) }),
      (chance) => ({ ticks: chance.of([true, false]) }), (chance) => ({ coasts: chance.of([true, false]) }),
      (chance) => ({ hold: chance.of(['rotary', 'vertical']) }), (chance) => ({ press: chance.of(['turn', 'jump']) }),
      (chance) => ({ dead: chance.of([0, 6, 30]) }), (chance) => ({ landingFrequency: chance.of([8, 30, 1000]) }),
      (chance) => ({ travel: chance.of([80, 300, 2000]) }), (chance) => ({ quantizes: chance.of([true, false]) }),
      (chance) => ({ interaction: chance.of(['enabled', 'enabled', 'read-only', 'disabled']) }),
      (chance) => ({ cancelPolicy: chance.of(['revert', 'commit']) }),
    ],
  },
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
