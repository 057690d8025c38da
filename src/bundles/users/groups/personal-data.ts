// These are the groups that a person was put into.
import { eq } from 'drizzle-orm';
import type { PersonalData } from '#kernel/personal-data.ts';
import { groupsByUserIds } from './queries.ts';
import { userGroupMembers } from './schema.ts';
import { personalDataWords } from './texts.ts';
import { moveRows } from '#kernel/account-merges.ts';

export const groupsData: PersonalData = {
  name: 'groups',
  words: personalDataWords,
  exportFor: async (ctx, userId) =>
    ((await groupsByUserIds(ctx, [userId])).get(userId) ?? []).map(({ name, addedAt }) => ({
      name,
      addedAt,
    })),
  countFor: async (ctx, userId) => ({
    goes: await ctx.db.$count(userGroupMembers, eq(userGroupMembers.userId, userId)),
    stays: 0,
  }),
  mergeInto: (ctx, merge) => moveRows(ctx, userGroupMembers, 'userId', merge, ['groupId']),
  eraseFor: async (ctx, userId) => {
    await ctx.db.delete(userGroupMembers).where(eq(userGroupMembers.userId, userId));
  },
};
