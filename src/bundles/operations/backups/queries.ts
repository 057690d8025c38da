// Reads what is known of backups: the plan, and the newest runs.
import { and, desc, eq, gte, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { stampOfSeen } from '#kernel/seen-stamp.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import { DEFAULT_HOUR, RUNS_SHOWN } from './constants.ts';
import type { RunKind } from './constants.ts';
import { backupPlan, backupRuns } from './schema.ts';

export type BackupRun = typeof backupRuns.$inferSelect;
export type BackupPlan = Omit<typeof backupPlan.$inferSelect, 'id' | 'changedAt'>;

const NOTHING_CHOSEN: BackupPlan = {
  isOn: false,
  hour: DEFAULT_HOUR,
  recipient: '',
  hasSecret: false,
  ownKey: '',
};

export const findPlan = async (ctx: Ctx): Promise<BackupPlan> =>
  (await ctx.db.select().from(backupPlan).where(eq(backupPlan.id, 1)))[0] ?? NOTHING_CHOSEN;

/** Reads the plan and locks it until the transaction ends. */
export const lockPlan = async (ctx: Ctx): Promise<BackupPlan> =>
  (await ctx.db.select().from(backupPlan).where(eq(backupPlan.id, 1)).for('update'))[0] ?? NOTHING_CHOSEN;

/** Returns the stamp of what the form of the plan shows. */
export const stampOf = ({ isOn, hour, recipient, hasSecret }: Omit<BackupPlan, 'ownKey'>): string =>
  stampOfSeen([isOn, hour, recipient, hasSecret]);

/** Returns the runs, the newest first. */
export const listRuns = (ctx: Ctx): Promise<BackupRun[]> =>
  ctx.db.select().from(backupRuns).orderBy(desc(backupRuns.startedAt), desc(backupRuns.id)).limit(RUNS_SHOWN);

export const findNewestRun = async (ctx: Ctx, kind: RunKind): Promise<BackupRun | undefined> =>
  (
    await ctx.db
      .select()
      .from(backupRuns)
      .where(eq(backupRuns.kind, kind))
      .orderBy(desc(backupRuns.id))
      .limit(1)
  )[0];

/**
 * How far the clocks of two machines may be apart. What was begun later than that is of a clock that stood wrong: it must not count as
 * the backup of each night until that day comes.
 */
const SKEW_MS = HOUR_MS;

/** Says whether a run bears a moment that is still to come. */
export const isAhead = (ctx: Ctx, { startedAt }: BackupRun): boolean =>
  startedAt.getTime() > ctx.now.getTime() + SKEW_MS;

/** Returns all runs of a kind that were begun from a moment on. */
export const listAttempts = (ctx: Ctx, since: Date, kind: RunKind = 'backup'): Promise<BackupRun[]> =>
  ctx.db
    .select()
    .from(backupRuns)
    .where(
      and(
        eq(backupRuns.kind, kind),
        gte(backupRuns.startedAt, since),
        lte(backupRuns.startedAt, new Date(ctx.now.getTime() + SKEW_MS)),
      ),
    );

/** Returns the newest run that went well. */
export const findNewestGood = async (ctx: Ctx, kind: RunKind): Promise<BackupRun | undefined> =>
  (
    await ctx.db
      .select()
      .from(backupRuns)
      .where(and(eq(backupRuns.kind, kind), isNotNull(backupRuns.finishedAt), isNull(backupRuns.error)))
      .orderBy(desc(backupRuns.id))
      .limit(1)
  )[0];
