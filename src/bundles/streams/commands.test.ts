import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { actAs, makeCtx } from '#kernel/ctx.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { listHistory } from '#bundles/history/public.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { aSample } from '#bundles/media/formats/test-data.ts';
import { storedImages } from '#bundles/media/test-data.ts';
import { addCaptions, deleteStream, editStream, replacePoster, retryStream } from './commands.ts';
import { findStream } from './queries.ts';
import { folderOf } from './stream-addresses.ts';
import { aStream } from './test-data.ts';
import * as texts from './texts.ts';

const portal = await testPortal();
const ctx = makeCtx(portal, portalItself);
const owner = await aUser(ctx);
const asOwner = actAs(ctx, owner.viewer);
const asStranger = actAs(ctx, (await aUser(ctx)).viewer);
const WORDS = Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nGuten Tag\n');

describe('changing a stream', () => {
  it('is remembered beside what its owner did', async () => {
    const { id } = await aStream(ctx, { ownerId: owner.id });
    await editStream(asOwner, id, { title: 'Neu', copyright: '' });
    await deleteStream(asOwner, id);
    const history = await listHistory(ctx, { type: 'user', id: owner.id });
    expect(history.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['stream.edited', 'stream.deleted']),
    );
  });

  it('is refused to others before anything is stored', async () => {
    const { id } = await aStream(ctx, { ownerId: owner.id });
    await expect(addCaptions(asStranger, id, 'de', WORDS)).rejects.toMatchObject({ status: 403 });
    expect(await Readable.from(portal.files.list(folderOf(id))).toArray()).toEqual([]);
    await expect(retryStream(asStranger, id)).rejects.toMatchObject({ status: 403 });
  });

  it('is refused to its owner while a moderator has taken it away', async () => {
    const { id } = await aStream(ctx, { ownerId: owner.id, access: 'blocked' });
    await expect(deleteStream(asOwner, id)).rejects.toMatchObject({ status: 403 });
    expect(await findStream(ctx, id)).toMatchObject({ state: 'ready', access: 'blocked' });
  });

  it('takes words for a video only', async () => {
    const { id } = await aStream(ctx, { ownerId: owner.id, kind: 'audio' });
    expect(await addCaptions(asOwner, id, 'de', WORDS)).toEqual({
      kind: 'invalid',
      errors: { file: texts.captionsOnlyVideo },
    });
    expect(await Readable.from(portal.files.list(folderOf(id))).toArray()).toEqual([]);
  });

  it('makes a picture that is uploaded its poster, which everybody sees who sees the stream', async () => {
    const { id } = await aStream(ctx, { ownerId: owner.id });
    const file = await aSample('jpeg', { width: 64, height: 36 });
    expect(await replacePoster(asOwner, id, { file: Readable.from([file]) })).toMatchObject({ kind: 'done' });
    const { posterId } = (await findStream(ctx, id))!;
    expect((await storedImages(ctx, [posterId!])).get(posterId!)).toMatchObject({
      ownerId: owner.id,
      access: 'public',
      isStub: true,
    });
    const refused = await replacePoster(asOwner, id, { file: Readable.from([Buffer.from('kein Bild')]) });
    expect(refused.kind).toBe('invalid');
    expect((await findStream(ctx, id))!.posterId).toBe(posterId);
  });
});
