// Holds the numbers and fixed words of the table of people.

/** The states as they stand in addresses. */
export const PEOPLE_STATES = ['frei', 'gesperrt', 'unbestaetigt', 'geht', 'plus'] as const;
export type PeopleState = (typeof PEOPLE_STATES)[number];
