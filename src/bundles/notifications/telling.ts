// Topic: making notices. What is told comes from jobs that may run twice, also at the same time: the unique key keeps each
// notice one, and whatever goes out because of it is enqueued by the one who made it, in the same transaction.
import { eq, sql } from 'drizzle-orm';
import { dayOf } from '#kernel/calendar.ts';
import { refKey } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { touch } from '#kernel/invalidation.ts';
import { enqueue } from '#kernel/jobs.ts';
import {
  BATCH_SIZE,
  MAIL_DELAY_MS,
  MAIL_NOTICE,
  PUSH_NOTICE,
  NEWS_LIFETIME_MS,
  UNLISTED_OPEN_MS,
  noticesTag,
} from './constants.ts';
import type { NoticeKind } from './constants.ts';
import type { NoticeExtra } from './notice.ts';
import { markMailed } from './mail/mailed.ts';
import { findMessageNotice, hasHeardOfLike, listDevices, settingsByIds } from './queries.ts';
import type { Notice } from './queries.ts';
import { isWanted } from './rules.ts';
import type { NoticeSettings } from './rules.ts';
import { notices } from './schema.ts';

/** Something that one person may be told. */
export interface News {
  readonly userId: number;
  readonly kind: NoticeKind;
  /** The same event has the same key, however often it is told. */
  readonly key: string;
  /** Undefined where the portal itself speaks. */
  readonly actorId?: number | undefined;
  readonly subject: ContentRef;
  readonly extra?: NoticeExtra;
  /** Just now unless known. What is long ago stands in the list, but nothing goes out because of it. */
  readonly happenedAt?: Date | undefined;
  /** Whoever announced it has written a mail about it. */
  readonly isMailed?: boolean;
}

/**
 * Makes the notices that are not there yet and that their people want to hear of. Each person once in `news`.
 * No entry: what is told left one where it happened.
 */
export const tell = async (ctx: Ctx, news: readonly News[]): Promise<void> => {
  // In one order, so that two who tell the same never wait for each other in a circle.
  const sorted = news.toSorted((a, b) => a.userId - b.userId);
  for (let start = 0; start < sorted.length; start += BATCH_SIZE)
    await withTransaction(ctx, (ctx) => tellBatch(ctx, sorted.slice(start, start + BATCH_SIZE)));
};

/**
 * One notice for all who like a thing on one day, growing while it is unread. Nobody is named twice for one thing.
 * No entry: the like left one.
 */
export const tellOfLike = (
  ctx: Ctx,
  { userId, likerId, subject }: { userId: number; likerId: number; subject: ContentRef },
): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    await holdNotices(ctx, userId);
    if (await hasHeardOfLike(ctx, userId, likerId, subject)) return;
    const key = `like:${refKey(subject)}:${dayOf(ctx.now)}`;
    await tellBatch(ctx, [{ userId, kind: 'like', key, actorId: likerId, subject }]);
  });

export interface Message {
  readonly messageId: number;
  readonly senderId: number;
  readonly recipientId: number;
}

/**
 * One notice for all messages of a person until it is read. Messages may come in any order.
 * No entry: the message left one.
 */
export const tellOfMessage = (ctx: Ctx, { messageId, senderId, recipientId }: Message): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    await holdNotices(ctx, recipientId);
    const last = await findMessageNotice(ctx, recipientId, senderId);
    if (last && (last.extra.messageId ?? 0) >= messageId) return;
    const extra = { messageId };
    if (last && isOpen(ctx, last)) {
      await ctx.db.update(notices).set({ at: ctx.now, extra }).where(eq(notices.id, last.id));
      return touch(ctx, noticesTag(recipientId));
    }
    const subject: ContentRef = { type: 'user', id: senderId };
    const key = `message:${messageId}`;
    await tellBatch(ctx, [{ userId: recipientId, kind: 'message', key, actorId: senderId, subject, extra }]);
  });

/** Nobody ever reads in a list what doesn't stand there. */
const isOpen = ({ now }: Ctx, { readAt, isListed, createdAt }: Notice) =>
  readAt === null && (isListed || now.getTime() - createdAt.getTime() < UNLISTED_OPEN_MS);

/** Whoever else adds to what this person is told waits until the transaction ends. */
const holdNotices = (ctx: Ctx, userId: number) =>
  ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('notifications'), ${userId})`);

const tellBatch = async (ctx: Ctx, batch: readonly News[]) => {
  const settings = await settingsByIds(ctx, [...new Set(batch.map(({ userId }) => userId))]);
  const wanted = batch.filter(({ userId, kind }) => isWanted(settings.get(userId)![kind]));
  if (wanted.length === 0) return;
  const rows = await insertNotices(ctx, wanted, settings);
  touch(ctx, ...new Set(rows.map(({ userId }) => noticesTag(userId))));
  const made = rows.filter(({ isNew }) => isNew);
  const mailed = new Set(wanted.flatMap(({ isMailed, key }) => (isMailed ? [key] : [])));
  await markMailed(
    ctx,
    made.flatMap(({ id, key }) => (mailed.has(key) ? [id] : [])),
  );
  const fresh = made.filter(({ createdAt }) => isNews(ctx, createdAt));
  const toMail = fresh.filter(({ key }) => !mailed.has(key));
  await Promise.all([scheduleMails(ctx, toMail, settings), schedulePushes(ctx, fresh, settings)]);
};

/** Not what comes from elsewhere or was held for long. */
export const isNews = ({ now }: Ctx, moment: Date): boolean =>
  now.getTime() - moment.getTime() < NEWS_LIFETIME_MS;

interface MadeNotice {
  readonly id: number;
  readonly userId: number;
  readonly kind: NoticeKind;
  readonly key: string;
  readonly createdAt: Date;
}

type SettingsOfMany = ReadonlyMap<number, NoticeSettings>;

/** Gives those that were made or grew. */
const insertNotices = (ctx: Ctx, news: readonly News[], settings: SettingsOfMany) => {
  const rows = news.map(({ userId, kind, key, actorId, subject, extra = {}, happenedAt = ctx.now }) => ({
    userId,
    kind,
    key,
    actorIds: actorId === undefined ? [] : [actorId],
    subjectType: subject.type,
    subjectId: subject.id,
    extra,
    isListed: settings.get(userId)![kind].isListed,
    createdAt: happenedAt,
    at: happenedAt,
  }));
  return ctx.db
    .insert(notices)
    .values(rows)
    .onConflictDoUpdate({
      target: [notices.userId, notices.key],
      set: { actorIds: sql`${notices.actorIds} || excluded.actor_ids`, at: sql`excluded.at` },
      setWhere: sql`${notices.kind} = 'like' and ${notices.readAt} is null
        and not ${notices.actorIds} @> excluded.actor_ids`,
    })
    .returning({
      id: notices.id,
      userId: notices.userId,
      kind: notices.kind,
      key: notices.key,
      createdAt: notices.createdAt,
      isNew: sql<boolean>`xmax = 0`,
    });
};

const scheduleMails = async (ctx: Ctx, made: readonly MadeNotice[], settings: SettingsOfMany) => {
  const startAfter = new Date(ctx.now.getTime() + MAIL_DELAY_MS);
  for (const { id, userId, kind } of made)
    if (settings.get(userId)![kind].mail === 'now')
      await enqueue(ctx, { name: MAIL_NOTICE }, { noticeId: id }, { startAfter });
};

/** One job for each browser, so that one that fails is tried again by itself. */
const schedulePushes = async (ctx: Ctx, made: readonly MadeNotice[], settings: SettingsOfMany) => {
  const pushed = made.filter(({ userId, kind }) => settings.get(userId)![kind].isPushed);
  const devices = await listDevices(
    ctx,
    pushed.map(({ userId }) => userId),
  );
  for (const { id: noticeId, userId } of pushed)
    for (const { id: subscriptionId } of devices.filter((device) => device.userId === userId))
      await enqueue(ctx, { name: PUSH_NOTICE }, { noticeId, subscriptionId });
};
