// Topic: how many pieces stand at a place, which later bundles know.
import { defineSlot } from '#kernel/slots.ts';

/** By id of each of the asked places itself, without what lies below it; counted to one more than `COUNTED_UP_TO` of desk-tables. */
export const piecesAtPlaces = defineSlot<readonly number[], ReadonlyMap<number, number>>(
  'locations.piece-counts',
);
