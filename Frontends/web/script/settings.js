// The settings of a control as the words of a script.
import { controls } from './controls.js';
import { decimal } from './decimal.js';
import { fineKeys, slop } from './settings-words.js';

function viewport({ orientation, length, width = length, height }, breadth) {
  if (orientation === 'vertical') return `${decimal(breadth)}x${decimal(length)}`;
  return `${decimal(width)}x${decimal(height ?? breadth)}`;
}

/** What all controls have, in the order a header has it. */
function shared(configuration, breadth) {
  const { orientation, layoutDirection, interaction, cancelPolicy } = configuration;
  return [
    ['viewport', viewport(configuration, breadth), ''],
    ...(orientation ? [['axis', orientation === 'vertical' ? 'y' : 'x', 'x']] : []), // a dial has none
    ['layout', layoutDirection, 'ltr'],
    ['policy cancel', cancelPolicy, 'revert'],
    ['enabled', String(interaction !== 'disabled'), 'true'],
    ['read-only', String(interaction === 'read-only'), 'false'],
  ];
}

/** Which control a configuration is of, by its name in scripts. */
export function controlOf(configuration) {
  return Object.keys(controls).find((name) => controls[name].own in configuration);
}

/**
 * Everything a script can say about a configuration.
 * @returns {{word: string, text: string | null, usual: string | null}[]} `null`: by the control's own rule, which a
 *   script has no word for
 */
export function settings(configuration, breadth) {
  const own = controls[controlOf(configuration)].settings(configuration);
  return [...own, ...shared(configuration, breadth)].map(([word, text, usual]) => ({ word, text, usual }));
}

/** `policy cancel` and `revert` as a script has them: `policy`, `cancel=revert`. */
export function spelled(word, text) {
  const [name, part] = word.split(' ');
  return [name, part ? `${part}=${text}` : text];
}

/** The names of settings that are not as usual, and that no script can tell. */
export function untoldSettings(configuration) {
  if (!('slopTouch' in configuration)) return [];
  const { slopTouch, slopMouse, slopPen, fineDragModifiers } = configuration;
  const isUsual = slopTouch === 10 && slopMouse === 1 && slopPen === 1;
  return [
    ...(fineDragModifiers in fineKeys ? [] : ['fineDragModifiers']),
    ...(slop(configuration) === null && !isUsual ? ['slop by pointer'] : []),
  ];
}
