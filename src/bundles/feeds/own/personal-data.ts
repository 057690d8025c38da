// Says what feeds hold about a person: that theirs has an address. What is in it belongs to others.
import { eq } from 'drizzle-orm';
import type { PersonalData } from '#kernel/personal-data.ts';
import { ownFeedAddresses } from '../schema.ts';
import { personalDataWords } from './texts.ts';

const { userId: owner, createdAt } = ownFeedAddresses;

/** The address itself isn't given out: the file would be a key. */
export const personalFeed: PersonalData = {
  name: 'ownFeed',
  words: personalDataWords,
  exportFor: (ctx, userId) => ctx.db.select({ createdAt }).from(ownFeedAddresses).where(eq(owner, userId)),
  countFor: async (ctx, userId) => ({
    goes: await ctx.db.$count(ownFeedAddresses, eq(owner, userId)),
    stays: 0,
  }),
  mergeInto: async (ctx, { fromId }) => {
    const gone = await ctx.db.delete(ownFeedAddresses).where(eq(owner, fromId)).returning({ owner });
    return { moved: 0, dropped: gone.length };
  },
  eraseFor: async (ctx, userId) => {
    await ctx.db.delete(ownFeedAddresses).where(eq(owner, userId));
  },
};
