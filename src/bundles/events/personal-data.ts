// Says what events hold about a person.
import { and, asc, eq, ne } from 'drizzle-orm';
import type { PersonalData } from '#kernel/personal-data.ts';
import { events } from './schema.ts';
import { personalDataWords } from './texts.ts';
import { touch } from '#kernel/invalidation.ts';
import { eventTag } from './constants.ts';

/**
 * Events are given out with their texts, as far as there are any left. On erasure of the person they stay in the newspaper,
 * their author being nameless.
 */
export const authoredEvents: PersonalData = {
  name: 'events',
  words: personalDataWords,
  exportFor: (ctx, userId) =>
    ctx.db
      .select({
        id: events.id,
        state: events.state,
        publishedAt: events.publishedAt,
        title: events.title,
        lead: events.lead,
        body: events.body,
        organiser: events.organiser,
        price: events.price,
        feeCents: events.feeCents,
        link: events.link,
        status: events.status,
        onlineLink: events.onlineLink,
        ticketLink: events.ticketLink,
      })
      .from(events)
      .where(and(eq(events.authorId, userId), ne(events.state, 'erased')))
      .orderBy(asc(events.id)),
  countFor: async (ctx, userId) => ({
    goes: 0,
    stays: await ctx.db.$count(events, and(eq(events.authorId, userId), ne(events.state, 'erased'))),
  }),
  mergeInto: async (ctx, { fromId, intoId }) => {
    const moved = await ctx.db
      .update(events)
      .set({ authorId: intoId })
      .where(eq(events.authorId, fromId))
      .returning({ id: events.id, state: events.state });
    touch(ctx, ...moved.map(({ id }) => eventTag(id)));
    return { moved: moved.filter(({ state }) => state !== 'erased').length, dropped: 0 };
  },
  eraseFor: async () => {},
};
