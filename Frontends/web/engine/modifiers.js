/** `modifiers` of an event: any of these, added up. */
export const modifiers = Object.freeze({ shift: 1, control: 2, alt: 4, meta: 8 });
