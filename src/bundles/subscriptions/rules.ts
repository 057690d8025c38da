// Pure rules of following: selector tags, and which reason says most.
import { FOLLOWABLE_TYPES } from './constants.ts';
import type { FollowableType } from './constants.ts';

/** Something that can be followed. */
export interface Selector {
  readonly type: FollowableType;
  readonly id: number;
}

/** `{kind}-{id}`. contract.md 16.5 */
export const selectorTagOf = ({ type, id }: { readonly type: string; readonly id: number }): string =>
  `${type}-${id}`;

/** Undefined for anything that is no selector tag. */
export const parseSelectorTag = (text: string): Selector | undefined => {
  const [, word, digits] = /^([a-z]+)-([1-9]\d{0,9})$/.exec(text) ?? [];
  const type = FOLLOWABLE_TYPES.find((known) => known === word);
  const id = Number(digits);
  return type && id <= MAX_ID ? { type, id } : undefined;
};

const MAX_ID = 2147483647;

const BY_WEIGHT: readonly FollowableType[] = [
  'article',
  'imagepost',
  'event',
  'user',
  'tag',
  'category',
  'location',
];

/** The most particular first: the piece itself, who made it, what it is about, where it is. */
export const inOrderOfWeight = (selectors: readonly Selector[]): Selector[] =>
  selectors.toSorted((a, b) => BY_WEIGHT.indexOf(a.type) - BY_WEIGHT.indexOf(b.type) || a.id - b.id);
