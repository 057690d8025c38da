// Reads registrations and how an organiser wants them. Who may see what is asked of the policy afterwards.
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import type { RegistrationState } from './constants.ts';
import { eventRegistrationRules, eventRegistrations } from './schema.ts';
import type { KnownDate } from './schema.ts';

export type Rules = typeof eventRegistrationRules.$inferSelect;
export type Registration = typeof eventRegistrations.$inferSelect;

const selectRules = prepared('events.registrationRules', (db) =>
  db
    .select()
    .from(eventRegistrationRules)
    .where(eq(eventRegistrationRules.eventId, sql.placeholder('eventId'))),
);

export const findRules = async (ctx: Ctx, eventId: number): Promise<Rules | undefined> =>
  (await selectRules(ctx, { eventId }))[0];

/** Locks the rules of an event in a transaction: whoever else changes registrations of this event waits until it ends. */
export const lockRules = async (ctx: Ctx, eventId: number): Promise<Rules | undefined> =>
  (
    await ctx.db
      .select()
      .from(eventRegistrationRules)
      .where(eq(eventRegistrationRules.eventId, eventId))
      .for('update')
  )[0];

/** Seats of a date. */
export interface SeatCounts {
  readonly registered: number;
  readonly waiting: number;
}

const NO_SEATS: SeatCounts = { registered: 0, waiting: 0 };

const selectCounts = prepared('events.seatCounts', (db) =>
  db
    .select({
      dateKey: eventRegistrations.dateKey,
      registered: seatsIn('registered'),
      waiting: seatsIn('waiting'),
    })
    .from(eventRegistrations)
    .where(eq(eventRegistrations.eventId, sql.placeholder('eventId')))
    .groupBy(eventRegistrations.dateKey),
);

const seatsIn = (state: RegistrationState) =>
  sql<number>`coalesce(sum(${eventRegistrations.seats}) filter (where ${eventRegistrations.state} = ${sql.raw(`'${state}'`)}), 0)::int`;

/** Counts seats by the keys of an event's dates; a date without any has nought. */
export const countSeats = async (ctx: Ctx, eventId: number): Promise<(dateKey: number) => SeatCounts> => {
  const rows = await selectCounts(ctx, { eventId });
  const byKey = new Map(rows.map(({ dateKey, registered, waiting }) => [dateKey, { registered, waiting }]));
  return (dateKey) => byKey.get(dateKey) ?? NO_SEATS;
};

const isActive = ne(eventRegistrations.state, 'cancelled');

/** Returns one's own registrations for all dates of an event, without those that were cancelled. */
export const listOwn = (ctx: Ctx, eventId: number, userId: number): Promise<Registration[]> =>
  ctx.db
    .select()
    .from(eventRegistrations)
    .where(and(eq(eventRegistrations.eventId, eventId), eq(eventRegistrations.userId, userId), isActive));

interface DateRef {
  readonly eventId: number;
  readonly dateKey: number;
}

/** Returns the registration of somebody for a date that counts, or still waits for its confirmation. */
export const findActive = async (
  ctx: Ctx,
  { eventId, dateKey }: DateRef,
  person: { readonly userId: number } | { readonly email: string },
): Promise<Registration | undefined> => {
  const { userId, email } = eventRegistrations;
  const isTheirs =
    'userId' in person
      ? eq(userId, person.userId)
      : sql`lower(${email}) = lower(${person.email}) and ${userId} is null`;
  const isOfDate = and(eq(eventRegistrations.eventId, eventId), eq(eventRegistrations.dateKey, dateKey));
  return (
    await ctx.db
      .select()
      .from(eventRegistrations)
      .where(and(isOfDate, isActive, isTheirs))
  )[0];
};

/** Returns a guest's registration by their address, as `findActive` does. */
export const findGuest = (ctx: Ctx, ref: DateRef, email: string): Promise<Registration | undefined> =>
  findActive(ctx, ref, { email });

export const findRegistration = async (ctx: Ctx, id: number): Promise<Registration | undefined> =>
  (await ctx.db.select().from(eventRegistrations).where(eq(eventRegistrations.id, id)))[0];

export const findRegistrations = (ctx: Ctx, ids: readonly number[]): Promise<Registration[]> =>
  ctx.db
    .select()
    .from(eventRegistrations)
    .where(inArray(eventRegistrations.id, [...ids]))
    .orderBy(asc(eventRegistrations.id));

/** Returns dates for which anybody registered, with what they know of it: also those that are no longer dates of the event. */
export const listKnownDates = async (ctx: Ctx, eventId: number): Promise<ReadonlyMap<number, KnownDate>> => {
  const { dateKey, known, state } = eventRegistrations;
  const rows = await ctx.db
    .selectDistinctOn([dateKey], { dateKey, known })
    .from(eventRegistrations)
    .where(and(eq(eventRegistrations.eventId, eventId), ne(state, 'unconfirmed')))
    .orderBy(asc(dateKey), asc(eventRegistrations.id));
  return new Map(rows.map((row) => [row.dateKey, row.known]));
};

/** Lists the registrations for a date in the order in which they came; who hasn't confirmed isn't there. */
export const listOfDate = (
  ctx: Ctx,
  { eventId, dateKey }: DateRef,
  states: readonly RegistrationState[] = ['registered', 'waiting', 'cancelled'],
): Promise<Registration[]> =>
  ctx.db
    .select()
    .from(eventRegistrations)
    .where(
      and(
        eq(eventRegistrations.eventId, eventId),
        eq(eventRegistrations.dateKey, dateKey),
        inArray(eventRegistrations.state, [...states]),
      ),
    )
    .orderBy(asc(eventRegistrations.queuedAt), asc(eventRegistrations.id));
