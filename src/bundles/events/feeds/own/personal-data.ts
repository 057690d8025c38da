// Handles what calendars hold about a person: that theirs has an address. What is in it belongs to others.
import { eq } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import { eventCalendarAddresses } from '../schema.ts';
import { personalDataWords } from './texts.ts';

const { userId: owner, createdAt } = eventCalendarAddresses;

/** The address itself isn't given out: the file would be a key. */
export const personalCalendar: PersonalData = {
  name: 'eventCalendar',
  words: personalDataWords,
  exportFor: (ctx, userId) =>
    ctx.db.select({ createdAt }).from(eventCalendarAddresses).where(eq(owner, userId)),
  countFor: async (ctx, userId) => ({
    goes: await ctx.db.$count(eventCalendarAddresses, eq(owner, userId)),
    stays: 0,
  }),
  mergeInto: async (ctx, { fromId }) => {
    const gone = await ctx.db.delete(eventCalendarAddresses).where(eq(owner, fromId)).returning({ owner });
    return { moved: 0, dropped: gone.length };
  },
  eraseFor: (ctx, userId) =>
    withTransaction(ctx, async (ctx) => {
      await ctx.db.delete(eventCalendarAddresses).where(eq(owner, userId));
    }),
};
