// Makes calendars for tests, read in by the command.
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { dayOf } from '#kernel/calendar.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import { inDays } from '../test-data.ts';
import { createSource } from './commands.ts';
import { findSource, listItems } from './queries.ts';
import type { TypedSource } from './typed-source.ts';

export interface CalendarEntry {
  readonly uid: string;
  readonly title: string;
  /** The number of days from now on. */
  readonly days: number;
  readonly lines?: readonly string[];
}

/** Returns a calendar as a club's program writes it. */
export const aCalendar = (
  ctx: Ctx,
  entries: readonly CalendarEntry[],
  lines: readonly string[] = [],
): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Verein//Kalender//DE',
    ...lines,
    ...entries.flatMap(({ uid, title, days, lines: more = [] }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `SUMMARY:${title}`,
      ...(more.some((line) => line.startsWith('DTSTART'))
        ? []
        : [`DTSTART:${dayOf(inDays(ctx, days)).replaceAll('-', '')}T193000`]),
      ...more,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');

/** Returns a file of two events, read by somebody, unless told otherwise. */
export const aSource = async (
  ctx: Ctx,
  owner: TestUser,
  changes: TypedSource & { readonly calendar?: string } = {},
) => {
  const usual = [
    { uid: 'probe@verein.example', title: 'Chorprobe', days: 3 },
    { uid: 'fest@verein.example', title: 'Sommerfest', days: 9 },
  ];
  const { calendar = aCalendar(ctx, usual), ...typed } = changes;
  const isFile = typed.address === undefined && typed.table === undefined;
  const file = isFile ? Buffer.from(calendar) : undefined;
  const outcome = await createSource(
    actAs(ctx, owner.viewer),
    {
      name: 'Kalender des Chors',
      organiser: 'Chor Auenfeld',
      venue: 'Gemeindehaus',
      locationId: typed.locationId ?? String((await aPlace(ctx)).id),
      categoryId: typed.categoryId ?? String((await aCategory(ctx)).id),
      ...typed,
    },
    file,
  );
  if (outcome.kind !== 'created') throw new Error(JSON.stringify(outcome));
  return { source: (await findSource(ctx, outcome.id))!, items: await listItems(ctx, outcome.id) };
};
