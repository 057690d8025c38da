// Holds numbers and tags of pinned positions.

/** 1 is the lead, 2 to 4 stand beside it, 5 comes next. */
export const PIN_POSITIONS = [1, 2, 3, 4, 5] as const;
export type PinPosition = (typeof PIN_POSITIONS)[number];

/** A position that nobody remembers would hold the page back for good. */
export const MAX_PIN_DAYS = 30;

export const MAX_SEARCH_LENGTH = 100;

/** Pieces offered for what is typed. */
export const PIN_HITS = 8;

/** Returns the tag of a front page; 0 stands for that of the whole portal. */
export const pinsTag = (locationId: number): string => `front.pins:${locationId}`;
