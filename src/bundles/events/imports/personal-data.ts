// Handles what calendars that are read in hold about a person.
import { asc, eq, ne, and, inArray, sql } from 'drizzle-orm';
import { addUp, moveRows } from '#kernel/account-merges.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import { eventSources } from './schema.ts';
import { personalDataWords } from './texts.ts';

const { ownerId, trustedBy } = eventSources;

/**
 * A person's calendars. They are given out by name and address; what stands in them is published, or somebody else's. They are
 * deleted with the person.
 */
export const ownSources: PersonalData = {
  name: 'eventSources',
  words: personalDataWords,
  exportFor: (ctx, userId) =>
    ctx.db
      .select({
        id: eventSources.id,
        name: eventSources.name,
        address: eventSources.address,
        organiser: eventSources.organiser,
        venue: eventSources.venue,
        readAt: eventSources.readAt,
        createdAt: eventSources.createdAt,
      })
      .from(eventSources)
      .where(eq(ownerId, userId))
      .orderBy(asc(eventSources.id)),
  countFor: async (ctx, userId) => ({
    goes: await ctx.db.$count(eventSources, eq(ownerId, userId)),
    stays: 0,
  }),
  mergeInto: async (ctx, merge) => {
    const { fromId, intoId } = merge;
    const others = ctx.db
      .select({ address: eventSources.address })
      .from(eventSources)
      .where(and(eq(ownerId, intoId), ne(sql`coalesce(${eventSources.address}, '')`, '')));
    const dropped = await ctx.db
      .delete(eventSources)
      .where(and(eq(ownerId, fromId), inArray(eventSources.address, others)));
    await ctx.db.update(eventSources).set({ trustedBy: intoId }).where(eq(trustedBy, fromId));
    return addUp([
      { moved: 0, dropped: dropped.rowCount ?? 0 },
      await moveRows(ctx, eventSources, 'ownerId', merge),
    ]);
  },
  eraseFor: async (ctx, userId) => {
    await ctx.db.delete(eventSources).where(eq(ownerId, userId));
    await ctx.db.update(eventSources).set({ trustedBy: null, mode: 'review' }).where(eq(trustedBy, userId));
  },
};
