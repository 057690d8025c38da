// Makes keys by which words that were typed with an error meet those that were meant: two words of which the one is the other
// with up to two letters left out, doubled, swapped or wrong have a beginning in common once some letters are taken away.

/** Letters of the beginning that count. */
const PREFIX = 7;
/** Of words this long two errors are taken for errors, of shorter ones one. */
const LONG = 8;

export const errorsAllowed = (word: string): number => (word.length >= LONG ? 2 : 1);

/** Returns the keys as numbers that fit into an integer of the database. */
export const typoKeys = (word: string): number[] => {
  const start = word.slice(0, PREFIX);
  let words = new Set([start]);
  const all = new Set(words);
  for (let round = 0; round < errorsAllowed(word); round++) {
    words = new Set([...words].flatMap(withoutOneLetter));
    for (const less of words) all.add(less);
  }
  return [...new Set([...all].map(hash))];
};

const withoutOneLetter = (word: string): string[] =>
  word.length < 3 ? [] : Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));

/** Hashes by FNV-1a. */
const hash = (word: string): number => {
  let value = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) value = Math.imul(value ^ word.charCodeAt(at), 0x01000193);
  return value | 0;
};

/** Counts letters that are wrong, missing or too many; two that changed places count once. */
export const typosBetween = (one: string, other: string): number => {
  const width = other.length + 1;
  const cells = new Uint8Array((one.length + 1) * width);
  for (let at = 0; at <= one.length; at++) cells[at * width] = at;
  for (let at = 0; at <= other.length; at++) cells[at] = at;
  for (let row = 1; row <= one.length; row++)
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const above = cells[(row - 1) * width + column]! + 1;
      const before = cells[row * width + column - 1]! + 1;
      const aslant = cells[(row - 1) * width + column - 1]! + (isSame ? 0 : 1);
      let least = Math.min(above, before, aslant);
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwapped) least = Math.min(least, cells[(row - 2) * width + column - 2]! + 1);
      cells[row * width + column] = least;
    }
  return cells[one.length * width + other.length]!;
};
