// Topic: where a list of manuscripts continues, as it stands in an address.
import { parseId } from '#kernel/parameters.ts';
import type { ListEnd } from './listing.ts';

/** `{milliseconds}-{id}` */
export const packEnd = ({ at, id }: ListEnd): string => `${at.getTime()}-${id}`;

/** Undefined for anything that packEnd didn't make. */
export const unpackEnd = (text: string | undefined): ListEnd | undefined => {
  const [, time, digits] = /^(\d{1,14})-(\d{1,10})$/.exec(text ?? '') ?? [];
  const id = parseId(digits);
  return time && id ? { at: new Date(Number(time)), id } : undefined;
};
