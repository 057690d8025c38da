// Checks that the server and the form in the browser share.
import { ANCHOR_PREFIX, MAX_COMMENT_LENGTH, SHOUTING, SORTS, SORT_WORDS } from './constants.ts';
import type { CommentSort } from './constants.ts';
import { textMissing, textTooLong } from './texts.ts';

/** A comment's text as it is kept: forms send line breaks as two characters, which their fields count as one. */
export const normalizeText = (text: string): string => text.replace(/\r\n?/g, '\n').trim();

/** What is wrong with a comment's text, or null. */
export const commentTextError = (text: string): string | null => {
  const tidied = normalizeText(text);
  if (tidied === '') return textMissing;
  return tidied.length > MAX_COMMENT_LENGTH ? textTooLong(MAX_COMMENT_LENGTH) : null;
};

const SPELLINGS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** In small letters, with umlauts as two: however somebody writes a word, it is that word. */
const spelledOut = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => SPELLINGS[letter]!);

/** Of a German network or with +, with signs between; neither a date nor a price nor a long number by itself. */
const PHONE_NUMBER = /(?<!\d[.,/-]?)(?<!\+)(?:\+|00)?\d(?:[\s/().-]{0,3}\d){7,14}(?![\d.,]*\d)/g;
const BEGINS_LIKE_ONE = /^(?:\+|0)/;
const DATE = /\d{1,2}\.\s?\d{1,2}\.\s?\d{2,4}/;

/** Addresses don't count. */
export const hasPhoneNumber = (text: string): boolean =>
  (text.replaceAll(/https?:\/\/\S+/g, '').match(PHONE_NUMBER) ?? []).some(
    (found) => BEGINS_LIKE_ONE.test(found) && !DATE.test(found),
  );

/** True when the word stands in the text by itself, in whatever case, and umlauts in whatever spelling. */
export const wordIn = (text: string, word: string): boolean => {
  const lowered = spelledOut(text);
  const wanted = spelledOut(word);
  const isLetter = (at: number) => /[\p{L}\p{N}]/u.test(lowered.charAt(at));
  if (wanted === '') return false;
  for (let at = lowered.indexOf(wanted); at >= 0; at = lowered.indexOf(wanted, at + 1))
    if (!isLetter(at - 1) && !isLetter(at + wanted.length)) return true;
  return false;
};

/** True for a text of some length that is mostly in capitals; addresses don't count. */
export const isShouted = (text: string): boolean => {
  const words = text.replaceAll(/https?:\/\/\S+/g, '');
  const letters = words.match(/\p{L}/gu)?.length ?? 0;
  const capitals = words.match(/\p{Lu}/gu)?.length ?? 0;
  return letters >= SHOUTING.minLetters && capitals > letters * SHOUTING.share;
};

/** The order that an address asks for by its word. */
export const sortOf = (word: string | undefined): CommentSort =>
  SORTS.find((sort) => SORT_WORDS[sort] === word) ?? 'oldest';

/** The comment that a URL hash like `#comment-17` points at. contract.md 4 */
export const commentIdOfHash = (hash: string): number | null => {
  const id = hash.startsWith(`#${ANCHOR_PREFIX}`) ? Number(hash.slice(ANCHOR_PREFIX.length + 1)) : Number.NaN;
  return Number.isInteger(id) && id > 0 ? id : null;
};
