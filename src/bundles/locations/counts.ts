// Topic: how many pieces stand at a place, which later bundles know.
import { defineSlot } from '#kernel/slots.ts';

/** By id of the place itself, without what lies below it. */
export const piecesAtPlaces = defineSlot<void, ReadonlyMap<number, number>>('locations.piece-counts');
