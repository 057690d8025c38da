// Exports what events offer to the start; bundles reach them by kind and slot.

/** Publishes a new event. */
export { publishEvent } from './commands.ts';
export type { EventInput } from './commands.ts';
/** Gives one other words or dates; when it takes place. */
export { changeEvent } from './commands.ts';
export { findDates } from './queries.ts';
/** Calls with which people register for dates of events, and come to them. */
export { confirmGuest, registerGuest, registerMember } from './registrations/commands.ts';
export { saveRules } from './registrations/organising.ts';
export { findGuest } from './registrations/queries.ts';
export { guestLinkOf } from './registrations/links.ts';
export { setMark } from './marks/commands.ts';
export type { EventDateInput, EventLocationInput } from './words.ts';
/** Details of an event of which nothing is said but what takes place there. */
export { NO_STORED_DETAILS } from './details.ts';
export type { EventDetails } from './details.ts';
/** Calls that read a calendar of somebody else in, and choose what comes of it. */
export { createSource, takeItems } from './imports/commands.ts';
export { listItems } from './imports/queries.ts';
/** Reads dates as people say them, also of what comes again. */
export { readSaidLocations } from './series/said-locations.ts';
export type { SaidChange } from './series/said-locations.ts';
/** Days on which nobody works or goes to school. */
export { publicHolidaysIn } from './series/rules/holidays.ts';
export { schoolHolidays } from './series/settings.ts';
