import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { thingRenamed, thingsChanged } from '#kernel/before-commit.ts';
import { withTransaction } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { placedRows } from '#kernel/placed-rows.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { topicRows } from '#bundles/topics/public.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { findEvents } from './queries.ts';
import { anEvent } from './test-data.ts';

const ctx = await testCtx();

describe('the agenda', () => {
  it('moves along with the place', async () => {
    const [north, south] = [await aPlace(ctx, { kind: 'district' }), await aPlace(ctx, { kind: 'district' })];
    const town = await aPlace(ctx, { parentId: north.id });
    const event = await anEvent(ctx, { locationId: town.id });
    const change = {
      fromPath: town.path,
      toPath: `${south.id}/${town.id}/`,
      mergedId: null,
      toId: town.id,
    };
    for (const rows of await placedRows.collect(ctx)) {
      await rows.move(ctx, change, 100);
      expect(await rows.move(ctx, change, 100)).toBe(0);
    }
    const { rows } = await ctx.db.execute<{ place: number }>(
      sql`select distinct location_id as place from event_agenda where event_id = ${event.id} order by 1`,
    );
    expect(rows.map(({ place }) => place)).toEqual([0, south.id, town.id]);
  });

  it('knows what its events’ categories have become', async () => {
    const [from, to] = [await aCategory(ctx), await aCategory(ctx)];
    const event = await anEvent(ctx, { categoryId: from.id });
    const change = { kind: 'category', fromId: from.id, toId: to.id } as const;
    for (const rows of await topicRows.collect(ctx)) {
      await rows.move(ctx, change, 100);
      expect(await rows.move(ctx, change, 100)).toBe(0);
    }
    const { rows } = await ctx.db.execute<{ id: number }>(
      sql`select distinct category_id as id from event_agenda where event_id = ${event.id}`,
    );
    expect(rows).toEqual([{ id: to.id }]);
  });
});

const sequenceOf = async (id: number) => (await findEvents(ctx, [id])).get(id)!.calendarSequence;

describe('a file for calendars', () => {
  it('is a newer one when its place or its category is called otherwise, or its category is another', async () => {
    const [place, category, other] = [await aPlace(ctx), await aCategory(ctx), await aCategory(ctx)];
    const { id } = await anEvent(ctx, { locationId: place.id, categoryId: category.id });
    const { id: elsewhere } = await anEvent(ctx);
    const before = [await sequenceOf(id), await sequenceOf(elsewhere)] as const;
    for (const [at, type] of (['location', 'category', 'tag'] as const).entries()) {
      const named = { type, id: type === 'location' ? place.id : category.id };
      await withTransaction(ctx, async (ctx) => thingsChanged(ctx, named));
      expect(await sequenceOf(id)).toBe(before[0] + Math.min(at, 2));
      await withTransaction(ctx, async (ctx) => thingRenamed(ctx, named));
      expect(await sequenceOf(id)).toBe(before[0] + Math.min(at + 1, 2));
    }
    for (const rows of await topicRows.collect(ctx))
      await rows.move(ctx, { kind: 'category', fromId: category.id, toId: other.id }, 100);
    expect([await sequenceOf(id), await sequenceOf(elsewhere)]).toEqual([before[0] + 3, before[1]]);
  });

  it('is a newer one when its place becomes part of another, and not when that moves', async () => {
    const [town, other] = [await aPlace(ctx), await aPlace(ctx)];
    const quarter = await aPlace(ctx, { parentId: town.id });
    const [{ id }, { id: below }] = [
      await anEvent(ctx, { locationId: town.id }),
      await anEvent(ctx, { locationId: quarter.id }),
    ];
    const before = [await sequenceOf(id), await sequenceOf(below)] as const;
    const move = async (fromPath: string, toPath: string, mergedId: number | null, toId: number) => {
      for (const rows of await placedRows.collect(ctx))
        while ((await rows.move(ctx, { fromPath, toPath, mergedId, toId }, 100)) > 0);
    };
    await move(town.path, `${other.path}${town.id}/`, null, town.id);
    expect([await sequenceOf(id), await sequenceOf(below)]).toEqual(before);
    await move(`${other.path}${town.id}/`, other.path, town.id, other.id);
    expect([await sequenceOf(id), await sequenceOf(below)]).toEqual([before[0] + 1, before[1]]);
    expect((await findEvents(ctx, [id])).get(id)!.locationId).toBe(other.id);
  });
});
