// Topic: the parts of words that are made of words, as far as a portal's own vocabulary has them standing alone.
import { isStopWord } from './stop-words.ts';
import { stem } from './stems.ts';

/** Says whether a stem is that of a word which stands alone somewhere. */
export type IsKnown = (stem: string) => boolean;

const MIN_COMPOUND = 7;
const MIN_PART = 4;
/** Shorter ones that words are often made of; other three letters are mostly a matter of chance. */
const SHORT_PARTS: ReadonlySet<string> = new Set(
  'rat amt tag bus zug hof weg bad tor tal uhr see ort ohr hut arm eis ton rad gas ol chor'.split(' '),
);
/** They end words and stand alone as well, where they mean something else. */
const ENDINGS: ReadonlySet<string> = new Set(
  'heit keit schaft haft lich isch barkeit sam chen lein los weise mal ung nis tum ling end ander'.split(' '),
);
const MAX_DEPTH = 3;

/**
 * Stems of all parts of a folded word, of parts of parts too: „gemeinderatssitzung“ has gemeinderat, sitzung, gemeinde and
 * rat. None for a word that isn't made of known ones.
 */
export const partsOf = (folded: string, isKnown: IsKnown): string[] => [
  ...new Set(split(folded, isKnown, MAX_DEPTH) ?? []),
];

/** Every stem that `partsOf` may ask about, so that they can be looked up at once. */
export const possibleParts = (folded: string): string[] => {
  const sides = cutsOf(folded).flat();
  const inner = sides.flatMap((side) => cutsOf(side).flat());
  const innermost = inner.flatMap((side) => cutsOf(side).flat());
  return [...new Set([...sides, ...inner, ...innermost].map(stem))];
};

/** Undefined where there is no cut with words on both sides. */
const split = (folded: string, isKnown: IsKnown, depth: number): readonly string[] | undefined => {
  if (depth === 0) return undefined;
  const nearestMiddle = cutsOf(folded).toSorted(
    ([, one], [, other]) => balance(folded, one) - balance(folded, other),
  );
  for (const wanted of [isPart, isPartOrMore])
    for (const [left, right] of nearestMiddle) {
      if (!wanted(left, isKnown, depth) || !wanted(right, isKnown, depth)) continue;
      return [left, right].flatMap((side) => [
        ...(isPart(side, isKnown) ? [stem(side)] : []),
        ...(split(side, isKnown, depth - 1) ?? []),
      ]);
    }
  return undefined;
};

/** The more alike the halves are, the less it is by chance. */
const balance = (folded: string, right: string) => Math.abs(folded.length - 2 * right.length);

const cutsOf = (folded: string): (readonly [string, string])[] => {
  if (folded.length < MIN_COMPOUND || folded.length > MAX_COMPOUND) return [];
  const cuts = [];
  for (let at = 3; at <= folded.length - 3; at++) cuts.push([folded.slice(0, at), folded.slice(at)] as const);
  return cuts.filter(([left, right]) => isLongEnough(left) && isLongEnough(right));
};
const MAX_COMPOUND = 50;

const isLongEnough = (part: string) => part.length >= MIN_PART || SHORT_PARTS.has(part);

const isPart = (part: string, isKnown: IsKnown): boolean => {
  const stemmed = stem(part);
  const isLong = stemmed.length >= MIN_PART || SHORT_PARTS.has(stemmed);
  return isLong && !ENDINGS.has(part) && !ENDINGS.has(stemmed) && !isStopWord(part) && isKnown(stemmed);
};

const isPartOrMore = (part: string, isKnown: IsKnown, depth: number): boolean =>
  isPart(part, isKnown) || split(part, isKnown, depth - 1) !== undefined;
