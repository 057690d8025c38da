// Says where a list of pieces continues, as it stands in an address.
import { packMixedCursor, unpackMixedCursor } from '#kernel/list-cursor.ts';

interface Cursor {
  readonly publishedAt: Date;
  readonly id: number;
  readonly type: string;
}

export const packCursor = ({ publishedAt, id, type }: Cursor): string =>
  packMixedCursor({ at: publishedAt, id, kind: type });

/** Reads a cursor from an address; undefined for anything that packCursor didn't make. */
export const unpackCursor = (text: string | undefined): Cursor | undefined => {
  const cursor = unpackMixedCursor(text);
  return cursor && { publishedAt: cursor.at, id: cursor.id, type: cursor.kind };
};
