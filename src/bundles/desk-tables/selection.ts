// Topic: how the things that are ticked stand in forms.
import type { ContentRef } from '#kernel/content-kinds.ts';
import { parseId } from '#kernel/parameters.ts';

/** `article-12` */
export const rowKeyOf = ({ type, id }: ContentRef): string => `${type}-${id}`;

export const parseRowKey = (text: unknown): ContentRef | undefined => {
  const [, type, digits] = /^([a-z]{1,20})-(\d+)$/.exec(typeof text === 'string' ? text : '') ?? [];
  const id = parseId(digits);
  return type && id ? { type, id } : undefined;
};

/** The things that are ticked, each once; undefined where one of them is none. */
export const parseSelection = (list: readonly unknown[]): ContentRef[] | undefined => {
  const refs = list.map(parseRowKey);
  const known = new Map(refs.flatMap((ref): [string, ContentRef][] => (ref ? [[rowKeyOf(ref), ref]] : [])));
  return refs.includes(undefined) ? undefined : [...known.values()];
};
