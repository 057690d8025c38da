// Packs where the table of pictures continues, as it stands in an address. In the order of sizes the size goes along, in case
// the picture is gone until somebody turns the page. Reads what strangers send.
import { packListCursor, unpackListCursor } from '#kernel/list-cursor.ts';
import type { ListCursor } from '#kernel/list-cursor.ts';

export interface ImageCursor extends ListCursor {
  /** The size of the file; undefined in other orders, and in addresses from before it stood there. */
  readonly bytes?: number | undefined;
}

/** Writes a cursor as `{moment}-{id}` or `{moment}-{id}~{bytes}`. */
export const packImageCursor = ({ bytes, ...row }: ImageCursor): string =>
  bytes === undefined ? packListCursor(row) : `${packListCursor(row)}~${bytes}`;

/** Reads a cursor; undefined for anything that packImageCursor didn't make. */
export const unpackImageCursor = (text = ''): ImageCursor | undefined => {
  const [, row, bytes] = /^([^~]*)(?:~(0|[1-9]\d{0,9}))?$/s.exec(text) ?? [];
  const cursor = unpackListCursor(row);
  if (!cursor || Number(bytes ?? 0) > MAX_BYTES) return undefined;
  return { ...cursor, ...(bytes !== undefined && { bytes: Number(bytes) }) };
};

/** The column for sizes holds no greater one. */
const MAX_BYTES = 2_147_483_647;
