// Describes what notices hold about a person: what they were told, what they chose, their browsers, and that others were told
// of them.
import { and, arrayContains, asc, eq, sql } from 'drizzle-orm';
import type { PersonalData } from '#kernel/personal-data.ts';
import { eraseMailsByKey } from '#bundles/mail/public.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { noticeDigests, noticeSettings, notices, pushSubscriptions, quietHours } from './schema.ts';
import { keyOfMail } from './mail/notice-mail.ts';
import { exportQuietHours } from './quiet-hours.ts';
import { personalDataWords } from './texts.ts';
import { sum } from '#kernel/personal-data.ts';
import { moveRows } from '#kernel/account-merges.ts';
import { touch } from '#kernel/invalidation.ts';
import { noticesTag } from './constants.ts';

/** What notices hold about a person. On erasure all of their own goes, and their part in what others are told. */
export const personalNotices: PersonalData = {
  name: 'notifications',
  words: personalDataWords,
  exportFor: async (ctx, userId) => {
    const [told, settings, devices, digests, quiet] = await Promise.all([
      exportNotices(ctx, userId),
      ctx.db.select(SETTING).from(noticeSettings).where(eq(noticeSettings.userId, userId)),
      ctx.db.select(DEVICE).from(pushSubscriptions).where(eq(pushSubscriptions.userId, userId)),
      ctx.db.select(DIGEST).from(noticeDigests).where(eq(noticeDigests.userId, userId)),
      exportQuietHours(ctx, userId),
    ]);
    return { notices: told, settings, devices, digests, quiet };
  },
  countFor: async (ctx, userId) => {
    const counts = await Promise.all([
      ctx.db.$count(notices, eq(notices.userId, userId)),
      ctx.db.$count(notices, arrayContains(notices.actorIds, [userId])),
      ...[noticeSettings, quietHours, pushSubscriptions, noticeDigests].map((table) =>
        ctx.db.$count(table, eq(table.userId, userId)),
      ),
    ]);
    return { goes: sum(counts), stays: 0 };
  },
  mergeInto: async (ctx, merge) => {
    const { fromId, intoId } = merge;
    const told = await moveRows(ctx, notices, 'userId', merge, ['key']);
    const replaced = sql`array_replace(${notices.actorIds}, ${fromId}, ${intoId})`;
    const both = sql`array_remove(${notices.actorIds}, ${fromId})`;
    await ctx.db
      .update(notices)
      .set({
        actorIds: sql`case when ${intoId} = any(${notices.actorIds}) then ${both} else ${replaced} end`,
      })
      .where(arrayContains(notices.actorIds, [fromId]));
    await ctx.db
      .update(notices)
      .set({ subjectId: intoId })
      .where(and(eq(notices.subjectType, 'user'), eq(notices.subjectId, fromId)));
    // Nobody has to be told what they did themselves.
    const isOwn = and(eq(notices.userId, intoId), arrayContains(notices.actorIds, [intoId]));
    await ctx.db.delete(notices).where(and(isOwn, eq(notices.actorIds, [intoId])));
    await ctx.db
      .update(notices)
      .set({ actorIds: sql`array_remove(${notices.actorIds}, ${intoId})` })
      .where(isOwn);
    touch(ctx, noticesTag(fromId), noticesTag(intoId));
    return told;
  },
  eraseFor: async (ctx, userId) => {
    await ctx.db.delete(notices).where(eq(notices.userId, userId));
    await ctx.db.delete(noticeSettings).where(eq(noticeSettings.userId, userId));
    await ctx.db.delete(quietHours).where(eq(quietHours.userId, userId));
    await ctx.db.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, userId));
    await ctx.db.delete(noticeDigests).where(eq(noticeDigests.userId, userId));
    await eraseMailsNaming(ctx, userId);
    for (const query of leavingQueries(ctx, userId)) await query;
  },
};

/** Erases mails to others about what this person did, which name and quote them: those that were sent keep their subject for a while. */
const eraseMailsNaming = async (ctx: Ctx, userId: number): Promise<void> => {
  const naming = await ctx.db
    .select({ id: notices.id })
    .from(notices)
    .where(arrayContains(notices.actorIds, [userId]));
  await eraseMailsByKey(
    ctx,
    naming.map(({ id }) => keyOfMail(id)),
  );
};

/** Takes a person out of what others are told: what only they did goes; what several people did goes on without this one. */
export const leavingQueries = (ctx: Ctx, userId: number) => {
  // Also where equality says it all: this is what the index knows.
  const isActor = arrayContains(notices.actorIds, [userId]);
  const actorIds = sql`array_remove(${notices.actorIds}, ${userId})`;
  return [
    ctx.db.delete(notices).where(and(isActor, eq(notices.actorIds, [userId]))),
    ctx.db.update(notices).set({ actorIds }).where(isActor),
  ] as const;
};

const SETTING = {
  kind: noticeSettings.kind,
  isListed: noticeSettings.isListed,
  mail: noticeSettings.mail,
  isPushed: noticeSettings.isPushed,
};
const DEVICE = {
  userAgent: pushSubscriptions.userAgent,
  endpoint: pushSubscriptions.endpoint,
  createdAt: pushSubscriptions.createdAt,
};
const DIGEST = { period: noticeDigests.period, createdAt: noticeDigests.createdAt };

const exportNotices = (ctx: Ctx, userId: number) =>
  ctx.db
    .select({
      kind: notices.kind,
      subjectType: notices.subjectType,
      subjectId: notices.subjectId,
      details: notices.extra,
      createdAt: notices.createdAt,
      readAt: notices.readAt,
    })
    .from(notices)
    .where(eq(notices.userId, userId))
    .orderBy(asc(notices.id));
