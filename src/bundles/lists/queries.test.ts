import { describe, expect, it } from 'vitest';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { savePiece, setReduced } from './commands.ts';
import type { Piece } from './commands.ts';
import { LIST_LENGTH } from './constants.ts';
import { countPieces, cursorBefore } from './merged-lists.ts';
import { packCursor, unpackCursor } from './piece-cursor.ts';
import { listPieces, listSeveral } from './queries.ts';
import type { PieceCursor, PieceFilter } from './queries.ts';
import { aPiece } from './test-data.ts';

const aNewspaper = async () => {
  const ctx = await testCtx();
  const place = await aPlace(ctx);
  const [category, author] = await Promise.all([aCategory(ctx), aUser(ctx)]);
  return {
    ctx,
    shared: { locationPath: place.path, categoryId: category.id, authorId: author.id, tagIds: [5] },
    place,
  };
};

/** Follows a list to its end, page by page. */
const readAll = async (ctx: Ctx, filter: PieceFilter) => {
  const pages: string[][] = [];
  let after: PieceCursor | undefined;
  do {
    const page = await listPieces(ctx, { ...filter, ...(after && { after }) });
    pages.push(page.entries.map(({ type, id }) => `${type} ${id}`));
    after = page.next;
  } while (after);
  return pages;
};

describe('a list of pieces', () => {
  it('gives each piece once, page by page, also when many share a moment and kinds share their ids', async () => {
    const { ctx, shared, place } = await aNewspaper();
    const moments = [0, 1, 2].map((hours) => new Date(ctx.now.getTime() - hours * HOUR_MS));
    await aPiece(ctx, { ...shared, objectId: 1000 });
    for (const type of ['article', 'imagepost', 'event'] as const)
      for (let objectId = 1; objectId <= 17; objectId++)
        await aPiece(ctx, { ...shared, type, objectId, publishedAt: moments[objectId % 3]! });
    for (const filter of [
      {},
      { locationId: place.id },
      { locationId: place.id, categoryId: shared.categoryId },
      { tagId: 5 },
      { authorId: shared.authorId },
    ]) {
      const pages = await readAll(ctx, filter);
      expect(pages.map(({ length }) => length)).toEqual([LIST_LENGTH, LIST_LENGTH, 4]);
      expect(new Set(pages.flat()).size).toBe(52);
    }
  });

  it('begins with the newest and ends without a next page', async () => {
    const { ctx, shared } = await aNewspaper();
    const ages = [3, 1, 2].map((hours) => new Date(ctx.now.getTime() - hours * HOUR_MS));
    const made: Piece[] = [];
    for (const publishedAt of ages) made.push(await aPiece(ctx, { ...shared, publishedAt }));
    const { entries, next } = await listPieces(ctx, {});
    expect(entries.map(({ id }) => id)).toEqual([1, 2, 0].map((at) => made[at]!.objectId));
    expect(entries[0]).toMatchObject({ publishedAt: ages[1], authorId: shared.authorId, commentCount: 0 });
    expect(next).toBeUndefined();
  });

  it('has no next page when it is exactly full', async () => {
    const { ctx, shared } = await aNewspaper();
    for (let i = 0; i < LIST_LENGTH; i++) await aPiece(ctx, shared);
    expect(await listPieces(ctx, {})).toMatchObject({ next: undefined });
  });

  it('goes on behind what came out before 1970, by addresses as well', async () => {
    const { ctx, shared } = await aNewspaper();
    const { authorId } = shared;
    const days = [1955, 1954].map((year) => new Date(`${year}-05-05T06:00:00Z`));
    for (const publishedAt of Array.from({ length: LIST_LENGTH }, () => days[0]!).concat(days[1]!))
      await aPiece(ctx, { ...shared, publishedAt });
    const { next } = await listPieces(ctx, { authorId });
    const { entries } = await listPieces(ctx, { authorId, after: unpackCursor(packCursor(next!)) });
    expect(entries.map(({ publishedAt }) => publishedAt)).toEqual([days[1]]);
  });

  it('holds back what appears later and what is not listed', async () => {
    const { ctx, shared, place } = await aNewspaper();
    const later = new Date(ctx.now.getTime() + HOUR_MS);
    const { objectId } = await aPiece(ctx, { ...shared, publishedAt: later });
    await aPiece(ctx, { ...shared, isListed: false });
    await aPiece(ctx, { ...shared, publishedAt: null });
    for (const filter of [{}, { locationId: place.id }]) {
      expect((await listPieces(ctx, filter)).entries).toEqual([]);
      const tomorrow = { ...ctx, now: later };
      expect((await listPieces(tomorrow, filter)).entries.map(({ id }) => id)).toEqual([objectId]);
    }
  });

  it('of one’s own has what moderators keep out of all others, and nothing that was taken back', async () => {
    const { ctx, shared } = await aNewspaper();
    const [open, reduced] = [await aPiece(ctx, shared), await aPiece(ctx, shared)];
    await aPiece(ctx, { ...shared, isListed: false });
    await withTransaction(ctx, async (ctx) => {
      await setReduced(ctx, { type: 'article', id: reduced.objectId }, true);
      await savePiece(ctx, reduced);
    });
    const idsIn = async (filter: PieceFilter) => (await listPieces(ctx, filter)).entries.map(({ id }) => id);
    expect(await idsIn({ authorId: shared.authorId })).toEqual([open.objectId]);
    expect(await idsIn({ ownerId: shared.authorId })).toEqual([reduced.objectId, open.objectId]);
    expect(await countPieces(ctx, { ownerId: shared.authorId })).toBe(2);
  });

  it('knows the categories of a place apart', async () => {
    const { ctx, shared, place } = await aNewspaper();
    const sport = await aCategory(ctx);
    const { objectId } = await aPiece(ctx, { ...shared, categoryId: sport.id });
    await aPiece(ctx, shared);
    const { entries } = await listPieces(ctx, { locationId: place.id, categoryId: sport.id });
    expect(entries.map(({ id }) => id)).toEqual([objectId]);
  });

  it('is as long as asked for, and several come in one query', async () => {
    const { ctx, shared, place } = await aNewspaper();
    for (let objectId = 1; objectId <= 3; objectId++) await aPiece(ctx, { ...shared, objectId });
    await aPiece(ctx, { ...shared, objectId: 1, type: 'event' });
    const before = ctx.portal.database.queryCount();
    const lists = await listSeveral(ctx, [
      { locationId: place.id, limit: 2 },
      { type: 'event', limit: 2 },
      { type: 'imagepost' },
      { tagId: 5, after: { publishedAt: ctx.now, id: 2, type: 'article' } },
    ]);
    expect(ctx.portal.database.queryCount() - before).toBe(1);
    expect(lists.map(({ entries }) => entries.map(({ type, id }) => `${type} ${id}`))).toEqual([
      ['article 3', 'article 2'],
      ['event 1'],
      [],
      ['event 1', 'article 1'],
    ]);
    expect(lists.map(({ next }) => next?.id)).toEqual([2, undefined, undefined, undefined]);
    expect(await listSeveral(ctx, [])).toEqual([]);
  });

  it('knows the page before another one', async () => {
    const { ctx, shared, place } = await aNewspaper();
    for (let i = 0; i < 3 * LIST_LENGTH; i++)
      await aPiece(ctx, { ...shared, publishedAt: new Date(ctx.now.getTime() - i * HOUR_MS) });
    await aPiece(ctx, { ...shared, publishedAt: new Date(ctx.now.getTime() + HOUR_MS) });
    for (const filter of [{}, { locationId: place.id }, { tagId: 5 }]) {
      const first = await listPieces(ctx, filter);
      const second = await listPieces(ctx, { ...filter, after: first.next });
      expect(await cursorBefore(ctx, [filter], first.next!)).toBeUndefined();
      expect(await cursorBefore(ctx, [filter], second.next!)).toEqual(first.next);
    }
  });

  it('is counted', async () => {
    const { ctx, shared, place } = await aNewspaper();
    for (let i = 0; i < 3; i++) await aPiece(ctx, shared);
    await aPiece(ctx, { ...shared, publishedAt: new Date(ctx.now.getTime() + HOUR_MS) });
    for (const filter of [{}, { tagId: 5 }, { locationId: place.id }])
      expect(await countPieces(ctx, filter)).toBe(3);
    expect(await countPieces(ctx, { tagId: 6 })).toBe(0);
  });

  it('is not made where no index would serve it', async () => {
    const ctx = await testCtx();
    for (const filter of [{ categoryId: 1 }, { tagId: 1, authorId: 2 }])
      await expect(listPieces(ctx, filter)).rejects.toThrow('There is no index');
  });

  it('is empty where nothing is', async () => {
    const { ctx, place } = await aNewspaper();
    expect(await listPieces(ctx, { locationId: place.id })).toEqual({ entries: [], next: undefined });
    expect(await listPieces(ctx, { locationId: 2147483647 })).toEqual({ entries: [], next: undefined });
  });
});
