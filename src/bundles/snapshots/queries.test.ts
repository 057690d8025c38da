import { describe, expect, it } from 'vitest';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { suspendUser, aUser } from '#bundles/users/test-data.ts';
import { MORE_OF_AUTHOR, NEIGHBOURS } from './constants.ts';
import { listNeighbours, listOfAuthor } from './queries.ts';
import { aSnapshot } from './test-data.ts';

const ctx = await testCtx();
const hoursAgo = (hours: number) => new Date(ctx.now.getTime() - hours * 3600_000);
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

describe('neighbours of a snapshot', () => {
  it('are the nearest ones of its own place, newer and older', async () => {
    const place = await aPlace(ctx);
    const inPlace = async (hours: number) =>
      aSnapshot(ctx, { locationId: place.id, publishedAt: hoursAgo(hours) });
    const [first, second, third, fourth] = [
      await inPlace(4),
      await inPlace(3),
      await inPlace(2),
      await inPlace(1),
    ];
    await aSnapshot(ctx, { publishedAt: hoursAgo(2) });
    const around = await listNeighbours(ctx, third.row);
    expect(idsOf(around.newer)).toEqual([fourth.id]);
    expect(idsOf(around.older)).toEqual([second.id, first.id]);
    expect(await listNeighbours(ctx, fourth.row)).toMatchObject({ newer: [] });
  });

  it('that share a moment stand in the order of their ids, and none is left out', async () => {
    const place = await aPlace(ctx);
    const publishedAt = hoursAgo(1);
    const ids: number[] = [];
    for (let i = 0; i < 4; i++) ids.push((await aSnapshot(ctx, { locationId: place.id, publishedAt })).id);
    const [first, second, third, fourth] = ids as [number, number, number, number];
    const of = (id: number) => listNeighbours(ctx, { id, locationId: place.id, publishedAt });
    expect(idsOf((await of(second)).newer)).toEqual([third, fourth]);
    expect(idsOf((await of(second)).older)).toEqual([first]);
    expect((await of(first)).newer).toHaveLength(NEIGHBOURS);
  });

  it('are only what everybody may see', async () => {
    const place = await aPlace(ctx);
    const hidden = [
      await aSnapshot(ctx, { locationId: place.id, publishedAt: hoursAgo(-1) }),
      await aSnapshot(ctx, { locationId: place.id, publishedAt: hoursAgo(3), state: 'hidden' }),
    ];
    const { row } = await aSnapshot(ctx, { locationId: place.id, publishedAt: hoursAgo(2) });
    expect(await listNeighbours(ctx, row)).toEqual({ newer: [], older: [] });
    expect(hidden).toHaveLength(2);
  });

  it('are none by people who are hidden with all of theirs', async () => {
    const place = await aPlace(ctx);
    const { id: authorId } = await aUser(ctx);
    await aSnapshot(ctx, { authorId, locationId: place.id, publishedAt: hoursAgo(3) });
    const { row } = await aSnapshot(ctx, { locationId: place.id, publishedAt: hoursAgo(2) });
    expect((await listNeighbours(ctx, row)).older).toHaveLength(1);
    const until = hoursAgo(-1);
    await suspendUser(ctx, authorId, { reason: 'Hetze', until, hidesContributions: true });
    expect((await listNeighbours(ctx, row)).older).toEqual([]);
  });

  it('are those behind all of theirs, however many these are', async () => {
    const place = await aPlace(ctx);
    const { id: authorId } = await aUser(ctx);
    const inPlace = async (hours: number, changes: { authorId?: number } = {}) =>
      aSnapshot(ctx, { ...changes, locationId: place.id, publishedAt: hoursAgo(hours) });
    const last = await inPlace(9);
    for (let hours = 3; hours < 3 + NEIGHBOURS; hours++) await inPlace(hours, { authorId });
    const { row } = await inPlace(2);
    await suspendUser(ctx, authorId, { reason: 'Hetze', until: hoursAgo(-1), hidesContributions: true });
    expect(idsOf((await listNeighbours(ctx, row)).older)).toEqual([last.id]);
  });
});

describe('more by an author', () => {
  it('are the newest, without the one that is looked at', async () => {
    const { id: authorId } = await aUser(ctx);
    const ids: number[] = [];
    for (let i = 0; i < MORE_OF_AUTHOR + 2; i++)
      ids.push((await aSnapshot(ctx, { authorId, publishedAt: hoursAgo(i) })).id);
    await aSnapshot(ctx, { authorId, state: 'withdrawn' });
    await aSnapshot(ctx);
    const more = await listOfAuthor(ctx, authorId, ids[1]!);
    expect(idsOf(more)).toEqual([ids[0], ...ids.slice(2, MORE_OF_AUTHOR + 1)]);
  });
});
