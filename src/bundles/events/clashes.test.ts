import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rowsRead } from '#kernel/testing/rows-read.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { loadTaken } from './clashes.ts';
import { eventAgenda, events } from './schema.ts';
import { anEvent } from './test-data.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;
const member = await signedIn(app, await aUser(ctx));
const place = await aPlace(ctx);
const at = (iso: string) => new Date(iso);
const usual = { startsAt: at('2150-05-01T17:00:00Z'), endsAt: at('2150-05-01T20:00:00Z') };
const inHall = (dates: readonly { startsAt: Date; endsAt?: Date }[]) => [
  { venue: 'Gasthaus Zur Linde', address: '', dates },
];
const ask = async (changes: Record<string, string> = {}, headers: Record<string, string> = member) => {
  const query = {
    locationId: String(place.id),
    venue: 'gasthaus zur linde ',
    from: '2150-05-01',
    until: '2150-05-01',
  };
  const url = `/events/ajax/belegung?${new URLSearchParams({ ...query, ...changes })}`;
  return app.http.inject({ url, headers: { accept: 'application/json', ...headers } });
};
const titles = async (changes: Record<string, string> = {}) =>
  ((await ask(changes)).json().taken as { title: string }[]).map(({ title }) => title);

const on = (day: number) => ({ startsAt: at(`2150-08-${String(day).padStart(2, '0')}T17:00:00Z`) });

describe('GET /events/ajax/belegung', () => {
  it('tells what takes place at a venue in these days', async () => {
    const concert = await anEvent(ctx, {
      title: 'Konzert',
      locationId: place.id,
      locations: inHall([usual]),
    });
    const reply = await ask();
    expect(reply.json()).toEqual({
      status: 'success',
      taken: [
        {
          title: 'Konzert',
          href: concert.href,
          when: 'Freitag, 1. Mai 2150, 19 bis 22\u00a0Uhr',
          startsAt: '2150-05-01T17:00:00.000Z',
          overAt: '2150-05-01T20:00:00.000Z',
        },
      ],
    });
    expect(await titles({ except: String(concert.id) })).toEqual([]);
    expect(await titles({ venue: 'Rathaus' })).toEqual([]);
    expect(await titles({ from: '2150-05-02', until: '2150-05-03' })).toEqual([]);
    expect(await titles({ locationId: String((await aPlace(ctx)).id) })).toEqual([]);
  });

  it('tells the soonest where there are more than are told', async () => {
    const many = await aPlace(ctx);
    for (const day of [11, 12, 11])
      await anEvent(ctx, { title: 'Kurs', locationId: many.id, locations: inHall([on(day)]) });
    await anEvent(ctx, { title: 'Früher', locationId: many.id, locations: inHall([on(1)]) });
    const span = { from: '2150-08-01', until: '2150-08-31' };
    const asked = { locationId: many.id, venue: 'Gasthaus Zur Linde', ...span };
    const found = await loadTaken(ctx, asked, 2);
    expect(found.map(({ title }) => title)).toEqual(['Früher', 'Kurs']);
  });

  it('reads the venues of what takes place in these days, and no other ones', async () => {
    const far = await aPlace(ctx);
    const model = await anEvent(ctx, { locationId: far.id, locations: inHall([on(20)]) });
    await ctx.db.execute(sql`
      with made as (
        insert into ${events} (slug, state, title, lead, body, parts, organiser, location_id, location_path,
          category_id, author_id, tag_ids, created_at, published_at)
        select slug, state, title, lead, body, parts, organiser, location_id, location_path, category_id, author_id,
          tag_ids, created_at, published_at
        from ${events}, generate_series(1, 3000) where id = ${model.id} returning id, published_at),
      venues as (
        insert into event_locations (event_id, position, venue, address)
        select id, 0, 'Alter Bahnhof', '' from made)
      insert into ${eventAgenda} (location_id, starts_at, event_id, over_at, published_at, category_id)
      select place, moment, id, moment + interval '2 hours', published_at, 1
      from made, unnest(array[0, 1, ${far.id}::int]) as place, generate_series(0, 7) as week,
        lateral (select timestamptz '2150-01-01' + make_interval(days => 7 * week, mins => id)) as at (moment)`);
    await ctx.db.execute(sql`analyze ${events}, event_locations, ${eventAgenda}`);
    const asked = {
      locationId: far.id,
      venue: 'Gasthaus Zur Linde',
      from: '2150-08-20',
      until: '2150-08-20',
    };
    const { found, inOrder, byIndex } = await rowsRead(ctx, 'event_locations', (ctx) =>
      loadTaken(ctx, asked),
    );
    expect(found.map(({ href }) => href)).toEqual([model.href]);
    expect(inOrder).toBe(0);
    expect(byIndex).toBeLessThan(10);
  });

  it('says until when it goes on where that is another day', async () => {
    const market = { startsAt: at('2150-07-01T17:00:00Z'), endsAt: at('2150-07-03T08:00:00Z') };
    await anEvent(ctx, { locationId: place.id, locations: inHall([market]) });
    const reply = await ask({ from: '2150-07-02', until: '2150-07-02' });
    const [{ when }] = reply.json().taken;
    expect(when).toBe('Mittwoch, 1. Juli 2150, 19\u00a0Uhr bis 3.\u00a0Juli 2150, 10\u00a0Uhr');
  });

  it('knows nothing of what isn’t out, or is off', async () => {
    const dates = [{ startsAt: at('2150-06-01T17:00:00Z') }];
    await anEvent(ctx, { state: 'withdrawn', locationId: place.id, locations: inHall(dates) });
    const soon = new Date(ctx.now.getTime() + 86_400_000);
    await anEvent(ctx, { publishedAt: soon, locationId: place.id, locations: inHall(dates) });
    const off = dates.map((date) => ({ ...date, status: 'cancelled' as const }));
    await anEvent(ctx, { locationId: place.id, locations: inHall(off) });
    expect(await titles({ from: '2150-06-01', until: '2150-06-01' })).toEqual([]);
  });

  it('is for members, and takes days that there are', async () => {
    expect((await ask({}, {})).statusCode).toBe(401);
    expect((await ask({ from: 'heute' })).statusCode).toBe(422);
    expect((await ask({ venue: '' })).statusCode).toBe(400);
    expect(await titles({ venue: "'; drop table events; --" })).toEqual([]);
  });
});
