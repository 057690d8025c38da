// Says whether two titles in calendars that are read in may mean the same.

/**
 * Says whether two titles are alike: „Chorprobe“ and „Probe des Chors“ at one moment at one place are worth a question;
 * „Chorprobe“ and „Flohmarkt“ aren't.
 */
export const isAlike = (one: string, other: string): boolean => {
  const [first, second] = [one, other].map(plain) as [string, string];
  // A title that says nothing is like no other, nor like itself.
  if (first === '') return false;
  if (` ${first} `.includes(` ${second} `) || ` ${second} `.includes(` ${first} `)) return true;
  return likeness(threesOf(first), threesOf(second)) >= ALIKE;
};

const ALIKE = 0.45;

const plain = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Returns all runs of three letters; short words have their edges. */
const threesOf = (words: string): ReadonlySet<string> => {
  const edged = ` ${words} `;
  return new Set(Array.from({ length: edged.length - 2 }, (_, at) => edged.slice(at, at + 3)));
};

/** Returns how much of both they share, from 0 to 1. */
const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const shared = [...one].filter((three) => other.has(three)).length;
  return (2 * shared) / (one.size + other.size);
};
