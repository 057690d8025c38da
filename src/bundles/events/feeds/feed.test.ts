// Checks a whole calendar that readers subscribe to: to the byte, and as other programs read it.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { momentAt } from '#kernel/calendar.ts';
import { makeCtx } from '#kernel/ctx.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { getLocationTree } from '#bundles/locations/public.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { build } from '#bundles/rich-text/public.ts';
import { getCategories } from '#bundles/topics/public.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { readersOf } from '../calendar-files/test-readers.ts';
import { readQuery } from '../programme/asked.ts';
import { anEvent } from '../test-data.ts';
import { calendarOfList } from './calendars.ts';
import { loadFeed } from './feed.ts';

const now = momentAt('2026-10-20', '12:00')!;
const ctx = { ...makeCtx(await testPortal(), portalItself), now };
const on = (day: string, clock: string) => momentAt(day, clock)!;

/**
 * Writes events: an evening at two places, a night in which the clocks are put back, days over New Year, the leap day, and odd
 * words.
 */
const withEvents = async () => {
  const [place, category] = await Promise.all([
    aPlace(ctx, { name: 'Auenfeld', slug: 'auenfeld' }),
    aCategory(ctx, { name: 'Kultur', slug: 'kultur' }),
  ]);
  const where = { locationId: place.id, categoryId: category.id };
  const evening = { startsAt: on('2026-11-27', '19:30'), endsAt: on('2026-11-27', '22:00') };
  await anEvent(ctx, {
    ...where,
    title: 'Größe 😀, Straße; „Käse“ \\ Ende',
    lead: 'Zeile eins',
    locations: [
      { venue: 'Halle', address: 'Am Brunnen 1', dates: [evening] },
      { venue: 'Kirche', address: '', dates: [{ startsAt: on('2026-11-28', '19:30') }] },
    ],
  });
  await anEvent(ctx, {
    ...where,
    title: 'Nacht der Uhren',
    body: build.doc(),
    dates: [
      { startsAt: on('2026-10-24', '23:00'), endsAt: on('2026-10-25', '04:00') },
      { startsAt: on('2027-03-27', '23:00'), endsAt: on('2027-03-28', '04:00') },
    ],
  });
  await anEvent(ctx, {
    ...where,
    title: 'Zwischen den Jahren',
    dates: [{ startsAt: on('2026-12-30', '00:00'), endsAt: on('2027-01-02', '00:00'), isAllDay: true }],
  });
};

it('holds to the byte what was looked at, and other programs read the same dates in it', async () => {
  await withEvents();
  const [tree, categories] = await Promise.all([getLocationTree(ctx), getCategories(ctx)]);
  const { asked } = readQuery({}, { tree, categories, now });
  const answer = await loadFeed(ctx, '/events.ics', (reader) => calendarOfList(reader, undefined, asked));
  const body = answer.kind === 'text' ? answer.text : '';
  expect(body).toBe(readFileSync(path.join(import.meta.dirname, 'examples', 'a-feed.ics'), 'utf8'));
  const dates = [
    ['2026-10-24T21:00:00.000Z', '2026-10-25T03:00:00.000Z', false],
    ['2026-11-27T18:30:00.000Z', '2026-11-27T21:00:00.000Z', false],
    ['2026-11-28T18:30:00.000Z', null, false],
    ['2026-12-30', '2027-01-03', false],
    ['2027-03-27T22:00:00.000Z', '2027-03-28T02:00:00.000Z', false],
  ];
  for (const [name, read] of readersOf({ from: '' })) expect([name, read(body)]).toEqual([name, dates]);
});
