// A control that a module of --mount makes in the page.

/**
 * The expression that makes a fresh control in place of the one before.
 * @param address the module
 * @param settings members of the line `new`; its size is that of the track which another driver has measured, and not the element's
 */
export function mounting(address, { viewport, control, ...settings }) {
  // Members that are not set are left out, so that the module's own default counts.
  const props = Object.fromEntries(Object.entries(settings).filter(([, to]) => to !== null));
  return `(async () => {
    const module = await import(${JSON.stringify(address)});
    await globalThis.detentMounted?.made?.remove?.();
    globalThis.detentMounted?.element.remove();
    const element = document.createElement('div');
    element.style = 'position: absolute; left: 300px; top: 300px; width: 320px; height: 80px';
    document.body.append(element);
    globalThis.detentMounted = { module, element };
    detentMounted.made = await module.mount(element, ${JSON.stringify(props)}, (...all) => detentSeen.report(...all));
  })()`;
}

/** The expression for the exports of the module. */
export const exported = `(({ name, settings = [], tells = [], fixed = {}, follows, owner }) => ({ name, settings, tells, fixed, follows, owner,
  isSet: !!detentMounted.made?.set, isUpdated: !!detentMounted.made?.update }))(detentMounted.module)`;

/** Two sets of values for as many thumbs, without one in common, also if they are rounded. */
export const twoStarts = (count, [low, high]) => [0, 0.5].map(from =>
  Array.from({ length: count }, (_, part) => low + (high - low) * (from + (part + 0.5) / count / 2)));

export const asMember = values => values.length > 1 ? { values } : { value: values[0] };

/** Abilities of a control made by a module: `fixed` keeps the settings that the module cannot change. */
export function mountedAbilities({ kind, values }, can, fixed, usualTells, { settings, tells, isSet, isUpdated, follows, owner, fixed: own }) {
  Object.assign(fixed, own);
  for (const name of settings) delete fixed[name];
  if (kind !== 'rating' && !settings.includes('thumbs')) fixed.thumbs = values.length;
  const has = [...can.has, ...isSet ? ['set'] : [], ...isUpdated ? ['update'] : []];
  return { ...follows && { follows }, ...owner && { owner }, ...can, has, settings, tells: [...tells, ...usualTells], fixed };
}
