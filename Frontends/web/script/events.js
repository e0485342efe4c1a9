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
  switch (event.type) {
    case 'down':
    case 'move': return `${event.type} ${id} ${place(event)}${kindText(event, kind)}${modifierText(event)}`;
    case 'up': return `up ${id} ${place(event)}${modifierText(event)}`;
    case 'cancel': return `cancel ${id}`;
    case 'hover': return `hover ${place(event)}`;
    case 'leave': return 'hover out';
    case 'wheel':
      return `wheel ${decimal(event.x ?? 0)} ${decimal(event.y ?? 0)}${wheelText(event)}${modifierText(event)}`;
    case 'key': return `key ${event.source}${modifierText(event)}`;
    case 'increment':
    case 'decrement': return `adjust ${event.type}${partText(event)}`;
    case 'adjust': return `adjust to ${decimal(event.x)}${partText(event)}`;
    case 'focus': return event.pointer === undefined ? null : `focus ${event.pointer}`;
    case 'rotate': return `rotate ${decimal(event.x)}`;
    default: return null;
  }
}

function place({ x, y }) {
  return `${decimal(x)},${decimal(y)}`;
}

/** With several parts, `pointer` is the part. */
function partText({ pointer = 0 }) {
  return pointer === 0 ? '' : ` part=${pointer}`;
}

function kindText({ source = 'touch' }, kind) {
  return source === kind ? '' : ` kind=${source}`;
}

function wheelText({ source = 'points', phase = 'none' }) {
  return (source === 'points' ? '' : ` unit=${wheelUnits[source]}`) + (phase === 'none' ? '' : ` phase=${phase}`);
}

function modifierText(event) {
  const held = Object.entries(modifiers).filter(([, bit]) => (event.modifiers ?? 0) & bit);
  return held.length > 0 ? ` mods=${held.map(([name]) => name).join('+')}` : '';
}
