// Finds the parts of words that are made of words, as far as a portal's own vocabulary has them standing alone.
import { isStopWord } from './stop-words.ts';
import { stem } from './stems.ts';

/** Says whether a stem is that of a word which stands alone somewhere. */
export type IsKnown = (stem: string) => boolean;

const MIN_COMPOUND = 7;
const MIN_PART = 4;
/** Short parts that words are often made of; other parts of three letters are mostly a matter of chance. */
const SHORT_PARTS: ReadonlySet<string> = new Set(
  'rat amt tag bus zug hof weg bad tor tal uhr see ort ohr hut arm eis ton rad gas ol chor'.split(' '),
);
/** They end words and stand alone as well, where they mean something else. */
const ENDINGS: ReadonlySet<string> = new Set(
  'heit keit schaft haft lich isch barkeit sam chen lein los weise mal ung nis tum ling end ander'.split(' '),
);
const MAX_DEPTH = 3;

/**
 * Returns the stems of all parts of a folded word, of parts of parts too: „gemeinderatssitzung“ has gemeinderat, sitzung,
 * gemeinde and rat. There are none for a word that isn't made of known ones.
 */
export const partsOf = (folded: string, isKnown: IsKnown): string[] => {
  const isPart = askedOnce((part: string) => isPartAmong(part, isKnown));
  // Whatever is split begins and ends with a part. Most words don't, and are done with at once.
  const begins = askedOnce((side: string) => cutsOf(side).some(([left]) => isPart(left)));
  const ends = askedOnce((side: string) => cutsOf(side).some(([, right]) => isPart(right)));
  const split = askedOnce((side: string, depth: number): readonly string[] | null => {
    if (depth === 0 || !begins(side) || !ends(side)) return null;
    const nearestMiddle = cutsOf(side).toSorted(
      ([, one], [, other]) => balance(side, one) - balance(side, other),
    );
    const isPartOrMore = (part: string) => isPart(part) || split(part, depth - 1) !== null;
    for (const isWanted of [isPart, isPartOrMore])
      for (const [left, right] of nearestMiddle) {
        if (!isWanted(left) || !isWanted(right)) continue;
        return [left, right].flatMap((part) => [
          ...(isPart(part) ? [stem(part)] : []),
          ...(split(part, depth - 1) ?? []),
        ]);
      }
    return null;
  });
  return [...new Set(split(folded, MAX_DEPTH) ?? [])];
};

/** Remembers answers, since the same part of a word is asked about along many ways. */
const askedOnce = <Value>(ask: (part: string, depth: number) => Value) => {
  const known = new Map<string, Value>();
  return (part: string, depth = 0): Value => {
    const key = `${depth}${part}`;
    if (!known.has(key)) known.set(key, ask(part, depth));
    return known.get(key)!;
  };
};

/**
 * Returns every stem that `partsOf` may ask about, so that they can be looked up at once. Two cuts come to all of them: what a
 * third one cuts off of a part is cut off of the whole as well.
 */
export const possibleParts = (folded: string): string[] => {
  const sides = cutsOf(folded).flat();
  const inner = sides.flatMap((side) => cutsOf(side).flat());
  return [...new Set([...new Set([...sides, ...inner])].map(stem))];
};

/**
 * Returns for each of these words the stems that its parts may have, as far as `most` of them go: further words stay whole.
 * Nobody who writes words of chance is to keep the portal busy with them.
 */
export const possiblePartsOf = (
  words: ReadonlySet<string>,
  most: number,
): ReadonlyMap<string, readonly string[]> => {
  const asked = new Map<string, readonly string[]>();
  let left = most;
  for (const word of words) {
    if (left <= 0) break;
    const parts = possibleParts(word);
    asked.set(word, parts);
    left -= parts.length;
  }
  return asked;
};

/** Returns how unequal the halves are: the more alike they are, the less it is by chance. */
const balance = (folded: string, right: string) => Math.abs(folded.length - 2 * right.length);

const cutsOf = (folded: string): (readonly [string, string])[] => {
  if (folded.length < MIN_COMPOUND || folded.length > MAX_COMPOUND) return [];
  const cuts = [];
  for (let at = 3; at <= folded.length - 3; at++) cuts.push([folded.slice(0, at), folded.slice(at)] as const);
  return cuts.filter(([left, right]) => isLongEnough(left) && isLongEnough(right));
};
const MAX_COMPOUND = 50;

const isLongEnough = (part: string) => part.length >= MIN_PART || SHORT_PARTS.has(part);

const isPartAmong = (part: string, isKnown: IsKnown): boolean => {
  const stemmed = stem(part);
  const isLong = stemmed.length >= MIN_PART || SHORT_PARTS.has(stemmed);
  return isLong && !ENDINGS.has(part) && !ENDINGS.has(stemmed) && !isStopWord(part) && isKnown(stemmed);
};
