// Moves what is shown at a place along with it, so that it stays right who looks after it.
import { placedRows, rowsWithPath } from '#kernel/placed-rows.ts';
import { imageUses } from './schema.ts';

export const usesAtPlaces = placedRows.add(async () => rowsWithPath(imageUses));
