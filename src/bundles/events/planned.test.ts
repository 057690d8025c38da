import { describe, expect, it } from 'vitest';
import { momentAt } from '#kernel/calendar.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { plannedEvents } from './planned.ts';
import { anEvent } from './test-data.ts';

const app = await testApp();
const { ctx } = app;
const place = await aPlace(ctx);
const at = (day: string, clock?: string) => momentAt(day, clock)!;
const WEEK = { from: at('2031-03-03'), until: at('2031-03-10'), type: undefined, limit: 200 };
const inWeek = (changes: object = {}) => plannedEvents(ctx, { ...WEEK, places: [place.id], ...changes });
const idsOf = (dates: Awaited<ReturnType<typeof inWeek>>) => dates.map(({ ref }) => ref!.id);

describe('what takes place in a week', () => {
  it('is each date of it at the places that are shown, soonest first, a whole day without an hour', async () => {
    const choir = await anEvent(ctx, {
      locationId: place.id,
      dates: [
        { startsAt: at('2031-03-05', '19:30') },
        { startsAt: at('2031-03-07', '20:00') },
        { startsAt: at('2031-03-10', '00:00') },
      ],
    });
    const market = await anEvent(ctx, {
      locationId: place.id,
      dates: [{ startsAt: at('2031-03-03'), isAllDay: true }],
    });
    await anEvent(ctx, { dates: [{ startsAt: at('2031-03-05', '19:30') }] });
    expect(await inWeek()).toEqual([
      { at: at('2031-03-03'), isAllDay: true, what: 'Termin', ref: { type: 'event', id: market.id } },
      {
        at: at('2031-03-05', '19:30'),
        isAllDay: false,
        what: 'Termin',
        ref: { type: 'event', id: choir.id },
      },
      {
        at: at('2031-03-07', '20:00'),
        isAllDay: false,
        what: 'Termin',
        ref: { type: 'event', id: choir.id },
      },
    ]);
    expect(idsOf(await inWeek({ limit: 2 }))).toEqual([market.id, choir.id]);
  });

  it('is nothing that isn’t public, and nothing where only other kinds are shown', async () => {
    const own = await aPlace(ctx);
    const dates = [{ startsAt: at('2031-03-06', '10:00') }];
    await anEvent(ctx, { locationId: own.id, dates, state: 'withdrawn' });
    expect(await inWeek({ places: [own.id] })).toEqual([]);
    const { id } = await anEvent(ctx, { locationId: own.id, dates });
    expect(idsOf(await inWeek({ places: [own.id], type: 'event' }))).toEqual([id]);
    expect(await inWeek({ places: [own.id], type: 'article' })).toEqual([]);
    expect(idsOf(await inWeek({ places: [own.id, undefined] })).filter((found) => found === id)).toHaveLength(
      1,
    );
  });

  it('stands on its day of the newsroom’s calendar with what it is, folded where it is much, and can’t be moved', async () => {
    const own = await aPlace(ctx);
    for (const hour of [10, 12, 14, 16])
      await anEvent(ctx, {
        title: `Führung um ${hour}`,
        locationId: own.id,
        dates: [{ startsAt: at('2031-03-06', `${hour}:00`) }],
      });
    const editor = await aUser(ctx, { roles: [{ role: 'editor', locationPath: own.path }] });
    const headers = { accept: 'text/html', ...(await signedIn(app, editor)) };
    const bodyOf = async (query: string) =>
      (await app.http.inject({ url: `/cockpit/planung?woche=2031-W10${query}`, headers })).body;
    const body = await bodyOf('');
    expect(body).toMatch(
      /data-day="2031-03-06".*10\.00\u00a0Uhr, Termin:.*Führung um 14.*<summary>1 weiterer<.*Führung um 16/s,
    );
    expect(body).toContain('>Außerdem<');
    expect(body).not.toContain('In dieser Woche steht nichts');
    expect(body).not.toContain('data-entry');
    expect(await bodyOf('&art=article')).not.toContain('Führung');
  });
});
