// Packs where results continue, as it stands in an address. The moment for which they were weighed goes along, so that nothing
// comes twice, and how the question had been changed. Reads what strangers send.
import type { ContentType } from '#kernel/content-kinds.ts';
import { packMixedCursor, unpackMixedCursor } from '#kernel/list-cursor.ts';

/** How a question was asked: as it was typed, with its errors mended, or with some of its words. */
export const WAYS = ['typed', 'mended', 'some'] as const;
export type Way = (typeof WAYS)[number];

export interface ResultCursor {
  readonly asOf: number;
  readonly score: number;
  readonly type: ContentType;
  readonly id: number;
  readonly way: Way;
}

/** Writes a cursor as `{way}~{score}~{moment}-{id}-{kind}`. */
export const packResultCursor = ({ asOf, score, type, id, way }: ResultCursor): string =>
  `${way}~${score}~${packMixedCursor({ at: new Date(asOf), id, kind: type })}`;

/** Returns undefined for what is no cursor. */
export const unpackResultCursor = (packed = ''): ResultCursor | undefined =>
  readCursor(packed.includes('~') ? packed : asWrittenNow(packed));

const readCursor = (text: string): ResultCursor | undefined => {
  const [, said, digits, rest] = /^([a-z]+)~([^~]{1,30})~([^~]+)$/.exec(text) ?? [];
  const way = WAYS.find((one) => one === said);
  const score = Number(digits);
  const cursor = unpackMixedCursor(rest);
  // The score must be written as JavaScript writes a number, so that one place has one address.
  if (!way || !cursor || !Number.isFinite(score) || String(score) !== digits) return undefined;
  return { asOf: cursor.at.getTime(), score, type: cursor.kind, id: cursor.id, way };
};

/**
 * Rewrites addresses with a list in JSON, in base64, which lie in bookmarks and go on meaning what they meant. Returns an empty
 * text for what is none.
 */
const asWrittenNow = (packed: string): string => {
  const [asOf, score, type, id, at] = listIn(Buffer.from(packed, 'base64url').toString());
  if (![asOf, score, id, at].every((part) => typeof part === 'number') || typeof type !== 'string') return '';
  return `${WAYS[Number(at)]}~${score}~${asOf}-${id}-${type}`;
};

const listIn = (json: string): readonly unknown[] => {
  try {
    const found: unknown = JSON.parse(json);
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
};
