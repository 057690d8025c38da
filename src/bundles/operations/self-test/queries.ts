// Reads the latest self-test.
import { desc } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { selfTestRuns } from '../schema.ts';

export const findLatestRun = async (ctx: Ctx): Promise<typeof selfTestRuns.$inferSelect | undefined> =>
  (await ctx.db.select().from(selfTestRuns).orderBy(desc(selfTestRuns.id)).limit(1))[0];
