// Makes digests, one for each person and period, whatever happens to the jobs that make them.
import { and, asc, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { enqueueAll } from '#kernel/jobs.ts';
import type { JobEntry } from '#kernel/jobs.ts';
import { url } from '#kernel/named-routes.ts';
import { noticeKindsOf } from '#kernel/notices.ts';
import { sendMail } from '#bundles/mail/public.ts';
import { wordedLetter } from '#bundles/wording/public.ts';
import { digestPeriods } from '../digest-periods.ts';
import type { DigestPeriod } from '../digest-periods.ts';
import { DIGEST_LENGTH, SEND_DIGEST } from '../constants.ts';
import type { DigestPace } from '../constants.ts';
import { drawFor } from '../draw-notices.ts';
import { noticePaths } from '../paths.ts';
import { findSettings } from '../queries.ts';
import type { Notice } from '../queries.ts';
import { noticeDeliveries, noticeDigests, noticeSettings, notices } from '../schema.ts';
import * as texts from '../texts.ts';
import { quoteOf, sentenceOf } from '../views.ts';
import type { NoticeText } from '../views.ts';
import { findReader } from './mail-reader.ts';
import type { MailReader } from './mail-reader.ts';
import { markMailed } from './mailed.ts';
import { digestMails } from './wordings.ts';

/** A digest that somebody is to get; dates as ISO 8601, since jobs carry JSON. */
export interface DueDigest {
  readonly userId: number;
  readonly pace: DigestPace;
  readonly period: string;
  readonly since: string;
  readonly until: string;
}

/** Finds who is due and lets each digest be a job of its own. */
export const checkDigests = async (ctx: Ctx): Promise<void> => {
  for (const { pace, name, ...span } of digestPeriods(ctx.now)) {
    const [since, until] = [span.since.toISOString(), span.until.toISOString()];
    const people = await findDue(ctx, { pace, name, ...span });
    for (let at = 0; at < people.length; at += ROWS_AT_ONCE) {
      const entries = people.slice(at, at + ROWS_AT_ONCE).map(
        (userId): JobEntry<DueDigest> => ({
          payload: { userId, pace, period: name, since, until },
        }),
      );
      await enqueueAll(ctx, { name: SEND_DIGEST }, entries);
    }
  }
};

/** Digests of the periods that are over count as dealt with. In the caller's transaction; gives how many these were. */
export const letDigestsPass = async (ctx: Ctx): Promise<number> => {
  const passed = await Promise.all(
    digestPeriods(ctx.now).map(async ({ name, ...period }) =>
      (await findDue(ctx, { name, ...period })).map((userId) => ({ userId, period: name })),
    ),
  );
  const rows = passed.flat().map((row) => ({ ...row, noticeCount: 0, createdAt: ctx.now }));
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await ctx.db
      .insert(noticeDigests)
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .onConflictDoNothing();
  return rows.length;
};

const ROWS_AT_ONCE = 1000;

/** Nothing when this period's was dealt with, or when nothing is left to tell. No entry: the outbox holds the mail. */
export const sendDigest = async (ctx: Ctx, due: DueDigest): Promise<void> => {
  const { userId, pace, period } = due;
  const rows = await listForDigest(ctx, due);
  const [reader, { drawn, isSuspended }] = await Promise.all([
    findReader(ctx, userId, pace),
    drawFor(ctx, userId, rows),
  ]);
  const isDue = reader !== undefined && drawn.length > 0 && !isSuspended;
  await withTransaction(ctx, async (ctx) => {
    const noticeCount = isDue ? drawn.length : 0;
    const dealtWith = await ctx.db
      .insert(noticeDigests)
      .values({ userId, period, noticeCount, createdAt: ctx.now })
      .onConflictDoNothing()
      .returning({ period: noticeDigests.period });
    if (dealtWith.length === 0 || !isDue) return;
    await markMailed(
      ctx,
      drawn.map(({ notice }) => notice.id),
    );
    await sendMail(ctx, { ...(await letterOf(ctx, pace, drawn, reader)), key: `digest:${userId}:${period}` });
  });
};

const isWaiting = ({ since, until }: { since: Date; until: Date }) =>
  and(
    isNull(notices.readAt),
    gte(notices.createdAt, since),
    lt(notices.createdAt, until),
    sql`not exists (select from ${noticeDeliveries}
      where ${noticeDeliveries.noticeId} = ${notices.id} and ${noticeDeliveries.channel} = 'mail')`,
  );

/** Returns people with something unread of a kind that they want in such digests, who have not had this one. */
const findDue = async (ctx: Ctx, period: DigestPeriod): Promise<number[]> => {
  const kinds = noticeKindsOf(ctx.portal.bundles);
  const defaults = Object.fromEntries(kinds.map(({ name, defaults: { mail } }) => [name, mail]));
  const pace = sql`coalesce(${noticeSettings.mail}, ${JSON.stringify(defaults)}::jsonb ->> ${notices.kind})`;
  const isOwn = and(eq(noticeSettings.userId, notices.userId), eq(noticeSettings.kind, notices.kind));
  const rows = await ctx.db
    .selectDistinct({ userId: notices.userId })
    .from(notices)
    .leftJoin(noticeSettings, isOwn)
    .where(
      and(
        isWaiting(period),
        sql`${pace} = ${period.pace}`,
        sql`not exists (select from ${noticeDigests}
          where ${noticeDigests.userId} = ${notices.userId} and ${noticeDigests.period} = ${period.name})`,
      ),
    );
  return rows.map(({ userId }) => userId);
};

/** How many notices are read for a digest; beyond that nobody counts. */
const MOST_READ = 500;

const listForDigest = async (ctx: Ctx, { userId, pace, since, until }: DueDigest): Promise<Notice[]> => {
  const settings = await findSettings(ctx, userId);
  const kinds = Object.keys(settings).filter((kind) => settings[kind]?.mail === pace);
  if (kinds.length === 0) return [];
  const isIn = isWaiting({ since: new Date(since), until: new Date(until) });
  return ctx.db
    .select()
    .from(notices)
    .where(and(eq(notices.userId, userId), inArray(notices.kind, kinds), isIn))
    .orderBy(asc(notices.id))
    .limit(MOST_READ);
};

const letterOf = async (ctx: Ctx, pace: DigestPace, drawn: readonly NoticeText[], reader: MailReader) => {
  const { listUnsubscribe, footer, ...recipient } = reader;
  const left = drawn.length - DIGEST_LENGTH;
  const letter = await wordedLetter(ctx, {
    mail: digestMails[pace],
    name: recipient.to.name,
    values: { neues: texts.digestSubjects[pace](drawn.length) },
    more: [
      ...drawn.slice(0, DIGEST_LENGTH).map((notice) => linkTo(ctx, notice)),
      ...(left > 0 ? [texts.digestMore(left)] : []),
    ],
    href: ctx.config.publicUrl + url(noticePaths.list),
    footer,
  });
  return { ...recipient, ...letter, listUnsubscribe };
};

const linkTo = (ctx: Ctx, drawn: NoticeText) => {
  const [sentence, about] = [sentenceOf(drawn), quoteOf(drawn)];
  const label = about ? texts.digestLine(sentence, about) : sentence;
  const href = drawn.href ? url(noticePaths.open, { id: drawn.notice.id }) : url(noticePaths.list);
  return { label, href: ctx.config.publicUrl + href };
};
