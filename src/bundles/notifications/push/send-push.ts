// Sends a notice to one browser: it is claimed, sent, marked. Only a worker that is killed between the push service's yes and
// our mark sends it again; then the Topic is the same, by which the service and the browser put it in the first one's place.
import { and, eq, lt, ne, or } from 'drizzle-orm';
import type { Urgency } from 'web-push';
import type { Ctx } from '#kernel/ctx.ts';
import { enqueue } from '#kernel/jobs.ts';
import { url } from '#kernel/named-routes.ts';
import { OutsideError, fetchOutside } from '#kernel/outside-fetch.ts';
import {
  CLAIM_MS,
  PUSH_ANSWER_BYTES,
  PUSH_BODY_LENGTH,
  PUSH_NOTICE,
  PUSH_TIMEOUT_MS,
  PUSH_TITLE_LENGTH,
  PUSH_TTL_SECONDS,
} from '../constants.ts';
import { drawFor } from '../draw-notices.ts';
import { noticePaths } from '../paths.ts';
import { findDevice, findNotice, findSettings } from '../queries.ts';
import type { Notice, PushSubscriptionRow } from '../queries.ts';
import { endOfQuiet, quietHoursOf } from '../quiet-hours.ts';
import { cut } from '../rules.ts';
import { noticeDeliveries, pushSubscriptions } from '../schema.ts';
import { sentenceOf } from '../views.ts';
import { findPushKeys } from './vapid.ts';

export interface PushJob {
  readonly noticeId: number;
  readonly subscriptionId: number;
}

/** What the worker in the browser gets. */
interface PushPayload {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly tag: string;
}

interface Push {
  readonly payload: PushPayload;
  readonly urgency: Urgency;
}

/**
 * Nothing when the notice was read meanwhile, is not wanted or not to be seen any more, or when the browser is signed
 * out; later when the quiet hours of its person have begun. Throws when the push service can't be reached or refuses, so that the job is tried again.
 */
export const pushNotice = async (ctx: Ctx, job: PushJob): Promise<void> => {
  const [notice, device] = await Promise.all([
    findNotice(ctx, job.noticeId),
    findDevice(ctx, job.subscriptionId),
  ]);
  if (!notice || !device || notice.readAt || device.userId !== notice.userId) return;
  // It may be late because a service was away, or because there was much to do.
  const quietOf = await quietHoursOf(ctx, [notice.userId]);
  const startAfter = endOfQuiet(ctx.now, quietOf(notice.userId));
  if (startAfter) return enqueue(ctx, { name: PUSH_NOTICE }, job, { startAfter });
  const push = await drawPush(ctx, notice);
  if (!push || !(await claim(ctx, job))) return;
  const status = await send(ctx, device, push).catch(async (error: unknown) => {
    if (error instanceof OutsideError && error.reason === 'refused') return GONE;
    await mark(ctx, job, 'failed');
    throw error;
  });
  if (status === GONE || status === NOT_FOUND) return forget(ctx, device);
  const isAccepted = status >= 200 && status < 300;
  await mark(ctx, job, isAccepted ? 'sent' : 'failed');
  if (!isAccepted) throw new Error(`the push service answered ${status}`);
};

const [NOT_FOUND, GONE] = [404, 410];

/** It is the same for a notice whenever it is sent, and has at most 32 characters. RFC 8030 5.4 */
const topicOf = ({ id }: Notice) => `litfass-${id}`;

const drawPush = async (ctx: Ctx, notice: Notice): Promise<Push | undefined> => {
  const [settings, { drawn, isSuspended }] = await Promise.all([
    findSettings(ctx, notice.userId),
    drawFor(ctx, notice.userId, [notice]),
  ]);
  const [view] = drawn;
  if (!view || !settings[notice.kind]?.isPushed) return undefined;
  if (isSuspended && !view.kind.reachesSuspended) return undefined;
  const payload = {
    title: cut(sentenceOf(view), PUSH_TITLE_LENGTH),
    body: cut(view.about ?? view.note ?? '', PUSH_BODY_LENGTH),
    url: url(noticePaths.open, { id: notice.id }),
    tag: topicOf(notice),
  };
  return { payload, urgency: view.kind.urgency ?? 'normal' };
};

const send = async (ctx: Ctx, device: PushSubscriptionRow, { payload, urgency }: Push) => {
  const { endpoint, p256dh, auth } = device;
  const { default: webPush } = await import('web-push');
  const { body, headers } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(payload),
    {
      vapidDetails: { subject: contactOf(ctx), ...(await findPushKeys(ctx)) },
      TTL: PUSH_TTL_SECONDS,
      urgency,
      topic: payload.tag,
    },
  );
  const answer = await fetchOutside(ctx.config, endpoint, {
    method: 'POST',
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    ...(body && { body }),
    timeoutMs: PUSH_TIMEOUT_MS,
    maxBytes: PUSH_ANSWER_BYTES,
    httpsOnly: true,
  });
  return answer.status;
};

/** Says where push services complain. RFC 8292 2.1 */
const contactOf = ({ config: { publicUrl, mailFrom } }: Ctx) =>
  publicUrl.startsWith('https:') ? publicUrl : `mailto:${mailFrom?.address ?? 'post@localhost'}`;

/** Returns true for one worker at a time, until it marks what became of it or was evidently killed. */
const claim = async (ctx: Ctx, { noticeId, subscriptionId }: PushJob): Promise<boolean> => {
  const isDead = lt(noticeDeliveries.at, new Date(ctx.now.getTime() - CLAIM_MS));
  const claimed = await ctx.db
    .insert(noticeDeliveries)
    .values({ noticeId, subscriptionId, channel: 'push', state: 'sending', at: ctx.now })
    .onConflictDoUpdate({
      target: [noticeDeliveries.noticeId, noticeDeliveries.channel, noticeDeliveries.subscriptionId],
      set: { state: 'sending', at: ctx.now },
      setWhere: or(eq(noticeDeliveries.state, 'failed'), and(eq(noticeDeliveries.state, 'sending'), isDead))!,
    })
    .returning({ id: noticeDeliveries.id });
  if (claimed.length > 0) return true;
  const isUnderWay = and(isDelivery({ noticeId, subscriptionId }), ne(noticeDeliveries.state, 'sent'));
  if ((await ctx.db.$count(noticeDeliveries, isUnderWay)) > 0)
    throw new Error('another worker is sending it');
  return false;
};

const mark = async (ctx: Ctx, job: PushJob, state: 'sent' | 'failed'): Promise<void> => {
  await ctx.db.update(noticeDeliveries).set({ state, at: new Date() }).where(isDelivery(job));
};

const isDelivery = ({ noticeId, subscriptionId }: PushJob) =>
  and(eq(noticeDeliveries.noticeId, noticeId), eq(noticeDeliveries.subscriptionId, subscriptionId));

/** Deletes a subscription that the browser took back, or that never was one. */
const forget = async (ctx: Ctx, { id }: PushSubscriptionRow): Promise<void> => {
  await ctx.db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
};
