// Comparison of a module with the scripts. Files of `dist` have theirs inside, and leave this out: bundle/make.mjs.
import { DetentError, statuses } from './error.js';

/** Size of a configuration in a module; `undefined` if it has no such control. */
const sizeOf = (functions, { name }) => functions[`${name}_configuration_size`]?.();

const other = () => new DetentError('the module is of another version of Detent than the script', statuses.size);

/** Throws unless a module has a kind of control with the layout that the script knows. */
export function admit(functions, kind) {
  const size = sizeOf(functions, kind);
  if (!size) throw new DetentError(`the module of this engine has no ${kind.name}`, statuses.storage);
  if (size !== kind.configuration.size) throw other();
}

/** Rejects a module built for other scripts when it is loaded, not when it is used. */
export function compare(functions, kinds) {
  if (!Object.keys(functions).some((name) => name.endsWith('_configuration_size'))) throw other();
  for (const kind of kinds) if (sizeOf(functions, kind)) admit(functions, kind);
}
