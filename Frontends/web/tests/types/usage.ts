// Programs that use the declarations: compiled, never run; lines that must not compile are marked.
import type { DetentElements } from '../../generated/templates.js';
import { Dial, Rating, Ruler, Slider, load, loadDial, loadSlider, modifiers, type ControlEffect } from '../../detent.js';
import '../../detent-ruler.js';
import '../../detent-rating.js';
import '../../detent-slider.js';
import '../../detent-dial.js';
import type { DetentRuler } from '../../detent-ruler.js';
import { record, type Recorder } from '../../record.js';
import { Recording } from '../../script.js';
import { Trace, effectText } from '../../trace.js';

export async function engineOnly(bytes: ArrayBuffer): Promise<string> {
  const engine = await load(bytes);
  const ruler = new Ruler(engine, {
    value: 20,
    configuration: { lowerBound: 0, upperBound: 100, snap: 'always', tick: 'unit' },
    onEffect(effect: ControlEffect) {
      if (effect.type === 'changed') console.log(effect.value.toFixed(1), effect.cause);
      if (effect.type === 'tick') console.log(ruler.tick(effect, 0).mark);
      if (effect.type === 'preview') console.log(effect.value?.toFixed(1));
    },
  });
  const recording = new Recording(ruler, { breadth: 80 });
  ruler.handle({ type: 'down', time: 0, pointer: 1, source: 'pen', x: 10, y: 20, modifiers: modifiers.shift });
  ruler.handle({ type: 'key', time: 1, source: 'Digit3' });
  const turn = { type: 'wheel', time: 2, source: 'lines', y: -1, modifiers: modifiers.alt } as const;
  if (!ruler.isHeld && ruler.wouldChange(turn)) ruler.handle(turn);
  ruler.handle({ type: 'adjust', time: 3, x: 40 });
  ruler.configure({ capture: null, cancelPolicy: 'commit' });
  const labels: number[] = ruler.scene({ breadth: 60 }).marks.filter((mark) => mark.hasLabel).map((mark) => mark.value);
  const rating = new Rating(engine);
  const fills: number[] = rating.scene().symbols.map((symbol) => symbol.fill);
  const trace = new Trace(rating);
  const stop: () => void = rating.observe({ effect: (effect) => trace.note(effect), update: ({ before }) => before.count });
  stop();
  return recording.script() + labels.concat(fills).join() + effectText({ type: 'idle', time: 0 });
}

export function elements(): void {
  const ruler: DetentRuler = document.createElement('detent-ruler');
  ruler.unitWidth = 60;
  [ruler.tap, ruler.landingFrequency] = ['nothing', 30];
  ruler.formatValue = (value) => `${value} kg`;
  ruler.addEventListener('tick', ({ detail }) => console.log(detail.mark, detail.count));
  ruler.addEventListener('bound', ({ detail }) => console.log(detail.side));
  ruler.addEventListener('input', () => console.log(ruler.valueAsNumber));
  const rating = document.querySelector('detent-rating');
  rating?.addEventListener('preview', ({ detail }) => console.log(detail.value));
  rating?.setValue(3, { animated: false });
  rating?.setCustomValidity('');
  if (rating) rating.press = 'at-once';
  const fill: number | undefined = rating?.control?.scene().symbols[0]?.fill;
  console.log(fill);
}

export async function loading(url: URL): Promise<number> {
  const ruler: DetentRuler = document.createElement('detent-ruler');
  ruler.addEventListener('error', ({ message }) => console.log(message.length));
  await Promise.allSettled([load(url), load(() => fetch(url)), load(fetch(url)), load()]);
  const { control } = await ruler.ready;
  return control.state.offset;
}

export async function sliders(): Promise<number[]> {
  const control = new Slider(await loadSlider(), { values: [20, 70], configuration: { thumbs: 2, stops: [1, 2] } });
  control.setValue(3, { part: 1, animated: true });
  control.setValues([3, 4]);
  const limit: number = control.part(1).minimum;
  const element = document.createElement('detent-slider');
  [element.stops, element.values, element.thumbLabels] = [[1, 2, 5], new Set([limit]), ['least', 'most']];
  [element.step, element.origin] = [null, 0];
  element.addEventListener('input', ({ detail }) => console.log(detail.part, detail.value));
  element.addEventListener('bound', ({ detail }) => console.log(detail.by));
  // @ts-expect-error A collision of thumbs has two words.
  element.meet = 'jump';
  return element.values.concat(element.control?.scene().thumbs.map((thumb) => thumb.along) ?? []);
}

export async function dials(): Promise<number> {
  const control = new Dial(await loadDial(), { value: 20, configuration: { wraps: true, hold: 'vertical', step: null } });
  const element = document.createElement('detent-dial');
  [element.wrap, element.press, element.origin] = [true, 'jump', null];
  element.addEventListener('ended', ({ detail }) => console.log(detail.turns));
  // @ts-expect-error A dial has no orientation.
  control.configure({ orientation: 'vertical' });
  return control.state.angle + control.scene().sweep + element.turns;
}

export function recorders(element: DetentRuler): string {
  const first: Recorder = record(null, { title: 'mine', ignores: ({ target }) => target === document.body });
  return record(element).save('mine.gesture') + first.stop() + first.target?.localName;
}

export function errors(ruler: Ruler, element: DetentRuler): void {
  // @ts-expect-error A rule of that name does not exist.
  ruler.configure({ snap: 'often' });
  // @ts-expect-error A ruler has no count.
  ruler.configure({ count: 3 });
  // @ts-expect-error The action of a tap has two words.
  element.tap = 'jump';
  // @ts-expect-error A pointer needs a position.
  ruler.handle({ type: 'down', time: 0 });
  // @ts-expect-error Tab belongs to the page.
  ruler.handle({ type: 'key', time: 0, source: 'Tab' });
  // @ts-expect-error The engine may not be loaded yet.
  console.log(element.control.value);
  // @ts-expect-error An element's control is read-only.
  element.control = ruler;
  // @ts-expect-error The side of a bound has two words.
  element.addEventListener('bound', ({ detail }) => detail.side === 'left');
}

/** Attributes as templates of JSX and Vue write them. */
export const written: DetentElements['detent-slider'] = { orientation: 'vertical', step: '5', haptics: 'off', disabled: '', name: 'price' };
// @ts-expect-error A word that is none of those of the attribute.
export const wrong: DetentElements['detent-slider'] = { orientation: 'upright' };
