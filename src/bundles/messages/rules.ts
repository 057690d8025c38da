// Checks and shapes a message's text, for the server and the browser alike.
import { visibleWords } from '#kernel/visible-words.ts';
import { EXCERPT_LENGTH, MAX_MESSAGE_LENGTH } from './constants.ts';
import { textMissing, textTooLong } from './texts.ts';

/** Returns the text as it is stored: single line breaks, no white space around it. */
export const normalizeText = (text: string): string => text.replace(/\r\n?/g, '\n').trim();

/** Returns what is wrong with a tidied text, or null. */
export const messageTextError = (text: string): string | null => {
  if (visibleWords(text).trim() === '') return textMissing;
  return text.length > MAX_MESSAGE_LENGTH ? textTooLong(MAX_MESSAGE_LENGTH) : null;
};

/** Gives the beginning of a text on one line, cut between words. */
export const excerptOf = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= EXCERPT_LENGTH) return line;
  // Neither half a word nor half a sign remains.
  const start = line.slice(0, EXCERPT_LENGTH).replace(/\s+\S*$|[\ud800-\udbff]$/, '');
  return `${start} …`;
};

/** Returns the pair that a thread belongs to: of two people the one with the smaller id first. */
export const pairOf = (one: number, other: number): { lowUserId: number; highUserId: number } => ({
  lowUserId: Math.min(one, other),
  highUserId: Math.max(one, other),
});
