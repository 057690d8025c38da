// Reads notes about people.
import { and, desc, eq } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { userNotes } from './schema.ts';

export type Note = typeof userNotes.$inferSelect;

/** Lists notes, the newest first; all of them without a limit. */
export const listNotes = (ctx: Ctx, userId: number, limit?: number): Promise<Note[]> => {
  const query = ctx.db
    .select()
    .from(userNotes)
    .where(eq(userNotes.userId, userId))
    .orderBy(desc(userNotes.id))
    .$dynamic();
  return limit === undefined ? query : query.limit(limit);
};

export const findNoteForUpdate = async (ctx: Ctx, userId: number, id: number): Promise<Note | undefined> => {
  const isIt = and(eq(userNotes.id, id), eq(userNotes.userId, userId));
  return (await ctx.db.select().from(userNotes).where(isIt).for('update'))[0];
};
