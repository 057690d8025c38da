// Loads the jobs as administrators see them: how many wait and run, what failed for good. Starts failed ones again or throws
// them away.
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from './ctx.ts';
import { DEAD_LETTERS } from './jobs.ts';

/** Jobs of one name. */
export interface JobCounts {
  readonly name: string;
  /** How many are ready to be begun, those that are tried again included. */
  readonly waiting: number;
  /** How many wait for a later moment. */
  readonly scheduled: number;
  readonly running: number;
  readonly oldestWaiting: Date | null;
}

/** Counts jobs by their names, without those that failed for good. */
export const countJobs = async (ctx: Ctx): Promise<JobCounts[]> => {
  const { rows } = await ctx.db.execute<{
    name: string;
    waiting: number;
    scheduled: number;
    running: number;
    oldest: string | Date | null;
  }>(sql`
    select name, count(*) filter (where state < 'active' and start_after <= now())::int as waiting,
      count(*) filter (where state < 'active' and start_after > now())::int as scheduled,
      count(*) filter (where state = 'active')::int as running,
      min(start_after) filter (where state < 'active' and start_after <= now()) as oldest
    from pgboss.job where state <= 'active' and name <> ${DEAD_LETTERS} and name not like '\_\_pgboss%'
    group by name order by name`);
  return rows.map(({ oldest, ...counts }) => ({
    ...counts,
    oldestWaiting: oldest === null ? null : new Date(oldest),
  }));
};

/** Says whether a job with such a payload waits or runs; one that failed for good does neither. */
export const isJobUnderWay = async (ctx: Ctx, name: string, payload: object): Promise<boolean> => {
  const { rows } = await ctx.db.execute(sql`
    select from pgboss.job where name = ${name} and state <= 'active' and data @> ${JSON.stringify(payload)}::jsonb limit 1`);
  return rows.length > 0;
};

export interface RunningJob {
  readonly id: string;
  readonly name: string;
  readonly since: Date;
  /** The number of the attempt, 1 for the first time. */
  readonly attempt: number;
}

/** Lists running jobs; those that run longest come first. */
export const listRunningJobs = async (ctx: Ctx, limit: number): Promise<RunningJob[]> => {
  const { rows } = await ctx.db.execute<{
    id: string;
    name: string;
    since: string | Date;
    retries: number;
  }>(sql`
    select id, name, coalesce(started_on, created_on) as since, retry_count as retries
    from pgboss.job where state = 'active' order by started_on limit ${limit}`);
  return rows.map(({ id, name, since, retries }) => ({
    id,
    name,
    since: new Date(since),
    attempt: retries + 1,
  }));
};

/** Work that failed for good. */
export interface FailedJob {
  readonly id: string;
  readonly name: string;
  readonly failedAt: Date;
  /** How often it was tried. */
  readonly attempts: number;
  /** What went wrong, in the words of whatever failed; for administrators alone. */
  readonly message: string;
  /** Where the list goes on after it. */
  readonly cursor: string;
}

export interface FailedJobsWanted {
  readonly limit: number;
  readonly since?: Date;
  readonly name?: string | undefined;
  /** The `cursor` of the last one before. */
  readonly after?: string | undefined;
}

/** Lists failed jobs, the newest first. */
export const listFailedJobs = async (
  ctx: Ctx,
  { limit, since, name, after }: FailedJobsWanted,
): Promise<FailedJob[]> => {
  const cursor = parseCursor(after);
  const { rows } = await ctx.db.execute<FailedRow>(sql`
    select id, source_name as name, created_on as at, coalesce(source_retry_count, 0) as retries,
      source_output->>'message' as message, (extract(epoch from created_on) * 1000000)::bigint::text as micros
    from pgboss.job where name = ${DEAD_LETTERS} and state < 'active'
      ${since ? sql`and created_on > ${since.toISOString()}::timestamptz` : sql``}
      ${name ? sql`and source_name = ${name}` : sql``}
      ${cursor ? sql`and (created_on, id) < (${momentOf(cursor.micros)}, ${cursor.id}::uuid)` : sql``}
    order by created_on desc, id desc limit ${limit}`);
  return rows.map(({ id, name, at, retries, message, micros }) => ({
    id,
    name: name ?? '',
    failedAt: new Date(at),
    attempts: retries + 1,
    message: message ?? '',
    cursor: `${micros}-${id}`,
  }));
};

interface FailedRow extends Record<string, unknown> {
  readonly id: string;
  readonly name: string | null;
  readonly at: string | Date;
  readonly retries: number;
  readonly message: string | null;
  readonly micros: string;
}

const CURSOR = /^(\d{1,16})-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

const parseCursor = (text = '') => {
  const [, micros, id] = CURSOR.exec(text) ?? [];
  return micros && id ? { micros, id } : undefined;
};

/** Makes a moment to the microsecond, which a moment of JavaScript would lose. */
const momentOf = (micros: string) =>
  sql`(timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond')`;

export interface FailedCount {
  readonly name: string;
  readonly count: number;
}

/** Counts failed jobs by their names; names with most of them come first. */
export const countFailedJobs = async (ctx: Ctx): Promise<FailedCount[]> => {
  const { rows } = await ctx.db.execute<{ name: string; count: number }>(sql`
    select coalesce(source_name, '') as name, count(*)::int as count from pgboss.job
    where name = ${DEAD_LETTERS} and state < 'active' group by 1 order by 2 desc, 1`);
  return rows;
};

/** One failed job, or all of a name. */
export type FailedChoice = { readonly id: string } | { readonly name: string };

/** How many failed jobs are handled at once; whoever has more asks again. */
export const MOST_FAILED_AT_ONCE = 20_000;

/** Hands failed jobs to the worker anew, each once, whoever asks how often; in a transaction. Gives their number. */
export const startFailedAgain = (ctx: Ctx, choice: FailedChoice): Promise<number> =>
  ctx.portal.jobs.startFailedAgain(ctx, choice, MOST_FAILED_AT_ONCE);

/** Forgets failed jobs; gives their number. */
export const discardFailed = async (ctx: Ctx, choice: FailedChoice): Promise<number> => {
  const { rowCount } = await ctx.db.execute(sql`
    delete from pgboss.job where name = ${DEAD_LETTERS} and id in (
      select id from pgboss.job where name = ${DEAD_LETTERS} and state < 'active' and ${isChosen(choice)}
      order by created_on limit ${MOST_FAILED_AT_ONCE} for update skip locked)`);
  return rowCount ?? 0;
};

const isChosen = (choice: FailedChoice): SQL =>
  'id' in choice ? sql`id = ${choice.id}::uuid` : sql`source_name = ${choice.name}`;
