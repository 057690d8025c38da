// Numbers and fixed words of the table of people.

/** In addresses. */
export const PEOPLE_STATES = ['frei', 'gesperrt', 'unbestaetigt', 'geht', 'plus'] as const;
export type PeopleState = (typeof PEOPLE_STATES)[number];

/** Words of a name, a user name or an address that are asked for. */
export const MOST_WORDS = 8;
/** Beyond that nobody counts any more. */
export const COUNTED_UP_TO = 500;
