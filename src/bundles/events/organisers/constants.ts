// Holds numbers and fixed words of who is named as organiser.
import { DAY_MS, HOUR_MS } from '#kernel/durations.ts';

/**
 * What somebody says of an author who names them: nothing yet; nothing yet, and an editor has named them; that they may; that they
 * may not.
 */
export const CONSENT_STATES = ['asked', 'named', 'allowed', 'denied'] as const;
export type ConsentState = (typeof CONSENT_STATES)[number];

/** People whom one author asks within a day. */
export const ASK_LIMIT = { attempts: 20, seconds: DAY_MS / 1000 };

/** Answers that somebody gives or changes: whoever is named tells each author of each of them. */
export const ANSWER_LIMIT = { attempts: 60, seconds: HOUR_MS / 1000 };

/** The limit on looking for people while a name is typed: enough for whoever types, too few for a list of all members. */
export const SEARCH_LIMIT = { attempts: 120, seconds: HOUR_MS / 1000 };

/** So many letters of a name are enough to look for people, and so many people are offered. */
export const MIN_NAME_LENGTH = 2;
export const PEOPLE_OFFERED = 6;
export const MAX_SEARCH_LENGTH = 100;
/** The length of what is shown of somebody's words about themselves, to tell namesakes apart. */
export const MAX_NOTE_LENGTH = 90;

/** Names what is kept in memory of who organises events of others, and of who was named. */
export const ORGANISERS_TAG = 'events:organisers';

/** Lines of a page. */
export const CONSENTS_SHOWN = 200;
