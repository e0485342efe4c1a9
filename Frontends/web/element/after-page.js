// Default actions of an element: what it does with an event once the page has had its say.

/**
 * Calls `act` when the last listener of an event in dispatch has run, unless one has cancelled it; `act` may still cancel
 * it. A page that stops the event on its way ends its dispatch there.
 * @param {Event} event
 * @param {() => void} act
 */
export function afterPage(event, act) {
  const isOver = new AbortController();
  const { signal } = isOver;
  const finish = () => {
    if (signal.aborted) return;
    isOver.abort();
    if (!event.defaultPrevented) act();
  };
  if (event.cancelBubble) return finish();
  const path = event.composedPath();
  const hear = ({ cancelBubble, currentTarget, eventPhase }) => {
    if (cancelBubble || (currentTarget === path.at(-1) && eventPhase !== Event.CAPTURING_PHASE)) finish();
  };
  // Added now, each of these is the last listener of its node.
  for (const node of path) {
    for (const capture of [true, false]) node.addEventListener(event.type, hear, { capture, signal, passive: false });
  }
  // A listener may keep those behind it from running, and cancel the event after that.
  const stop = event.stopImmediatePropagation;
  event.stopImmediatePropagation = () => {
    stop.call(event);
    queueMicrotask(finish);
  };
  setTimeout(finish); // one may even do so without the event's own function
}

/** Events whose default action an element has replaced by its own. @type {WeakSet<Event>} */
const taken = new WeakSet();

/** Replaces the browser's action for an event; the page has not cancelled it. */
export function takeOver(event) {
  taken.add(event);
  event.preventDefault();
}

/** True if the page has cancelled an event. */
const isVetoed = (event) => event.defaultPrevented && !taken.has(event);

/** Acts that follow the dispatch of some events: in a task of its own, or when anything is read or comes in before that. */
export class Later {
  #wait;
  #wake;
  /** @type {{events: Event[], act: () => void}[]} */
  #acts = [];

  /** @param {() => void} wait called when one waits @param {() => void} wake called when it is time to `run` */
  constructor(wait, wake) {
    this.#wait = wait;
    this.#wake = wake;
  }

  add(events, act) {
    this.#acts.push({ events, act });
    this.#wait();
    setTimeout(this.#wake);
  }

  /** Adds a press, unless the page cancels its event, or that for a mouse or a finger which follows it. */
  press(event, act) {
    const events = [event];
    const isOver = new AbortController();
    const options = { capture: true, passive: true, signal: isOver.signal };
    const hear = (next) => events.push(next);
    for (const type of ['mousedown', 'touchstart']) event.view?.addEventListener(type, hear, options);
    this.add(events, () => {
      isOver.abort();
      if (!events.some(isVetoed)) act();
    });
  }

  /** Does what no event in dispatch holds up. */
  run() {
    for (let next; (next = this.#acts[0]);) {
      const { events } = next;
      const current = events[0].view?.event; // one that `press` has yet to hear
      if (/^(mousedown|touchstart)$/.test(current?.type)) events.push(current);
      if (events.some(({ eventPhase }) => eventPhase !== Event.NONE)) return;
      this.#acts.shift();
      next.act();
    }
  }
}
