// Reading who has a calendar of their own, and what is in it.
import { createHash } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { unseal } from '#kernel/sealed-text.ts';
import { listMarkedDates } from '../../marks/queries.ts';
import { eventRegistrations } from '../../registrations/schema.ts';
import { eventCalendarAddresses } from '../schema.ts';

const { userId: owner } = eventCalendarAddresses;

/** What a sealed token is about. */
export const SEALED_ABOUT = 'event-calendar';

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

export const findOwnerOf = async (ctx: Ctx, token: string): Promise<number | undefined> =>
  (
    await ctx.db
      .select({ owner })
      .from(eventCalendarAddresses)
      .where(eq(eventCalendarAddresses.tokenHash, hashOf(token)))
  )[0]?.owner;

export interface OwnAddress {
  /** Undefined where the portal's secret is another one by now. */
  readonly token: string | undefined;
  readonly createdAt: Date;
}

export const findAddress = async (ctx: Ctx, userId: number): Promise<OwnAddress | undefined> => {
  const [row] = await ctx.db.select().from(eventCalendarAddresses).where(eq(owner, userId));
  if (!row) return undefined;
  return { token: unseal(ctx.portal.secrets, SEALED_ABOUT, row.sealedToken), createdAt: row.createdAt };
};

export interface OwnDate {
  readonly eventId: number;
  readonly dateKey: number;
  readonly isWaiting: boolean;
}

/** Dates that somebody registered for, and others that they come to. */
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
