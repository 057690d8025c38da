// Topic: what can be found moves along with its place, gets what its category or a tag has become, and its author's account.
import { moveRows, namedRows } from '#kernel/account-merges.ts';
import { placedRows, rowsWithPath } from '#kernel/placed-rows.ts';
import { rowsOfTopics, topicRows } from '#bundles/topics/public.ts';
import { searchThings } from './schema.ts';

export const movingRows = [
  placedRows.add(async () => rowsWithPath(searchThings)),
  topicRows.add(async () => rowsOfTopics(searchThings)),
  namedRows.add(async (ctx, merge): Promise<undefined> => {
    await moveRows(ctx, searchThings, 'authorId', merge);
  }),
];
