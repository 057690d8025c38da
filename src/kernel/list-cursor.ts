// A cursor says where a list by time continues, as it stands in addresses: the moment and the id of the last row shown, and its
// kind in lists of several. Links with it lie in bookmarks and search engines, so what is written never changes. decisions/0056
import { parseId } from './parameters.ts';

export interface ListCursor {
  readonly at: Date;
  readonly id: number;
}

/** Things of several kinds may share a moment and an id. */
export interface MixedListCursor extends ListCursor {
  readonly kind: string;
}

/** Writes a cursor as `{milliseconds}-{id}`, for moments since 1970. */
export const packListCursor = ({ at, id }: ListCursor): string => `${at.getTime()}-${id}`;

/** Reads a cursor; undefined for anything that packListCursor didn't make. */
export const unpackListCursor = (text = ''): ListCursor | undefined => {
  const [, time, digits] = /^(0|[1-9]\d{0,14})-(\d+)$/.exec(text) ?? [];
  const id = parseId(digits);
  if (!id || Number(time) > MAX_TIME) return undefined;
  return { at: new Date(Number(time)), id };
};

/** Writes a cursor as `{milliseconds}-{id}-{kind}`; kinds are small letters. */
export const packMixedCursor = ({ kind, ...last }: MixedListCursor): string =>
  `${packListCursor(last)}-${kind}`;

/** Reads a cursor; undefined for anything that packMixedCursor didn't make. */
export const unpackMixedCursor = (text = ''): MixedListCursor | undefined => {
  const [, last, kind] = /^(\d+-\d+)-([a-z]{1,20})$/.exec(text) ?? [];
  const cursor = unpackListCursor(last);
  return cursor && { ...cursor, kind: kind! };
};

/** The end of the year 9999, beyond which moments are written otherwise. */
const MAX_TIME = 253_402_300_799_999;
