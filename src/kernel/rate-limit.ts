// Counts attempts in PostgreSQL, so that all processes count together: sign-in, registration, messages, reports.
import { lt, sql } from 'drizzle-orm';
import type { Ctx } from './ctx.ts';
import { tooMany } from './errors.ts';
import type { JobDefinition } from './jobs.ts';
import { rateLimits } from './rate-limit.schema.ts';
import { DAY_MS } from './durations.ts';
import { signHash } from './signed-hash.ts';

export interface Limit {
  readonly attempts: number;
  readonly seconds: number;
}

/**
 * Counts one attempt under `key` (e.g. `sign-in:address`) and throws 429 with Retry-After beyond the limit.
 * Counts outside the caller's transaction, so that a refused attempt counts as well; a rehearsal counts within its own, which is undone.
 */
export const limitAttempts = async (ctx: Ctx, key: string, limit: Limit): Promise<void> => {
  if (!ctx.config.rateLimits) return;
  const since = new Date(ctx.now.getTime() - limit.seconds * 1000);
  const isOver = sql`${rateLimits.startedAt} < ${since.toISOString()}::timestamptz`;
  const [row] = await (ctx.isUndone ? ctx.db : ctx.portal.database.db)
    .insert(rateLimits)
    .values({ key: storedKey(ctx, key), attempts: 1, startedAt: ctx.now })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        attempts: sql`case when ${isOver} then 1 else ${rateLimits.attempts} + 1 end`,
        startedAt: sql`case when ${isOver} then ${ctx.now.toISOString()}::timestamptz else ${rateLimits.startedAt} end`,
      },
    })
    .returning();
  const { attempts, startedAt } = row!;
  if (attempts <= limit.attempts) return;
  throw tooMany(
    Math.max(1, Math.ceil((startedAt.getTime() + limit.seconds * 1000 - ctx.now.getTime()) / 1000)),
  );
};

/** Forgets the attempts under `key`, e.g. after a sign-in that went well. */
export const resetAttempts = async (ctx: Ctx, key: string): Promise<void> => {
  await ctx.db.delete(rateLimits).where(sql`${rateLimits.key} = ${storedKey(ctx, key)}`);
};

/** Behind the first of these words stands who somebody is, or where they come from. */
const SAYS_WHO = /^((?:[a-z-]+:)*?(?:address|device|email|find|login|search-suggestions|setup):)(.+)$/s;

/**
 * Returns the key as it is kept: whoever only reads is promised that their address is written down nowhere, and what is erased must
 * not stand here, or in the backups of a year.
 */
const storedKey = ({ portal }: Ctx, key: string): string => {
  const [, name, who] = SAYS_WHO.exec(key) ?? [];
  return name && who ? name + signHash(portal.secrets, 'attempts', who) : key;
};

/** No limit looks further back than a day. */
const RETENTION_MS = DAY_MS;

/** Keys still tell who did the same thing twice: they are forgotten when they count no more. */
export const pruneAttempts: JobDefinition = {
  name: 'kernel.forget-old-attempts',
  cron: '17 3 * * *',
  work: async (ctx) => {
    await ctx.db
      .delete(rateLimits)
      .where(lt(rateLimits.startedAt, new Date(ctx.now.getTime() - RETENTION_MS)));
  },
};
