// Pure rules of likes: where a list of people continues, as it stands in an address.

interface Cursor {
  readonly createdAt: Date;
  readonly userId: number;
}

const MAX_ID = 2147483647;
/** The end of the year 9999. */
const MAX_TIME = 253_402_300_799_999;

/** `{milliseconds}-{person}` of the last one shown. */
export const packCursor = ({ createdAt, userId }: Cursor): string => `${createdAt.getTime()}-${userId}`;

/** Undefined for anything that packCursor didn't make. */
export const unpackCursor = (text: string | undefined): Cursor | undefined => {
  const [, time, userId] = /^(\d{1,15})-(\d{1,10})$/.exec(text ?? '') ?? [];
  if (!userId || Number(time) > MAX_TIME || Number(userId) > MAX_ID) return undefined;
  return { createdAt: new Date(Number(time)), userId: Number(userId) };
};
