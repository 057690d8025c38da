// Topic: where results continue. The moment for which they were weighed goes along, so that nothing comes twice, and how
// the question had been changed.
// Reads what strangers send.
import type { ContentType } from '#kernel/content-kinds.ts';

/** As it was typed, with its errors mended, or with some of its words. */
export const WAYS = ['typed', 'mended', 'some'] as const;
export type Way = (typeof WAYS)[number];

export interface ResultCursor {
  readonly asOf: number;
  readonly score: number;
  readonly type: ContentType;
  readonly id: number;
  readonly way: Way;
}

export const packResultCursor = ({ asOf, score, type, id, way }: ResultCursor): string =>
  Buffer.from(JSON.stringify([asOf, score, type, id, WAYS.indexOf(way)])).toString('base64url');

/** Undefined for what is none. */
export const unpackResultCursor = (packed: string | undefined): ResultCursor | undefined => {
  if (!packed) return undefined;
  const [asOf, score, type, id, at] = listIn(Buffer.from(packed, 'base64url').toString());
  if (!isIn(asOf, LAST_MOMENT) || !isNumber(score) || !isKind(type) || !isIn(id, LARGEST_ID))
    return undefined;
  const way = isNumber(at) ? WAYS[at] : undefined;
  return way && { asOf, score, type, id, way };
};

const listIn = (json: string): readonly unknown[] => {
  try {
    const found: unknown = JSON.parse(json);
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
};

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

const isIn = (value: unknown, largest: number): value is number =>
  isNumber(value) && Number.isInteger(value) && value >= 0 && value <= largest;

const isKind = (value: unknown): value is ContentType =>
  typeof value === 'string' && /^[\w-]{1,50}$/.test(value);

const LARGEST_ID = 2 ** 31 - 1;
/** The end of the year 9999. */
const LAST_MOMENT = 253_402_300_799_000;
