// Holds numbers and fixed words of imports.
import { MINUTE_MS } from '#kernel/durations.ts';

export const MAX_FILE_BYTES = 1024 ** 3;
/** Files that have to be read as a whole. */
export const MAX_JSON_BYTES = 300 * 1024 * 1024;
/**
 * The largest number of characters of one piece with everything that belongs to it, and of one text in it; what is behind is
 * cut.
 */
export const MAX_ENTRY_LENGTH = 4_000_000;
/** Elements that hold nothing take memory, too. */
export const ELEMENT_LENGTH = 10;
/** How deep elements may lie, and how long something may go on without one: what is beyond it is no export. */
export const MAX_XML_DEPTH = 1000;
export const MAX_UNBROKEN_LENGTH = 32_000_000;
export const MAX_KEY_LENGTH = 500;
export const HEAD_BYTES = 4096;
export const STAGED_AT_ONCE = 200;
/** A text of this length weighs as much as a thing more. */
export const STAGED_LENGTH = 100_000;
/** What a piece is filed under. */
export const MAX_TERMS = 200;
/** A job works for so long and hands on to the next, so that others get their turn. */
export const TURN_MS = 20_000;
/** The largest number of columns of a table; what stands behind is no table of pieces. */
export const MAX_COLUMNS = 100;
export const SAMPLE_ROWS = 50;
export const SAMPLES_OF_COLUMN = 3;
export const SAMPLE_LENGTH = 120;
/** So many fields a form may have of one sort. */
export const TERMS_SHOWN = 150;
export const SAMPLES_SHOWN = 5;
export const REPORTS_SHOWN = 100;
export const IMPORTS_SHOWN = 100;
export const MAX_PICTURE_BYTES = 40 * 1024 * 1024;
export const FETCH_TIMEOUT_MS = 20_000;
/** The largest number of pictures of one piece. */
export const MAX_PICTURES = 200;
/** The largest length at which an address can be found again. */
export const MAX_ADDRESS_BYTES = 2000;
/** What the pictures of one piece may take, so that a portal that answers no more holds up none of its pieces for good. */
export const PICTURES_MS = 5 * MINUTE_MS;
/** Questions in a row without an answer, until a host is asked no more. */
export const MOST_SILENCES = 3;
export const MAX_NAME_LENGTH = 200;
export const IMPORT_LIMIT = { attempts: 20, seconds: 3600 };

/** What people are recorded as: those whose account was made for what they wrote, and those who were members already. */
export const PERSON_TYPES = ['user', 'member'] as const;

/** What a draft is recorded as, which is a thing of no kind. */
export const MANUSCRIPT = 'manuscript';

/** What a tag is recorded as that wasn't there before. */
export const TAG = 'tag';

export const READ_JOB = 'imports.read';
export const TAKE_JOB = 'imports.take';
export const REMOVE_JOB = 'imports.take-back';

/**
 * The states of an import. reading: the file is read; columns: somebody says what the columns of a table are; ready: somebody
 * chooses; running, done; takingBack, takenBack: all that came is gone again; failed: the file can't be read.
 */
export const IMPORT_STATES = [
  'reading',
  'columns',
  'ready',
  'running',
  'done',
  'takingBack',
  'takenBack',
  'failed',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** The states in which an import can be taken back: one that broke off too, once something has come. */
export const BACK_STATES: readonly ImportState[] = ['ready', 'running', 'done'];
/** The states in which an import can leave the list as long as nothing of it is here: also one whose reading never ends. */
export const GONE_STATES: readonly ImportState[] = ['reading', 'columns', 'ready', 'failed', 'takenBack'];

/** The states of an item. known: it had come by an earlier import of the same portal; leftOut: it was not to come. */
export const ITEM_STATES = ['waiting', 'taken', 'known', 'leftOut', 'failed', 'gone', 'kept'] as const;
export type ItemState = (typeof ITEM_STATES)[number];

/** In this order they are taken: links to each other once all pieces are there, people's pictures once they are, and rules that lead to pieces. */
export const TAKEN_KINDS = ['piece', 'link', 'comment', 'person', 'redirect'] as const;

export const PEOPLE_MODES = ['names', 'accounts', 'invited'] as const;
export type PeopleMode = (typeof PEOPLE_MODES)[number];

/** What becomes of a term: a category or a place here, a tag of its name, a new one of its own, or nothing. */
export type TermChoice = `category-${number}` | `place-${number}` | 'tag' | 'new' | 'nothing';

/** An import of which nothing is chosen is forgotten then. */
export const UNCHOSEN_DAYS = 30;
