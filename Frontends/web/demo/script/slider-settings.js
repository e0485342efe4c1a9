// The settings of scripts that sliders alone have, and the configuration that settings mean to a slider.

const number = words => words.number();
const choice = (list, what) => words => words.choice(Object.fromEntries(list.map(word => [word, word])), what);

/** Each reads what follows its name. */
export const sliderReaders = {
  scale: choice(['linear', 'log', 'log-1-2-5'], 'a scale'),
  factor: number,
  stops: words => {
    const stops = [words.number()];
    while (!words.isAtEnd) stops.push(words.number());
    return { stops };
  },
  thumbs: number,
  distance: number,
  meet: choice(['block', 'push'], 'what thumbs do that meet'),
  track: choice(['jump', 'step', 'none'], 'what a press on the track does'),
  between: choice(['hold', 'move'], 'what a drag between thumbs does'),
  quantize: choice(['drag', 'release'], 'a time'),
  grab: number,
};

const milliseconds = nanoseconds => nanoseconds === undefined ? undefined : nanoseconds / 1e6;

/** What settings mean to a slider, beside what they mean to all controls; what no line says is the control's own. */
export function sliderConfiguration(settings, shared) {
  const { slop } = settings;
  const configuration = {
    ...shared,
    lowerBound: settings.lower, upperBound: settings.upper, step: settings.step, factor: settings.factor,
    stops: settings.stops, scale: settings.scale, thumbs: settings.thumbs ?? settings.values.length,
    distance: settings.distance, meet: settings.meet, trackPress: settings.track, between: settings.between,
    quantize: settings.quantize, ticks: settings.tick === 'unit', grab: settings.grab, rubberBand: settings.rubber,
    slopTouch: slop, slopMouse: slop, slopPen: slop, fineDragScale: settings.fine,
    fineDragDistance: settings.fineDistance, fineDragModifiers: settings.fineKey,
    springFrequency: settings.spring, landingFrequency: settings.landingSpring, restDistance: settings.restDistance,
    scrollTimeout: milliseconds(settings.scrollTimeout), boundaryHapticGap: milliseconds(settings.boundaryHapticGap),
  };
  return Object.fromEntries(Object.entries(configuration).filter(([, value]) => value !== undefined));
}
