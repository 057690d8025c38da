// Makes notices for tests, told as the listeners tell them; what waits to go out; what people chose.
import { asc, eq, sql } from 'drizzle-orm';
import type { Announcement } from '#kernel/announcements.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { noticeKindsOf } from '#kernel/notices.ts';
import type { NoticeSetting } from '#kernel/notices.ts';
import type { PushJob } from './push/send-push.ts';
import { BROWSER_KEYS } from './push/test-data.ts';
import { aSession, aUser, hashSessionToken } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import { saveSettings, subscribeDevice } from './commands.ts';
import { drawFor } from './draw-notices.ts';
import { PUSH_NOTICE } from './constants.ts';
import { listenersFor } from './listeners.ts';
import type { Notice, PushSubscriptionRow } from './queries.ts';
import { notices } from './schema.ts';
import { notify } from './notify.ts';
import type { NewNotice } from './notify.ts';

/** Does what is done when something is announced, at once instead of as a job. */
export const heard =
  <P extends object>(announcement: Announcement<P>) =>
  async (ctx: Ctx, payload: P): Promise<void> => {
    for (const handler of listenersFor(ctx.portal.bundles))
      if (handler.announcement === announcement) await handler.work(ctx, payload as never);
  };

let told = 0;

/** Makes a notice of its own about something, by somebody of its own unless changed. */
export const aNotice = async (
  ctx: Ctx,
  { id: userId }: { readonly id: number },
  subject: ContentRef,
  changes: Partial<NewNotice> = {},
): Promise<Notice> => {
  const key = `test:${++told}`;
  const actorId = 'actorId' in changes ? changes.actorId : (await aUser(ctx)).id;
  await notify(ctx, [{ userId, kind: 'piece', key, subject, ...changes, actorId }]);
  const notice = (await noticesOf(ctx, userId)).find((row) => row.key === (changes.key ?? key));
  if (!notice) throw new Error('nobody wants to hear of it');
  return notice;
};

/** Returns all that somebody was told, the oldest first. */
export const noticesOf = (ctx: Ctx, userId: number): Promise<Notice[]> =>
  ctx.db.select().from(notices).where(eq(notices.userId, userId)).orderBy(asc(notices.id));

/** These in words, as their person gets them, whom they are all for. */
export const inWords = async (ctx: Ctx, userId: number, rows: readonly Notice[]) =>
  (await drawFor(ctx, userId, rows)).drawn;

/** Sets what somebody wants of some kinds; nothing of the others, so that a test sees only what it asks for. */
export const choose = async (
  ctx: Ctx,
  user: TestUser,
  options: Readonly<Record<string, Partial<NoticeSetting>>>,
): Promise<void> => {
  const changed = noticeKindsOf(ctx.portal.bundles)
    .filter(({ name }) => name in options)
    .map(({ name, defaults }): [string, NoticeSetting] => [name, { ...defaults, ...options[name] }]);
  await saveSettings(actAs(ctx, user.viewer), (stored) => ({ ...stored, ...Object.fromEntries(changed) }));
};

/** Returns what is handed to a job and not done yet. */
export const waitingFor = async <P>(ctx: Ctx, job: string): Promise<P[]> => {
  const { rows } = await ctx.db.execute(
    sql`select data from pgboss.job where name = ${job} and state < 'active' order by created_on`,
  );
  return rows.map(({ data }) => data as P);
};

/** Returns the pushes that wait to go out to this browser. */
export const pushesWaitingFor = async (ctx: Ctx, { id }: { readonly id: number }): Promise<PushJob[]> =>
  (await waitingFor<PushJob>(ctx, PUSH_NOTICE)).filter(({ subscriptionId }) => subscriptionId === id);

/** Creates a browser of somebody in which they are signed in; gives the session's token too. */
export const aDevice = async (
  ctx: Ctx,
  user: TestUser,
  endpoint = `https://push.example/${++told}`,
): Promise<{ readonly device: PushSubscriptionRow; readonly token: string }> => {
  const token = await aSession(ctx, user.id);
  const sessionHash = hashSessionToken(token);
  const subscription = {
    endpoint,
    ...BROWSER_KEYS,
    sessionHash,
    userAgent: 'Mozilla/5.0 (X11; Linux) Firefox/145.0',
  };
  const outcome = await subscribeDevice(actAs(ctx, user.viewer), subscription);
  if (outcome.kind !== 'subscribed') throw new Error('no device');
  return { device: outcome.device, token };
};

/** Finds a mail in the outbox by its key. */
export const mailOf = async (ctx: Ctx, key: string): Promise<TestMail | undefined> => {
  const { rows } = await ctx.db.execute(sql`select * from mails where key = ${key}`);
  return rows[0] as TestMail | undefined;
};

export interface TestMail {
  readonly to_name: string;
  readonly to_address: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly list_unsubscribe: string;
  readonly user_id: number;
}

/** Calls a listener as jobs run: each twice, also at the same time. */
export const hearAgain = async <P>(
  listener: (ctx: Ctx, payload: P) => Promise<void>,
  payload: P,
  at: Ctx,
): Promise<void> => {
  await Promise.all([listener(at, payload), listener(at, payload)]);
  await listener(at, payload);
};
