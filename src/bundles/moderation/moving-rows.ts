// Topic: cases hold the path of a place, so that its moderators can be asked without the tree, and move along with it.
import { placedRows, rowsWithPath } from '#kernel/placed-rows.ts';
import { moderationCases } from './schema.ts';

export const movingCases = [placedRows.add(async () => rowsWithPath(moderationCases))];
