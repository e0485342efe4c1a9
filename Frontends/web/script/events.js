// Events as lines of a script.
import { modifiers } from '../engine/modifiers.js';
import { decimal } from './decimal.js';

const wheelUnits = { points: 'px', lines: 'line', detents: 'detent', pages: 'page' };

/**
 * Line of a script for an event.
 * @param {object} event as for `Control.handle`
 * @param {number} id number of its pointer in the script
 * @param {string} kind default kind of pointers in the script
 * @returns {string | null} `null` for an event that only advances time
 */
export function eventText(event, id, kind) {
  const held = Object.entries(modifiers).filter(([, bit]) => (event.modifiers ?? 0) & bit).map(([name]) => name);
  const button = word('button', event.button, 'left');
  const more = button + word('mods', held.join('+'), '');
  const part = word('part', event.pointer, 0);
  switch (event.type) {
    case 'down':
    case 'move': return `${event.type} ${id} ${place(event)}${word('kind', event.source ?? 'touch', kind)}${more}`;
    case 'up': return `up ${id} ${place(event)}${more}`;
    case 'cancel': return `cancel ${id}`;
    case 'hover': return `hover ${place(event)}${button}`;
    case 'leave': return 'hover out';
    case 'wheel':
      return `wheel ${decimal(event.x ?? 0)} ${decimal(event.y ?? 0)}${
        word('unit', wheelUnits[event.source], 'px')}${word('phase', event.phase, 'none')}${more}`;
    case 'key': return `key ${event.source}${more}`;
    case 'increment':
    case 'decrement': return `adjust ${event.type}${part}`;
    case 'adjust': return `adjust to ${decimal(event.x)}${part}`;
    case 'focus': return event.pointer === undefined ? null : `focus ${event.pointer}`;
    case 'rotate': return `rotate ${decimal(event.x)}`;
    default: return null;
  }
}

function place({ x, y }) {
  return `${decimal(x)},${decimal(y)}`;
}

/** Attribute of a line; nothing for its usual value. With several parts, `pointer` of an adjustment is the part. */
function word(name, value, usual) {
  return (value ?? usual) === usual ? '' : ` ${name}=${value}`;
}
