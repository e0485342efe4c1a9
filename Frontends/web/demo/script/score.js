// Expansion of script lines: `glide` and `tap` become moves at exact times and positions.

/** Event of a control, without a time. */
const event = event => ({ kind: 'event', event });

/** Tracks the pointers of a script, to resolve positions given by one number. */
export class Score {
  #settings;
  #contacts = new Map();

  constructor(settings) {
    this.#settings = { ...settings };
  }

  /** Settings after the lines so far. */
  get settings() { return this.#settings; }

  /** Actions of one line, in order, each with `after` or `at`. */
  *deeds(line) {
    const { after, at } = line;
    const delayed = delay => (at === undefined ? { after: after + delay } : { at: at + delay });
    switch (line.verb) {
      case 'glide': yield* this.#glide(line, delayed); break;
      case 'tap':
        yield { ...delayed(0), ...this.#pointer('down', line.pointer, line.place, line) };
        yield { after: line.duration, ...this.#pointer('up', line.pointer, undefined, line) };
        break;
      default: {
        const deeds = [...this.#plain(line)];
        if (deeds.length === 0) deeds.push({ kind: 'look' });
        for (const [index, deed] of deeds.entries()) yield { ...(index ? { after: 0 } : delayed(0)), ...deed };
      }
    }
  }

  *#glide({ pointer, place, duration, period, ...line }, delayed) {
    const end = this.#resolve(place, pointer);
    const start = this.#contacts.get(pointer) ?? end;
    const count = duration > 0 ? Math.floor((duration - 1) / period) + 1 : 1;
    for (let number = 1, before = 0; number <= count; number += 1) {
      const elapsed = number < count ? number * period : duration;
      const share = elapsed / duration;
      const point = elapsed < duration
        ? { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share } : end;
      yield { ...(number === 1 ? delayed(elapsed) : { after: elapsed - before }),
        ...this.#pointer('move', pointer, point, line) };
      before = elapsed;
    }
  }

  *#plain(line) {
    switch (line.verb) {
      case 'down': case 'move': yield this.#pointer(line.verb, line.pointer, line.place, line); break;
      case 'up':
        if (line.place || this.#contacts.has(line.pointer)) {
          yield this.#pointer('up', line.pointer, line.place, line);
        }
        break;
      case 'cancel': yield* this.#cancel(line); break;
      case 'hover':
        yield line.place ? this.#contact('hover', 0, this.#resolve(line.place), line)
          : this.#contact('leave', 0, { x: 0, y: 0 }, line);
        break;
      case 'wheel': {
        const { along } = line.place;
        const place = along === undefined ? line.place
          : this.#settings.axis === 'x' ? { x: along, y: 0 } : { x: 0, y: along };
        const { unit: source, phase = 'none', modifiers } = line;
        yield event({ type: 'wheel', ...place, source, phase, modifiers });
        break;
      }
      case 'key':
        for (let each = 0; each < line.count; each += 1) {
          yield event({ type: 'key', source: line.key, modifiers: line.modifiers });
        }
        break;
      case 'rotate': yield event({ type: 'rotate', x: line.amount }); break;
      case 'adjust': yield event({ type: 'adjust', x: line.to, pointer: line.part }); break;
      case 'increment': case 'decrement': yield event({ type: line.verb, pointer: line.part }); break;
      case 'focus': yield event({ type: 'focus', pointer: line.part }); break;
      case 'set': {
        const { settings, values, animated } = line;
        Object.assign(this.#settings, settings);
        yield { kind: 'set', isOther: Object.keys(settings).length > 0, values, animated };
        break;
      }
      case 'mark': yield { kind: 'mark', text: line.text }; break;
      case 'wait': yield { kind: 'wait', duration: line.duration }; break;
      case 'frames': yield { kind: 'frames', count: line.count }; break;
      case 'settle': yield { kind: 'settle', limit: line.limit }; break;
    }
  }

  *#cancel({ pointer }) {
    const held = pointer === undefined ? [...this.#contacts.keys()] : [pointer];
    for (const each of held) {
      this.#contacts.delete(each);
      yield this.#contact('cancel', each, { x: 0, y: 0 }, {});
    }
  }

  #pointer(phase, pointer, place, line) {
    const held = this.#contacts.get(pointer);
    const point = place ? this.#resolve(place, pointer) : held;
    const source = line.source ?? (phase === 'down' ? undefined : held?.source) ?? this.#settings.pointer;
    const isOther = phase !== 'move' && source !== 'touch' && (line.button ?? 'left') !== 'left';
    if (!isOther && phase !== 'move') this.#contacts.delete(pointer);
    if (phase === 'down' && !isOther || phase === 'move' && held) this.#contacts.set(pointer, { ...point, source });
    return this.#contact(phase, pointer, point, { ...line, source });
  }

  #contact(type, pointer, { x, y }, line) {
    const { source = this.#settings.pointer, modifiers = 0, button } = line;
    return event({ type, pointer, x, y, source, modifiers, button });
  }

  /** A single number keeps the cross-axis position, initially the middle. */
  #resolve(place, pointer) {
    if (place.along === undefined) return place;
    const last = this.#contacts.get(pointer);
    const { axis, width, height } = this.#settings;
    return axis === 'x' ? { x: place.along, y: last?.y ?? height / 2 }
      : { x: last?.x ?? width / 2, y: place.along };
  }
}
