// Leaving is wished for, thought over for some days, then done by a job.
import { and, eq, gte, not } from 'drizzle-orm';
import { dayText } from '#design/dates.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { ErasureOptions } from '#kernel/personal-data.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden, notFound, unauthorised } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { url } from '#kernel/named-routes.ts';
import { invalid, refused } from '#kernel/outcomes.ts';
import type { Invalid, Refused } from '#kernel/outcomes.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { record } from '#bundles/history/public.ts';
import { sendMail } from '#bundles/mail/public.ts';
import { wordedLetter } from '#bundles/wording/public.ts';
import { ERASURE_GRACE_DAYS, userTag } from '../constants.ts';
import { mayAdministerMembers } from '../members/policy.ts';
import { isLastAdministrator, oneAtATime } from '../members/queries.ts';
import { erasurePlannedMail } from '../mails/wordings.ts';
import { userPaths } from '../paths.ts';
import { mayEraseUser } from '../policy.ts';
import { users } from '../schema.ts';
import { endSessionsOf } from '../sessions.ts';
import { confirmPassword } from './confirm-password.ts';
import * as texts from './texts.ts';

export interface PlanErasureOptions {
  readonly password: string;
  readonly keepsComments: boolean;
}

export type LeavingOutcome =
  | { readonly kind: 'planned'; readonly dueAt: Date }
  | Invalid
  /** Somebody has to be left who administers the portal. */
  | Refused;

/** The viewer wants to leave; wished again, the day stays and the wish about the comments changes. Throws 401 and 429. */
export const planErasure = async (
  ctx: Ctx,
  { password, keepsComments }: PlanErasureOptions,
): Promise<LeavingOutcome> => {
  const { viewer } = ctx;
  if (!isSignedIn(viewer)) throw unauthorised();
  if (!mayEraseUser(viewer, viewer.id)) throw forbidden();
  if (!(await confirmPassword(ctx, password))) return invalid({ password: texts.wrongPassword });
  return withTransaction(ctx, async (ctx): Promise<LeavingOutcome> => {
    await oneAtATime(ctx);
    const user = await lockUser(ctx, viewer.id);
    if (user.isErasureOrdered) return { kind: 'planned', dueAt: user.erasureDueAt ?? ctx.now };
    if (await isLastAdministrator(ctx, viewer.id)) return refused(texts.lastAdministrator);
    const dueAt = user.erasureDueAt ?? new Date(ctx.now.getTime() + ERASURE_GRACE_DAYS * DAY_MS);
    await ctx.db
      .update(users)
      .set({ erasureDueAt: dueAt, erasureKeepsComments: keepsComments })
      .where(eq(users.id, viewer.id));
    await record(ctx, { type: 'user', objectId: viewer.id, action: 'user.erasure-planned' });
    touch(ctx, userTag(viewer.id));
    if (!user.erasureDueAt && user.confirmedAt) await mailPlannedErasure(ctx, user, dueAt);
    return { kind: 'planned', dueAt };
  });
};

export type StayOutcome = { readonly kind: 'stays' } | Refused;

/** The viewer stays after all; nothing to do is no error. What administrators ordered goes on. */
export const cancelErasure = (ctx: Ctx): Promise<StayOutcome> =>
  withTransaction(ctx, async (ctx): Promise<StayOutcome> => {
    const { viewer } = ctx;
    if (!isSignedIn(viewer)) throw unauthorised();
    const user = await lockUser(ctx, viewer.id);
    if (user.isErasureOrdered) return refused(texts.ordered);
    if (!user.erasureDueAt) return { kind: 'stays' };
    await ctx.db.update(users).set({ erasureDueAt: null }).where(eq(users.id, viewer.id));
    await record(ctx, { type: 'user', objectId: viewer.id, action: 'user.erasure-cancelled' });
    touch(ctx, userTag(viewer.id));
    return { kind: 'stays' };
  });

/**
 * Takes back what was planned since, as part of taking the account back from whoever was in it: only they may have heard of it. What
 * was planned before stays, and what administrators ordered.
 */
export const cancelErasurePlannedSince = async (ctx: Ctx, id: number, since: Date): Promise<void> => {
  const earliest = new Date(since.getTime() + ERASURE_GRACE_DAYS * DAY_MS);
  const isMeant = and(eq(users.id, id), gte(users.erasureDueAt, earliest), not(users.isErasureOrdered));
  const { rowCount } = await ctx.db.update(users).set({ erasureDueAt: null }).where(isMeant);
  if (!rowCount) return;
  await record(ctx, { type: 'user', objectId: id, action: 'user.erasure-cancelled' });
  touch(ctx, userTag(id));
};

export type OrderOutcome = { readonly kind: 'ordered' } | Refused;

/**
 * Administrators erase an account now, part of the transaction that keeps the proof: its sessions end, and what follows can't be
 * taken back. Ordered again nothing changes. Throws 403 and 404.
 */
export const orderErasure = async (
  ctx: Ctx,
  id: number,
  { keepsComments }: ErasureOptions,
): Promise<OrderOutcome> => {
  if (!ctx.transaction) throw new Error('an erasure is ordered inside the transaction that keeps its proof');
  if (!mayAdministerMembers(ctx.viewer)) throw forbidden();
  await oneAtATime(ctx);
  const user = await lockUser(ctx, id);
  if (ctx.viewer.id === id) return refused(texts.notOneself);
  if (await isLastAdministrator(ctx, id)) return refused(texts.lastOfAdministrators);
  if (user.isErasureOrdered) return { kind: 'ordered' };
  await ctx.db
    .update(users)
    .set({ erasureDueAt: ctx.now, erasureKeepsComments: keepsComments, isErasureOrdered: true })
    .where(eq(users.id, id));
  await endSessionsOf(ctx, id);
  await record(ctx, { type: 'user', objectId: id, action: 'user.erasure-ordered' });
  touch(ctx, userTag(id));
  return { kind: 'ordered' };
};

const lockUser = async (ctx: Ctx, id: number) => {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, id)).for('update');
  if (!user || user.erasedAt) throw notFound();
  return user;
};

const mailPlannedErasure = async (ctx: Ctx, user: typeof users.$inferSelect, dueAt: Date) =>
  sendMail(ctx, {
    to: { name: user.name, address: user.email },
    userId: user.id,
    ...(await wordedLetter(ctx, {
      mail: erasurePlannedMail,
      name: user.name,
      values: { tag: dayText(dueAt) },
      href: ctx.config.publicUrl + url(userPaths.privacy),
    })),
    key: `erasure-planned:${user.id}:${dueAt.toISOString()}`,
  });
