// Where a list continues, as it stands in an address.

interface Cursor {
  readonly publishedAt: Date;
  readonly id: number;
}

export const packCursor = ({ publishedAt, id }: Cursor): string => `${publishedAt.getTime()}-${id}`;

/** Undefined for anything that packCursor didn't make. */
export const unpackCursor = (text: string | undefined): Cursor | undefined => {
  const [, time, id] = /^(\d{1,15})-(\d{1,10})$/.exec(text ?? '') ?? [];
  return time && id ? { publishedAt: new Date(Number(time)), id: Number(id) } : undefined;
};
