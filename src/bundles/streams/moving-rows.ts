// What is shown at a place moves along with it, so that who looks after it stays right.
import { placedRows, rowsWithPath } from '#kernel/placed-rows.ts';
import { streamUses } from './schema.ts';

export const usesAtPlaces = placedRows.add(async () => rowsWithPath(streamUses));
