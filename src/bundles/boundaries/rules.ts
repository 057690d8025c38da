// Checks of a word that somebody wants to hide.
import { invalid, valid } from '#kernel/outcomes.ts';
import type { Checked } from '#kernel/outcomes.ts';
import { visibleLine } from '#kernel/visible-words.ts';
import { MAX_WORD_LENGTH, MIN_WORD_LENGTH } from './constants.ts';
import * as texts from './texts.ts';

/** Returns the word in its one form, or what is wrong with it. */
export const checkWord = (typed: string): Checked<string> => {
  const word = visibleLine(typed);
  const isWord = word.length >= MIN_WORD_LENGTH && /[\p{L}\p{N}]/u.test(word);
  if (!isWord) return invalid({ word: texts.wordMissing(MIN_WORD_LENGTH) });
  return word.length > MAX_WORD_LENGTH ? invalid({ word: texts.wordTooLong(MAX_WORD_LENGTH) }) : valid(word);
};
