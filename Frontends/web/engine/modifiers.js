/** Modifier bits of an event, to be added. */
export const modifiers = Object.freeze({ shift: 1, control: 2, alt: 4, meta: 8 });
