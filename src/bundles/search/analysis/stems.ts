// Returns what inflection leaves of a word. The library knows German; folding has taken the umlauts of plurals before.
import stemmers from 'snowball-stemmers';
import { memoize } from '#design/memoize.ts';

const german = stemmers.newStemmer('german');
/** Words repeat: a text of 500 has some 200 that the last one had, too. */
const MAX_KEPT = 20_000;
/** What is longer is no word of anybody. */
export const MAX_WORD_LENGTH = 60;

/**
 * Returns the stem of a folded word. It is stemmed until nothing changes, so that a stem is its own stem: parts of words are
 * compared by it.
 */
export const stem = (folded: string): string => kept(folded.slice(0, MAX_WORD_LENGTH));

const kept = memoize(MAX_KEPT, (folded: string): string => {
  let before = withoutPluralN(folded);
  for (let round = 0; round < 3; round++) {
    const after = german.stem(before);
    if (after === before || after.length < 3) return before;
    before = after;
  }
  return before;
});

/** Takes away a plural's n: „Misteln“ and „Gerätern“ end in more than the library takes away. */
const withoutPluralN = (word: string) => (/..[^aeiou]e[lr]n$/.test(word) ? word.slice(0, -1) : word);
