import { describe, expect, it } from 'vitest';
import { actAs, makeCtx, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { anonymous, portalItself } from '#kernel/viewer.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { anImage, storedImages } from '#bundles/media/test-data.ts';
import { setPoster } from './posters.ts';
import { findStream } from './queries.ts';
import { streamsByIds } from './stream-views.ts';
import { aStream } from './test-data.ts';
import { setStreamUses } from './uses.ts';
import type { StreamUse } from './uses.ts';

const ctx = makeCtx(await testPortal(), portalItself);
const owner = await aUser(ctx);
const asOwner = actAs(ctx, owner.viewer);
const asGuest = actAs(ctx, anonymous);

const article = (id: number) => ({ type: 'article' as const, id });
const use = (by: Ctx, articleId: number, uses: readonly StreamUse[]) =>
  withTransaction(by, (ctx) => setStreamUses(ctx, article(articleId), uses));
const accessOf = async (id: number) => (await findStream(ctx, id))!.access;

describe('what shows a stream', () => {
  it('opens it and its poster to everybody, until nothing public shows it any more', async () => {
    const stream = await aStream(ctx, { ownerId: owner.id, access: 'gated' });
    const poster = await anImage(ctx, { ownerId: owner.id, access: 'gated' });
    await withTransaction(ctx, (ctx) => setPoster(ctx, stream, poster.id));
    const accessOfPoster = async () => (await storedImages(ctx, [poster.id])).get(poster.id)!.access;
    await use(asOwner, 1, [{ streamId: stream.id, isPublic: true }]);
    await use(asOwner, 2, [{ streamId: stream.id, isPublic: false }]);
    expect([await accessOf(stream.id), await accessOfPoster()]).toEqual(['public', 'public']);
    await use(asOwner, 1, []);
    expect([await accessOf(stream.id), await accessOfPoster()]).toEqual(['gated', 'gated']);
  });

  it('shows it to readers of that thing, and to nobody by another one', async () => {
    const { id } = await aStream(ctx, { ownerId: owner.id, access: 'gated' });
    await use(asOwner, 3, [{ streamId: id, isPublic: false }]);
    expect((await streamsByIds(asGuest, [id], article(3))).get(id)).toMatchObject({ id });
    expect(await streamsByIds(asGuest, [id], article(4))).toEqual(new Map());
    expect(await streamsByIds(asGuest, [id])).toEqual(new Map());
  });

  it('can’t be what somebody else put there, unless everybody sees it anyway', async () => {
    const stranger = actAs(ctx, (await aUser(ctx)).viewer);
    const gated = await aStream(ctx, { ownerId: owner.id, access: 'gated' });
    await use(stranger, 5, [{ streamId: gated.id, isPublic: true }]);
    expect(await accessOf(gated.id)).toBe('gated');
    expect(await streamsByIds(stranger, [gated.id], article(5))).toEqual(new Map());
    // What its owner put there stays when somebody else saves the text.
    await use(asOwner, 6, [{ streamId: gated.id, isPublic: true }]);
    await use(stranger, 6, [{ streamId: gated.id, isPublic: true }]);
    expect(await accessOf(gated.id)).toBe('public');
  });

  it('leaves blocked ones blocked, and unknown ones out', async () => {
    const { id } = await aStream(ctx, { ownerId: owner.id, access: 'blocked' });
    await use(ctx, 7, [
      { streamId: id, isPublic: true },
      { streamId: 999_999, isPublic: true },
    ]);
    expect(await accessOf(id)).toBe('blocked');
    expect(await streamsByIds(ctx, [id, 999_999], article(7))).toEqual(new Map());
  });
});
