// Remembers when something was last done, for those who ask whether it is time again. Names are words of the house.
import { eq } from 'drizzle-orm';
import type { Ctx } from './ctx.ts';
import { marks } from './marks.schema.ts';

/** A backup that can be read back was finished; set by whatever makes backups. */
export const BACKUP_FINISHED = 'backup_finished';

export const setMark = async (ctx: Ctx, name: string, at: Date = ctx.now): Promise<void> => {
  await ctx.db.insert(marks).values({ name, at }).onConflictDoUpdate({ target: marks.name, set: { at } });
};

export const findMark = async (ctx: Ctx, name: string): Promise<Date | undefined> => {
  const [mark] = await ctx.db.select({ at: marks.at }).from(marks).where(eq(marks.name, name));
  return mark?.at;
};

/** Gives the moment and forgets it. */
export const takeMark = async (ctx: Ctx, name: string): Promise<Date | undefined> => {
  const [mark] = await ctx.db.delete(marks).where(eq(marks.name, name)).returning({ at: marks.at });
  return mark?.at;
};
