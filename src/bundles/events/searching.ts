// Says what of events is found by its words: also where they are, whose they are and on which days.
import { sql } from 'drizzle-orm';
import { dayText, monthText } from '#design/dates.ts';
import { prepared } from '#kernel/database.ts';
import { pieceSearching } from '#bundles/pieces/public.ts';
import { toPlainText } from '#bundles/rich-text/public.ts';
import { findEvents } from './queries.ts';
import type { EventDate } from './queries.ts';
import { events } from './schema.ts';

/** Of a series that goes on for years its first dates are enough to find it by. */
const MAX_DATES = 60;

export const eventSearching = pieceSearching(events, async (ctx, ids) => {
  const [found, rows] = await Promise.all([findEvents(ctx, ids), selectBodies(ctx, { ids })]);
  return rows.flatMap(({ id, body }) => {
    const event = found.get(id);
    if (!event) return [];
    const { title, lead, organiser, dates } = event;
    return [{ ...event, title, lead, text: toPlainText(body), further: [organiser, ...factsOf(dates)] }];
  });
});

const factsOf = (dates: readonly EventDate[]): string[] => [
  ...new Set(dates.flatMap(({ venue, address }) => [venue, address])),
  ...new Set(dates.slice(0, MAX_DATES).flatMap(({ startsAt }) => [dayText(startsAt), monthText(startsAt)])),
];

const selectBodies = prepared('events.bodies', (db) =>
  db
    .select({ id: events.id, body: events.body })
    .from(events)
    .where(sql`${events.id} = any(${sql.placeholder('ids')})`),
);
