// Registers somebody for a date, confirms that for a guest, and cancels. All of it is safe to do again: somebody is registered
// once for a date, and whoever comes at the same moment waits for the row of the event's rules.
import { eq } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { unauthorised } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { refused } from '#kernel/outcomes.ts';
import type { Invalid, Refused } from '#kernel/outcomes.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { record } from '#bundles/history/public.ts';
import { isAddress } from '#bundles/mail/public.ts';
import { demandToAct } from '#bundles/users/public.ts';
import { eventTag } from '../constants.ts';
import { findEvents } from '../queries.ts';
import { overAt } from '../rules.ts';
import { EVENT_TYPE, GUEST_LIMIT_PER_ADDRESS, GUEST_LIMIT_PER_EMAIL, MEMBER_LIMIT } from './constants.ts';
import { findByLink } from './links.ts';
import type { GuestLink } from './links.ts';
import { findSeenOccasion, inWords, knownOf, obstacleTo } from './occasion.ts';
import type { EventOccasion } from './occasion.ts';
import { mayRegister } from './policy.ts';
import { countSeats, findActive, findRules, lockRules } from './queries.ts';
import type { Registration, Rules } from './queries.ts';
import { freeSeats, readRegistration } from './rules.ts';
import type { RegistrationInput, TypedRegistration } from './rules.ts';
import { eventRegistrations } from './schema.ts';
import { fillSeats } from './seats.ts';
import type { DateRef } from './seats.ts';
import { mailGuest } from './notify-registered.ts';
import * as texts from './texts.ts';

type Settled = 'registered' | 'waiting';

export type RegisterOutcome =
  | { readonly kind: 'done'; readonly state: Settled; readonly isNew: boolean }
  /** What a guest is told is the same, whoever the address belongs to. */
  | { readonly kind: 'mailed' }
  | Refused
  | Invalid;

/** Registers whoever is signed in. Throws 403, 404 and 429. */
export const registerMember = async (
  ctx: Ctx,
  ref: DateRef,
  typed: TypedRegistration,
): Promise<RegisterOutcome> => {
  const { viewer } = ctx;
  await findSeenOccasion(ctx, ref.eventId, ref.dateKey);
  if (!mayRegister(viewer)) demandToAct(viewer);
  const userId = viewer.id!;
  await limitAttempts(ctx, `event-register:member:${userId}`, MEMBER_LIMIT);
  return withTransaction(ctx, async (ctx): Promise<RegisterOutcome> => {
    const rules = await lockRules(ctx, ref.eventId);
    // The date is read as it is now: whoever moves it looks afterwards for who is to be told.
    const occasion = await findSeenOccasion(ctx, ref.eventId, ref.dateKey);
    const own = await findActive(ctx, ref, { userId });
    if (own) return { kind: 'done', state: own.state as Settled, isNew: false };
    const obstacle = obstacleTo(ctx, occasion, rules);
    if (obstacle || !rules) return refused(obstacle ?? texts.notOffered);
    const read = readRegistration(typed, { ...rules, isGuest: false, isAddress });
    if (read.kind === 'invalid') return read;
    const state = await stateFor(ctx, ref, rules, read.value.seats);
    if (typeof state !== 'string') return state;
    const { seats, answer } = read.value;
    await ctx.db.insert(eventRegistrations).values({
      ...newRow(ctx, occasion),
      userId,
      seats,
      answer,
      state,
      queuedAt: ctx.now,
    });
    await note(ctx, ref, 'event.registered', {
      day: dayOf(ctx, occasion),
      seats,
      standing: texts.stateWords[state],
    });
    return { kind: 'done', state, isNew: true };
  });
};

/**
 * Asks a guest by mail whether it was them. Where they are registered already they get their link once more, so that nobody
 * learns from the answer who is. Throws 404 and 429.
 */
export const registerGuest = async (
  ctx: Ctx,
  ref: DateRef,
  typed: TypedRegistration & { readonly address: string },
): Promise<RegisterOutcome> => {
  const occasion = await findSeenOccasion(ctx, ref.eventId, ref.dateKey);
  await limitAttempts(ctx, `event-register:address:${typed.address}`, GUEST_LIMIT_PER_ADDRESS);
  const rules = await findRules(ctx, ref.eventId);
  const obstacle = obstacleTo(ctx, occasion, rules);
  if (obstacle || !rules) return refused(obstacle ?? texts.notOffered);
  const read = readRegistration(typed, { ...rules, isGuest: true, isAddress });
  if (read.kind === 'invalid') return read;
  const { email, seats } = read.value;
  await limitAttempts(ctx, `event-register:email:${email.toLowerCase()}`, GUEST_LIMIT_PER_EMAIL);
  return withTransaction(ctx, async (ctx): Promise<RegisterOutcome> => {
    const lockedRules = await lockRules(ctx, ref.eventId);
    const known = await findActive(ctx, ref, { email });
    const state = await stateFor(ctx, ref, lockedRules ?? rules, seats);
    const isRegistered = known !== undefined && known.state !== 'unconfirmed';
    // Whoever has a seat gets their link also where all are taken, but the answer says what it says to anybody.
    const answer: RegisterOutcome = typeof state === 'string' ? { kind: 'mailed' } : state;
    if (answer.kind === 'refused' && !isRegistered) return answer;
    const row = await saveGuest(ctx, occasion, known, read.value);
    await mailGuest(ctx, row, {
      what: row.state === 'unconfirmed' ? 'confirm' : (row.state as Settled),
      title: occasion.event.title,
      stamp: String(row.links),
    });
    await note(ctx, ref, 'event.registrationAsked', { day: dayOf(ctx, occasion), seats: row.seats });
    return answer;
  });
};

/** What isn't confirmed yet is stored as it was typed last; what is confirmed stays as it is. */
const saveGuest = async (
  ctx: Ctx,
  occasion: EventOccasion,
  known: Registration | undefined,
  { name, email, seats, answer }: RegistrationInput,
): Promise<Registration> => {
  const words = { name, seats, answer };
  const fresh = newRow(ctx, occasion);
  const [row] = known
    ? await ctx.db
        .update(eventRegistrations)
        .set({ links: known.links + 1, ...(known.state === 'unconfirmed' && { ...words, ...fresh }) })
        .where(eq(eventRegistrations.id, known.id))
        .returning()
    : await ctx.db
        .insert(eventRegistrations)
        .values({ ...fresh, ...words, email, state: 'unconfirmed', links: 1 })
        .returning();
  return row!;
};

export type LinkOutcome =
  | { readonly kind: 'done'; readonly state: Settled }
  | { readonly kind: 'cancelled'; readonly wasThere: boolean }
  | Refused;

/**
 * Confirms a registration for whoever has the link of a guest's mail; a second time changes nothing. Throws 404 for a link that
 * is none any more.
 */
export const confirmGuest = async (ctx: Ctx, link: GuestLink): Promise<LinkOutcome> => {
  const { eventId, dateKey } = await findByLink(ctx, link);
  return withTransaction(ctx, async (ctx): Promise<LinkOutcome> => {
    const rules = await lockRules(ctx, eventId);
    const row = await findByLink(ctx, link);
    if (row.state === 'cancelled') return refused(texts.wasCancelled);
    if (row.state !== 'unconfirmed') return { kind: 'done', state: row.state };
    const event = (await findEvents(ctx, [eventId])).get(eventId);
    const date = event?.dates.find(({ key }) => key === dateKey);
    if (!event || !date || !rules) return refused(texts.notOffered);
    const obstacle = obstacleTo(ctx, { event, date }, rules);
    if (obstacle) return refused(obstacle);
    const state = await stateFor(ctx, row, rules, row.seats);
    if (typeof state !== 'string') return state;
    const [settled] = await ctx.db
      .update(eventRegistrations)
      .set({ state, queuedAt: ctx.now, known: knownOf({ event, date }), overAt: overAt(date) })
      .where(eq(eventRegistrations.id, row.id))
      .returning();
    await mailGuest(ctx, settled!, { what: state, title: event.title, stamp: 'confirmed' });
    const { seats, known } = settled!;
    await note(ctx, row, 'event.registrationConfirmed', {
      day: inWords(known, ctx.now),
      seats,
      standing: texts.stateWords[state],
    });
    return { kind: 'done', state };
  });
};

export const cancelByLink = async (ctx: Ctx, link: GuestLink): Promise<LinkOutcome> => {
  const { eventId } = await findByLink(ctx, link);
  return withTransaction(ctx, async (ctx) => {
    const rules = await lockRules(ctx, eventId);
    return cancelRow(ctx, rules, await findByLink(ctx, link));
  });
};

/** Ends one's own; a second time changes nothing. Also where the event isn't seen any more. Throws 404 where there never was one. */
export const cancelOwn = async (ctx: Ctx, ref: DateRef): Promise<LinkOutcome> =>
  withTransaction(ctx, async (ctx) => {
    const { viewer } = ctx;
    if (!isSignedIn(viewer)) throw unauthorised();
    const rules = await lockRules(ctx, ref.eventId);
    const own = await findActive(ctx, ref, { userId: viewer.id });
    if (own) return cancelRow(ctx, rules, own);
    await findSeenOccasion(ctx, ref.eventId, ref.dateKey);
    return { kind: 'cancelled', wasThere: false };
  });

const cancelRow = async (ctx: Ctx, rules: Rules | undefined, row: Registration): Promise<LinkOutcome> => {
  if (row.state === 'cancelled') return { kind: 'cancelled', wasThere: false };
  await ctx.db
    .update(eventRegistrations)
    .set({ state: 'cancelled', cancelledAt: ctx.now })
    .where(eq(eventRegistrations.id, row.id));
  if (rules) await fillSeats(ctx, rules, [row.dateKey]);
  await note(ctx, row, 'event.registrationCancelled', { day: inWords(row.known, ctx.now), seats: row.seats });
  return { kind: 'cancelled', wasThere: true };
};

/** The caller holds the rules. Nobody passes those who wait. */
const stateFor = async (
  ctx: Ctx,
  { eventId, dateKey }: DateRef,
  { seatLimit: limit, hasWaitingList }: Rules,
  seats: number,
): Promise<Settled | Refused> => {
  const { registered: taken, waiting } = (await countSeats(ctx, eventId))(dateKey);
  const free = freeSeats({ limit, taken });
  if (free === null || (seats <= free && waiting === 0)) return 'registered';
  if (hasWaitingList) return 'waiting';
  // What is left while others wait is for them.
  return refused(free === 0 || waiting > 0 ? texts.isFull : texts.notEnough(free));
};

const newRow = (ctx: Ctx, { event, date }: EventOccasion) => ({
  eventId: event.id,
  dateKey: date.key,
  createdAt: ctx.now,
  known: knownOf({ event, date }),
  overAt: overAt(date),
});

const dayOf = (ctx: Ctx, occasion: EventOccasion) => inWords(knownOf(occasion), ctx.now);

/**
 * Records what happened without names: those who register have a right to be forgotten, the history hasn't. Of members, who
 * stand beside what they do, it isn't told for which date, as of those who come.
 */
const note = async (
  ctx: Ctx,
  { eventId }: DateRef,
  action: string,
  { day, ...told }: { readonly day: string; readonly seats: number; readonly standing?: string },
) => {
  const after = isSignedIn(ctx.viewer) ? told : { day, ...told };
  await record(ctx, { type: EVENT_TYPE, objectId: eventId, action, after });
  touch(ctx, eventTag(eventId));
};
