// The settings of scripts that dials alone have, and the configuration that settings mean to a dial.

const number = words => words.number();
const choice = (list, what) => words => words.choice(Object.fromEntries(list.map(word => [word, word])), what);

/** Each reads what follows its name. */
export const dialReaders = {
  wrap: choice(['off', 'on'], 'on or off'),
  coast: choice(['off', 'on'], 'on or off'),
  start: number,
  sweep: number,
  dead: number,
  hold: choice(['rotary', 'vertical'], 'a hold'),
  press: words => ({ dialPress: choice(['turn', 'jump'], 'what a press does')(words) }),
};

const milliseconds = nanoseconds => nanoseconds === undefined ? undefined : nanoseconds / 1e6;

/** What settings mean to a dial, beside what they mean to all controls; what no line says is the control's own. */
export function dialConfiguration(settings, { layoutDirection, interaction, cancelPolicy }) {
  const { slop } = settings;
  const configuration = {
    layoutDirection, interaction, cancelPolicy, width: settings.width, height: settings.height,
    lowerBound: settings.lower, upperBound: settings.upper, step: settings.step, start: settings.start,
    sweep: settings.sweep, wraps: settings.wrap === 'on', snaps: settings.snap === 'always',
    ticks: settings.tick === 'unit', coasts: settings.coast === 'on', hold: settings.hold, press: settings.dialPress,
    dead: settings.dead, deceleration: settings.deceleration, minimumFling: settings.minFling,
    maximumFling: settings.maxFling, springFrequency: settings.spring, landingFrequency: settings.landingSpring,
    slopTouch: slop, slopMouse: slop, slopPen: slop, fineDragScale: settings.fine,
    fineDragDistance: settings.fineDistance, fineDragModifiers: settings.fineKey,
    scrollTimeout: milliseconds(settings.scrollTimeout), boundaryHapticGap: milliseconds(settings.boundaryHapticGap),
  };
  return Object.fromEntries(Object.entries(configuration).filter(([, value]) => value !== undefined));
}
