import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { anEvent } from '../test-data.ts';
import { mergeItem, takeItems } from './commands.ts';
import { aWorldOfCalendars } from './following/test-data.ts';
import { aSource } from './test-data.ts';
import { findTwins } from './twins.ts';
import * as texts from './texts.ts';

const world = await aWorldOfCalendars();
const { ctx, place, where, serve, author, followed, anHourLater, eventsBy, itemsOf } = world;
afterAll(() => world.close());

const PARTY = { uid: 'party', title: 'Herbstfest der Feuerwehr', days: 15 };

describe('what is in the portal already', () => {
  it('is found by place, moment and title, for those who see it', async () => {
    const owner = await author();
    const { source, items } = await aSource(ctx, owner, where);
    const [probe] = items;
    const dates = [{ startsAt: probe!.startsAt }];
    const { href } = await anEvent(ctx, { locationId: place.id, title: 'Öffentliche Chorprobe', dates });
    await anEvent(ctx, {
      locationId: place.id,
      title: 'Blutspende',
      dates: [{ startsAt: items[1]!.startsAt }],
    });
    await anEvent(ctx, { title: 'Sommerfest', dates: [{ startsAt: items[1]!.startsAt }] });
    const hidden = { locationId: place.id, title: 'Sommerfest', state: 'withdrawn' as const };
    await anEvent(ctx, { ...hidden, dates: [{ startsAt: items[1]!.startsAt }] });
    const twins = await findTwins(actAs(ctx, owner.viewer), source, items);
    expect([...twins]).toEqual([[probe!.key, { title: 'Öffentliche Chorprobe', href }]]);
  });

  it('is found by its UID in another calendar, which is named to its own owner alone', async () => {
    const [owner, other] = [await author(), await author()];
    const mine = { ...where, name: 'Erster' };
    const first = await aSource(ctx, owner, mine);
    await takeItems(actAs(ctx, owner.viewer), first.source.id, { ids: first.items.map(({ id }) => id) });
    for (const [who, words] of [
      [owner, texts.inCalendar('Erster')],
      [other, texts.inOtherCalendar],
    ] as const) {
      const { source, items } = await aSource(ctx, who, where);
      const twins = await findTwins(actAs(ctx, who.viewer), source, items);
      expect(twins.get('fest@verein.example')).toEqual({ title: words, href: null });
    }
  });

  it('doesn’t come in by itself, and never again once it was taken for the same', async () => {
    const owner = await author();
    const sourceId = await followed(owner);
    const before = await itemsOf(sourceId);
    const startsAt = new Date(before[0]!.startsAt.getTime() + 12 * 24 * 3600_000);
    await anEvent(ctx, { locationId: place.id, title: 'Herbstfest', dates: [{ startsAt }] });
    const usual = [
      { uid: 'probe', title: 'Chorprobe', days: 3 },
      { uid: 'fest', title: 'Sommerfest', days: 9 },
    ];
    serve(...usual, PARTY);
    await anHourLater(sourceId);
    const found = (await itemsOf(sourceId)).find(({ key }) => key === 'party')!;
    expect(found.state).toBe('new');
    await mergeItem(actAs(ctx, owner.viewer), sourceId, found.id);
    await mergeItem(actAs(ctx, owner.viewer), sourceId, found.id);
    serve(...usual);
    await anHourLater(sourceId, 2);
    serve(...usual, { ...PARTY, title: 'Herbstfest 2026' });
    await anHourLater(sourceId, 3);
    expect((await itemsOf(sourceId)).find(({ key }) => key === 'party')!.state).toBe('merged');
    expect((await eventsBy(owner)).map(({ title }) => title)).toEqual(['Chorprobe', 'Sommerfest']);
    const { rows } = await ctx.db.execute(
      sql`select count(*)::int n from events where title like 'Herbstfest%'`,
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('is nobody else’s to say', async () => {
    const { source, items } = await aSource(ctx, await author(), where);
    const stranger = actAs(ctx, (await author()).viewer);
    await expect(mergeItem(stranger, source.id, items[0]!.id)).rejects.toMatchObject({ status: 404 });
  });
});
