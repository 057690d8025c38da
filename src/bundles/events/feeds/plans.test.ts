// Checks that whether a tag has any dates to come is known without reading the calendar of the whole portal.
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { DAY_MS } from '#kernel/durations.ts';
import { rowsRead } from '#kernel/testing/rows-read.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { eventAgenda, events } from '../schema.ts';
import { anEvent } from '../test-data.ts';
import { calendarLinkOf } from './links.ts';

const ctx = await testCtx();
const inDays = (days: number) => [{ startsAt: new Date(ctx.now.getTime() + days * DAY_MS) }];
const [coming, over] = [
  await anEvent(ctx, { tags: ['Chor'], dates: inDays(5) }),
  await anEvent(ctx, { tags: ['Nebel'], dates: inDays(-5) }),
];

await ctx.db.execute(sql`
  with made as (
    insert into ${events} (slug, state, title, lead, body, parts, organiser, location_id, location_path,
      category_id, author_id, tag_ids, created_at, published_at)
    select slug, state, title, lead, body, parts, organiser, location_id, location_path, category_id, author_id,
      '{}', created_at, published_at
    from ${events}, generate_series(1, 5000) where id = ${coming.id} returning id, published_at)
  insert into ${eventAgenda} (location_id, starts_at, event_id, over_at, published_at, category_id)
  select 0, moment, id, moment + interval '2 hours', published_at, 1
  from made, generate_series(0, 7) as week,
    lateral (select now() + make_interval(days => 7 * week, hours => id % 500, secs => id)) as at (moment)`);
await ctx.db.execute(sql`analyze`);

it.each([
  ['a tag that has some', coming, 'Kalender abonnieren'],
  ['a tag that had some', over, undefined],
])('%s', async (_, { row }, name) => {
  const { found, inOrder, byIndex } = await rowsRead(ctx, 'event', (ctx) =>
    calendarLinkOf(ctx, { tagId: row.tagIds[0]! }),
  );
  expect(found?.name).toBe(name);
  expect(inOrder).toBe(0);
  expect(byIndex).toBeLessThan(10);
});
