// Elements of a page beside the controls that can be driven.
export const noSlider = 'the page has no slider and no radio group that shows';
export const howToName = 'One without the role "slider" is named by its thumb and by its value: --selector CSS --value EXPRESSION';

/**
 * Returns phrases about elements that may be controls, each with the option to try. It is sent to the page as text, and runs there.
 * @param driven elements of controls that can be driven; nothing in them or around them is told
 */
export function candidates(driven = []) {
  const inner = each => each.shadowRoot ?? each.contentDocument;
  const inPage = root => [...root.children].flatMap(each => [each, ...inner(each) ? inPage(inner(each)) : [], ...inPage(each)]);
  const outer = each => each.parentElement ?? each.getRootNode().host ?? each.ownerDocument.defaultView?.frameElement;
  const known = new Set(driven);
  for (const each of driven) for (let up = outer(each); up; up = outer(up)) known.add(up);
  const isDriven = each => known.has(each) || driven.some(one => one.contains(each) || one.getRootNode().host?.contains(each));
  const all = inPage(document.body ?? document.documentElement).filter(each => !isDriven(each));
  const shows = element => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  const plain = text => /^[\w-]+$/.test(text);
  const selectorOf = element => element.id && plain(element.id) ? `#${element.id}`
    : element.localName + [...element.classList].filter(plain).slice(0, 2).map(each => `.${each}`).join('');
  const list = elements => [...new Set(elements.map(selectorOf))].slice(0, 4).join(', ');
  const count = (elements, one) => `${elements.length} ${one}${elements.length === 1 ? '' : 's'}`;
  const said = [];
  const radios = all.filter(each => each.matches('input[type=radio], [role=radio]'));
  if (radios.length) {
    let outer = radios[0].parentElement;
    while (outer && !radios.every(each => outer.contains(each))) outer = outer.parentElement;
    said.push(`${count(radios, 'radio')} without a group; try --selector '${outer ? selectorOf(outer) : 'CSS of what they are in'}'`);
  }
  const hidden = all.filter(each => each.matches('input[type=range], [role=slider], [role=radiogroup]'));
  if (hidden.length) said.push(`${count(hidden, 'control')} that nobody sees (${list(hidden)}); a page is needed where it shows`);
  const canvases = all.filter(each => each.matches('canvas') && shows(each));
  if (canvases.length) said.push(`a canvas (${list(canvases)}), in which no thumb can be found; a driver of your own can drive it`);
  const word = /(^|[-_])(slider|thumb|handle|knob|dial|range|rating|stars?)([-_]|$)/i;
  const isNamed = each => word.test(each.id) || [...each.classList].some(name => word.test(name)) || word.test(each.localName);
  const named = all.filter(each => shows(each) && isNamed(each) && !each.matches('input[type=radio], [role=radio], canvas'));
  const round = named.filter(each => /knob|dial/i.test(`${each.id} ${each.className} ${each.localName}`));
  const others = named.filter(each => !round.includes(each));
  if (round.length) said.push(`what looks like a knob (${list(round)}); circular tracks are not measured, so it needs a driver of your own`);
  if (others.length) said.push(`names of a control without its role (${list(others)}); try --selector with its thumb, and --value EXPRESSION`);
  const valued = all.filter(each => each.matches('[aria-valuenow]:not([role=slider])') && shows(each));
  if (valued.length) said.push(`a value with the role ${valued[0].getAttribute('role') ?? 'of nothing'} (${list(valued)}); try --selector with it`);
  const frames = all.filter(each => each.matches('iframe, frame') && !each.contentDocument);
  if (frames.length) said.push(`${count(frames, 'frame')} of another origin; open the address of one: ${frames[0].src || 'it has none'}`);
  const closed = all.filter(each => each.localName.includes('-') && !each.shadowRoot && !each.children.length && shows(each));
  if (closed.length) said.push(`elements whose inside is closed (${list(closed)})`);
  return said;
}
