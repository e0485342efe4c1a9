// How large elements are: one observer for all of them, so that all are asked for their style before any draws. What
// one draws would have the page laid out again for the next one's question.

/** Each with the element it is the stage of. @type {WeakMap<Element, {takeStyle(): void, takeSize(size: DOMRect): void}>} */
const owners = new WeakMap();

const observer = new ResizeObserver((entries) => {
  for (const { target } of entries) attempt(() => owners.get(target).takeStyle());
  for (const { target, contentRect } of entries) attempt(() => owners.get(target).takeSize(contentRect));
});

/** What goes wrong with one element is no other's. */
function attempt(work) {
  try {
    work();
  } catch (error) {
    reportError(error);
  }
}

/** Tells an element from now on how large its stage is, at once and whenever that changes. */
export function watchSize(stage, element) {
  owners.set(stage, element);
  observer.observe(stage);
}

export function unwatchSize(stage) {
  observer.unobserve(stage);
}
