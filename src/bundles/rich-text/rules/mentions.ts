// Finds `@Ruth Lindner` in words. Who that is, is asked of people by the names that could be meant; the longest wins.
import { MAX_MENTIONS, MAX_MENTION_LENGTH, MAX_MENTION_WORDS } from '../constants.ts';

export interface MentionPiece {
  /** A name without its @ when `id` says whose it is, else words as they are. */
  readonly text: string;
  readonly id?: number;
}

/** Names that could be meant in these words, in small letters, each once. Empty for most texts. */
export const namesMentioned = (words: readonly string[]): readonly string[] => {
  const starts = words.flatMap((text) => startsIn(text).map((at) => ({ text, at })));
  const meant = starts.slice(0, MAX_MENTIONS).flatMap(({ text, at }) => candidatesAt(text, at));
  return [...new Set(meant.map(keyOf))];
};

/** Returns the words in pieces, with the people among them who are known by their names in small letters. */
export const splitMentions = (text: string, people: ReadonlyMap<string, number>): readonly MentionPiece[] => {
  if (people.size === 0) return [{ text }];
  const pieces: MentionPiece[] = [];
  let end = 0;
  for (const at of startsIn(text)) {
    const name = at < end ? undefined : candidatesAt(text, at).find((name) => people.has(keyOf(name)));
    if (name === undefined) continue;
    if (at - 1 > end) pieces.push({ text: text.slice(end, at - 1) });
    pieces.push({ text: name, id: people.get(keyOf(name))! });
    end = at + name.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
};

/** Returns a name as it is compared. */
const keyOf = (name: string): string => name.normalize('NFC').toLowerCase();

/** Returns where names may begin: behind an @ that is not within a word, an address or a path. */
const startsIn = (text: string): readonly number[] =>
  [...text.matchAll(/(?<![\p{L}\p{N}@._/-])@(?=[\p{L}\p{N}])/gu)].map((match) => match.index + 1);

/** Returns what may be the name, the longest first, with and without the punctuation that follows it. */
const candidatesAt = (text: string, start: number): readonly string[] => {
  // One sign more than a name may have shows whether it ends there.
  const words = text
    .slice(start, start + MAX_MENTION_LENGTH + 1)
    .split(/\s/u, 1 + MAX_MENTION_WORDS)
    .slice(0, MAX_MENTION_WORDS);
  return words
    .map((_, at) => words.slice(0, at + 1).join(' '))
    .filter((name) => text.startsWith(name, start) && name.length <= MAX_MENTION_LENGTH)
    .toReversed()
    .flatMap((name) => [name, name.replace(/\p{P}+$/u, '')])
    .filter((name, at, all) => all.indexOf(name) === at);
};
