// Articles move along with their place, and get what their category or a tag has become.
import { placedRows, rowsWithPath } from '#kernel/placed-rows.ts';
import { rowsOfTopics, topicRows } from '#bundles/topics/public.ts';
import { articles } from './schema.ts';

export const movingRows = [
  placedRows.add(async () => rowsWithPath(articles)),
  topicRows.add(async () => rowsOfTopics(articles)),
];
