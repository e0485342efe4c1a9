// Functions that read a page's control. This function is sent to the page as text, and runs there.

/**
 * Finds the control, and returns functions that read it.
 * @param selector CSS selector of the control or its thumbs; by default the first visible control
 * @param track CSS selector of the track, or null
 * @param focus CSS selector of what has the focus in place of the thumbs, or a result of `focusPath`, or null
 * @param root container of the control; by default the page
 * @param valueOfHost returns the host's value, or an array with one per thumb; by default aria-valuenow
 */
export function seen({ selector, track, focus }, root = document, valueOfHost) {
  const sliders = 'input[type=range], [role=slider]', radios = '[role=radio], input[type=radio]';
  const group = '[role=radiogroup]';
  // Elements inside an element or page, including open shadow trees and frames of the same origin, also the element's own.
  const inner = element => element.shadowRoot ?? element.contentDocument;
  const within = (root, css) => [...inner(root)?.children ?? [], ...root.children].flatMap(element =>
    [...element.matches(css) ? [element] : [], ...within(element, css)]);
  // 'a >>> b' is b in the shadow tree or the frame of a, and not elsewhere.
  const all = (root, css) => {
    const [first, ...rest] = css.split('>>>');
    return rest.reduce((found, part) => found.map(inner).filter(Boolean).flatMap(each => within(each, part)), within(root, first));
  };
  const frameOf = element => element.ownerDocument.defaultView?.frameElement;
  const parent = element => element.parentElement ?? element.getRootNode().host ?? frameOf(element);
  /** Position in the window of the page of the upper left corner of what a frame shows. */
  const cornerOf = frame => {
    const { left, top } = rect(frame), { paddingLeft, paddingTop } = getComputedStyle(frame);
    return [left + frame.clientLeft + parseFloat(paddingLeft), top + frame.clientTop + parseFloat(paddingTop)];
  };
  /** Box in the window of the page, also of an element in a frame. */
  const rect = element => {
    const { left, top, width, height } = element.getBoundingClientRect(), frame = frameOf(element);
    const [right, down] = frame ? cornerOf(frame) : [0, 0];
    return new DOMRect(left + right, top + down, width, height);
  };
  const box = element => {
    const { left, top, width, height } = rect(element);
    return { left, top, width, height };
  };
  /** True if it is neither hidden, nor off the page, nor empty; a thumb without a size may be drawn by what is in it. */
  const shows = element => {
    if (!element.getClientRects().length || getComputedStyle(element).visibility !== 'visible') return false;
    const { width, height, right, bottom } = rect(element);
    if (right + scrollX < 0 || bottom + scrollY < 0) return false;
    return width > 0 && height > 0 || [...element.children].some(shows)
      || !element.offsetWidth && ['::before', '::after'].some(each => getComputedStyle(element, each).content !== 'none');
  };
  const around = element => {
    const list = [];
    for (let each = parent(element); each; each = parent(each)) list.push(each);
    return list;
  };
  const isIn = (element, outer) => element === outer || around(element).includes(outer);
  /** Name of an element in messages, such as div.thumb. */
  const nameOf = element => element.localName + (element.id ? `#${element.id}` : [...element.classList].slice(0, 2).map(each => `.${each}`).join(''));
  /** Those of several thumbs that show, without transparent ones and ones that are hidden from assistive technology beside others. */
  const shown = thumbs => {
    const some = thumbs.filter(shows);
    const isClear = element => [element, ...around(element)].every(each =>
      getComputedStyle(each).opacity !== '0' && each.getAttribute('aria-hidden') !== 'true');
    return some.some(isClear) ? some.filter(isClear) : some;
  };
  const number = (element, name) => {
    const text = element.getAttribute(`aria-${name}`);
    return text === null || text.trim() === '' ? NaN : Number(text);
  };
  const isNative = element => element.matches('input[type=range]');
  /** What is drawn of a thumb: an element that is as good as invisible has the look of what surrounds it. */
  const face = element => {
    const isTiny = ({ width, height }) => width < 4 && height < 4;
    return element.matches(sliders) && isTiny(rect(element)) ? around(element).find(each => !isTiny(rect(each))) ?? element : element;
  };
  const valueOf = element => isNative(element) ? element.valueAsNumber : number(element, 'valuenow');

  /** True if thumbs are on one line, as those of one control are: not if they belong to sliders below each other. */
  const areInLine = (thumbs, outer) => {
    const boxes = thumbs.map(each => rect(face(each)));
    const isLine = (start, size) => {
      const middles = boxes.map(each => each[start] + each[size] / 2);
      return Math.max(...middles) - Math.min(...middles) <= Math.max(...boxes.map(each => each[size])) / 2;
    };
    const orientation = thumbs[0].getAttribute('aria-orientation');
    const isUpright = orientation === 'vertical' || !orientation && rect(outer).height > rect(outer).width;
    return orientation !== 'vertical' && isLine('top', 'height') || isUpright && isLine('left', 'width');
  };
  /** True if each thumb is in a track of its own, beside those of the others. */
  const areApart = (thumbs, outer) => {
    const boxes = thumbs.map(each => {
      const chain = [face(each), ...around(face(each))];
      const [own, size] = [rect(chain[chain.indexOf(outer) - 1]), rect(chain[0])];
      return { own, isTrack: own.width * own.height > 0 && (own.width >= 3 * size.width || own.height >= 3 * size.height) };
    });
    const isBeside = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
    return boxes.every(({ own, isTrack }, index) => isTrack && boxes.slice(index + 1).every(each => isBeside(own, each.own)));
  };
  // They share an ancestor without others; there are at most eight.
  const neighbours = thumb => {
    if (isNative(thumb)) return [thumb];
    for (const outer of around(thumb)) {
      const inside = shown(all(outer, sliders));
      const isOne = () => inside.length <= 8 && outer.localName !== 'body' && areInLine(inside, outer) && !areApart(inside, outer);
      if (inside.length > 1) return isOne() ? inside : [thumb];
    }
    return [thumb];
  };
  /** Elements in the root, and the root itself, as a module may give its element a role. */
  const withRoot = css => [...root.matches?.(css) ? [root] : [], ...all(root, css)];
  const find = () => {
    // The test may have found it already.
    const every = globalThis.detentGiven ?? withRoot(selector ?? `${sliders}, ${group}`);
    const found = selector ? every.filter(shows) : shown(every);
    // In the element of a module radios are a rating, whatever groups them.
    const isRating = !selector && root !== document && all(root, radios).length > 1;
    const first = found[0] ?? (isRating ? root : undefined);
    if (!first) return { kind: 'none', parts: [] };
    const inside = first.matches(sliders) ? [] : shown(all(first, sliders));
    if (inside.length) return { kind: 'slider', parts: inside };
    if (first.matches(group) || !first.matches(sliders) && all(first, radios).length) {
      return { kind: 'rating', parts: all(first, radios).filter(each => shows(each) || each.labels?.length) };
    }
    return { kind: 'slider', parts: selector || globalThis.detentGiven ? found : neighbours(first) };
  };

  let { kind, parts } = find();
  /** True if they have the role of a slider; a selector may name other elements. */
  const areSliders = () => here().every(each => each.matches(sliders));
  const here = () => {
    if (!parts.every(each => each.isConnected)) ({ kind, parts } = find());
    if (!parts.length) throw new Error('the control is no longer in the page');
    return parts;
  };
  const values = () => {
    if (valueOfHost) return [valueOfHost()].flat();
    return kind === 'rating' ? [here().findIndex(isChecked) + 1] : here().map(valueOf);
  };
  /** Accessibility data of a thumb; a value read from `aria-valuenow` is not compared with itself. */
  const aria = element => {
    const attribute = name => element.getAttribute(`aria-${name}`);
    const limit = (name, usual) => Number.isFinite(number(element, name)) ? number(element, name) : usual;
    const now = number(element, 'valuenow');
    return {
      ...valueOfHost && { now: Number.isFinite(now) ? now : null },
      // The defaults are 0 and 100.
      min: limit('valuemin', 0), max: limit('valuemax', 100),
      ...attribute('valuetext') && { text: attribute('valuetext') },
      orientation: attribute('orientation') === 'vertical' ? 'vertical' : 'horizontal',
      disabled: element.matches(':disabled') || element.closest('[aria-disabled=true]') !== null,
      focusable: element.tabIndex >= 0,
    };
  };
  const isChecked = radio => radio.checked ?? radio.getAttribute('aria-checked') === 'true';
  const areaOf = radio => shows(radio) && rect(radio).width > 1 ? radio : radio.labels?.[0] ?? radio;
  const drawn = () => here().map(each => kind === 'rating' ? areaOf(each) : face(each));
  /** Ancestors that all thumbs share, from the inside out. */
  const shared = () => around(drawn()[0]).filter(outer => drawn().every(each => isIn(each, outer)));
  const elementAt = (x, y, root = document) => {
    const element = root.elementFromPoint(x, y), next = element && inner(element);
    if (!next || next === root) return element;
    const [left, top] = element.contentDocument ? cornerOf(element) : [0, 0];
    return elementAt(x - left, y - top, next) ?? element;
  };
  const canFocus = element => [element, ...element.querySelectorAll('*')].find(each => each.tabIndex >= 0);
  /** Elements that have the focus in place of the thumbs. */
  const held = () => {
    if (typeof focus === 'string') return all(document, focus).filter(shows);
    const outer = focus && shared()[focus[0]];
    return outer ? [focus[1] < 0 ? outer : all(outer, '*')[focus[1]]] : [];
  };
  let places = [];
  const effects = [];
  const active = () => {
    let { activeElement: element } = document;
    while (element && inner(element)?.activeElement) element = inner(element).activeElement;
    return element;
  };

  return {
    kind: () => kind,
    names: () => drawn().map(nameOf),
    isNative: () => parts.length === 1 && isNative(parts[0]),
    /** Step of a native range; null if it has none. */
    nativeStep: () => here()[0].step === 'any' ? null : Number(here()[0].step) || 1,
    isDisabled: () => here().some(each => each.disabled || each.getAttribute('aria-disabled') === 'true'),
    get element() { return here()[0]; },
    values,
    hasAria: () => kind === 'slider' && areSliders() && !isNative(here()[0]),
    /** State for an answer: value, effects since the last answer, and data of the thumbs. */
    state() {
      const now = values();
      return { ...now.length > 1 ? { values: now } : { value: now[0] }, effects: effects.splice(0),
        ...this.hasAria() && { aria: here().map(aria) } };
    },
    /** Ends of the range, or null if unknown. */
    limits() {
      if (!areSliders()) return null;
      const limit = (element, name, usual) => {
        const value = isNative(element) ? Number(element[name]) : number(element, `value${name}`);
        return Number.isNaN(value) || isNative(element) && element[name] === '' ? usual : value;
      };
      return [limit(here()[0], 'min', 0), limit(here().at(-1), 'max', 100)];
    },
    sort() { parts = [...here()].sort((a, b) => valueOf(a) - valueOf(b) || 0); },
    boxes: () => drawn().map(box),
    /** Boxes of the ancestors that all thumbs share, from the inside out; positions are relative to one that does not move. */
    around: () => shared().map(box),
    trackBox: () => {
      const [element] = track ? all(document, track).filter(shows) : [];
      return element ? box(element) : null;
    },
    /** Origin of positions: the track, the first thumb, or one of the ancestors; null if there is none any more. */
    anchor(name) {
      const found = name === 'track' ? this.trackBox() : name === 'self' ? this.boxes()[0] : this.around()[name];
      return found ? [found.left, found.top] : null;
    },
    nameOfAnchor: name => name === 'track' ? track : name === 'self' ? 'itself' : nameOf(shared()[name]),
    nameOfFocus: () => nameOf(held()[0]),
    size: () => [innerWidth, innerHeight],
    /** True if keys can reach it. */
    hasKeys: () => focus ? held().some(canFocus) : areSliders() || here().every(canFocus),
    /** True if each of several thumbs can have the focus. */
    hasFocus: () => focus ? held().length === parts.length : here().every(canFocus),
    direction: () => getComputedStyle(here()[0]).direction,
    orientation: () => here()[0].getAttribute('aria-orientation'),
    /** Scrolls it into view. Configures a native range, and listens to it. */
    show(settings) {
      const [first] = drawn();
      first.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      places = [...new Set([...around(first), document.scrollingElement])].map(each => [each, each.scrollLeft, each.scrollTop]);
      if (!settings) return;
      for (const name of ['layout', 'range', 'step', 'enabled', 'value']) if (name in settings) this.set(name, settings[name]);
      here()[0].addEventListener('input', event => effects.push(['changed', event.target.valueAsNumber]));
    },
    /** Scrolls back to where `show` has put it; returns true if anything was elsewhere. */
    back() {
      const moved = places.filter(([each, left, top]) => each.scrollLeft !== left || each.scrollTop !== top);
      for (const [each, left, top] of moved) each.scrollTo({ left, top, behavior: 'instant' });
      return moved.length > 0;
    },
    /**
     * Target of a press on the middle of a part: 'thumb', 'control' for something inside of the element of its anchor,
     * the name of another element, or null outside of the window.
     */
    hit(part, anchor) {
      const one = drawn()[part], { left, top, width, height } = rect(one);
      const element = elementAt(left + width / 2, top + height / 2);
      const isThumb = element && (drawn().some(each => isIn(element, each)) || getComputedStyle(one).pointerEvents === 'none');
      if (!element || isThumb) return element && 'thumb';
      const outer = shared()[Number.isInteger(anchor) ? anchor : 0];
      return isIn(one, element) || isIn(element, outer) || here().some(each => isIn(element, each)) ? 'control' : nameOf(element);
    },
    /** Where the focus is inside of the control, as a member of `shared` and a number in it; null outside. */
    focusPath() {
      const element = active(), outers = shared().filter(each => !each.matches('html, body'));
      const index = element ? outers.findIndex(each => isIn(element, each)) : -1;
      return index < 0 ? null : [index, all(outers[index], '*').indexOf(element)];
    },
    /** Focuses a part, unless one has focus; if it is not focusable, a focusable descendant. */
    focus(part) {
      const all = focus ? held() : here();
      if (part === undefined && all.some(each => each.contains(active()))) return;
      const element = all[part ?? 0] ?? all[0];
      (element.tabIndex >= 0 ? element : canFocus(element) ?? element).focus({ preventScroll: true });
    },
    /** Sets a native range as a host does. */
    set(name, to) {
      const element = here()[0];
      if (name === 'value') element.valueAsNumber = to;
      if (name === 'range') [element.min, element.max] = to;
      if (name === 'step') element.step = to ?? 'any';
      if (name === 'enabled') element.disabled = !to;
      if (name === 'layout') element.style.direction = to;
    },
    /** For a list of all controls: see listing.mjs. */
    tools: { all, around, areaOf, inner, isNative, nameOf, neighbours, parent, radios, rect, shows, sliders, group },
    report(value, part = 0) { effects.push(['changed', value, { part }]); },
  };
}
