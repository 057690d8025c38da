// Reads the log of exports.
import { and, desc, eq, gt, inArray, isNotNull, lt, lte, or, sql } from 'drizzle-orm';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { RUNS_PER_PAGE } from './constants.ts';
import { exports } from './schema.ts';

export type ExportRun = typeof exports.$inferSelect;

export const findRun = async (ctx: Ctx, id: number): Promise<ExportRun | undefined> =>
  (await ctx.db.select().from(exports).where(eq(exports.id, id)))[0];

/** Finds the file that the viewer began to have made just now by the same choice, and that isn't done yet. */
export const findBegunJustNow = async (
  ctx: Ctx,
  dataType: string,
  choice: object,
): Promise<number | undefined> => {
  const [run] = await ctx.db
    .select({ id: exports.id })
    .from(exports)
    .where(
      and(
        eq(exports.userId, ctx.viewer.id ?? 0),
        eq(exports.dataType, dataType),
        inArray(exports.state, ['waiting', 'running']),
        gt(exports.createdAt, new Date(ctx.now.getTime() - JUST_NOW_MS)),
        sql`${exports.choice} = ${JSON.stringify(choice)}::jsonb`,
      ),
    )
    .limit(1);
  return run?.id;
};

const JUST_NOW_MS = 30 * 1000;

/** Lists the newest runs of a person, or of everybody, behind `before`; one more than a page holds where there are more. */
export const listRuns = (
  ctx: Ctx,
  userId: number | 'everybody',
  before: number | undefined,
): Promise<ExportRun[]> =>
  ctx.db
    .select()
    .from(exports)
    .where(
      and(
        userId === 'everybody' ? undefined : eq(exports.userId, userId),
        before === undefined ? undefined : lt(exports.id, before),
      ),
    )
    .orderBy(desc(exports.id))
    .limit(RUNS_PER_PAGE + 1);

/** Lists the newest runs that were about a thing. */
export const listRunsOf = (ctx: Ctx, { type, id }: ContentRef): Promise<ExportRun[]> =>
  ctx.db
    .select()
    .from(exports)
    .where(and(eq(exports.refType, type), sql`${exports.refIds} @> ${sql.param([id])}::int[]`))
    .orderBy(desc(exports.id))
    .limit(RUNS_PER_PAGE);

export const listRunsOfType = (ctx: Ctx, dataType: string): Promise<ExportRun[]> =>
  ctx.db
    .select()
    .from(exports)
    .where(eq(exports.dataType, dataType))
    .orderBy(desc(exports.id))
    .limit(RUNS_PER_PAGE);

const PRUNED_AT_ONCE = 500;

/** Runs whose file can't be fetched any more and lies there still. */
export const listExpired = (ctx: Ctx): Promise<Pick<ExportRun, 'id' | 'fileKey'>[]> =>
  ctx.db
    .select({ id: exports.id, fileKey: exports.fileKey })
    .from(exports)
    .where(and(isNotNull(exports.fileKey), lte(exports.expiresAt, ctx.now)))
    .orderBy(exports.expiresAt)
    .limit(PRUNED_AT_ONCE);

/** Lists the files of what somebody exported, and of what others exported about them. */
export const listFilesAbout = (ctx: Ctx, userId: number): Promise<Pick<ExportRun, 'id' | 'fileKey'>[]> =>
  ctx.db
    .select({ id: exports.id, fileKey: exports.fileKey })
    .from(exports)
    .where(and(isNotNull(exports.fileKey), or(eq(exports.userId, userId), isAbout(userId))));

/** It is about this person, and bears their name. */
export const isAbout = (userId: number) =>
  and(eq(exports.refType, 'user'), sql`${exports.refIds} @> ${sql.param([userId])}::int[]`);
