import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { defineBundle } from '#kernel/bundle.ts';
import { makeCtx, withTransaction } from '#kernel/ctx.ts';
import { migrateJobs } from '#kernel/jobs.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { idsOfPath } from '#bundles/locations/public.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { piecePublished } from './announcing.ts';
import { savePiece, setPieceCommentCount } from './commands.ts';
import { listPieces } from './queries.ts';
import { aPiece } from './test-data.ts';

const listener = defineBundle({ name: 'listener', on: [piecePublished.handle(async () => {})] });
const { target, bundles } = await testPortal();
const portal = await testPortal({ target, bundles: [...bundles, listener] });
await migrateJobs(portal.database, [listener], portal.log);
const ctx = makeCtx(portal, portalItself);

const district = await aPlace(ctx, { kind: 'district' });
const town = await aPlace(ctx, { parentId: district.id });
const quarter = await aPlace(ctx, { parentId: town.id, kind: 'quarter' });
const neighbour = await aPlace(ctx, { parentId: district.id });

const idsAt = async (locationId: number) =>
  (await listPieces(ctx, { locationId })).entries.map(({ id }) => id);

/** Returns what `work` makes other pages forget. */
const touchedBy = async (work: () => Promise<unknown>) => {
  const touched: string[] = [];
  portal.invalidation.onDrop((tags) => touched.push(...(tags ?? [])));
  await work();
  return touched;
};

describe('savePiece', () => {
  it('lists a piece at its place and at every place above it', async () => {
    const { objectId } = await aPiece(ctx, { locationPath: quarter.path });
    for (const place of [quarter, town, district]) expect(await idsAt(place.id)).toContain(objectId);
    expect(await idsAt(neighbour.id)).not.toContain(objectId);
  });

  it('moves a piece to another place', async () => {
    const piece = await aPiece(ctx, { locationPath: quarter.path });
    await aPiece(ctx, { ...piece, locationPath: neighbour.path });
    expect(await idsAt(neighbour.id)).toContain(piece.objectId);
    expect(await idsAt(district.id)).toContain(piece.objectId);
    for (const place of [quarter, town]) expect(await idsAt(place.id)).not.toContain(piece.objectId);
  });

  it('takes a piece out of all lists and puts it back', async () => {
    const piece = await aPiece(ctx, { locationPath: town.path });
    await aPiece(ctx, { ...piece, isListed: false });
    for (const place of [town, district]) expect(await idsAt(place.id)).not.toContain(piece.objectId);
    expect((await listPieces(ctx, {})).entries.map(({ id }) => id)).not.toContain(piece.objectId);
    await aPiece(ctx, piece);
    expect(await idsAt(town.id)).toContain(piece.objectId);
  });

  it('keeps the count of comments', async () => {
    const piece = await aPiece(ctx, { locationPath: town.path });
    await withTransaction(ctx, (ctx) =>
      setPieceCommentCount(ctx, { type: 'article', id: piece.objectId }, 7),
    );
    await aPiece(ctx, piece);
    const { entries } = await listPieces(ctx, { locationId: town.id });
    expect(entries.find(({ id }) => id === piece.objectId)?.commentCount).toBe(7);
  });

  it('lists a piece under its tags, and no longer under those it lost', async () => {
    const idsOf = async (tagId: number) => (await listPieces(ctx, { tagId })).entries.map(({ id }) => id);
    const piece = await aPiece(ctx, { tagIds: [11, 12, 11] });
    expect([await idsOf(11), await idsOf(12)]).toEqual([[piece.objectId], [piece.objectId]]);
    await aPiece(ctx, { ...piece, tagIds: [12, 13] });
    expect([await idsOf(11), await idsOf(13)]).toEqual([[], [piece.objectId]]);
    await aPiece(ctx, { ...piece, isListed: false });
    expect([await idsOf(12), await idsOf(13)]).toEqual([[], []]);
  });

  it('lists a piece under its author and its kind', async () => {
    const piece = await aPiece(ctx, { type: 'imagepost', locationPath: quarter.path });
    const { authorId, objectId } = piece;
    for (const filter of [
      { authorId },
      { authorId, type: 'imagepost' },
      { type: 'imagepost' },
      { type: 'imagepost', locationId: quarter.id },
    ] as const)
      expect((await listPieces(ctx, filter)).entries.map(({ id }) => id)).toEqual([objectId]);
    for (const filter of [
      { authorId, type: 'event' },
      { type: 'event', locationId: quarter.id },
    ] as const)
      expect((await listPieces(ctx, filter)).entries).toEqual([]);
    await aPiece(ctx, { ...piece, isListed: false });
    expect((await listPieces(ctx, { authorId })).entries).toEqual([]);
  });

  it('touches the lists that it was and is in', async () => {
    const piece = await aPiece(ctx, { locationPath: quarter.path, tagIds: [11, 12] });
    const authorId = (await aUser(ctx)).id;
    const changes = { authorId, locationPath: neighbour.path, tagIds: [12, 13] };
    const touched = await touchedBy(() => aPiece(ctx, { ...piece, ...changes }));
    const places = [...idsOfPath(quarter.path), neighbour.id].map((id) => `pieces:location:${id}`);
    const tags = [11, 12, 13].map((id) => `pieces:tag:${id}`);
    const authors = [piece.authorId, authorId].map((id) => `pieces:author:${id}`);
    expect(touched.sort()).toEqual(['pieces', ...places, ...tags, ...authors].sort());
  });

  it('is part of the transaction of its kind', async () => {
    const piece = await aPiece(ctx, { locationPath: town.path });
    await expect(savePiece(ctx, piece)).rejects.toThrow('inside the transaction of their kind');
    const failing = withTransaction(ctx, async (ctx) => {
      await savePiece(ctx, { ...piece, isListed: false });
      throw new Error('changed its mind');
    });
    await expect(failing).rejects.toThrow('changed its mind');
    expect(await idsAt(town.id)).toContain(piece.objectId);
  });

  it('ends with one row per piece when two save it at the same time', async () => {
    const piece = await aPiece(ctx, { locationPath: town.path });
    const paths = [quarter.path, neighbour.path, town.path, quarter.path];
    await Promise.all(paths.map((locationPath) => aPiece(ctx, { ...piece, locationPath })));
    expect((await idsAt(district.id)).filter((id) => id === piece.objectId)).toHaveLength(1);
  });
});

describe('setPieceCommentCount', () => {
  it('shows on every list of the piece and touches that number, and so whoever shows the piece', async () => {
    const { objectId } = await aPiece(ctx, { locationPath: quarter.path });
    const ref = { type: 'article', id: objectId };
    const touched = await touchedBy(() => withTransaction(ctx, (ctx) => setPieceCommentCount(ctx, ref, 3)));
    expect(touched).toEqual([`article:${objectId}#comments`, 'pieces:discussed', `article:${objectId}`]);
    for (const filter of [{}, { locationId: quarter.id }, { locationId: district.id }])
      expect((await listPieces(ctx, filter)).entries.find(({ id }) => id === objectId)?.commentCount).toBe(3);
  });

  it('does nothing for things that stand in no list', async () => {
    const ref = { type: 'comment', id: 1 };
    expect(await touchedBy(() => withTransaction(ctx, (ctx) => setPieceCommentCount(ctx, ref, 3)))).toEqual(
      [],
    );
  });

  it('is part of a transaction', async () =>
    expect(setPieceCommentCount(ctx, { type: 'article', id: 1 }, 3)).rejects.toThrow(
      'inside the transaction',
    ));
});

const inHours = (hours: number) => new Date(ctx.now.getTime() + hours * 3_600_000);
const announced = async (objectId: number) => {
  const { rows } = await ctx.db.execute<{ data: object; start: string }>(sql`
    select data, start_after as start from pgboss.job
    where name = 'listener.on-pieces-published' and data->>'id' = ${String(objectId)} order by start_after`);
  return rows.map(({ data, start }) => ({ data, start: new Date(start) }));
};

describe('the announcement of a piece', () => {
  it('is made once, when it stands in the lists for the first time', async () => {
    const piece = await aPiece(ctx, { locationPath: quarter.path, tagIds: [5, 5], isListed: false });
    expect(await announced(piece.objectId)).toEqual([]);
    for (const isListed of [true, true, false, true]) await aPiece(ctx, { ...piece, isListed });
    const { type, objectId: id, authorId, categoryId } = piece;
    const places = idsOfPath(quarter.path).map((place) => `location-${place}`);
    const selectorTags = [`user-${authorId}`, ...places, `category-${categoryId}`, 'tag-5'];
    expect(await announced(id)).toEqual([
      { data: { type, id, authorId, selectorTags }, start: expect.any(Date) },
    ]);
  });

  it('is not made of what came out more than a day ago, also when it is changed now', async () => {
    const piece = await aPiece(ctx, { publishedAt: inHours(-25) });
    await aPiece(ctx, { ...piece, publishedAt: ctx.now });
    expect(await announced(piece.objectId)).toEqual([]);
    const late = await aPiece(ctx, { publishedAt: inHours(-23) });
    expect(await announced(late.objectId)).toHaveLength(1);
  });

  it('waits for the moment at which the piece comes out, and for the new one when that is moved', async () => {
    const piece = await aPiece(ctx, { publishedAt: inHours(3) });
    await aPiece(ctx, piece);
    await aPiece(ctx, { ...piece, publishedAt: inHours(5) });
    expect((await announced(piece.objectId)).map(({ start }) => start)).toEqual([inHours(3), inHours(5)]);
  });
});
