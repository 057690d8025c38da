// Snapshots move along with their place, and get what their category or a tag has become.
import { placedRows, rowsWithPath } from '#kernel/placed-rows.ts';
import { rowsOfTopics, topicRows } from '#bundles/topics/public.ts';
import { snapshots } from './schema.ts';

export const movingRows = [
  placedRows.add(async () => rowsWithPath(snapshots)),
  topicRows.add(async () => rowsOfTopics(snapshots)),
];
