// The settings of a rating as the words of a script.
import { decimal } from './decimal.js';

const onOff = (truth) => (truth ? 'on' : 'off');

/** Each with its word, its text, and the text that it usually has. */
export function ratingSettings(c) {
  return [
    ['stars', decimal(c.count), '5'],
    ['granularity', decimal(c.granularity), '1'],
    ['spacing', decimal(c.spacing), '0'],
    ['symbol-width', c.symbolWidth === null ? null : decimal(c.symbolWidth), null],
    ['minimum', decimal(c.minimum), '0'],
    ['policy clear', onOff(c.reselection === 'clear'), 'off'],
    ['selection', c.selection, 'drag'],
    ['policy press', c.press, 'at-once'],
    ['hover-preview', String(c.previewsHover), 'true'],
    ['tick', c.ticks ? 'unit' : 'none', 'unit'],
  ];
}
