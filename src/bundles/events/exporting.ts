// Says what an export of events contains, with all their dates and where these are.
import { sql } from 'drizzle-orm';
import { dayOf } from '#kernel/calendar.ts';
import { prepared } from '#kernel/database.ts';
import type { ExportFact, KindExporting } from '#kernel/exporting.ts';
import { treeToExport } from '#bundles/rich-text/public.ts';
import { statusText, toDate } from './dates.ts';
import { agesText } from './details.ts';
import { feeText } from './fee.ts';
import type { Event, EventDate } from './queries.ts';
import { events } from './schema.ts';
import * as texts from './texts.ts';

export const eventExporting: KindExporting<Event> = {
  role: 'editor',
  names: { one: 'Termin', many: 'Termine' },
  contentOf: async (ctx, seen) => {
    const rows = await selectTexts(ctx, { ids: seen.map(({ id }) => id) });
    const bodies = new Map(rows.map(({ id, body }) => [id, body]));
    return new Map(
      seen.map(({ id, thing: event }) => {
        const body = bodies.get(id);
        return [
          id,
          {
            lead: event.lead,
            locationId: event.locationId,
            categoryId: event.categoryId,
            tagIds: event.tagIds,
            createdAt: event.createdAt,
            publishedAt: event.publishedAt,
            updatedAt: event.updatedAt,
            facts: factsOf(event),
            body: body ? treeToExport(body) : [],
            imageIds: event.imageId === null ? [] : [event.imageId],
          },
        ];
      }),
    );
  },
};

const factsOf = (event: Event): ExportFact[] => [
  {
    name: 'dates',
    label: texts.datesHeading,
    value: event.dates.map(dateLine),
    onPaper: event.dates.map(printedDate),
  },
  { name: 'organiser', label: texts.organiser, value: event.organiser, ...onPaper(event.organiser) },
  { name: 'price', label: texts.price, value: event.price, ...onPaper(feeText(event)) },
  { name: 'feeCents', label: texts.feeCents, value: event.feeCents },
  { name: 'link', label: texts.moreAt, value: event.link },
  { name: 'status', label: texts.statusField, value: event.status, words: texts.statuses[event.status] },
  {
    name: 'attendance',
    label: texts.attendanceField,
    value: event.attendance,
    words: texts.attendances[event.attendance],
  },
  { name: 'onlineLink', label: texts.onlineLinkField, value: event.onlineLink },
  { name: 'ticketLink', label: texts.ticketLinkField, value: event.ticketLink },
  {
    name: 'features',
    label: texts.featuresField,
    value: [...event.features],
    words: event.features.map((name) => texts.features[name]),
  },
  { name: 'ages', label: texts.agesField, value: agesText(event) },
];

/** Returns a date such as „Sonntag, 29. November 2026, 19.30 Uhr, Marktplatz, Am Brunnen 1“. */
const printedDate = (date: EventDate): string => {
  const { day, hours, status } = toDate(date, date.startsAt);
  const said = [day, hours, date.venue, date.address].filter(Boolean).join(', ');
  return status ? `${said} (${status})` : said;
};

const onPaper = (line: string | null) => (line ? { onPaper: [line] } : {});

/**
 * Returns an interval as ISO 8601 has it, then where, then how it stands where that isn't as announced:
 * `2026-11-27T18:30:00.000Z/2026-11-27T21:00:00.000Z Rathaus, Markt 1 (abgesagt)`.
 */
const dateLine = ({ startsAt, endsAt, isAllDay, venue, address, status }: EventDate): string => {
  const day = (moment: Date) => (isAllDay ? dayOf(moment) : moment.toISOString());
  const when = endsAt ? `${day(startsAt)}/${day(endsAt)}` : day(startsAt);
  const where = [venue, address].filter(Boolean).join(', ');
  const standing = statusText(status);
  return [when, where, standing && `(${standing})`].filter(Boolean).join(' ');
};

const selectTexts = prepared('events.texts', (db) =>
  db
    .select({ id: events.id, body: events.body })
    .from(events)
    .where(sql`${events.id} = any(${sql.placeholder('ids')})`),
);
