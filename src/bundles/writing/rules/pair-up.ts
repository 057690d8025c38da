// Says which of what was taken out became which of what was put in its place: the most alike, in their order. It is
// browser-safe.

export interface Couple<Thing> {
  /** One of them may be missing. */
  readonly before: Thing | undefined;
  readonly after: Thing | undefined;
}

/** Longer stretches are coupled one by one: comparing all with all would take long. */
const MAX_COMPARISONS = 2500;
/** Things less alike than this have nothing to do with each other. */
const LEAST_LIKENESS = 0.3;

/** Both in their order; `wordsOf` is what two are compared by. */
export const pairUp = <Thing>(
  before: readonly Thing[],
  after: readonly Thing[],
  wordsOf: (thing: Thing) => string,
): Couple<Thing>[] => {
  if (before.length * after.length > MAX_COMPARISONS) return oneByOne(before, after);
  const [old, young] = [before, after].map((things) => things.map((thing) => wordSet(wordsOf(thing))));
  const gain = bestGains(old!, young!);
  const couples: Couple<Thing>[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const isLast = i === before.length;
    if (!isLast && gain[i]![j]! > Math.max(gain[i + 1]![j]!, gain[i]![j + 1]!))
      couples.push({ before: before[i++], after: after[j++] });
    else if (j === after.length || (!isLast && gain[i + 1]![j]! >= gain[i]![j + 1]!))
      couples.push({ before: before[i++], after: undefined });
    else couples.push({ before: undefined, after: after[j++] });
  }
  return couples;
};

const oneByOne = <Thing>(before: readonly Thing[], after: readonly Thing[]): Couple<Thing>[] =>
  Array.from({ length: Math.max(before.length, after.length) }, (_, at) => ({
    before: before[at],
    after: after[at],
  }));

const wordSet = (text: string): ReadonlySet<string> => new Set(text.match(/[\p{L}\p{N}]+/gu));

/** Returns `gain[i][j]`: how much can be alike of what follows i and j. */
const bestGains = (
  old: readonly ReadonlySet<string>[],
  young: readonly ReadonlySet<string>[],
): number[][] => {
  const gain = Array.from({ length: old.length + 1 }, () =>
    Array.from({ length: young.length + 1 }, () => 0),
  );
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = young.length - 1; j >= 0; j--) {
      const coupled = likeness(old[i]!, young[j]!) + gain[i + 1]![j + 1]!;
      gain[i]![j] = Math.max(coupled, gain[i + 1]![j]!, gain[i]![j + 1]!);
    }
  return gain;
};

/** Returns the share of words in common; 0 for those that have too little. */
const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const inCommon = [...one].filter((word) => other.has(word)).length;
  const share = (2 * inCommon) / Math.max(1, one.size + other.size);
  return share < LEAST_LIKENESS ? 0 : share;
};
