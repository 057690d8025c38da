// Reads notices, what people chose, and the browsers they want to be told on.
import { and, arrayContains, asc, count, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import type { ListCursor } from '#kernel/list-cursor.ts';
import { noticeKindsOf } from '#kernel/notices.ts';
import { COUNTED_UP_TO, PAGE_LENGTH } from './constants.ts';
import { settingsWith } from './rules.ts';
import type { NoticeSettings } from './rules.ts';
import { noticeSettings, notices, pushSubscriptions } from './schema.ts';

export type Notice = typeof notices.$inferSelect;
export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect;

/** Returns a page of somebody's list, newest first; one more than it shows tells whether there is a next one. */
export const listNotices = async (
  ctx: Ctx,
  userId: number,
  after: ListCursor | undefined,
): Promise<{ readonly rows: Notice[]; readonly hasOlder: boolean }> => {
  const start = after ?? { at: LAST_MOMENT, id: 0 };
  const rows = await noticesAfter(ctx, { userId, ...start });
  return { rows: rows.slice(0, PAGE_LENGTH), hasOlder: rows.length > PAGE_LENGTH };
};

const LAST_MOMENT = new Date('9999-01-01');

const noticesAfter = prepared('notifications.list', (db) =>
  db
    .select()
    .from(notices)
    .where(
      and(
        eq(notices.userId, sql.placeholder('userId')),
        sql`${notices.isListed}`,
        sql`(${notices.at}, ${notices.id}) < (${sql.placeholder('at')}, ${sql.placeholder('id')})`,
      ),
    )
    .orderBy(desc(notices.at), desc(notices.id))
    .limit(PAGE_LENGTH + 1),
);

/** Counts how many in somebody's list are unread, as far as counting goes, by one prepared query, since every page needs it. */
export const countUnread = async (ctx: Ctx, userId: number): Promise<number> =>
  (await unreadCount(ctx, { userId }))[0]!.count;

const unreadCount = prepared('notifications.unread', (db) => {
  const some = db
    .select({ id: notices.id })
    .from(notices)
    .where(
      and(
        eq(notices.userId, sql.placeholder('userId')),
        sql`${notices.isListed} and ${notices.readAt} is null`,
      ),
    )
    .limit(COUNTED_UP_TO)
    .as('some');
  return db.select({ count: count() }).from(some);
});

/** Counts unread notices that came or grew after those that a page shows. */
export const countNewer = async (ctx: Ctx, userId: number, { at, id }: ListCursor): Promise<number> => {
  const isNewer = or(gt(notices.at, at), and(eq(notices.at, at), gt(notices.id, id)));
  const isUnread = and(eq(notices.userId, userId), eq(notices.isListed, true), isNull(notices.readAt));
  const [row] = await ctx.db.select({ count: count() }).from(notices).where(and(isUnread, isNewer));
  return row!.count;
};

export const findNotice = async (ctx: Ctx, id: number): Promise<Notice | undefined> => {
  const [row] = await ctx.db.select().from(notices).where(eq(notices.id, id));
  return row;
};

/** Returns what holds for each of these people, defaults where nothing was chosen. */
export const settingsByIds = async (
  ctx: Ctx,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, NoticeSettings>> => {
  const rows =
    userIds.length > 0
      ? await ctx.db
          .select()
          .from(noticeSettings)
          .where(inArray(noticeSettings.userId, [...userIds]))
      : [];
  const chosen = new Map<number, NoticeSettings>();
  const kinds = noticeKindsOf(ctx.portal.bundles);
  for (const { userId, kind, ...setting } of rows)
    chosen.set(userId, { ...chosen.get(userId), [kind]: setting });
  return new Map(userIds.map((id) => [id, settingsWith(kinds, chosen.get(id) ?? {})]));
};

export const findSettings = async (ctx: Ctx, userId: number): Promise<NoticeSettings> =>
  (await settingsByIds(ctx, [userId])).get(userId)!;

/** Lists the browsers of these people, the oldest first. */
export const listDevices = async (ctx: Ctx, userIds: readonly number[]): Promise<PushSubscriptionRow[]> =>
  userIds.length === 0
    ? []
    : ctx.db
        .select()
        .from(pushSubscriptions)
        .where(inArray(pushSubscriptions.userId, [...userIds]))
        .orderBy(asc(pushSubscriptions.id));

export const findDevice = async (ctx: Ctx, id: number): Promise<PushSubscriptionRow | undefined> => {
  const [row] = await ctx.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, id));
  return row;
};

/** Finds the newest notice of a kind about something. */
export const findNewestAbout = async (
  ctx: Ctx,
  userId: number,
  kind: string,
  subject: ContentRef,
): Promise<Notice | undefined> => {
  const isAbout = and(eq(notices.userId, userId), eq(notices.kind, kind), isSubject(subject));
  const [row] = await ctx.db.select().from(notices).where(isAbout).orderBy(desc(notices.id)).limit(1);
  return row;
};

/** Says whether somebody was told already, by a notice of this kind, of what this person does with that thing. */
export const wasNotifiedOf = async (
  ctx: Ctx,
  userId: number,
  kind: string,
  { actorId, subject }: { readonly actorId: number; readonly subject: ContentRef },
): Promise<boolean> => {
  const rows = await ctx.db
    .select({ id: notices.id })
    .from(notices)
    .where(
      and(
        eq(notices.userId, userId),
        eq(notices.kind, kind),
        isSubject(subject),
        arrayContains(notices.actorIds, [actorId]),
      ),
    )
    .limit(1);
  return rows.length > 0;
};

const isSubject = ({ type, id }: ContentRef) => and(eq(notices.subjectType, type), eq(notices.subjectId, id));
