// Works out short codes. They are kept nowhere, so each thing has one from the beginning and for ever. A last letter checks the
// others: who mistypes one on paper arrives nowhere instead of somewhere else.
import type { ContentRef } from '#kernel/content-kinds.ts';
import { declaring } from '#kernel/kind-declaration.ts';
import type { KindDeclaration } from '#kernel/kind-declaration.ts';

/** The letters of codes, without what looks alike: 0 and o, 1, i and l. Their number is a prime, which the check needs. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';

type Kinds = readonly Partial<KindDeclaration>[];

/** Returns the code of a thing whose kind has a mark of its own; undefined for others. */
export const codeOf = (kinds: Kinds, { type, id }: ContentRef): string | undefined => {
  const mark = declaring(kinds, 'type', 'embedding').find((kind) => kind.type === type)?.embedding.mark;
  if (mark === undefined) return undefined;
  const number = inLetters(id);
  return mark + number + checkOf(mark + number);
};

/** Returns what a code stands for, typed in capitals as well; undefined for what is none. */
export const refOfCode = (kinds: Kinds, typed: string): ContentRef | undefined => {
  const code = typed.toLowerCase();
  for (const { type, embedding } of declaring(kinds, 'type', 'embedding')) {
    const ref = { type, id: fromLetters(code.slice(embedding.mark.length, -1)) };
    // Only the one spelling counts: behind its mark, with no zeros in front, and with the right check.
    if (ref.id > 0 && ref.id <= LARGEST_ID && codeOf(kinds, ref) === code) return ref;
  }
  return undefined;
};

const LARGEST_ID = 2 ** 31 - 1;

const inLetters = (id: number): string => {
  let left = id;
  let text = '';
  do {
    text = LETTERS[left % LETTERS.length] + text;
    left = Math.floor(left / LETTERS.length);
  } while (left > 0);
  return text;
};

const fromLetters = (text: string): number =>
  [...text].reduce((id, letter) => {
    const value = LETTERS.indexOf(letter);
    return value < 0 ? Number.NaN : id * LETTERS.length + value;
  }, 0);

/** Returns the check of a text, weighed by where a letter stands, so that two that change places are noticed as well. */
const checkOf = (text: string): string => {
  const sum = [...text].reduce((sum, letter, at) => sum + valueOf(letter) * (at + 1), 0);
  return LETTERS[sum % LETTERS.length]!;
};

/** Letters of marks needn't be among `LETTERS`. */
const valueOf = (letter: string) =>
  LETTERS.includes(letter) ? LETTERS.indexOf(letter) : letter.charCodeAt(0);
