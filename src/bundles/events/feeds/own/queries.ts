// Reads who has a calendar of their own, and what is in it.
import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { hashOfToken, openSecretAddress } from '#kernel/secret-address.ts';
import type { SecretAddress } from '#kernel/secret-address.ts';
import { listMarkedDates } from '../../marks/queries.ts';
import { eventRegistrations } from '../../registrations/schema.ts';
import { eventCalendarAddresses } from '../schema.ts';

const { userId: owner } = eventCalendarAddresses;

/** What a sealed token is about. */
export const SEALED_ABOUT = 'event-calendar';

export const findOwnerOf = async (ctx: Ctx, token: string): Promise<number | undefined> =>
  (
    await ctx.db
      .select({ owner })
      .from(eventCalendarAddresses)
      .where(eq(eventCalendarAddresses.tokenHash, hashOfToken(token)))
  )[0]?.owner;

export const findAddress = async (ctx: Ctx, userId: number): Promise<SecretAddress | undefined> => {
  const [row] = await ctx.db.select().from(eventCalendarAddresses).where(eq(owner, userId));
  return row && openSecretAddress(ctx, SEALED_ABOUT, row);
};

export interface OwnDate {
  readonly eventId: number;
  readonly dateKey: number;
  readonly isWaiting: boolean;
}

/** Finds the dates that somebody registered for, and others that they come to. */
export const findOwnDates = async (ctx: Ctx, userId: number): Promise<OwnDate[]> => {
  const [registered, marked] = await Promise.all([
    ctx.db
      .select({
        eventId: eventRegistrations.eventId,
        dateKey: eventRegistrations.dateKey,
        state: eventRegistrations.state,
      })
      .from(eventRegistrations)
      .where(
        and(
          eq(eventRegistrations.userId, userId),
          inArray(eventRegistrations.state, ['registered', 'waiting']),
        ),
      ),
    listMarkedDates(ctx, userId),
  ]);
  return [
    ...marked.map(({ eventId, dateKey }) => ({ eventId, dateKey, isWaiting: false })),
    ...registered.map(({ state, ...date }) => ({ ...date, isWaiting: state === 'waiting' })),
  ];
};
