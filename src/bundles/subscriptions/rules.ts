// Holds pure rules of following: selector tags, and which reason says most.
import { isId } from '#kernel/ids.ts';

/** Something that can be followed, by the name of its kind. */
export interface Selector {
  readonly type: string;
  readonly id: number;
}

/** Writes `{kind}-{id}`. contract.md 16.5 */
export const selectorTagOf = ({ type, id }: { readonly type: string; readonly id: number }): string =>
  `${type}-${id}`;

/** Returns undefined for anything that is no selector tag of one of these types. */
export const parseSelectorTag = (followable: readonly string[], text: string): Selector | undefined => {
  const [, type, digits] = /^([a-z]+)-([1-9]\d{0,9})$/.exec(text) ?? [];
  const id = Number(digits);
  return type && followable.includes(type) && isId(id) ? { type, id } : undefined;
};

const AFTER_PIECES = ['user', 'tag', 'category', 'location'];

/** Puts the most particular first: the piece itself, who made it, what it is about, where it is. */
export const inOrderOfWeight = (selectors: readonly Selector[]): Selector[] =>
  selectors.toSorted((a, b) => AFTER_PIECES.indexOf(a.type) - AFTER_PIECES.indexOf(b.type) || a.id - b.id);
