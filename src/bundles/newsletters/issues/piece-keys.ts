// Topic: pieces as the choices of editors name them: `article:12`.
import type { ContentRef } from '#kernel/content-kinds.ts';
import { parseId } from '#kernel/parameters.ts';

/** Undefined for what names none. */
export const parseKey = (key: string): ContentRef | undefined => {
  const [type = '', number = '', ...more] = key.split(':');
  const id = parseId(number);
  return /^[a-z]{1,30}$/.test(type) && id !== undefined && more.length === 0 ? { type, id } : undefined;
};

export const keyOf = ({ kind, id }: { readonly kind: string; readonly id: number }): string =>
  `${kind}:${id}`;
