// What events offer to the start; bundles reach them by kind and slot.

/** Publishes a new event. */
export { publishEvent } from './commands.ts';
export type { EventInput } from './commands.ts';
export type { EventDateInput, EventLocationInput } from './words.ts';
