// Says how soon somebody may write again: in a thread that moderators have slowed down, and anywhere within a minute.
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import { MINUTE_MS } from '#kernel/durations.ts';
import { MAX_PER_MINUTE } from './constants.ts';
import { mayModerate } from './policy.ts';
import { ofOwner } from './queries.ts';
import { isOf } from './review-rules.ts';
import type { RecentComment } from './review-rules.ts';
import { comments } from './schema.ts';
import * as texts from './texts.ts';
import type { ThreadForUpdate } from './threads.ts';

/** Says why the viewer has to wait, or returns null. */
export const rateLimitText = async (
  ctx: Ctx,
  thread: ThreadForUpdate,
  recent: readonly RecentComment[],
): Promise<string | null> => {
  const count = recent.filter((comment) => isOfThisMinute(comment, ctx.now)).length;
  if (ctx.config.rateLimits && count >= MAX_PER_MINUTE) return texts.refusals.tooFast;
  const seconds = await secondsToWait(ctx, thread, recent);
  return seconds > 0 ? texts.tooFastHere(thread.slowModeSeconds, seconds) : null;
};

/** Says whether a comment was written within a minute of now. */
export const isOfThisMinute = ({ createdAt }: RecentComment, now: Date): boolean =>
  Math.abs(createdAt.getTime() - now.getTime()) <= MINUTE_MS;

/** Returns the seconds until the viewer may write again in a thread that is slowed down; 0 when they may. */
const secondsToWait = async (
  ctx: Ctx,
  thread: ThreadForUpdate,
  recent: readonly RecentComment[],
): Promise<number> => {
  if (thread.slowModeSeconds === 0 || mayModerate(ctx.viewer, thread)) return 0;
  const last = recent.find((comment) => isOf(comment, thread.owner)) ?? (await findLast(ctx, thread));
  if (!last) return 0;
  const passed = Math.max(0, ctx.now.getTime() - last.createdAt.getTime()) / 1000;
  return Math.max(0, Math.ceil(thread.slowModeSeconds - passed));
};

/** Looks further back than what is known of everybody who writes: they may have said much elsewhere since. */
const findLast = async (ctx: Ctx, { owner, slowModeSeconds }: ThreadForUpdate) => {
  const since = new Date(ctx.now.getTime() - slowModeSeconds * 1000);
  return (await selectLast(ctx, { ...owner, authorId: ctx.viewer.id, since }))[0];
};

const selectLast = prepared('comments.last-of-author-in-thread', (db) =>
  db
    .select({ createdAt: comments.createdAt })
    .from(comments)
    .where(
      and(
        eq(comments.authorId, sql.placeholder('authorId')),
        gte(comments.createdAt, sql.placeholder('since')),
        ofOwner,
      ),
    )
    .orderBy(desc(comments.createdAt))
    .limit(1),
);
