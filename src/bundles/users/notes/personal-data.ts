// This is what was written down about a person. Who wrote it is somebody else's affair and stays here.
import { eq } from 'drizzle-orm';
import type { PersonalData } from '#kernel/personal-data.ts';
import { listNotes } from './queries.ts';
import { userNotes } from './schema.ts';
import { personalDataWords } from './texts.ts';
import { moveRows } from '#kernel/account-merges.ts';

export const notesData: PersonalData = {
  name: 'notes',
  words: personalDataWords,
  exportFor: async (ctx, userId) =>
    (await listNotes(ctx, userId)).map(({ text, createdAt }) => ({ text, createdAt })),
  countFor: async (ctx, userId) => ({
    goes: await ctx.db.$count(userNotes, eq(userNotes.userId, userId)),
    stays: 0,
  }),
  mergeInto: async (ctx, merge) => {
    await moveRows(ctx, userNotes, 'authorId', merge);
    return moveRows(ctx, userNotes, 'userId', merge);
  },
  eraseFor: async (ctx, userId) => {
    await ctx.db.delete(userNotes).where(eq(userNotes.userId, userId));
  },
};
