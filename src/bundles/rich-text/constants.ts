// These are the numbers and fixed words of rich texts. Stored trees contain the names below: rename none
// without a new schema version.
import { declaredKinds } from '#kernel/declared-kinds.ts';
import { declaring } from '#kernel/kind-declaration.ts';

/** The version of the tree's schema that is written; older ones are lifted when they are read. contract.md 14.1 */
export const SCHEMA_VERSION = 1;

/** The most levels of nodes below the document; about nineteen lists within each other. */
export const MAX_TREE_DEPTH = 40;

/** The greatest size of a tree as JSON in UTF-8; about thirty long articles. */
export const MAX_TREE_BYTES = 512 * 1024;

export const MAX_REPORTED_ERRORS = 20;
export const MAX_LINK_LENGTH = 2048;
export const MAX_CAPTION_LENGTH = 500;
export const MAX_TITLE_LENGTH = 200;
export const MAX_GALLERY_IMAGES = 100;
export const MAX_CELL_SPAN = 100;
export const MAX_LIST_START = 999_999;

/** How many levels of the tree BBCode tags may take; the last two are paragraph and text. */
export const MAX_BBCODE_DEPTH = MAX_TREE_DEPTH - 2;

/** How many BBCode tags may stand within each other, those that take no level among them, such as marks. */
export const MAX_BBCODE_OPEN = 2 * MAX_TREE_DEPTH;

/** How many signs may stand between BBCode tags of what is named by its ids or its address. */
export const MAX_BBCODE_REFERENCE = 2 * MAX_LINK_LENGTH;

/** How many words a name after an @ has at most, and how many such names in one text are looked at. */
export const MAX_MENTION_WORDS = 5;
export const MAX_MENTIONS = 10;

/** How many words a minute a reader reads; German newspaper text, read silently. */
export const WORDS_PER_MINUTE = 220;

/** A quotation of one paragraph up to this length is set large, as a pull quote. */
export const PULL_QUOTE_MAX_LENGTH = 160;

/** The kinds of content that a text may embed as a card, also those that are switched off: texts keep them. contract.md 5 */
export const EMBED_KINDS: readonly string[] = declaring(declaredKinds, 'embedding').map(({ type }) => type);

export const HEADING_LEVELS = [2, 3, 4] as const;
export const TEXT_ALIGNMENTS = ['left', 'center', 'right', 'justify'] as const;
export const IMAGE_ALIGNMENTS = ['left', 'center', 'right'] as const;
export const IMAGE_SIZES = ['small', 'normal', 'wide'] as const;

/** The palette of text colours: each name is the class `rt-color-{name}`, whose value follows the scheme. */
export const TEXT_COLORS = ['red', 'green', 'blue', 'amber', 'grey'] as const;

/** The palette of text sizes: each name is the class `rt-size-{name}`. */
export const TEXT_SIZES = ['small', 'large', 'huge'] as const;

/** What is typed for a smiley, and the character that is shown. */
export const SMILEYS = {
  ':)': '🙂',
  ';)': '😉',
  ':D': '😄',
  ':(': '🙁',
  ":'(": '😢',
  ':P': '😛',
  ':O': '😮',
  ':|': '😐',
  '8)': '😎',
  '<3': '❤️',
} as const;

/** No name is longer; whatever follows an @ is looked at so far. */
export const MAX_MENTION_LENGTH = 80;
