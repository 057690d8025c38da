// Topic: where results continue. The moment for which they were weighed goes along, so that nothing comes twice, and how
// the question had been changed.

/** As it was typed, with its errors mended, or with some of its words. */
export const WAYS = ['typed', 'mended', 'some'] as const;
export type Way = (typeof WAYS)[number];

export interface ResultCursor {
  readonly asOf: number;
  readonly score: number;
  readonly id: number;
  readonly way: Way;
}

export const packResultCursor = ({ asOf, score, id, way }: ResultCursor): string =>
  Buffer.from(JSON.stringify([asOf, score, id, WAYS.indexOf(way)])).toString('base64url');

/** Undefined for what is none. */
export const unpackResultCursor = (packed: string | undefined): ResultCursor | undefined => {
  if (!packed) return undefined;
  const [asOf, score, id, at] = numbersIn(Buffer.from(packed, 'base64url').toString());
  const way = WAYS[at ?? -1];
  const isCursor =
    asOf !== undefined && score !== undefined && isIn(id, LARGEST_ID) && isIn(asOf, LAST_MOMENT);
  return isCursor && way ? { asOf, score, id: id!, way } : undefined;
};

const numbersIn = (json: string): number[] => {
  try {
    const found: unknown = JSON.parse(json);
    return Array.isArray(found) && found.every(Number.isFinite) ? (found as number[]) : [];
  } catch {
    return [];
  }
};

const isIn = (value: number | undefined, largest: number) =>
  value !== undefined && Number.isInteger(value) && value >= 0 && value <= largest;

const LARGEST_ID = 2 ** 31 - 1;
/** The end of the year 9999. */
const LAST_MOMENT = 253_402_300_799_000;
