// This is what people choose: which notices reach them how, on which browsers, and that mails stop. Being
// told lies in notify.ts, reading in reading.ts.
import { and, eq, inArray, sql } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { unauthorised } from '#kernel/errors.ts';
import type { NoticeSetting } from '#kernel/notices.ts';
import { invalid } from '#kernel/outcomes.ts';
import type { Invalid } from '#kernel/outcomes.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { record } from '#bundles/history/public.ts';
import { accountDesk, viewersByIds } from '#bundles/users/public.ts';
import { MAX_DEVICES, SUBSCRIBE_LIMIT } from './constants.ts';
import { findSettings, listDevices } from './queries.ts';
import { saveQuietHours } from './quiet-hours.ts';
import type { QuietHours } from './quiet-hours.ts';
import type { PushSubscriptionRow } from './queries.ts';
import { subscriptionErrors } from './push/subscription-rules.ts';
import type { NewSubscription } from './push/subscription-rules.ts';
import type { NoticeSettings } from './rules.ts';
import { noticeSettings, pushSubscriptions } from './schema.ts';
import type { MailTopic } from './unsubscribe-token.ts';

/** Sets the viewer's choice for all kinds by what holds now, and their quiet hours unless these are not asked for. */
export const saveSettings = (
  ctx: Ctx,
  choose: (stored: NoticeSettings) => NoticeSettings,
  quiet?: QuietHours,
): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const userId = signedInId(ctx);
    await writeSettings(ctx, userId, choose(await lockSettings(ctx, userId)));
    if (quiet) await saveQuietHours(ctx, userId, quiet);
    await record(ctx, { type: 'user', objectId: userId, action: 'notice-settings.changed' });
  });

/**
 * No more mails of a kind, of a digest, or at all; asked for from a mail, without signing in. An account that has become part of another
 * one means that. Again does no harm.
 */
export const stopMails = (ctx: Ctx, mailedId: number, topic: MailTopic | 'all'): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const userId = (await accountDesk.mergedInto(ctx, mailedId)) ?? mailedId;
    if (!(await viewersByIds(ctx, [userId])).has(userId)) return;
    const settings = await lockSettings(ctx, userId);
    const changes = Object.entries(settings).map(([kind, setting]): [string, NoticeSetting] => {
      const isStopped = topic === 'all' || topic === kind || topic === setting.mail;
      return [kind, isStopped ? { ...setting, mail: 'off' } : setting];
    });
    await writeSettings(ctx, userId, Object.fromEntries(changes));
    await record(ctx, { type: 'user', objectId: userId, action: 'notice-mails.stopped', after: { topic } });
  });

export type SubscribeOutcome =
  | { readonly kind: 'subscribed'; readonly device: PushSubscriptionRow }
  | Invalid;

/** Lets the browser of this session show notices. It belongs to whoever asked last. */
export const subscribeDevice = async (ctx: Ctx, device: NewSubscription): Promise<SubscribeOutcome> => {
  const userId = signedInId(ctx);
  await limitAttempts(ctx, `push:${userId}`, SUBSCRIBE_LIMIT);
  const errors = await subscriptionErrors(device, ctx.config);
  if (Object.keys(errors).length > 0) return invalid(errors);
  return withTransaction(ctx, async (ctx) => {
    const row = { ...device, userId, createdAt: ctx.now };
    const [added] = await ctx.db
      .insert(pushSubscriptions)
      .values(row)
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: row })
      .returning();
    await removeOldest(ctx, userId);
    await record(ctx, { type: 'user', objectId: userId, action: 'push-device.added' });
    return { kind: 'subscribed', device: added! };
  });
};

/**
 * Removes a browser of the viewer's, by its id or its endpoint; browsers of others, and what is gone already, are left as they
 * are.
 */
export const removeDevice = (
  ctx: Ctx,
  device: { readonly id: number } | { readonly endpoint: string },
): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const userId = signedInId(ctx);
    const isMeant =
      'id' in device ? eq(pushSubscriptions.id, device.id) : eq(pushSubscriptions.endpoint, device.endpoint);
    const { rowCount } = await ctx.db
      .delete(pushSubscriptions)
      .where(and(isMeant, eq(pushSubscriptions.userId, userId)));
    if (rowCount) await record(ctx, { type: 'user', objectId: userId, action: 'push-device.removed' });
  });

/** Whoever else changes what this person chose waits until the transaction ends, so that neither undoes what the other did. */
const lockSettings = async (ctx: Ctx, userId: number): Promise<NoticeSettings> => {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('notice settings'), ${userId})`);
  return findSettings(ctx, userId);
};

const writeSettings = async (ctx: Ctx, userId: number, settings: NoticeSettings) => {
  await ctx.db
    .insert(noticeSettings)
    .values(Object.entries(settings).map(([kind, setting]) => ({ userId, kind, ...setting })))
    .onConflictDoUpdate({
      target: [noticeSettings.userId, noticeSettings.kind],
      set: {
        isListed: sql`excluded.is_listed`,
        mail: sql`excluded.mail`,
        isPushed: sql`excluded.is_pushed`,
      },
    });
};

const removeOldest = async (ctx: Ctx, userId: number) => {
  const devices = await listDevices(ctx, [userId]);
  const ids = devices.slice(0, -MAX_DEVICES).map(({ id }) => id);
  if (ids.length > 0) await ctx.db.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, ids));
};

const signedInId = ({ viewer }: Ctx): number => {
  if (viewer.id === null) throw unauthorised();
  return viewer.id;
};
