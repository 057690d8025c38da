// Holds numbers and fixed words of writing.
import { DAY_MS, MINUTE_MS } from '#kernel/durations.ts';

/** What is being done with a manuscript. Whether its piece is out is another question. contract.md 14.6 */
export const MANUSCRIPT_STATES = ['draft', 'in-review', 'scheduled', 'done'] as const;
export type ManuscriptState = (typeof MANUSCRIPT_STATES)[number];

/** What became of the piece that was made of a manuscript. */
export const PIECE_STATES_LATER = ['published', 'withdrawn', 'expired', 'hidden', 'erased'] as const;
export type PieceStateLater = (typeof PIECE_STATES_LATER)[number];

/** Saves by the same person within so long are one revision, unless something happened between them. */
export const REVISION_SPAN_MS = 10 * MINUTE_MS;

/** So long every revision stays; then only the last of a day, and what is more than a save. */
export const ALL_REVISIONS_MS = 30 * DAY_MS;

/** So long a save waits for other sites to tell of what the text embeds; the rest is told with the next one. */
export const EMBEDS_WAIT_MS = 3000;

/** Nothing is planned later than so many days from now; who types such a year has mistyped it. */
export const MAX_SCHEDULE_DAYS = 3652;

/** What should come out or go by now; by itself every minute, and asked for at the very moment. */
export const RUN_SCHEDULE_JOB = { name: 'writing.keep-time' } as const;

/** Closes the pictures of somebody whose contributions are hidden, or opens them again. */
export const RENEW_ACCESS_JOB = { name: 'writing.renew-access' } as const;

/** The number of manuscripts that one person may begin. */
export const CREATE_LIMIT = { attempts: 60, seconds: 3600 };

/** Saves of one person: more than the composer makes of typing without a pause. */
export const SAVE_LIMIT = { attempts: 2000, seconds: 3600 };

/** What one person says to editors or authors: remarks, and what is handed in. */
export const TALK_LIMIT = { attempts: 120, seconds: 3600 };

/** So many first contributions may have to wait for review. */
export const MAX_REVIEW_FIRST = 50;
/** What a portal begins with that is set up now; one that was there before keeps what it has. contract.md 16.1 */
export const REVIEW_FIRST_OF_NEW = 3;
/** The same remark by the same person within so long is the same. */
export const SAME_NOTE_MS = 60_000;

/** The time between the last key and the save to the server. */
export const AUTOSAVE_MS = 3000;
/** So long it is between the last key and the copy in the browser. */
export const LOCAL_COPY_MS = 250;

/** How often an open composer says that somebody is at it, and after how long without a word nobody is. */
export const PRESENCE_MS = 15_000;
export const PRESENCE_LIFETIME_MS = 45_000;

export const MAX_NOTE_LENGTH = 4000;

/** So much of what else somebody left unfinished stands on the page of a new one. */
export const UNFINISHED_SHOWN = 5;

/** Suggestions come from so many letters on. */
export const MIN_SUGGEST_LENGTH = 2;
export const SUGGESTIONS_SHOWN = 8;

/** What a piece shows, as moderators are told of it. */
export const IMAGE_TYPE = 'image';
export const STREAM_TYPE = 'stream';
