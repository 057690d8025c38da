import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { eventDates, eventLocations, events } from '../schema.ts';
import { anEvent } from '../test-data.ts';
import { occurrencesQuery } from './queries.ts';

const ctx = await testCtx();

describe('what a programme says of its entries', () => {
  it('is looked up by event and moment, however many dates the events have', async () => {
    const { row } = await anEvent(ctx);
    await ctx.db.execute(sql`
      with made as (
        insert into ${events} (slug, state, title, lead, body, parts, organiser, location_id, location_path,
          category_id, author_id, tag_ids, created_at, published_at)
        select slug, state, title, lead, body, parts, organiser, location_id, location_path, category_id, author_id,
          tag_ids, created_at, published_at
        from ${events}, generate_series(1, 500) where id = ${row.id} returning id),
      placed as (insert into ${eventLocations} (event_id, position, venue, address) select id, 0, '', '' from made)
      insert into ${eventDates} (event_id, location_position, position, key, starts_at, is_all_day)
      select id, 0, at, at, now() + make_interval(days => at), false from made, generate_series(1, 100) as at`);
    await ctx.db.execute(sql`analyze`);
    const entries = [{ eventId: row.id, startsAt: ctx.now }];
    const { rows } = await ctx.db.execute<{ 'QUERY PLAN': string }>(
      sql`explain (costs off) ${occurrencesQuery(ctx, entries).getSQL()}`,
    );
    const plan = rows.map((row) => row['QUERY PLAN'].trim());
    expect(plan.filter((step) => / on event_dates/.test(step))).toEqual([
      expect.stringContaining('using event_dates_start'),
    ]);
  });
});
