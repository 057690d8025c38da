// Builds what is looked for: each word as one group of spellings that mean it, in the language of PostgreSQL's words.
import { partsOf, possiblePartsOf } from '../analysis/compounds.ts';
import type { IsKnown } from '../analysis/compounds.ts';
import { stem } from '../analysis/stems.ts';
import { firstAtEachPlace, isDay, termsOf } from '../analysis/terms.ts';
import type { Term } from '../analysis/terms.ts';
import { MAX_PARTS_ASKED, MAX_WORDS } from '../constants.ts';
import type { Question } from './read-question.ts';

/** One word that was typed, with everything that means it. */
export interface WantedWord {
  /** The word as it was typed. */
  readonly text: string;
  readonly lexeme: string;
  /** The folded word; null for numbers and days. */
  readonly word: string | null;
  /** Each is a list of lexemes of which all must stand there. */
  readonly spellings: readonly (readonly string[])[];
}

/**
 * Returns whatever of a question is asked of the vocabulary: its words, those of its phrases, their parts, and what two
 * neighbours would be as one.
 */
export const lexemesToLookUp = (question: Question): string[] => {
  const all = termsOf(question.words);
  const terms = all.slice(0, 2 * MAX_WORDS);
  const words = terms.flatMap(({ word }) => (word === null ? [] : [word]));
  const phrases = [...question.phrases, ...question.unwanted].flatMap(termsOfPhrase);
  return [
    ...[...all, ...phrases].map(({ lexeme }) => lexeme),
    ...[...possiblePartsOf(new Set(words), MAX_PARTS_ASKED.question).values()].flat(),
    ...joinsOf(terms).map(({ lexeme }) => lexeme),
  ];
};

/** Returns one group for each word that means something, in their order. */
const groupsOf = (terms: readonly Term[]): Term[][] => [
  ...Map.groupBy(withoutPartsOfDays(terms), ({ position }) => position).values(),
];

/** Says whether there are more words than are looked for, by themselves or in a phrase; those that stand everywhere don't count. */
export const hasTooManyWords = ({ words, phrases, unwanted }: Question): boolean =>
  [words, ...phrases, ...unwanted].some((said) => groupsOf(termsOf(said)).length > MAX_WORDS);

export const wantedWords = (question: Question, isKnown: IsKnown): WantedWord[] => {
  const terms = termsOf(question.words);
  const joins = joinsOf(terms).filter(({ lexeme }) => isKnown(lexeme));
  return groupsOf(terms)
    .slice(0, MAX_WORDS)
    .map((group) => {
      const [first] = group as [Term];
      // A word with hyphens stands beside its last part; it is another way to say all of them.
      const own = isDay(first.lexeme)
        ? [[first.lexeme]]
        : group.flatMap((term) => spellingsOf(term, isKnown));
      const joined = joins.filter(({ positions }) => positions.includes(first.position));
      return {
        text: question.words.slice(first.start, first.end),
        lexeme: first.lexeme,
        word: first.word,
        spellings: [...own, ...joined.map(({ lexeme }) => [lexeme])],
      };
    });
};

const spellingsOf = ({ lexeme, word }: Term, isKnown: IsKnown): string[][] => {
  const parts = word === null ? [] : partsOf(word, isKnown);
  return parts.length > 1 ? [[lexeme], parts] : [[lexeme]];
};

/** „Feuerwehr Fest“ may mean „Feuerwehrfest“. */
const joinsOf = (terms: readonly Term[]) => {
  const words = terms.filter(({ word }) => word !== null);
  return words.slice(0, 2 * MAX_WORDS).flatMap((term, at) => {
    const next = words[at + 1];
    if (!next || next.position !== term.position + 1) return [];
    return [{ lexeme: stem(`${term.word}${next.word}`), positions: [term.position, next.position] }];
  });
};

/** Leaves out the numbers of a day, since the day says what they say. */
const withoutPartsOfDays = (terms: readonly Term[]): Term[] => {
  const days = terms.filter(({ lexeme }) => isDay(lexeme));
  return terms.filter(
    (term) => isDay(term.lexeme) || !days.some(({ start, end }) => term.start >= start && term.end <= end),
  );
};

/** Gives how a lexeme stands in what is asked. */
export type Spell = (lexeme: string) => string;

export const wordQuery = ({ spellings }: Pick<WantedWord, 'spellings'>, spell: Spell): string =>
  anyOf(spellings.map((lexemes) => allOf(lexemes.map((lexeme) => quote(spell(lexeme))))));

/** Returns one term for each word of a phrase. */
export const termsOfPhrase = (phrase: string): Term[] =>
  firstAtEachPlace(termsOf(phrase)).slice(0, MAX_WORDS);

/** Returns a word as it stands in what PostgreSQL reads. */
export const quote = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

export const allOf = (queries: readonly string[]): string => queries.map((query) => `(${query})`).join(' & ');
export const anyOf = (queries: readonly string[]): string => queries.map((query) => `(${query})`).join(' | ');
