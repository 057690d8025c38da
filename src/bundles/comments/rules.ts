// Checks that the server and the form in the browser share.
import { isId } from '#kernel/ids.ts';
import { visibleWords } from '#kernel/visible-words.ts';
import { ANCHOR_PREFIX, MAX_COMMENT_LENGTH, SORTS, SORT_WORDS } from './constants.ts';
import type { CommentSort } from './constants.ts';
import { textMissing, textTooLong } from './texts.ts';

/**
 * Returns a comment's text as it is kept: forms send line breaks as two characters, which their fields count as one; halves of
 * a character, which only programs send, can't be kept.
 */
export const normalizeText = (text: string): string => text.toWellFormed().replace(/\r\n?/g, '\n').trim();

/** Says what is wrong with a comment's text, or returns null. */
export const commentTextError = (text: string): string | null => {
  const tidied = normalizeText(text);
  if (visibleWords(tidied).trim() === '') return textMissing;
  return tidied.length > MAX_COMMENT_LENGTH ? textTooLong(MAX_COMMENT_LENGTH) : null;
};

/** Returns the order that an address asks for by its word. */
export const sortOf = (word: string | undefined): CommentSort =>
  SORTS.find((sort) => SORT_WORDS[sort] === word) ?? 'oldest';

/** Returns the id of the comment that a URL hash like `#comment-17` points at. contract.md 4 */
export const commentIdOfHash = (hash: string): number | null => {
  const id = hash.startsWith(`#${ANCHOR_PREFIX}`) ? Number(hash.slice(ANCHOR_PREFIX.length + 1)) : Number.NaN;
  return isId(id) ? id : null;
};
