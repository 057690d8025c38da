// Finds what rules look for in what somebody wrote: pure, the same for everything that is written.
import { SHOUTING } from '../constants.ts';

const SPELLINGS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/**
 * Returns a text as a reader sees it: without signs that show nothing, such as soft hyphens, and letters of other looks as
 * plain ones.
 */
const asSeen = (text: string): string =>
  // What shows nothing is taken out first: between a letter and its dots it keeps the two from becoming one.
  text.replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '').normalize('NFKC');

/** Returns a text in small letters, with umlauts as two: however somebody writes a word, it is that word. */
export const spelledOut = (text: string): string =>
  asSeen(text)
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => SPELLINGS[letter]!);

/** A number of a German network or with +, with signs between; neither a date nor a price nor a long number by itself. */
const PHONE_NUMBER = /(?<!\d[.,/-]?)(?<!\+)(?:\+|00)?\d(?:[\s/().-]{0,3}\d){7,14}(?![\d.,]*\d)/g;
const BEGINS_LIKE_ONE = /^(?:\+|0)/;
const DATE = /\d{1,2}\.\s?\d{1,2}\.\s?\d{2,4}/;

/** Says whether a text has a phone number; addresses don't count. */
export const hasPhoneNumber = (text: string): boolean =>
  (
    asSeen(text)
      .replaceAll(/https?:\/\/\S+/g, '')
      .match(PHONE_NUMBER) ?? []
  ).some((found) => BEGINS_LIKE_ONE.test(found) && !DATE.test(found));

/** Returns the first word that stands in the text by itself, in whatever case, and umlauts in whatever spelling. */
export const wordAmong = (text: string, words: readonly string[]): string | undefined => {
  if (words.length === 0) return undefined;
  const lowered = spelledOut(text);
  return words.find((word) => standsIn(lowered, spelledOut(word)));
};

/** Both are spelled out; for whoever asks a text for many words, or many texts for one. */
export const standsIn = (lowered: string, wanted: string): boolean => {
  const isLetter = (at: number) => /[\p{L}\p{N}]/u.test(lowered.charAt(at));
  if (wanted === '') return false;
  for (let at = lowered.indexOf(wanted); at >= 0; at = lowered.indexOf(wanted, at + 1))
    if (!isLetter(at - 1) && !isLetter(at + wanted.length)) return true;
  return false;
};

/** Says whether a text of some length is mostly in capitals; addresses don't count. */
export const isShouted = (text: string): boolean => {
  const words = text.replaceAll(/https?:\/\/\S+/g, '');
  const letters = [...words.matchAll(/\p{L}/gu)].length;
  const capitals = [...words.matchAll(/\p{Lu}/gu)].length;
  return letters >= SHOUTING.minLetters && capitals > letters * SHOUTING.share;
};

/** Returns words that are parted by commas or line ends. */
export const wordsOf = (typed: string): string[] =>
  typed
    .split(/[,\n]/)
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '');
