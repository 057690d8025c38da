// What can be found moves along with its place, gets what its category or a tag has become, and its author's account; once it
// has moved, its words are those of the new names.
import { sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { moveRows, namedRows } from '#kernel/account-merges.ts';
import { areDerived, placedRows, rowsWithPath } from '#kernel/placed-rows.ts';
import type { PlacedRows } from '#kernel/placed-rows.ts';
import { areDerivedTopics, movesOfTopics, topicRows } from '#bundles/topics/public.ts';
import type { TopicRows } from '#bundles/topics/public.ts';
import { NEVER, followName } from './names.ts';
import { searchThings } from './schema.ts';

const placed: PlacedRows = {
  ...rowsWithPath(searchThings),
  isUsed: areDerived,
  end: (ctx, { toId }) => followName(ctx, { type: 'location', id: toId }),
};

const ofTopics: TopicRows = {
  ...movesOfTopics(searchThings),
  usedOf: areDerivedTopics,
  begin: async (ctx, { kind, fromId }) => {
    if (kind === 'tag')
      await ctx.db
        .update(searchThings)
        .set({ writtenAt: NEVER })
        .where(sql`${fromId} = any(${searchThings.tagIds})`);
  },
  end: (ctx, { kind, fromId, toId }) => followName(ctx, { type: kind, id: toId ?? fromId }),
};

export const movingRows = [
  placedRows.add(async () => placed),
  topicRows.add(async () => ofTopics),
  namedRows.add(async (ctx: Ctx, merge): Promise<undefined> => {
    await moveRows(ctx, searchThings, 'authorId', merge);
  }),
];
