// Writes and reads the keys by which the choices of editors name pieces: `article:12`.
import type { ContentRef } from '#kernel/content-kinds.ts';
import { parseId } from '#kernel/parameters.ts';

/** Returns undefined for a key that names no piece. */
export const parseKey = (key: string): ContentRef | undefined => {
  const [type = '', number = '', ...more] = key.split(':');
  const id = parseId(number);
  return /^[a-z]{1,30}$/.test(type) && id !== undefined && more.length === 0 ? { type, id } : undefined;
};

export const keyOf = ({ kind, id }: { readonly kind: string; readonly id: number }): string =>
  `${kind}:${id}`;
