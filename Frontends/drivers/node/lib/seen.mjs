// Functions that read a page's control. This function is sent to the page as text, and runs there.

/**
 * Finds the control, and returns functions that read it.
 * @param selector CSS selector of the control or its thumbs; by default the first visible control
 * @param track CSS selector of the track, or null
 * @param root container of the control; by default the page
 * @param valueOfHost returns the host's value, or an array with one per thumb; by default aria-valuenow
 */
export function seen({ selector, track }, root = document, valueOfHost) {
  const sliders = 'input[type=range], [role=slider]', radios = '[role=radio], input[type=radio]';
  const group = '[role=radiogroup]';
  // Elements inside an element or page, including open shadow trees, also the element's own.
  const all = (root, css) => [...root.shadowRoot?.children ?? [], ...root.children].flatMap(element =>
    [...element.matches(css) ? [element] : [], ...all(element, css)]);
  const parent = element => element.parentElement ?? element.getRootNode().host;
  const box = element => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { left, top, width, height };
  };
  const shows = element => element.getClientRects().length > 0;
  const number = (element, name) => {
    const text = element.getAttribute(`aria-${name}`);
    return text === null || text.trim() === '' ? NaN : Number(text);
  };
  const isNative = element => element.matches('input[type=range]');
  const valueOf = element => isNative(element) ? element.valueAsNumber : number(element, 'valuenow');

  // Thumbs of one control share an ancestor without others; there are at most eight.
  const neighbours = thumb => {
    if (isNative(thumb)) return [thumb];
    for (let around = parent(thumb); around; around = parent(around)) {
      const inside = all(around, sliders);
      if (inside.length > 1) return inside.length <= 8 && around !== document.body ? inside : [thumb];
    }
    return [thumb];
  };
  const find = () => {
    // The test may have found it already.
    const found = (globalThis.detentGiven ?? all(root, selector ?? `${sliders}, ${group}`)).filter(shows);
    const [first] = found;
    if (!first) return { kind: 'none', parts: [] };
    const inside = first.matches(sliders) ? [] : all(first, sliders).filter(shows);
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
    return parts;
  };
  const values = () => {
    if (kind === 'rating') return [here().findIndex(isChecked) + 1];
    return valueOfHost ? [valueOfHost()].flat() : here().map(valueOf);
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
  const areaOf = radio => shows(radio) && radio.getBoundingClientRect().width > 1 ? radio : radio.labels?.[0] ?? radio;
  const effects = [];
  const active = () => {
    let { activeElement: element } = document;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element;
  };

  return {
    kind: () => kind,
    count: () => parts.length,
    isNative: () => parts.length === 1 && isNative(parts[0]),
    isDisabled: () => here().some(each => each.disabled || each.getAttribute('aria-disabled') === 'true'),
    get element() { return here()[0]; },
    values,
    /** State for an answer: value, effects since the last answer, and data of the thumbs. */
    state() {
      const now = values();
      return { ...now.length > 1 ? { values: now } : { value: now[0] }, effects: effects.splice(0),
        ...kind === 'slider' && areSliders() && !isNative(here()[0]) && { aria: here().map(aria) } };
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
    boxes: () => here().map(each => box(kind === 'rating' ? areaOf(each) : each)),
    /** Boxes of the first thumb's ancestors, from the inside out; positions are relative to one that does not move. */
    around() {
      const boxes = [];
      for (let each = parent(here()[0]); each; each = parent(each)) boxes.push(box(each));
      return boxes;
    },
    trackBox: () => {
      const [element] = track ? all(document, track).filter(shows) : [];
      return element ? box(element) : null;
    },
    /** Origin of positions: the track, the first thumb, or one of its ancestors. */
    anchor(name) {
      const { left, top } = name === 'track' ? this.trackBox() : name === 'self' ? this.boxes()[0] : this.around()[name];
      return [left, top];
    },
    size: () => [innerWidth, innerHeight],
    /** True if keys can reach it. */
    hasKeys: () => areSliders() || here().every(each => [each, ...each.querySelectorAll('*')].some(one => one.tabIndex >= 0)),
    direction: () => getComputedStyle(here()[0]).direction,
    orientation: () => here()[0].getAttribute('aria-orientation'),
    /** Scrolls it into view. Configures a native range, and listens to it. */
    show(settings) {
      here()[0].scrollIntoView({ block: 'center', inline: 'center' });
      if (!settings) return;
      for (const name of ['layout', 'range', 'step', 'enabled', 'value']) if (name in settings) this.set(name, settings[name]);
      here()[0].addEventListener('input', event => effects.push(['changed', event.target.valueAsNumber]));
    },
    /** Focuses a part, unless one has focus; if it is not focusable, a focusable descendant. */
    focus(part) {
      if (part === undefined && here().some(each => each.contains(active()))) return;
      const element = here()[part ?? 0];
      const inside = [...element.querySelectorAll('*')].find(each => each.tabIndex >= 0);
      (element.tabIndex < 0 && inside ? inside : element).focus();
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
    report(value, part = 0) { effects.push(['changed', value, { part }]); },
  };
}
