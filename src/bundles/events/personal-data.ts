// Says what events hold about a person.
import { and, asc, eq, ne } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import { eventDates, eventLocations, events } from './schema.ts';
import { personalDataWords } from './texts.ts';
import { touch } from '#kernel/invalidation.ts';
import { eventTag } from './constants.ts';

/**
 * Events are given out with their texts, as far as there are any left, and with when and where they take place. On erasure of the person they stay in the newspaper,
 * their author being nameless.
 */
export const authoredEvents: PersonalData = {
  name: 'events',
  words: personalDataWords,
  exportFor: async (ctx, userId) => {
    const isTheirs = and(eq(events.authorId, userId), ne(events.state, 'erased'));
    const rows = await ctx.db
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
        attendance: events.attendance,
        onlineLink: events.onlineLink,
        ticketLink: events.ticketLink,
        features: events.features,
        ageFrom: events.ageFrom,
        ageTo: events.ageTo,
      })
      .from(events)
      .where(isTheirs)
      .orderBy(asc(events.id));
    const dates = await listDates(ctx, isTheirs);
    return rows.map((row) => ({
      ...row,
      dates: (dates.get(row.id) ?? []).map(({ eventId: _event, ...date }) => date),
    }));
  },
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

/** Returns when and where the events take place that fit the condition, by event. */
const listDates = async (ctx: Ctx, fits: SQL | undefined) => {
  const { eventId, startsAt, endsAt, isAllDay, status } = eventDates;
  const { venue, address } = eventLocations;
  const isItsLocation = and(
    eq(eventLocations.eventId, eventId),
    eq(eventLocations.position, eventDates.locationPosition),
  );
  const rows = await ctx.db
    .select({ eventId, venue, address, startsAt, endsAt, isAllDay, status })
    .from(eventDates)
    .innerJoin(eventLocations, isItsLocation)
    .innerJoin(events, eq(events.id, eventId))
    .where(fits)
    .orderBy(asc(eventId), asc(startsAt), asc(eventDates.locationPosition));
  return Map.groupBy(rows, (row) => row.eventId);
};
