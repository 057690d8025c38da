// Writes the words of a thing as its row keeps them. Every word has a number in the vocabulary and stands in the row as the one
// character of that number, which takes a third of its letters; between them are signs, for which no word stands.
// docs/decisions/0182
import { firstAtEachPlace } from './analysis/terms.ts';
import type { Term } from './analysis/terms.ts';
import type { CharacterOf } from './characters.ts';

export const SIGNS = {
  /**
   * The sign behind the words of a title; after it come further words of the title without an order, such as those that its
   * words are made of.
   */
  parts: '/',
  /** The sign behind each field, so that no phrase reaches from one into another. */
  end: '|',
  /** A word that isn't looked for stands here. */
  pause: '.',
  /** The sign of a word that stands nowhere. */
  unknown: '?',
} as const;

export interface Fields {
  readonly title: readonly Term[];
  readonly lead: readonly Term[];
  readonly text: readonly Term[];
  /** The names of what stands around it. */
  readonly further: readonly Term[];
}

/** Gives the stems of what a word is made of. */
export type PartsOfWord = (word: string) => readonly string[];

export interface Encoded {
  /** Title, its parts and the lead. */
  readonly head: string;
  /** The text, further names, and the rest without an order. */
  readonly body: string;
}

/** Encodes the words of a thing; `marks` stand nowhere in particular. */
export const encode = (
  { title, lead, text, further }: Fields,
  {
    partsOf,
    character,
    marks = [],
  }: { readonly partsOf: PartsOfWord; readonly character: CharacterOf; readonly marks?: readonly string[] },
): Encoded => {
  const run = (terms: readonly Term[]) => inOrder(terms, character);
  const titleParts = besides(title, partsOf).map(character).join('');
  const head = `${run(title)}${SIGNS.parts}${titleParts}${SIGNS.end}${run(lead)}${SIGNS.end}`;
  const runs = `${run(text)}${SIGNS.end}${run(further)}${SIGNS.end}`;
  const said = new Set(head + runs);
  const rest = [...[lead, text, further].flatMap((terms) => besides(terms, partsOf)), ...marks].map(
    character,
  );
  return { head, body: runs + [...new Set(rest)].filter((one) => !said.has(one)).join('') };
};

/** Writes one character for each place where a word stands. */
const inOrder = (terms: readonly Term[], character: CharacterOf): string => {
  let run = '';
  let last = 0;
  for (const { lexeme, position } of firstAtEachPlace(terms)) {
    run += SIGNS.pause.repeat(Math.max(0, position - last - 1)) + character(lexeme);
    last = position;
  }
  return run;
};

/** Returns all else that stands there: days, whole words with hyphens, and what words are made of. */
const besides = (terms: readonly Term[], partsOf: PartsOfWord): string[] => {
  const first = new Set(firstAtEachPlace(terms));
  return [
    ...new Set(
      terms.flatMap((term) => [
        ...(first.has(term) ? [] : [term.lexeme]),
        ...(term.word === null ? [] : partsOf(term.word)),
      ]),
    ),
  ];
};
