// These are the numbers and fixed words of rich texts. Stored trees contain the names below: rename none
// without a new schema version.
import { declaredKinds } from '#kernel/declared-kinds.ts';
import { declaring } from '#kernel/kind-declaration.ts';

/** Version of the tree's schema that is written; older ones are lifted when they are read. contract.md 14.1 */
export const SCHEMA_VERSION = 1;

/** Levels of nodes below the document; about nineteen lists within each other. */
export const MAX_TREE_DEPTH = 40;

/** Size of a tree as JSON in UTF-8; about thirty long articles. */
export const MAX_TREE_BYTES = 512 * 1024;

export const MAX_REPORTED_ERRORS = 20;
export const MAX_LINK_LENGTH = 2048;
export const MAX_CAPTION_LENGTH = 500;
export const MAX_TITLE_LENGTH = 200;
export const MAX_GALLERY_IMAGES = 100;
export const MAX_CELL_SPAN = 100;
export const MAX_LIST_START = 999_999;

/** Of BBCode: levels of the tree that tags may take; the last two are paragraph and text. */
export const MAX_BBCODE_DEPTH = MAX_TREE_DEPTH - 2;

/** Of BBCode: tags within each other, those that take no level among them, such as marks. */
export const MAX_BBCODE_OPEN = 2 * MAX_TREE_DEPTH;

/** Of BBCode: signs between the tags of what stands by its ids or its address. */
export const MAX_BBCODE_REFERENCE = 2 * MAX_LINK_LENGTH;

/** After an @: words of a name at most, and how many of them in one text are looked at. */
export const MAX_MENTION_WORDS = 5;
export const MAX_MENTIONS = 10;

/** German newspaper text, read silently. */
export const WORDS_PER_MINUTE = 220;

/** A quotation of one paragraph up to this length is set large, as a pull quote. */
export const PULL_QUOTE_MAX_LENGTH = 160;

/** Content kinds that a text may embed as a card, also those that are switched off: texts keep them. contract.md 5 */
export const EMBED_KINDS: readonly string[] = declaring(declaredKinds, 'embedding').map(({ type }) => type);

export const HEADING_LEVELS = [2, 3, 4] as const;
export const TEXT_ALIGNMENTS = ['left', 'center', 'right', 'justify'] as const;
export const IMAGE_ALIGNMENTS = ['left', 'center', 'right'] as const;
export const IMAGE_SIZES = ['small', 'normal', 'wide'] as const;

/** Palette of text colours: each name is the class `rt-color-{name}`, whose value follows the scheme. */
export const TEXT_COLORS = ['red', 'green', 'blue', 'amber', 'grey'] as const;

/** Palette of text sizes: each name is the class `rt-size-{name}`. */
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
