// Answers those who name one as organiser.
import { and, eq, sql } from 'drizzle-orm';
import { announce } from '#kernel/announcements.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound, unauthorised } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { record } from '#bundles/history/public.ts';
import { demandToAct, userTag } from '#bundles/users/public.ts';
import { eventTag } from '../constants.ts';
import { events } from '../schema.ts';
import { ANSWER_LIMIT, ORGANISERS_TAG } from './constants.ts';
import { organiserTold } from './notices.ts';
import { mayAllowOrganiser } from './policy.ts';
import { isPair, lockConsent } from './queries.ts';
import { eventOrganiserConsents } from './schema.ts';

export type DecideAct = 'allow' | 'deny';

/** It holds for all events of this author, those to come as well. Safe to do again. Throws 401, 403, 404 and 429. */
export const decideConsent = async (ctx: Ctx, authorId: number, act: DecideAct): Promise<void> => {
  const { viewer } = ctx;
  if (!isSignedIn(viewer)) throw unauthorised();
  const organiserId = viewer.id;
  await limitAttempts(ctx, `organiser-answer:${organiserId}`, ANSWER_LIMIT);
  return withTransaction(ctx, async (ctx) => {
    const pair = { organiserId, authorId };
    const consent = await lockConsent(ctx, pair);
    if (!consent) throw notFound();
    if (act === 'allow' && !mayAllowOrganiser(viewer)) demandToAct(viewer);
    const state = act === 'allow' ? 'allowed' : 'denied';
    if (consent.state === state) return;
    await ctx.db.update(eventOrganiserConsents).set({ state, decidedAt: ctx.now }).where(isPair(pair));
    const changed = await leadTo(ctx, pair, act === 'allow' ? organiserId : null);
    await record(ctx, {
      type: 'user',
      objectId: organiserId,
      action: act === 'allow' ? 'user.organiserAllowed' : 'user.organiserDenied',
      after: { count: changed.length },
    });
    touch(ctx, ORGANISERS_TAG, userTag(organiserId), ...changed.map(({ id }) => eventTag(id)));
    await announce(ctx, organiserTold, {
      eventId: consent.eventId,
      key: `organiser:${organiserId}:${authorId}:${state}:${ctx.now.toISOString()}`,
      userId: authorId,
      what: state,
    });
  });
};

/**
 * Leads the events of an author to a profile, or to none. Files for calendars name the organiser, too, so they become newer
 * ones.
 */
const leadTo = (
  ctx: Ctx,
  { organiserId, authorId }: { readonly organiserId: number; readonly authorId: number },
  profileId: number | null,
) =>
  ctx.db
    .update(events)
    .set({ organiserProfileId: profileId, calendarSequence: sql`${events.calendarSequence} + 1` })
    .where(
      and(
        eq(events.organiserId, organiserId),
        eq(events.authorId, authorId),
        eq(events.isOrganisedByAuthor, false),
        sql`${events.organiserProfileId} is distinct from ${profileId}::int`,
      ),
    )
    .returning({ id: events.id });
