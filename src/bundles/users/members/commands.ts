// Suspends members and lets them back, gives and takes roles and passes.
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { announce, defineAnnouncement } from '#kernel/announcements.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { touch, touchEverything } from '#kernel/invalidation.ts';
import { invalid } from '#kernel/outcomes.ts';
import type { Invalid } from '#kernel/outcomes.ts';
import type { RoleGrant } from '#kernel/viewer.ts';
import { visibleLine } from '#kernel/visible-words.ts';
import { record } from '#bundles/history/public.ts';
import { HIDDEN_PEOPLE_TAG, userTag } from '../constants.ts';
import { lockUser } from '../queries.ts';
import { userRoles, users } from '../schema.ts';
import { OPEN_END, REASON_MAX_LENGTH, RENEWED_AFTER_SUSPENSION_MS } from './constants.ts';
import { mailLiftedSuspension } from './member-mails.ts';
import { mayAdministerMembers, maySuspend } from './policy.ts';
import { findMember, isLastAdministrator, listPlaces, oneAtATime } from './queries.ts';
import type { Member } from './queries.ts';
import { ROLES } from './rules.ts';
import { suspensions } from './schema.ts';
import * as texts from './texts.ts';

export interface SuspensionInput {
  readonly reason: string;
  /** It is null for an open end. */
  readonly until: Date | null;
  /** Others don't see what the person contributed, as long as it lasts. contract.md 16.6 */
  readonly hidesContributions: boolean;
}

/** From now on what somebody contributed is hidden with them, or isn't any more; told of again when it ends by itself. */
export const contributionsHidden = defineAnnouncement<{ readonly userId: number }>(
  'users.contributions-hidden',
);

export type MemberOutcome = { readonly kind: 'done'; readonly member: Member } | Invalid;

/**
 * Suspends somebody from now on; this takes the place of a suspension that holds. Whoever calls tells the person, with reasons.
 * Throws 403 and 404.
 */
export const suspendUser = (ctx: Ctx, id: number, input: SuspensionInput): Promise<MemberOutcome> =>
  withTransaction(ctx, async (ctx): Promise<MemberOutcome> => {
    await oneAtATime(ctx);
    const member = await lockMember(ctx, id);
    if (!maySuspend(ctx.viewer, member)) throw forbidden();
    const { until, hidesContributions } = input;
    const reason = normalizeReason(input.reason);
    const errors = checkSuspension(ctx, reason, until);
    if (Object.keys(errors).length > 0) return invalid(errors);
    if (await isLastAdministrator(ctx, id)) return invalid({ reason: texts.lastAdministrator });
    await endSuspensions(ctx, id);
    await ctx.db.insert(suspensions).values({
      userId: id,
      moderatorId: ctx.viewer.id,
      reason,
      createdAt: ctx.now,
      until,
      hidesContributions,
    });
    const standing = { suspendedUntil: until ?? OPEN_END, suspensionReason: reason };
    await change(ctx, id, { ...standing, contributionsHidden: hidesContributions });
    if (hidesContributions || member.contributionsHidden) await announceHidden(ctx, id, until);
    await record(ctx, {
      type: 'user',
      objectId: id,
      action: 'user.suspended',
      after: { until: until?.toISOString() ?? null, hidesContributions },
    });
    return { kind: 'done', member };
  });

/**
 * Ends it before its time; somebody who isn't suspended stays so. Who never heard of it needn't hear that it is over (`isUnnotified`).
 * Throws 403 and 404.
 */
export const liftSuspension = (
  ctx: Ctx,
  id: number,
  { isUnnotified = false }: { readonly isUnnotified?: boolean } = {},
): Promise<Member> =>
  withTransaction(ctx, async (ctx) => {
    const member = await lockMember(ctx, id);
    if (!maySuspend(ctx.viewer, member)) throw forbidden();
    if (member.suspendedUntil === null || member.suspendedUntil <= ctx.now) return member;
    await endSuspensions(ctx, id);
    await change(ctx, id, { suspendedUntil: null, suspensionReason: null, contributionsHidden: false });
    if (member.contributionsHidden) await announceHidden(ctx, id);
    await record(ctx, { type: 'user', objectId: id, action: 'user.suspension-lifted' });
    if (!isUnnotified) await mailLiftedSuspension(ctx, id);
    return member;
  });

/**
 * Lets those be found again by what they say of themselves whose suspension has ended by itself: nobody else says so. Returns how many.
 * No entry: nothing is changed.
 */
export const renewAfterSuspensions = (ctx: Ctx): Promise<number> =>
  withTransaction(ctx, async (ctx) => {
    const from = new Date(ctx.now.getTime() - RENEWED_AFTER_SUSPENSION_MS);
    const ended = await ctx.db
      .select({ id: users.id })
      .from(users)
      .where(and(gt(users.suspendedUntil, from), lte(users.suspendedUntil, ctx.now), isNull(users.erasedAt)));
    touch(ctx, ...ended.map(({ id }) => userTag(id)));
    return ended.length;
  });

/** Grants a role for the whole portal or a place and what lies in it; a role that is held already stays. Throws 403 and 404. */
export const grantRole = async (ctx: Ctx, id: number, grant: RoleGrant): Promise<MemberOutcome> => {
  if (!mayAdministerMembers(ctx.viewer)) throw forbidden();
  const errors = await checkGrant(ctx, grant);
  if (Object.keys(errors).length > 0) return invalid(errors);
  const { role, locationPath } = grant;
  return withTransaction(ctx, async (ctx): Promise<MemberOutcome> => {
    const member = await lockMember(ctx, id);
    const { rowCount } = await ctx.db
      .insert(userRoles)
      .values({ userId: id, role, locationPath })
      .onConflictDoNothing();
    if (rowCount) {
      const after = { role, locationPath };
      await record(ctx, { type: 'user', objectId: id, action: 'user.role-granted', after });
      touch(ctx, userTag(id));
    }
    return { kind: 'done', member };
  });
};

/**
 * Revokes a role, but never from the last administrator of the whole portal; a role that isn't held is no error. Throws 403 and
 * 404.
 */
export const revokeRole = (ctx: Ctx, id: number, grant: RoleGrant): Promise<MemberOutcome> =>
  withTransaction(ctx, async (ctx): Promise<MemberOutcome> => {
    if (!mayAdministerMembers(ctx.viewer)) throw forbidden();
    await oneAtATime(ctx);
    const member = await lockMember(ctx, id);
    const { role, locationPath } = grant;
    const isWholeAdministration = role === 'admin' && locationPath === '';
    if (isWholeAdministration && (await isLastAdministrator(ctx, id)))
      return invalid({ role: texts.lastAdministrator });
    const { rowCount } = await ctx.db
      .delete(userRoles)
      .where(
        and(eq(userRoles.userId, id), eq(userRoles.role, role), eq(userRoles.locationPath, locationPath)),
      );
    if (rowCount) {
      const before = { role, locationPath };
      await record(ctx, { type: 'user', objectId: id, action: 'user.role-revoked', before });
      touch(ctx, userTag(id));
    }
    return { kind: 'done', member };
  });

/** May read premium pieces until then; null ends it. Throws 403 and 404. */
export const grantPass = (ctx: Ctx, id: number, until: Date | null): Promise<MemberOutcome> =>
  withTransaction(ctx, async (ctx): Promise<MemberOutcome> => {
    if (!mayAdministerMembers(ctx.viewer)) throw forbidden();
    const member = await lockMember(ctx, id);
    if (until && until <= ctx.now) return invalid({ passUntil: texts.dayPast });
    await change(ctx, id, { passUntil: until });
    await record(ctx, {
      type: 'user',
      objectId: id,
      action: 'user.pass-granted',
      before: { until: member.passUntil?.toISOString() ?? null },
      after: { until: until?.toISOString() ?? null },
    });
    return { kind: 'done', member };
  });

const lockMember = async (ctx: Ctx, id: number): Promise<Member> => {
  await lockUser(ctx, id);
  const member = await findMember(ctx, id);
  if (!member) throw notFound();
  return member;
};

const normalizeReason = (reason: string) => visibleLine(reason.normalize('NFC'));

/** Checks what can be seen without asking who it is about. */
export const checkSuspension = ({ now }: Ctx, typed: string, until: Date | null): FieldErrors => {
  const reason = normalizeReason(typed);
  return {
    ...(!reason && { reason: texts.missing }),
    ...(reason.length > REASON_MAX_LENGTH && { reason: texts.tooLong(REASON_MAX_LENGTH) }),
    ...(until && until <= now && { until: texts.dayPast }),
  };
};

/** A place that nobody knows any more can't be given, but still be taken away. */
export const checkGrant = async (ctx: Ctx, { role, locationPath }: RoleGrant): Promise<FieldErrors> => {
  const places = await listPlaces(ctx);
  const isKnown = locationPath === '' || places.some(({ path }) => path === locationPath);
  return {
    ...(!ROLES.includes(role) && { role: texts.roleInvalid }),
    ...(!isKnown && { place: texts.placeInvalid }),
  };
};

/** Ends suspensions that are still in force. */
const endSuspensions = async (ctx: Ctx, id: number) => {
  const holds = sql`coalesce(${suspensions.until}, 'infinity') > ${ctx.now.toISOString()}::timestamptz`;
  await ctx.db
    .update(suspensions)
    .set({ liftedAt: ctx.now, lifterId: ctx.viewer.id })
    .where(and(eq(suspensions.userId, id), isNull(suspensions.liftedAt), holds));
};

/** Lists of every sort leave out what somebody hidden contributed, and don't name them while they do. docs/decisions/0195 */
const announceHidden = async (ctx: Ctx, userId: number, until: Date | null = null) => {
  touchEverything(ctx);
  await announce(ctx, contributionsHidden, { userId });
  if (until) await announce(ctx, contributionsHidden, { userId }, { startAfter: until });
};

const change = async (ctx: Ctx, id: number, changes: Partial<typeof users.$inferInsert>) => {
  await ctx.db.update(users).set(changes).where(eq(users.id, id));
  touch(ctx, userTag(id), HIDDEN_PEOPLE_TAG);
};
