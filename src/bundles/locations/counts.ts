// Later bundles say here how many pieces stand at a place.
import { defineSlot } from '#kernel/slots.ts';

/**
 * The number of pieces by the id of each of the asked places itself, without what lies below it; counted to one more than
 * `COUNTED_UP_TO` of desk-tables.
 */
export const piecesAtPlaces = defineSlot<readonly number[], ReadonlyMap<number, number>>(
  'locations.piece-counts',
);
