// Says where a list of pieces continues, as it stands in an address.
import { packMixedCursor, unpackMixedCursor } from '#kernel/list-cursor.ts';
import type { MixedListCursor } from '#kernel/list-cursor.ts';

interface Cursor {
  readonly publishedAt: Date;
  readonly id: number;
  readonly type: string;
}

export const packCursor = ({ publishedAt, id, type }: Cursor): string =>
  packMixedCursor({ at: publishedAt, id, kind: type });

/** Reads a cursor from an address; undefined for anything that packCursor didn't make. */
export const unpackCursor = (text: string | undefined): Cursor | undefined => {
  const cursor = unpackPieceRow(text);
  return cursor && { publishedAt: cursor.at, id: cursor.id, type: cursor.kind };
};

/** Reads a row of a list of pieces. Newspapers bring some from before 1970, whose moments are counted back from there. */
export const unpackPieceRow = (text = ''): MixedListCursor | undefined => {
  if (!text.startsWith('-')) return unpackMixedCursor(text);
  const cursor = unpackMixedCursor(text.slice(1));
  const time = -(cursor?.at.getTime() ?? 0);
  return cursor && time < 0 && time >= FIRST_TIME ? { ...cursor, at: new Date(time) } : undefined;
};

/** The beginning of the year 1, before which moments are written otherwise. */
const FIRST_TIME = Date.parse('0001-01-01T00:00:00Z');
