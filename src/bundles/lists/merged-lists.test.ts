import { describe, expect, it } from 'vitest';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { LIST_LENGTH } from './constants.ts';
import { countPieces, cursorBefore, listMerged } from './merged-lists.ts';
import type { PieceCursor } from './queries.ts';
import { aPiece } from './test-data.ts';

const MANY = 2 * LIST_LENGTH + 7;

/** Makes two categories that have as many pieces in turns, three of them always at the same moment, and a third one beside them. */
const aNewspaper = async () => {
  const ctx = await testCtx();
  const place = await aPlace(ctx);
  const author = await aUser(ctx);
  const ids = [(await aCategory(ctx)).id, (await aCategory(ctx)).id, (await aCategory(ctx)).id];
  const shared = { locationPath: place.path, authorId: author.id, tagIds: [] };
  for (let objectId = 1; objectId <= MANY; objectId++) {
    const publishedAt = new Date(ctx.now.getTime() - Math.floor(objectId / 3) * HOUR_MS);
    await aPiece(ctx, { ...shared, objectId, publishedAt, categoryId: ids[objectId % 2]! });
  }
  await aPiece(ctx, { ...shared, objectId: 999, categoryId: ids[2]! });
  return { ctx, lists: ids.slice(0, 2).map((categoryId) => ({ locationId: place.id, categoryId })) };
};

describe('several lists as one', () => {
  it('give each piece once, the newest first, page by page there and back', async () => {
    const { ctx, lists } = await aNewspaper();
    const pages: number[][] = [];
    const starts: (PieceCursor | undefined)[] = [];
    let after: PieceCursor | undefined;
    do {
      const page = await listMerged(ctx, lists, after);
      pages.push(page.entries.map(({ id }) => id));
      starts.push(after);
      after = page.next;
    } while (after);
    expect(pages.map(({ length }) => length)).toEqual([LIST_LENGTH, LIST_LENGTH, 7]);
    const byTime = Array.from({ length: MANY }, (_, at) => at + 1).toSorted(
      (a, b) => Math.floor(a / 3) - Math.floor(b / 3) || b - a,
    );
    expect(pages.flat()).toEqual(byTime);
    expect(await cursorBefore(ctx, lists, starts[2]!)).toEqual(starts[1]);
    expect(await cursorBefore(ctx, lists, starts[1]!)).toBeUndefined();
  });

  it('are counted together, in one query each', async () => {
    const { ctx, lists } = await aNewspaper();
    expect(await countPieces(ctx, ...lists)).toBe(MANY);
    expect(await countPieces(ctx)).toBe(0);
  });

  it('are read in one query', async () => {
    const { ctx, lists } = await aNewspaper();
    const before = ctx.portal.database.queryCount();
    await listMerged(ctx, lists);
    expect(ctx.portal.database.queryCount() - before).toBe(1);
  });

  it('are nothing when there are none', async () =>
    expect(await listMerged(await testCtx(), [])).toEqual({ entries: [], next: undefined }));
});
