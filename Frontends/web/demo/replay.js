// Replays a script on an element in real time. Events go to the engine at the script's exact times, not as
// page events, whose times would be those of frames.
import { controls } from '../script/controls.js';
import { Trace } from '../trace.js';
import { Player } from './script/player.js';
import { configuration } from './script/settings.js';

const frame = () => new Promise(resolve => requestAnimationFrame(resolve));

/** Maps script time to page time for one control. */
class ElementStage {
  #element;
  #trace;
  #start;

  constructor(element, trace, start) {
    this.#element = element;
    this.#trace = trace;
    this.#start = start;
  }

  get #control() { return this.#element.control; }
  get isIdle() { return this.#control.state.phase === 'idle'; }
  get restTime() {
    const { restTime = null } = this.#control.state;
    return restTime === null ? null : Math.round((restTime - this.#start) * 1e6);
  }

  #time(nanoseconds) { return this.#start + nanoseconds / 1e6; }
  handle(event) { this.#element.perform({ ...event, time: this.#time(event.time) }); }
  advance(time) { this.#control.advance(this.#time(time)); }
  update(change) { this.#control.update(change); this.#draw(); }
  /** Draws a change that is not an event. */
  #draw() { this.#element.perform({ type: 'advance', time: this.#control.time }); }
  mark(text, time) { this.#trace.mark(text, this.#time(time)); }
}

/** Sets an element up for a script; the returned function restores it. */
function dress(element, { axis, layout, width, height }) {
  const attributes = ['style', 'dir', 'orientation'].map(name => [name, element.getAttribute(name)]);
  const { value, values } = element;
  // Thumbs overhang a track, whose length is that of the script.
  const box = element.getBoundingClientRect();
  const { length, orientation } = element.control.configuration;
  const overhang = length === undefined ? 0 : (orientation === 'vertical' ? box.height : box.width) - length;
  const [wide, high] = axis === 'x' ? [width + overhang, height] : [width, height + overhang];
  element.inert = true;
  element.setAttribute('orientation', axis === 'x' ? 'horizontal' : 'vertical');
  element.dir = layout;
  // Centred, even if wider than the page.
  const marginInline = `calc((100% - ${wide}px) / 2)`;
  Object.assign(element.style, { width: `${wide}px`, height: `${high}px`, marginInline });
  return () => {
    element.inert = false;
    for (const [name, value] of attributes) {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
    element.isScripted = false;
    if (values) element.setValues(values);
    else element.setValue(value);
  };
}

/**
 * Replays a script.
 * @returns {Promise<string>} its trace, at level `calls`
 */
export async function replay(element, script) {
  const { settings } = script;
  const undress = dress(element, settings);
  try {
    await frame();
    await frame();
    element.isScripted = true;
    element.control.update({
      configuration: { ...controls[settings.control].defaults, ...configuration(settings) },
      values: element.values ? settings.values : [settings.value],
    });
    return await play(element, script);
  } finally {
    undress();
  }
}

async function play(element, script) {
  const { control } = element;
  control.restart();
  const start = Math.ceil(performance.now());
  const trace = new Trace(control);
  trace.start = start * 1e6;
  const stop = control.observe({ effect: effect => trace.note(effect) });
  const player = new Player(script, new ElementStage(element, trace, start));
  // Requested first in each frame, so events of a frame precede the element's own update.
  try {
    for (let next = frame(); !player.isDone;) {
      const time = await next;
      next = frame();
      player.play(Math.round((time - start) * 1e6));
    }
  } finally {
    stop();
  }
  trace.finish();
  return trace.text('replay.gesture');
}
