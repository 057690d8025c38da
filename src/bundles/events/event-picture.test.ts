import { beforeAll, describe, expect, it } from 'vitest';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { listHistory } from '#bundles/history/public.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import { eventTag } from './constants.ts';
import { eventPictures } from './event-picture.ts';
import { anEvent } from './test-data.ts';

const { ctx, portal } = await testApp();
let author: TestUser;

beforeAll(async () => {
  author = await aUser(ctx, { roles: [{ role: 'author', locationPath: '' }] });
});

const set = (id: number, heroId: number | null, revision: number, by = author) =>
  withTransaction(actAs(ctx, by.viewer), (ctx) =>
    eventPictures.set(ctx, id, { heroId, galleryIds: null, revision }),
  );

describe('the picture of an event', () => {
  it('comes and goes', async () => {
    const { id } = await anEvent(ctx, { authorId: author.id });
    const image = await anImage(ctx, { ownerId: author.id });
    const moment = portal.invalidation.moment();
    expect(await set(id, image.id, 0)).toEqual({ kind: 'set' });
    expect(await eventPictures.of(ctx, id)).toEqual({
      heroId: image.id,
      galleryIds: null,
      revision: image.id,
    });
    expect(await set(id, null, 0)).toEqual({ kind: 'outdated' });
    expect(await set(id, null, image.id)).toEqual({ kind: 'set' });
    expect(await eventPictures.of(ctx, id)).toEqual({ heroId: null, galleryIds: null, revision: 0 });
    expect(await listHistory(ctx, { type: 'event', id })).toMatchObject([
      { action: 'event.pictures', before: { heroId: image.id }, after: { heroId: null } },
      { action: 'event.pictures', before: { heroId: null }, after: { heroId: image.id } },
      { action: 'event.published' },
    ]);
    expect(portal.invalidation.changedSince([eventTag(id)], moment)).toBe(true);
  });

  it('stays as it was when moderators have hidden it meanwhile', async () => {
    const { id } = await anEvent(ctx, { authorId: author.id, state: 'hidden' });
    const image = await anImage(ctx, { ownerId: author.id });
    await expect(set(id, image.id, 0)).rejects.toMatchObject({ status: 403 });
    expect(await eventPictures.of(ctx, id)).toMatchObject({ heroId: null });
  });

  it('is for those who may edit the event', async () => {
    const { id } = await anEvent(ctx, { authorId: author.id });
    await expect(set(id, null, 0, await aUser(ctx))).rejects.toMatchObject({ status: 403 });
    await expect(set(2147483647, null, 0)).rejects.toMatchObject({ status: 404 });
    expect(await eventPictures.of(ctx, 2147483647)).toBeUndefined();
  });
});
