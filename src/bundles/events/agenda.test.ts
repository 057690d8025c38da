import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startOfDay } from '#kernel/calendar.ts';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anonymous } from '#kernel/viewer.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { loadUpcoming } from '#bundles/teasers/public.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { anyQuery, comingQuery, isAnythingComing, isOfCategory, listComing } from './agenda.ts';
import { NO_STORED_DETAILS } from './details.ts';
import { eventAgenda, events } from './schema.ts';
import { anEvent, inDays, putEventInState } from './test-data.ts';

// The time is noon, so that „earlier today“ is today.
const atNoon = (moment: Date) => new Date(startOfDay(moment).getTime() + 12 * 3600_000);
const start = await testCtx();
const ctx = { ...start, now: atNoon(start.now) };
const hours = (count: number) => new Date(ctx.now.getTime() + count * 3600_000);
const { id: categoryId } = await aCategory(ctx);
const on = (...days: number[]) => days.map((day) => ({ startsAt: inDays(ctx, day) }));

describe('what comes next', () => {
  it('is soonest first, each event once, with its first coming date', async () => {
    const { id: locationId } = await aPlace(ctx);
    const late = await anEvent(ctx, { locationId, dates: on(9) });
    const often = await anEvent(ctx, { locationId, dates: on(-3, 2, 3, 4, 5) });
    const soon = await anEvent(ctx, { locationId, dates: on(1) });
    const between = await anEvent(ctx, { locationId, dates: on(3) });
    const coming = [soon.id, often.id, between.id, late.id];
    expect(await listComing(ctx, { locationId, limit: 10 })).toEqual(coming);
    expect(await listComing(ctx, { locationId, limit: 2 })).toEqual(coming.slice(0, 2));
  });

  it('begins with today: what is over is gone, what is on is there', async () => {
    const { id: locationId } = await aPlace(ctx);
    const at = (startsAt: Date, endsAt: Date | null, isAllDay = false) =>
      anEvent(ctx, { locationId, dates: [{ startsAt, endsAt, isAllDay }] });
    await at(hours(-4), hours(-1));
    await at(hours(-4), null);
    await at(inDays(ctx, -1), null, true);
    const allDay = await at(hours(-2), null, true);
    const isOn = await at(hours(-4), hours(1));
    const begun = await at(hours(-2), null);
    const tonight = await at(hours(6), null);
    expect(await listComing(ctx, { locationId, limit: 10 })).toEqual([
      allDay.id,
      isOn.id,
      begun.id,
      tonight.id,
    ]);
  });

  it('counts a date that doesn’t take place only where no other is coming, as its card does', async () => {
    const where = { locationId: (await aPlace(ctx)).id, categoryId };
    const moved = await anEvent(ctx, {
      ...where,
      dates: [
        { startsAt: inDays(ctx, 1), status: 'cancelled' },
        { startsAt: inDays(ctx, 2), status: 'postponed' },
        { startsAt: inDays(ctx, 5) },
        { startsAt: inDays(ctx, 6) },
      ],
    });
    const between = await anEvent(ctx, { ...where, dates: on(3) });
    const dates = on(4, 8).map((date) => ({ ...date, status: 'cancelled' as const }));
    const cancelled = await anEvent(ctx, { ...where, dates });
    const details = { ...NO_STORED_DETAILS, status: 'cancelled' as const };
    const whole = await anEvent(ctx, { ...where, dates: on(7), details });
    expect(await listComing(ctx, { ...where, limit: 10 })).toEqual([
      between.id,
      cancelled.id,
      moved.id,
      whole.id,
    ]);
  });

  it('counts one that takes place at one of two places at the same time', async () => {
    const where = { locationId: (await aPlace(ctx)).id, categoryId };
    const at = (venue: string, status: 'scheduled' | 'cancelled', endsAt: Date | null) => ({
      venue,
      address: '',
      dates: [{ startsAt: inDays(ctx, 1), endsAt, status }, { startsAt: inDays(ctx, 4) }],
    });
    const both = [at('Markt', 'scheduled', null), at('Kirche', 'cancelled', inDays(ctx, 2))];
    const event = await anEvent(ctx, { ...where, locations: both });
    const later = await anEvent(ctx, { ...where, dates: on(2) });
    expect(await listComing(ctx, { ...where, limit: 10 })).toEqual([event.id, later.id]);
  });

  it('in a place holds what lies below it, and for the whole portal everything', async () => {
    const district = await aPlace(ctx, { kind: 'district' });
    const [town, other] = [await aPlace(ctx, { parentId: district.id }), await aPlace(ctx)];
    const inTown = await anEvent(ctx, { locationId: town.id, dates: on(1) });
    const elsewhere = await anEvent(ctx, { locationId: other.id, dates: on(1) });
    for (const locationId of [town.id, district.id])
      expect(await listComing(ctx, { locationId, limit: 10 })).toEqual([inTown.id]);
    const everywhere = await listComing(ctx, { limit: 100 });
    expect(everywhere).toContain(inTown.id);
    expect(everywhere).toContain(elsewhere.id);
  });

  it('at two places at the same time is one event', async () => {
    const { id: locationId } = await aPlace(ctx);
    const dates = on(1, 1, 2);
    const both = [
      { venue: 'Markt', address: '', dates },
      { venue: 'Kirche', address: '', dates },
    ];
    const event = await anEvent(ctx, { locationId, locations: both });
    expect(await listComing(ctx, { locationId, limit: 10 })).toEqual([event.id]);
  });

  it('is only what everybody may see', async () => {
    const { id: locationId } = await aPlace(ctx);
    await anEvent(ctx, { locationId, publishedAt: inDays(ctx, 1) });
    const event = await anEvent(ctx, { locationId });
    await putEventInState(ctx, event.id, 'withdrawn');
    expect(await listComing(ctx, { locationId, limit: 10 })).toEqual([]);
    await putEventInState(ctx, event.id, 'published');
    expect(await listComing(ctx, { locationId, limit: 10 })).toEqual([event.id]);
  });
});

describe('whether anything is coming', () => {
  it.each([
    ['a date that is over', { startsAt: -3, endsAt: null }, false],
    ['one of days ago that goes on', { startsAt: -9, endsAt: 2 }, true],
    ['one that went on for days', { startsAt: -9, endsAt: -2 }, false],
    ['one to come', { startsAt: 4, endsAt: null }, true],
  ])('is said of a place with %s', async (_, { startsAt, endsAt }, isComing) => {
    const { id: locationId } = await aPlace(ctx);
    const date = { startsAt: inDays(ctx, startsAt), ...(endsAt !== null && { endsAt: inDays(ctx, endsAt) }) };
    const { row } = await anEvent(ctx, { locationId, dates: [date] });
    const said = (categoryId?: number) => isAnythingComing(ctx, { locationId, categoryId });
    expect([await said(), await said(row.categoryId), await said(row.categoryId + 1)]).toEqual([
      isComing,
      isComing,
      false,
    ]);
  });
});

describe('the slot upcoming', () => {
  it('gives teasers with their date and the tags of all that', async () => {
    const place = await aPlace(ctx);
    const event = await anEvent(ctx, {
      title: 'Poetry-Slam',
      locationId: place.id,
      dates: [{ startsAt: new Date('2030-11-27T18:30:00Z') }],
    });
    const { views, tags } = await loadUpcoming(actAs(ctx, anonymous), { locationId: place.id, limit: 3 });
    expect(views).toMatchObject([
      {
        kind: 'event',
        id: event.id,
        href: event.href,
        headline: 'Poetry-Slam',
        date: { weekday: 'Mi', day: '27', month: 'Nov', hours: '19.30\u00a0Uhr', venue: 'Marktplatz' },
      },
    ]);
    expect(tags).toContain(`event:${event.id}`);
    expect(tags).toContain(`pieces:location:${place.id}`);
  });

  it('depends on all lists when no place is asked for', async () => {
    expect((await loadUpcoming(ctx, { limit: 1 })).tags).toContain('pieces');
  });
});

describe('a large calendar', () => {
  it('is read from its index, in its order, also by a plan that PostgreSQL keeps', async () => {
    const { row } = await anEvent(ctx);
    await ctx.db.execute(sql`
      with made as (
        insert into ${events} (slug, state, title, lead, body, parts, organiser, location_id, location_path,
          category_id, author_id, tag_ids, created_at, published_at)
        select slug, state, title, lead, body, parts, organiser, location_id, location_path, category_id, author_id,
          tag_ids, created_at, published_at
        from ${events}, generate_series(1, 3000) where id = ${row.id} returning id, published_at)
      insert into ${eventAgenda} (location_id, starts_at, event_id, over_at, published_at, category_id)
      select location, moment, id, moment + interval '2 hours', published_at, 1
      from made, unnest(array[0, ${row.locationId}::int, 1000 + id % 10]) as location,
        unnest(array[id, id + 700, id + 9000]) as hour, lateral (select now() + make_interval(hours => hour)) as at (moment)`);
    await ctx.db.execute(sql`analyze`);
    const { rows } = await ctx.db.execute<{ 'QUERY PLAN': string }>(
      sql.raw(`explain (generic_plan, costs off) ${comingQuery(ctx.db).toSQL().sql}`),
    );
    const plan = rows.map((row) => row['QUERY PLAN'].trim());
    expect(plan.filter((step) => /Seq Scan|Sort|Bitmap|Hash/.test(step))).toEqual([]);
    expect(plan.filter((step) => step.includes('Scan'))).toEqual([
      expect.stringContaining('event_agenda_location_id_starts_at_event_id_pk'),
      expect.stringContaining('event_agenda_event'),
    ]);
    for (const isIts of [undefined, isOfCategory]) {
      const { rows } = await ctx.db.execute<{ 'QUERY PLAN': string }>(
        sql.raw(`explain (generic_plan, costs off) ${anyQuery(ctx.db, isIts).toSQL().sql}`),
      );
      expect(rows.filter((row) => /Seq Scan|Bitmap|Hash/.test(row['QUERY PLAN']))).toEqual([]);
    }
  });
});
