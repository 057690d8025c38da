// Notifies people. Notices come from jobs that may run twice, also at the same time: the unique key keeps each notice one, and
// whatever goes out because of it is enqueued by the one who made it, in the same transaction.
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { dayOf } from '#kernel/calendar.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { touch } from '#kernel/invalidation.ts';
import { enqueueAll } from '#kernel/jobs.ts';
import {
  BATCH_SIZE,
  MAIL_DELAY_MS,
  MAIL_NOTICE,
  PUSH_NOTICE,
  NEWS_LIFETIME_MS,
  UNLISTED_OPEN_MS,
  noticesTag,
} from './constants.ts';
import { markMailed } from './mail/mailed.ts';
import { endOfQuiet, quietHoursOf } from './quiet-hours.ts';
import { findNewestAbout, wasNotifiedOf, listDevices, settingsByIds } from './queries.ts';
import type { Notice } from './queries.ts';
import { isAsLoud, isWanted } from './rules.ts';
import type { NoticeSettings } from './rules.ts';
import { notices } from './schema.ts';

/** Something that one person may be told. */
export interface NewNotice {
  readonly userId: number;
  readonly kind: string;
  /** The same event has the same key, however often it is told. */
  readonly key: string;
  /** It is undefined where the portal itself speaks. */
  readonly actorId?: number | undefined;
  readonly subject: ContentRef;
  readonly extra?: object;
  /** When it happened; now where it isn't given. What is long ago stands in the list, but nothing goes out because of it. */
  readonly happenedAt?: Date | undefined;
  /** Whoever announced it has written a mail about it. */
  readonly isMailed?: boolean;
  /** A notice of this kind with the same key says less. */
  readonly outranks?: string | undefined;
}

/**
 * Makes the notices that are not there yet and that their people want to hear of. Each key once for a person: where several
 * have the same, the first of those that are wanted.
 * No entry: what people are notified of left one where it happened.
 */
export const notify = async (ctx: Ctx, news: readonly NewNotice[]): Promise<void> => {
  // They are inserted in one order, so that two who tell the same never wait for each other in a circle.
  const sorted = news.toSorted((a, b) => a.userId - b.userId || compareKeys(a, b));
  for (let start = 0; start < sorted.length; start += BATCH_SIZE)
    await withTransaction(ctx, (ctx) => notifyBatch(ctx, sorted.slice(start, start + BATCH_SIZE)));
};

/**
 * Makes one notice for all who do the same to a thing on one day, growing while it is unread; what comes after that is told by
 * another one. Nobody is named twice for one thing. No entry: what people are notified of left one where it happened.
 */
export const notifyGathered = (ctx: Ctx, news: NewNotice): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const { userId, kind, actorId, subject, key } = news;
    await lockNotices(ctx, userId);
    if (actorId !== undefined && (await wasNotifiedOf(ctx, userId, kind, { actorId, subject }))) return;
    const ofDay = `${key}:${dayOf(ctx.now)}`;
    const last = await findNewestAbout(ctx, userId, kind, subject);
    const isOfDay = last !== undefined && (last.key === ofDay || last.key.startsWith(`${ofDay}:`));
    const growing = isOfDay ? (last.readAt === null ? last.key : `${ofDay}:${last.id}`) : ofDay;
    await notifyBatch(ctx, [{ ...news, key: growing }], { isGrowing: true });
  });

/**
 * Keeps one notice of a kind about a thing until it is read: that of the highest number. They may come in any order. No entry:
 * what people are notified of left one where it happened.
 */
export const notifyNewest = (ctx: Ctx, news: NewNotice, numberOf: (extra: object) => number): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const { userId, kind, subject, extra = {} } = news;
    await lockNotices(ctx, userId);
    const last = await findNewestAbout(ctx, userId, kind, subject);
    if (last && numberOf(last.extra) >= numberOf(extra)) return;
    if (last && isOpen(ctx, last)) {
      await ctx.db.update(notices).set({ at: ctx.now, extra }).where(eq(notices.id, last.id));
      return touch(ctx, noticesTag(userId));
    }
    await notifyBatch(ctx, [news]);
  });

/** Nobody ever reads in a list what doesn't stand there. */
const isOpen = ({ now }: Ctx, { readAt, isListed, createdAt }: Notice) =>
  readAt === null && (isListed || now.getTime() - createdAt.getTime() < UNLISTED_OPEN_MS);

/** Whoever else adds to what this person is told waits until the transaction ends. */
const lockNotices = (ctx: Ctx, userId: number) =>
  ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('notifications'), ${userId})`);

const notifyBatch = async (ctx: Ctx, batch: readonly NewNotice[], { isGrowing = false } = {}) => {
  const settings = await settingsByIds(ctx, [...new Set(batch.map(({ userId }) => userId))]);
  const wanted = firstOfEach(batch.filter(({ userId, kind }) => isWanted(settings.get(userId)?.[kind])));
  if (wanted.length === 0) return;
  const replaced = await replaceOutranked(ctx, wanted, settings);
  const rows = [...replaced, ...(await insertNotices(ctx, wanted, settings, isGrowing))];
  touch(ctx, ...new Set(rows.map(({ userId }) => noticesTag(userId))));
  const made = rows.filter(({ isNew }) => isNew);
  const mailed = new Set(wanted.flatMap(({ isMailed, key }) => (isMailed ? [key] : [])));
  await markMailed(
    ctx,
    made.flatMap(({ id, key }) => (mailed.has(key) ? [id] : [])),
  );
  const fresh = made.filter(({ createdAt }) => isRecent(ctx, createdAt));
  const toMail = fresh.filter(({ key }) => !mailed.has(key));
  await Promise.all([scheduleMails(ctx, toMail, settings), schedulePushes(ctx, fresh, settings)]);
};

const firstOfEach = (news: readonly NewNotice[]): NewNotice[] =>
  [...new Map(news.toReversed().map((one) => [`${one.userId} ${one.key}`, one])).values()].toReversed();

const compareKeys = (a: NewNotice, b: NewNotice) => (a.key === b.key ? 0 : a.key < b.key ? -1 : 1);

/** Says whether a moment is recent: not where the news comes from elsewhere or was held for long. */
export const isRecent = ({ now }: Ctx, moment: Date): boolean =>
  now.getTime() - moment.getTime() < NEWS_LIFETIME_MS;

interface MadeNotice {
  readonly id: number;
  readonly userId: number;
  readonly kind: string;
  readonly key: string;
  readonly createdAt: Date;
}

type SettingsOfMany = ReadonlyMap<number, NoticeSettings>;

/** Gives those that were made or grew. */
const insertNotices = (
  ctx: Ctx,
  news: readonly NewNotice[],
  settings: SettingsOfMany,
  isGrowing: boolean,
) => {
  const rows = news.map(({ userId, kind, key, actorId, subject, extra = {}, happenedAt = ctx.now }) => ({
    userId,
    kind,
    key,
    actorIds: actorId === undefined ? [] : [actorId],
    subjectType: subject.type,
    subjectId: subject.id,
    extra,
    isListed: settings.get(userId)?.[kind]?.isListed ?? true,
    createdAt: happenedAt,
    at: happenedAt,
  }));
  return ctx.db
    .insert(notices)
    .values(rows)
    .onConflictDoUpdate({
      target: [notices.userId, notices.key],
      set: { actorIds: sql`${notices.actorIds} || excluded.actor_ids`, at: sql`excluded.at` },
      setWhere: sql`${isGrowing} and ${notices.readAt} is null
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

/**
 * Replaces what its person was told before by what says more, as long as that is unread and they don't want to hear of the
 * other in more ways. The new notice goes out as any would; by each way a notice goes once.
 */
const replaceOutranked = async (ctx: Ctx, news: readonly NewNotice[], settings: SettingsOfMany) => {
  const better = news.filter(({ userId, kind, outranks }) => {
    const chosen = settings.get(userId);
    return outranks !== undefined && isAsLoud(chosen?.[kind], chosen?.[outranks]);
  });
  const groups = Map.groupBy(better, ({ kind, outranks, key }) => `${kind} ${outranks} ${key}`).values();
  const replaced = [];
  for (const group of groups) {
    const { kind, key, outranks } = group[0]!;
    const extras = Object.fromEntries(group.map(({ userId, extra = {} }) => [userId, extra]));
    const listed = group.filter(({ userId }) => settings.get(userId)?.[kind]?.isListed);
    const set = {
      kind,
      extra: sql`${JSON.stringify(extras)}::jsonb -> ${notices.userId}::text`,
      isListed: sql`${notices.userId} = any(${sql.param(listed.map(({ userId }) => userId))}::int[])`,
    };
    const isOutranked = and(
      eq(notices.key, key),
      eq(notices.kind, outranks!),
      inArray(
        notices.userId,
        group.map(({ userId }) => userId),
      ),
      isNull(notices.readAt),
    );
    const { id, userId, createdAt } = notices;
    const rows = await ctx.db
      .update(notices)
      .set(set)
      .where(isOutranked)
      .returning({ id, userId, createdAt });
    replaced.push(...rows.map((row) => ({ ...row, kind, key, isNew: true })));
  }
  return replaced;
};

const scheduleMails = async (ctx: Ctx, made: readonly MadeNotice[], settings: SettingsOfMany) => {
  const startAfter = new Date(ctx.now.getTime() + MAIL_DELAY_MS);
  const mailed = made.filter(({ userId, kind }) => settings.get(userId)?.[kind]?.mail === 'now');
  const entries = mailed.map(({ id }) => ({ payload: { noticeId: id }, startAfter }));
  await enqueueAll(ctx, { name: MAIL_NOTICE }, entries);
};

/**
 * Enqueues one job for each browser, so that one that fails is tried again by itself; each runs after the quiet hours of its
 * person.
 */
const schedulePushes = async (ctx: Ctx, made: readonly MadeNotice[], settings: SettingsOfMany) => {
  const pushed = made.filter(({ userId, kind }) => settings.get(userId)?.[kind]?.isPushed);
  const userIds = pushed.map(({ userId }) => userId);
  const [devices, quietOf] = await Promise.all([listDevices(ctx, userIds), quietHoursOf(ctx, userIds)]);
  const devicesOf = Map.groupBy(devices, ({ userId }) => userId);
  const entries = pushed.flatMap(({ id: noticeId, userId }) =>
    (devicesOf.get(userId) ?? []).map(({ id: subscriptionId }) => ({
      payload: { noticeId, subscriptionId },
      startAfter: endOfQuiet(ctx.now, quietOf(userId)),
    })),
  );
  await enqueueAll(ctx, { name: PUSH_NOTICE }, entries);
};
