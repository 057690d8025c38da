// Packs where the table of pieces continues, as it stands in an address. In the order of titles the title goes along, in case
// the row is erased until somebody turns the page. Reads what strangers send.
import { packMixedCursor } from '#kernel/list-cursor.ts';
import type { MixedListCursor } from '#kernel/list-cursor.ts';
import { unpackPieceRow } from './piece-cursor.ts';

export interface TableCursor extends MixedListCursor {
  /** The beginning of the title; undefined in other orders, and in addresses from before it stood there. */
  readonly title?: string | undefined;
}

/** So much of a title fits into an address beside the row. */
const TITLE_KEPT = 50;

/** Writes a cursor as `{moment}-{id}-{kind}` or `{moment}-{id}-{kind}~{title}`. */
export const packTableCursor = ({ title, ...row }: TableCursor): string =>
  title === undefined ? packMixedCursor(row) : `${packMixedCursor(row)}~${beginningOf(title)}`;

/** The last character isn't cut in two. */
const beginningOf = (title: string) => title.slice(0, TITLE_KEPT).replace(/[\uD800-\uDBFF]$/, '');

/** Reads a cursor; undefined for anything that packTableCursor didn't make. */
export const unpackTableCursor = (text = ''): TableCursor | undefined => {
  const [, row, title] = /^([^~]*)(?:~(.{0,50}))?$/s.exec(text) ?? [];
  const cursor = unpackPieceRow(row);
  return cursor && { ...cursor, ...(title !== undefined && { title }) };
};
