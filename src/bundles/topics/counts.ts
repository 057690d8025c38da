// Counts how many pieces are in a category or have a tag, which later bundles know.
import { defineSlot } from '#kernel/slots.ts';

export interface TopicsAsked {
  readonly kind: 'category' | 'tag';
  readonly ids: readonly number[];
}

/** The number of pieces by id of each of these categories or tags; counted to one more than `COUNTED_UP_TO` of desk-tables. */
export const piecesOfTopics = defineSlot<TopicsAsked, ReadonlyMap<number, number>>('topics.piece-counts');
