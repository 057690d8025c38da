// A club's own calendar is read in, by the commands behind the form: most of it is chosen and comes out once the portal works, some waits to
// be chosen. It is brought as a file: a portal asks no host of its own network, and the demo asks nobody. docs/decisions/0106
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { addDays, dayOf, weekdayOf } from '#kernel/calendar.ts';
import { createSource, listItems, takeItems } from '#bundles/events/public.ts';
import { found, refused } from './cast.ts';
import type { Cast } from './cast.ts';
import { clubCalendar } from './content/club-calendar.ts';

export const readClubCalendar = async (ctx: Ctx, { places, people, categories }: Cast): Promise<void> => {
  const { name, owner, place, category, organiser, venue, entries, waiting } = clubCalendar;
  const as = actAs(ctx, found(people, owner));
  const typed = {
    name,
    locationId: String(found(places, place).id),
    categoryId: String(found(categories, category)),
    organiser,
    venue,
  };
  const outcome = await createSource(as, typed, Buffer.from(calendarOf(ctx.now, entries)));
  if (outcome.kind !== 'created') throw refused(name, outcome);
  const items = await listItems(ctx, outcome.id);
  const chosen = items.filter(({ title }) => !waiting.includes(title)).map(({ id }) => id);
  await takeItems(as, outcome.id, { ids: chosen, mode: 'publish', takesNew: true });
};

type Entry = (typeof clubCalendar)['entries'][number];

/** Writes the calendar as the club's program does: days from now on, hours by the clocks of Germany. */
const calendarOf = (now: Date, entries: readonly Entry[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vereinsplaner//DE',
    ...entries.flatMap(({ uid, title, inDays, onWeekday, from, until, lines = [] }) => {
      const day = dayIn(now, inDays, onWeekday);
      const at = (clock: string) => `${day.replaceAll('-', '')}T${clock.replace(':', '')}00`;
      return [
        'BEGIN:VEVENT',
        `UID:${uid}@vereinsplaner.example`,
        `SUMMARY:${title}`,
        ...(from
          ? [
              `DTSTART;TZID=W. Europe Standard Time:${at(from)}`,
              ...(until ? [`DTEND;TZID=W. Europe Standard Time:${at(until)}`] : []),
            ]
          : [`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`]),
        ...lines,
        'END:VEVENT',
      ];
    }),
    'END:VCALENDAR',
    '',
  ].join('\r\n');

/** Returns the next such weekday from then on. */
const dayIn = (now: Date, inDays: number, onWeekday: number): string => {
  const day = addDays(dayOf(now), inDays);
  return addDays(day, (onWeekday - weekdayOf(day) + WEEK) % WEEK);
};

const WEEK = 7;
