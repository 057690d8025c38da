// Writes the words of one thing as PostgreSQL's own vector of stems, for saved searches to be asked of it.
import type { Fields, PartsOfWord } from '../encoding.ts';
import { quote } from '../question/wanted.ts';

/** PostgreSQL keeps no more places of one word than this, and none further on than the last one. */
const MAX_PLACES = 200;
const LAST_PLACE = 16_000;
/** PostgreSQL reads a million bytes for one thing; letters of some scripts take nine of them. Words beyond are not met. */
const MAX_BYTES = 900_000;
const BYTES_OF_WORD = 8;
const BYTES_OF_PLACE = 2;
/** The distance between fields, so that no phrase reaches from one into another. */
const GAP = 50;

/** Returns the vector as the database reads it. */
export const vectorOf = ({ title, lead, text, further }: Fields, partsOf: PartsOfWord): string => {
  const places = new Map<string, Set<number>>();
  let room = MAX_BYTES;
  const placesOf = (lexeme: string): Set<number> => {
    const known = places.get(lexeme);
    if (known) return known;
    const at = new Set<number>();
    room -= Buffer.byteLength(lexeme) + BYTES_OF_WORD;
    if (room > 0) places.set(lexeme, at);
    return at;
  };
  const add = (lexeme: string, place: number) => {
    const at = placesOf(lexeme);
    room -= BYTES_OF_PLACE;
    if (at.size < MAX_PLACES && place <= LAST_PLACE) at.add(place);
  };
  let offset = 0;
  for (const terms of [title, lead, text, further]) {
    for (const { lexeme, word, position } of terms) {
      add(lexeme, offset + position);
      if (word === null) continue;
      for (const part of partsOf(word)) add(part, offset + position);
    }
    offset += (terms.at(-1)?.position ?? 0) + GAP;
  }
  return [...places].map(([lexeme, at]) => `${quote(lexeme)}:${[...at].join(',') || '1'}`).join(' ');
};
