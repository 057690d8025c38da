// Does the organiser's work: how registration goes, who came, who is taken off the list, and a mail to all.
import { eq } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbiddenIfSeen, notFound } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { invalid, refused } from '#kernel/outcomes.ts';
import type { Invalid, Refused } from '#kernel/outcomes.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { stampOfSeen } from '#kernel/seen-stamp.ts';
import { visibleLines } from '#kernel/visible-words.ts';
import { record } from '#bundles/history/public.ts';
import { eventTag } from '../constants.ts';
import { eventKind } from '../kind.ts';
import { findEvents } from '../queries.ts';
import type { Event } from '../queries.ts';
import { EVENT_TYPE, LETTER_LIMIT, MAX_REASON_LENGTH } from './constants.ts';
import { inWords } from './occasion.ts';
import { mayOrganise } from './policy.ts';
import { findRegistration, listOfDate, lockRules } from './queries.ts';
import type { Registration, Rules } from './queries.ts';
import { readLetter, readRules } from './rules.ts';
import type { LetterInput, TypedRules } from './rules.ts';
import { eventRegistrationRules, eventRegistrations } from './schema.ts';
import { fillSeats } from './seats.ts';
import type { DateRef } from './seats.ts';
import { notifyLater } from './notify-registered.ts';
import * as texts from './texts.ts';

/** Returns an event whose registrations the viewer looks after. Throws 403, and 404 for what they may not see. */
export const findOrganised = async (ctx: Ctx, eventId: number): Promise<Event> => {
  const event = (await findEvents(ctx, [eventId])).get(eventId);
  if (!event || event.state === 'erased') throw notFound();
  if (mayOrganise(ctx.viewer, event)) return event;
  throw forbiddenIfSeen(eventKind.visibility(ctx.viewer, event, ctx.now) === 'all');
};

export type RulesOutcome = { readonly kind: 'saved' } | Refused | Invalid;

/** Returns the stamp of what the form of the rules shows. */
export const stampOf = (rules: Rules | undefined): string =>
  stampOfSeen(rules ? Object.entries(fieldsOf(rules)) : []);

/**
 * Saves how registration goes; additional seats go to those who wait. `seen` is the stamp of what the organiser had before them;
 * programs may leave it out. Throws 403 and 404.
 */
export const saveRules = async (
  ctx: Ctx,
  eventId: number,
  typed: TypedRules,
  seen = '',
): Promise<RulesOutcome> => {
  const event = await findOrganised(ctx, eventId);
  const read = readRules(typed);
  if (read.kind === 'invalid') return read;
  return withTransaction(ctx, async (ctx): Promise<RulesOutcome> => {
    const before = await lockRules(ctx, eventId);
    if (seen !== '' && seen !== stampOf(before)) return refused(texts.changedMeanwhile);
    const wanted = { eventId, ...read.value };
    const [rules] = await ctx.db
      .insert(eventRegistrationRules)
      .values(wanted)
      .onConflictDoUpdate({ target: eventRegistrationRules.eventId, set: read.value })
      .returning();
    await fillSeats(
      ctx,
      rules!,
      event.dates.map(({ key }) => key),
    );
    await record(ctx, {
      type: EVENT_TYPE,
      objectId: eventId,
      action: 'event.registrationRules',
      ...(before && { before: fieldsOf(before) }),
      after: fieldsOf(rules!),
    });
    return { kind: 'saved' };
  });
};

const fieldsOf = ({ isOpen, seatLimit, maxSeats, closesHours, question, hasWaitingList }: Rules) => ({
  isOpen,
  seatLimit,
  maxSeats,
  closesHours,
  question,
  hasWaitingList,
});

export type ChangeOutcome = { readonly kind: 'done'; readonly row: Registration } | Refused | Invalid;

interface Chosen {
  readonly eventId: number;
  readonly registrationId: number;
}

/** Notes that somebody came, or that they didn't. Throws 403 and 404. */
export const markCome = async (
  ctx: Ctx,
  { eventId, registrationId }: Chosen,
  hasCome: boolean,
): Promise<ChangeOutcome> => {
  await findOrganised(ctx, eventId);
  return withTransaction(ctx, async (ctx): Promise<ChangeOutcome> => {
    await lockRules(ctx, eventId);
    const row = await findOf(ctx, { eventId, registrationId });
    if (row.state === 'cancelled' || row.state === 'unconfirmed') return refused(texts.wasRemoved);
    if (row.hasCome === hasCome) return { kind: 'done', row };
    await ctx.db.update(eventRegistrations).set({ hasCome }).where(eq(eventRegistrations.id, row.id));
    const after = { day: inWords(row.known, ctx.now), seats: row.seats, hasCome };
    await record(ctx, { type: EVENT_TYPE, objectId: eventId, action: 'event.registrationCame', after });
    return { kind: 'done', row };
  });
};

/** Takes somebody off the list, who is told why; the seats go on. Throws 403 and 404. */
export const removeRegistration = async (
  ctx: Ctx,
  { eventId, registrationId }: Chosen,
  typed: string,
): Promise<ChangeOutcome> => {
  await findOrganised(ctx, eventId);
  const reason = visibleLines(typed);
  if (!reason) return invalid({ reason: texts.reasonMissing });
  if (reason.length > MAX_REASON_LENGTH) return invalid({ reason: texts.tooLong(MAX_REASON_LENGTH) });
  return withTransaction(ctx, async (ctx): Promise<ChangeOutcome> => {
    const rules = await lockRules(ctx, eventId);
    const row = await findOf(ctx, { eventId, registrationId });
    if (row.state === 'cancelled' || row.state === 'unconfirmed') return refused(texts.wasRemoved);
    await ctx.db
      .update(eventRegistrations)
      .set({ state: 'cancelled', cancelledAt: ctx.now, cancelReason: reason })
      .where(eq(eventRegistrations.id, row.id));
    await notifyLater(ctx, { what: 'removed', ids: [row.id], stamp: String(row.id), reason });
    if (rules) await fillSeats(ctx, rules, [row.dateKey]);
    const before = { day: inWords(row.known, ctx.now), seats: row.seats };
    await record(ctx, { type: EVENT_TYPE, objectId: eventId, action: 'event.registrationRemoved', before });
    touch(ctx, eventTag(eventId));
    return { kind: 'done', row };
  });
};

export type LetterOutcome = { readonly kind: 'sent'; readonly count: number } | Refused | Invalid;

/** Mails everybody who has a seat at a date or waits for one. Throws 403, 404 and 429. */
export const writeToAll = async (ctx: Ctx, ref: DateRef, typed: LetterInput): Promise<LetterOutcome> => {
  const { eventId, dateKey } = ref;
  await findOrganised(ctx, eventId);
  const read = readLetter(typed);
  if (read.kind === 'invalid') return read;
  const recipients = await listOfDate(ctx, ref, ['registered', 'waiting']);
  const [first] = recipients;
  if (!first) return refused(texts.nobody);
  await limitAttempts(ctx, `event-letter:${eventId}:${dateKey}`, LETTER_LIMIT);
  return withTransaction(ctx, async (ctx): Promise<LetterOutcome> => {
    const ids = recipients.map(({ id }) => id);
    await notifyLater(ctx, { what: 'letter', ids, stamp: crypto.randomUUID(), ...read.value });
    const after = { day: inWords(first.known, ctx.now), count: ids.length };
    await record(ctx, { type: EVENT_TYPE, objectId: eventId, action: 'event.registrationLetter', after });
    return { kind: 'sent', count: ids.length };
  });
};

/** Throws 404 for one that belongs to another event. */
const findOf = async (ctx: Ctx, { eventId, registrationId }: Chosen): Promise<Registration> => {
  const row = await findRegistration(ctx, registrationId);
  if (!row || row.eventId !== eventId) throw notFound();
  return row;
};
