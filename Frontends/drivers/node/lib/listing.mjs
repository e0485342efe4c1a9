// All controls of a page, each with the words that name it for the driver.
import { candidates } from './found.mjs';
import { seen } from './seen.mjs';

/**
 * Lists the controls of a page; sent to the page as text, and runs there.
 * @param tools functions of `seen`
 * @param selector CSS of controls, or of what they are in; by default the page
 * @param candidates function that tells of what else may be a control
 * @returns { controls, left }: kind, selector and further options of each control, and phrases about what is not driven
 */
function listed({ all, around, areaOf, inner, isNative, nameOf, neighbours, parent, radios, rect, shows, sliders, group }, selector, candidates) {
  const [controls, left, known] = [[], [], new Set()];
  // MARK: Names
  const plain = text => /^[\w-]+$/.test(text) && !/\d{4}|^(radix|react-aria|headlessui|mui|ember)|-r\w?-|^r\d/i.test(text);
  const isOnly = (css, element) => {
    const found = [...element.getRootNode().querySelectorAll(css)];
    return found.length === 1 && found[0] === element;
  };
  /** A selector in the tree of an element by what its author has named. */
  const nameHere = element => [
    ...plain(element.id) ? [`#${element.id}`] : [],
    ...['data-testid', 'name', 'aria-label'].filter(each => element.getAttribute(each))
      .map(each => `${element.localName}[${each}=${JSON.stringify(element.getAttribute(each))}]`),
    ...[...element.classList].filter(plain).flatMap(each => [`.${each}`, `${element.localName}.${each}`]),
  ].find(css => !css.includes('>>>') && isOnly(css, element));
  /** A selector in the tree of an element by its author's names and its place. */
  const selectorHere = element => {
    const tag = element.localName, outer = element.parentElement;
    const own = nameHere(element) ?? (isOnly(tag, element) ? tag : undefined);
    if (own || !outer) return own ?? tag;
    const alike = [...outer.children].filter(each => each.localName === tag);
    return `${selectorHere(outer)} > ${tag}${alike.length > 1 ? `:nth-of-type(${alike.indexOf(element) + 1})` : ''}`;
  };
  const selectorOf = element => {
    const own = selectorHere(element), [only, ...others] = all(document, own);
    if (only === element && !others.length) return own;
    let host = parent(element);
    while (host && !inner(host)?.contains(element)) host = parent(host);
    return host ? `${selectorOf(host)} >>> ${own}` : own;
  };

  // MARK: Controls
  const isIn = (element, outer) => element === outer || around(element).includes(outer);
  const roots = selector === null ? undefined : all(document, selector);
  const isAsked = element => !roots || roots.some(each => isIn(element, each) || isIn(each, element));
  const countIn = element => all(element, `${sliders}, ${radios}`).filter(each => shows(each) || each.labels?.length).length;
  const add = (kind, element, parts, words = []) => {
    for (const each of [element, ...parts]) known.add(each);
    if (!isAsked(element)) return;
    // Something around it that holds no other control may have a better name.
    const chain = [element, ...around(element)], other = chain.findIndex(each => each !== element && countIn(each) > parts.length);
    element = chain.slice(0, other).find(each => nameHere(each)) ?? element;
    if (parts.some(each => each.disabled || each.getAttribute('aria-disabled') === 'true')) {
      left.push(`${selectorOf(element)} is disabled; a page is needed where it is not`);
    } else controls.push({ kind, selector: selectorOf(element), words });
  };
  /** The nearest element around all parts. */
  const sharedBy = parts => around(parts[0]).find(outer => parts.every(each => isIn(each, outer)));
  const isClear = element => [element, ...around(element)].every(each =>
    getComputedStyle(each).opacity !== '0' && each.getAttribute('aria-hidden') !== 'true');
  /** True if something that is clear to see stands for it: the nearest element around it with another control has one. */
  const isDouble = element => {
    const outer = around(element).find(each => all(each, sliders).filter(shows).length > 1);
    return !isClear(element) && outer && outer.localName !== 'body' && all(outer, sliders).some(each => shows(each) && isClear(each));
  };
  /** True if radios are like symbols in a row: of one size, and near each other. */
  const areSymbols = parts => {
    const boxes = parts.map(each => rect(areaOf(each)));
    const [size, high] = [Math.max(...boxes.map(each => each.width)), Math.max(...boxes.map(each => each.height))];
    return boxes.length > 2 && boxes.length < 12 && boxes.every((each, index) => each.width > size * 0.8
      && (!index || Math.abs(each.top - boxes[0].top) < high / 2 && Math.abs(each.left - boxes[index - 1].left) < 2 * size));
  };

  for (const element of all(document, sliders)) {
    if (known.has(element) || !shows(element) || isDouble(element)) continue;
    const parts = neighbours(element);
    if (parts.length === 1) add(isNative(element) ? 'native range' : 'slider', element, parts);
    else add(`${parts.length} thumbs`, sharedBy(parts), parts);
  }
  const groups = new Map();
  for (const radio of all(document, radios)) {
    if (known.has(radio) || !shows(radio) && !radio.labels?.length) continue;
    const outer = around(radio).find(each => each.matches(group)) ?? (radio.name ? `${radio.name} ${radio.form?.id}` : parent(radio));
    groups.set(outer, [...groups.get(outer) ?? [], radio]);
  }
  for (const parts of groups.values()) {
    const outer = sharedBy(parts);
    for (const each of parts) known.add(each);
    if (areSymbols(parts)) add('rating', outer, parts);
    else if (isAsked(outer)) left.push(`${parts.length} radios that are not symbols in a row (${selectorOf(outer)}); try --selector with them, if they are a rating`);
  }
  const isNumber = value => value !== '' && value !== null && Number.isFinite(Number(value));
  for (const element of all(document, '*')) {
    if (!element.localName.includes('-') || !shows(element) || [...known].some(each => isIn(each, element))) continue;
    if (!['value', 'min', 'max'].every(each => isNumber(element[each]))) continue;
    const own = selectorOf(element);
    add('custom element', element, [element], ['--value', 'detentSeen.element.value', '--track', own]);
  }
  if (roots?.length && !controls.length && !left.length) controls.push({ kind: 'named', selector, words: [] });
  return { controls, left: [...left, ...roots ? [] : candidates([...known])] };
}

/**
 * Lists the controls of a page that has just been loaded, as soon as it has some.
 * @param surface a page: evaluate(expression)
 * @param options selector
 * @returns { controls, left }: name, kind and words of each control, and phrases about what cannot be driven
 */
export async function listControls(surface, { selector = null } = {}) {
  const tools = `(${seen})(${JSON.stringify({ selector: null, track: null, focus: null })}).tools`;
  // Controls may come one after another.
  for (let [begin, before] = [performance.now(), '']; ;) {
    const list = await surface.evaluate(`(${listed})(${tools}, ${JSON.stringify(selector)}, ${candidates})`);
    const isStill = list.controls.length && JSON.stringify(list) === before;
    if (isStill || performance.now() - begin > 3000) return list;
    before = JSON.stringify(list);
    await new Promise(resolve => setTimeout(resolve, 250));
  }
}
