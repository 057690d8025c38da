// Topic: how many pieces are in a category or have a tag, which later bundles know.
import { defineSlot } from '#kernel/slots.ts';

/** By id of the category or tag. */
export const piecesOfTopics = defineSlot<'category' | 'tag', ReadonlyMap<number, number>>(
  'topics.piece-counts',
);
