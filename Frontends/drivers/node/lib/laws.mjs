// Custom laws of a control, beside those that Detent checks for every slider.

/**
 * A custom law.
 * @param id lower-case letters, digits and hyphens; reports name it own/id
 * @param sentence the law in one sentence
 * @param check called after each line with { value, values, line, evaluate }: the value, or those of several thumbs, the
 *   line, and a function that evaluates JavaScript in the page, given as text or, with Playwright, as a function. Returns
 *   true if the law holds, a text with the reason if it is broken, and nothing if it does not apply; or a promise of one of
 *   these.
 */
export const law = (id, sentence, check) => ({ id, sentence, check });

/**
 * A control that also checks laws.
 * @param control as for answerLines
 * @param laws results of `law`
 * @param evaluate evaluates JavaScript in the page
 */
export function withLaws(control, laws, evaluate) {
  if (!laws?.length) return control;
  let last;
  const does = verb => async line => { last = line; return await control[verb](line); };
  return {
    set: does('set'), take: does('take'),
    async make(settings) {
      last = { new: settings };
      return { ...await control.make(settings), laws: laws.map(({ id, sentence }) => ({ id, sentence })) };
    },
    async state() {
      const state = await control.state();
      return { ...state, ...await judge(laws, { ...state, line: last, evaluate }) };
    },
  };
}

async function judge(laws, what) {
  const [held, broken] = [[], []];
  for (const { id, check } of laws) {
    const said = await check(what);
    if (said === undefined || said === null) continue;
    held.push(id);
    if (said !== true) broken.push({ law: id, why: `${said || 'it does not hold'}` });
  }
  return { ...held.length && { held }, ...broken.length && { broken } };
}
