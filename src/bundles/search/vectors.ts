// Topic: the words of a thing as PostgreSQL keeps them: each with the places where it stands, and a letter for how much it says.
import type { Term } from './analysis/terms.ts';

/** A is for words of the title, B for its parts of words and for the lead, C for the text, D for all else. */
export type Weight = 'A' | 'B' | 'C' | 'D';

const LESS: Readonly<Record<Weight, Weight>> = { A: 'B', B: 'C', C: 'D', D: 'D' };
/** PostgreSQL keeps no more of one word, and none further on. */
const MAX_PLACES = 200;
const LAST_PLACE = 16_000;
/** PostgreSQL keeps a million bytes for one thing; letters of some scripts take nine of them. Words beyond are not found. */
const MAX_BYTES = 900_000;
const BYTES_OF_WORD = 8;
const BYTES_OF_PLACE = 2;
/** Between fields, so that no phrase reaches from one into another. */
const GAP = 50;

export interface Field {
  readonly terms: readonly Term[];
  readonly weight: Weight;
}

/** Gives the stems of what a word is made of. */
export type PartsOfWord = (word: string) => readonly string[];

/** As the database reads it; `marks` are words that stand nowhere in particular. */
export const vectorOf = (
  fields: readonly Field[],
  partsOf: PartsOfWord,
  marks: readonly string[] = [],
): string => {
  const places = new Map<string, Map<number, Weight>>();
  let room = MAX_BYTES;
  const placesOf = (lexeme: string): Map<number, Weight> => {
    const known = places.get(lexeme);
    if (known) return known;
    const at = new Map<number, Weight>();
    room -= Buffer.byteLength(lexeme) + BYTES_OF_WORD;
    if (room > 0) places.set(lexeme, at);
    return at;
  };
  const add = (lexeme: string, place: number, weight: Weight) => {
    const at = placesOf(lexeme);
    room -= BYTES_OF_PLACE;
    if (at.size < MAX_PLACES && place <= LAST_PLACE && (at.get(place) ?? 'Z') > weight) at.set(place, weight);
  };
  let offset = 0;
  for (const { terms, weight } of fields) {
    for (const { lexeme, word, position } of terms) {
      add(lexeme, offset + position, weight);
      if (word === null) continue;
      for (const part of partsOf(word)) add(part, offset + position, LESS[weight]);
    }
    offset += (terms.at(-1)?.position ?? 0) + GAP;
  }
  const said = [...places].map(([lexeme, at]) => `${quote(lexeme)}:${placesText(at)}`);
  return [...said, ...new Set(marks.map(quote))].join(' ');
};

/** The words of a title once more, each with a sign before it: no weight is asked for along the index. */
export const titleMarks = (terms: readonly Term[], partsOf: PartsOfWord): string[] =>
  terms.flatMap(({ lexeme, word }) => [lexeme, ...(word === null ? [] : partsOf(word))]).map(inTitle);

/** A word as it stands among the marks of titles. */
export const inTitle = (lexeme: string): string => `^${lexeme}`;

const placesText = (places: ReadonlyMap<number, Weight>): string =>
  [...places].map(([place, weight]) => `${place}${weight === 'D' ? '' : weight}`).join(',') || '1';

/** A word as it stands in what PostgreSQL reads. */
export const quote = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
