// Says where the list of what is near continues, as it stands in an address: the distance, and the last piece shown.
import { packCursor, unpackCursor } from '#bundles/lists/public.ts';
import type { listByDistance } from '#bundles/lists/public.ts';

type NearList = Awaited<ReturnType<typeof listByDistance>>;
/** A piece with how far it is. */
export type NearEntry = NearList['entries'][number];
export type NearCursor = NonNullable<NearList['next']>;

/** Returns the cursor as `{kilometres}~{piece}`. */
export const packNear = ({ kilometres, ...piece }: NearCursor): string =>
  `${kilometres}~${packCursor(piece)}`;

/** Reads a cursor from an address; undefined for anything that packNear didn't make. */
export const unpackNear = (text: string | undefined): NearCursor | undefined => {
  const [, digits, rest] = /^(0|[1-9]\d{0,4})~(.+)$/.exec(text ?? '') ?? [];
  const piece = unpackCursor(rest);
  return piece && digits !== undefined ? { ...piece, kilometres: Number(digits) } : undefined;
};
