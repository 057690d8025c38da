// Where a list continues, as it stands in an address. Pure.

interface Cursor {
  readonly publishedAt: Date;
  readonly id: number;
  readonly type: string;
}

const MAX_ID = 2147483647;
/** The end of the year 9999, beyond which moments are written otherwise. */
const MAX_TIME = 253_402_300_799_999;

/** `{milliseconds}-{id}-{kind}` of the last entry shown. */
export const packCursor = ({ publishedAt, id, type }: Cursor): string =>
  `${publishedAt.getTime()}-${id}-${type}`;

/** Undefined for anything that packCursor didn't make. */
export const unpackCursor = (text: string | undefined): Cursor | undefined => {
  const [, time, id, type] = /^(\d{1,15})-(\d{1,10})-([a-z]{1,20})$/.exec(text ?? '') ?? [];
  if (!type || Number(time) > MAX_TIME || Number(id) > MAX_ID) return undefined;
  return { publishedAt: new Date(Number(time)), id: Number(id), type };
};
