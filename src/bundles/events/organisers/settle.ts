// Decides whose profile the organiser of an event leads to. Free words name anybody; a link to somebody's profile says that it
// is them, so it is for whom they let, or for whom an editor answers. docs/decisions/0104
import { eq } from 'drizzle-orm';
import { announce } from '#kernel/announcements.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { touch } from '#kernel/invalidation.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { userTag } from '#bundles/users/public.ts';
import { events } from '../schema.ts';
import { ASK_LIMIT, ORGANISERS_TAG } from './constants.ts';
import type { ConsentState } from './constants.ts';
import { organiserTold } from './notices.ts';
import { publicPeople } from './people.ts';
import { mayVouchForOrganiser } from './policy.ts';
import { findConsent, isPair, lockConsent } from './queries.ts';
import { eventOrganiserConsents } from './schema.ts';

type Row = Pick<
  typeof events.$inferSelect,
  'id' | 'state' | 'authorId' | 'locationPath' | 'isOrganisedByAuthor' | 'organiserId' | 'organiserProfileId'
>;

/**
 * Settles the profile within the transaction that changes the event; without `former` the event is new. Throws 429 for an
 * author who asks too many.
 */
export const settleOrganiser = async (ctx: Ctx, row: Row, former: Row | undefined): Promise<void> => {
  const before = row.organiserProfileId;
  const now = await profileOf(ctx, row, former?.organiserId !== row.organiserId);
  if (now === before) return;
  await ctx.db.update(events).set({ organiserProfileId: now }).where(eq(events.id, row.id));
  touch(ctx, ORGANISERS_TAG, ...[before, now].flatMap((id) => (id === null ? [] : [userTag(id)])));
};

const profileOf = async (ctx: Ctx, row: Row, isNamedNow: boolean): Promise<number | null> => {
  const own = ownProfileOf(row);
  if (own !== undefined) return own;
  const pair = { organiserId: row.organiserId!, authorId: row.authorId };
  if ((await publicPeople(ctx, [pair.organiserId])).length === 0) return unseenProfileOf(row);
  const state = (await lockConsent(ctx, pair))?.state;
  const { profileId, notice } = leadOf(ctx.viewer, row, { state, isNamedNow });
  if (notice === 'asked') await limitAttempts(ctx, `organiser-ask:${pair.authorId}`, ASK_LIMIT);
  if (notice) await notifyOrganiser(ctx, row, pair, notice);
  return profileId;
};

/** Returns the profile that the organiser would lead to if the viewer published the event now; changes nothing and tells nobody. */
export const profileAsIfOut = async (
  ctx: Ctx,
  row: Omit<Row, 'organiserProfileId'>,
  former: Row | undefined,
): Promise<number | null> => {
  const own = ownProfileOf(row);
  if (own !== undefined) return own;
  const organiserProfileId = former?.organiserProfileId ?? null;
  if ((await publicPeople(ctx, [row.organiserId!])).length === 0)
    return unseenProfileOf({ ...row, organiserProfileId });
  const state = (await findConsent(ctx, { organiserId: row.organiserId!, authorId: row.authorId }))?.state;
  const isNamedNow = former?.organiserId !== row.organiserId;
  return leadOf(ctx.viewer, { ...row, organiserProfileId }, { state, isNamedNow }).profileId;
};

/**
 * Returns the profile of somebody who is hidden or suspended: nobody is newly led to them, but what was settled before holds
 * again as soon as everybody may see them, and until then isn't linked.
 */
const unseenProfileOf = ({ organiserId, organiserProfileId }: Row): number | null =>
  organiserProfileId === organiserId ? organiserProfileId : null;

/** Returns the profile, or null for none; undefined where somebody else has a say in it. */
const ownProfileOf = ({
  isOrganisedByAuthor,
  organiserId,
  authorId,
  state,
}: Omit<Row, 'organiserProfileId'>) => {
  if (isOrganisedByAuthor || organiserId === authorId) return authorId;
  return organiserId === null || state === 'erased' ? null : undefined;
};

interface Standing {
  readonly state: ConsentState | undefined;
  /** The event named somebody else before, or nobody. */
  readonly isNamedNow: boolean;
}

interface Lead {
  readonly profileId: number | null;
  readonly notice?: ConsentState & ('asked' | 'named');
}

const leadOf = (viewer: Viewer, row: Row, { state, isNamedNow }: Standing): Lead => {
  const { organiserId } = row;
  if (state === 'denied') return { profileId: null };
  if (state === 'allowed') return { profileId: organiserId };
  // Whoever mends a word of it, or the portal at its hour, answers for nobody.
  if (isNamedNow && isSignedIn(viewer) && mayVouchForOrganiser(viewer, row))
    return { profileId: organiserId, ...(state !== 'named' && { notice: 'named' }) };
  // An editor has answered for it, and it is left as it is.
  if (row.organiserProfileId === organiserId) return { profileId: organiserId };
  return { profileId: null, ...(state !== 'asked' && isSignedIn(viewer) && { notice: 'asked' }) };
};

/** Tells the organiser, once for two who save at the same moment. No entry: the event has one, and it says whom it names. */
const notifyOrganiser = async (
  ctx: Ctx,
  { id: eventId }: Row,
  pair: { readonly organiserId: number; readonly authorId: number },
  state: ConsentState & ('asked' | 'named'),
): Promise<void> => {
  const asked = { state, eventId, askedAt: ctx.now };
  await ctx.db
    .insert(eventOrganiserConsents)
    .values({ ...pair, ...asked })
    .onConflictDoNothing();
  await ctx.db.update(eventOrganiserConsents).set(asked).where(isPair(pair));
  touch(ctx, ORGANISERS_TAG);
  await announce(ctx, organiserTold, {
    eventId,
    key: `organiser:${pair.organiserId}:${pair.authorId}:${state}`,
    userId: pair.organiserId,
    what: state,
  });
};
