// Evaluation of Chromium profiles.

/** Self time of each function in milliseconds, longest first. @returns {[string, number][]} */
export function heaviest({ nodes, samples, timeDeltas }, count) {
  const names = new Map(nodes.map(({ id, callFrame: { functionName, url, lineNumber } }) => [
    id, `${functionName || 'a function'} ${url.split('/').slice(-2).join('/')}:${lineNumber + 1}`]));
  const own = new Map();
  samples.forEach((id, index) => {
    const name = names.get(id);
    own.set(name, (own.get(name) ?? 0) + timeDeltas[index] / 1000);
  });
  return [...own].filter(([name]) => !/^\((idle|root)\)/.test(name)).sort(([, one], [, other]) => other - one).slice(0, count);
}
