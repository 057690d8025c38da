// Says how the things that are ticked stand in forms.
import { createHash } from 'node:crypto';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { parseId } from '#kernel/parameters.ts';

/** Returns a key such as `article-12`. */
export const rowKeyOf = ({ type, id }: ContentRef): string => `${type}-${id}`;

export const parseRowKey = (text: unknown): ContentRef | undefined => {
  const [, type, digits] = /^([a-z]{1,20})-(\d+)$/.exec(typeof text === 'string' ? text : '') ?? [];
  const id = parseId(digits);
  return type && id ? { type, id } : undefined;
};

/** Returns the things that are ticked, each once; undefined where one of the keys stands for nothing. */
export const parseSelection = (list: readonly unknown[]): ContentRef[] | undefined => {
  const refs = list.map(parseRowKey);
  const known = new Map(refs.flatMap((ref): [string, ContentRef][] => (ref ? [[rowKeyOf(ref), ref]] : [])));
  return refs.includes(undefined) ? undefined : [...known.values()];
};

const MARK_LENGTH = 22;

/** Returns a mark that differs for other things, in whatever order they are: it tells what somebody saw from what came since. */
export const markOf = (refs: readonly ContentRef[]): string =>
  createHash('sha256').update(refs.map(rowKeyOf).sort().join(' ')).digest('base64url').slice(0, MARK_LENGTH);
