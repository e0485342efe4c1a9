// Laws of one's own: what a control should keep beside what Detent asks of every slider.

/**
 * A law of one's own.
 * @param id lower-case letters, digits and hyphens: reports say own/id
 * @param sentence what is true, in one sentence
 * @param check is called after each line with { value, values, line, evaluate }: the value, or those of several thumbs, the line
 *   that was done, and what evaluates JavaScript in the page, as a text or, with Playwright, a function. It gives true if the law is
 *   kept, a text that says what is wrong if it is broken, and nothing if there is nothing to look at; or a promise of it.
 */
export const law = (id, sentence, check) => ({ id, sentence, check });

/**
 * A control that judges laws, too.
 * @param control as answerLines wants it
 * @param laws some of `law`
 * @param evaluate what evaluates JavaScript in the page
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
