import { sql } from 'drizzle-orm';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { actAs, makeCtx, withTransaction } from '#kernel/ctx.ts';
import { contentTypeOf } from '#kernel/files.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { listHistory, record } from '#bundles/history/public.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { randomUUID } from 'node:crypto';
import { deleteStream, editStream } from './commands.ts';
import { removeStreamFilesJob } from './jobs.ts';
import { ownStreams, streamOriginalsOf } from './personal-data.ts';
import { findStream, findUpload } from './queries.ts';
import { reportableStream } from './reporting.ts';
import { streamUploads } from './schema.ts';
import { aStream } from './test-data.ts';
import { beginUpload, receivePieces } from './uploads.ts';
import { setStreamUses } from './uses.ts';

const portal = await testPortal();
const ctx = makeCtx(portal, portalItself);

const filesBelow = (prefix: string) => Readable.from(portal.files.list(prefix)).toArray();

const isSomebodyWaiting = async () => {
  const { rows } = await ctx.db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
};

describe('one’s own videos and sounds', () => {
  it('are given out with their originals', async () => {
    const owner = await aUser(ctx);
    const key = `streams/originals/ab/${randomUUID()}.mov`;
    await portal.files.put(key, Readable.from(['Film']), { contentType: contentTypeOf(key) });
    const stream = await aStream(ctx, { ownerId: owner.id, originalKey: key });
    await aStream(ctx, { ownerId: owner.id, originalKey: 'streams/originals/ab/fehlt.mov' });
    expect(await streamOriginalsOf(ctx, owner.id)).toEqual([{ id: stream.id, key }]);
    expect(await ownStreams.exportFor(ctx, owner.id)).toMatchObject([
      { id: stream.id, title: 'Eröffnung der Brücke', filename: 'IMG_0815.mov' },
      {},
    ]);
  });

  it('leave no words of those that were deleted before', async () => {
    const owner = await aUser(ctx);
    const { id } = await aStream(ctx, { ownerId: owner.id, state: 'deleted', copyright: 'Ada' });
    await ownStreams.eraseFor(ctx, owner.id, { keepsComments: false });
    expect(await findStream(ctx, id)).toMatchObject({ title: '', copyright: '', filename: '' });
  });

  it('leave nothing of why moderators took one away', async () => {
    const owner = await aUser(ctx);
    const { id } = await aStream(ctx, { ownerId: owner.id });
    await withTransaction(ctx, (ctx) => reportableStream.hide!.act(ctx, id, 'Ada filmt die Nachbarn.'));
    await ownStreams.eraseFor(ctx, owner.id, { keepsComments: false });
    expect(JSON.stringify(await listHistory(ctx, { type: 'stream', id }))).not.toContain('Nachbarn');
  });

  it('name their owner no longer as the author of what stays, in the history either', async () => {
    const owner = await aUser(ctx);
    const { id } = await aStream(ctx, { ownerId: owner.id, copyright: '' });
    await editStream(actAs(ctx, owner.viewer), id, { title: 'Am See', copyright: owner.viewer.name! });
    const other = await aStream(ctx, { ownerId: owner.id, copyright: 'Tomasz Adamek' });
    await withTransaction(ctx, (ctx) =>
      setStreamUses(
        ctx,
        { type: 'article', id: 5 },
        [id, other.id].map((streamId) => ({ streamId, isPublic: true })),
      ),
    );
    for (let times = 0; times < 2; times += 1)
      await ownStreams.eraseFor(ctx, owner.id, { keepsComments: false });
    expect(await findStream(ctx, id)).toMatchObject({ title: 'Am See', copyright: 'Gelöschtes Mitglied' });
    expect(await findStream(ctx, other.id)).toMatchObject({ copyright: 'Tomasz Adamek' });
    const told = JSON.stringify(await listHistory(ctx, { type: 'user', id: owner.id }));
    expect(told).toContain('Am See');
    expect(told).not.toContain(owner.viewer.name);
  });

  it('stay where somebody begins to show one just then', async () => {
    const owner = await aUser(ctx);
    const { id } = await aStream(ctx, { ownerId: owner.id, access: 'gated' });
    const erasing = await withTransaction(ctx, async (shower) => {
      await setStreamUses(shower, { type: 'manuscript', id: 3 }, [{ streamId: id, isPublic: false }]);
      const erasing = ownStreams.eraseFor(ctx, owner.id, { keepsComments: false });
      await expect.poll(() => isSomebodyWaiting()).toBe(true);
      return { done: erasing };
    });
    await erasing.done;
    expect(await findStream(ctx, id)).toMatchObject({ state: 'ready' });
  });

  it('forget how the files of what stays were called', async () => {
    const owner = await aUser(ctx);
    const { id } = await aStream(ctx, { ownerId: owner.id, filename: 'Ada beim Arzt.mov' });
    const uploadId = randomUUID();
    await ctx.db.insert(streamUploads).values({
      id: uploadId,
      ownerId: owner.id,
      filename: 'Ada beim Arzt.mov',
      length: 1,
      received: 1,
      streamId: id,
      createdAt: ctx.now,
      touchedAt: ctx.now,
    });
    await withTransaction(ctx, (ctx) =>
      setStreamUses(ctx, { type: 'article', id: 4 }, [{ streamId: id, isPublic: true }]),
    );
    await ownStreams.eraseFor(ctx, owner.id, { keepsComments: false });
    expect(await findStream(ctx, id)).toMatchObject({ state: 'ready', filename: '' });
    expect(await findUpload(ctx, uploadId, owner.id)).toBeUndefined();
  });

  it('leave no words in the history, but for those of what stays', async () => {
    const owner = await aUser(ctx);
    const asOwner = actAs(ctx, owner.viewer);
    const streams: { readonly id: number }[] = [];
    for (const title of ['Gelöscht', 'Unbenutzt', 'Gezeigt']) {
      const stream = await aStream(ctx, { ownerId: owner.id });
      await editStream(asOwner, stream.id, { title, copyright: 'Ada' });
      streams.push(stream);
    }
    await deleteStream(asOwner, streams[0]!.id);
    await withTransaction(asOwner, async (ctx) => {
      await setStreamUses(ctx, { type: 'article', id: 2 }, [{ streamId: streams[2]!.id, isPublic: true }]);
      await record(ctx, { type: 'user', objectId: owner.id, action: 'user.edited', after: { title: 'Dr.' } });
    });
    await ownStreams.eraseFor(ctx, owner.id, { keepsComments: false });
    const history = await listHistory(ctx, { type: 'user', id: owner.id });
    expect(history.map(({ after }) => after?.['title']).filter(Boolean)).toEqual(['Dr.', 'Gezeigt']);
    expect(JSON.stringify(history)).not.toMatch(/Gelöscht|Unbenutzt/);
  });

  it('go with their files, and with what was only begun; what something shows stays', async () => {
    const owner = await aUser(ctx);
    const asOwner = actAs(ctx, owner.viewer);
    const id = randomUUID();
    await beginUpload(asOwner, owner.id, { id, filename: 'a.wav', length: 10_000 });
    await receivePieces(asOwner, { id, ownerId: owner.id }, 0, Readable.from([Buffer.alloc(100)]));
    const [shown, unused] = [
      await aStream(ctx, { ownerId: owner.id }),
      await aStream(ctx, { ownerId: owner.id }),
    ];
    const key = `streams/${unused.id}/${unused.version}/master.m3u8`;
    await portal.files.put(key, Readable.from(['x']), { contentType: contentTypeOf(key) });
    await withTransaction(asOwner, (ctx) =>
      setStreamUses(ctx, { type: 'article', id: 1 }, [{ streamId: shown.id, isPublic: true }]),
    );
    await ownStreams.eraseFor(ctx, owner.id, { keepsComments: false });
    await removeStreamFilesJob.work(ctx, { streamId: unused.id, key: unused.originalKey });
    expect(await findStream(ctx, shown.id)).toMatchObject({ state: 'ready' });
    expect(await findStream(ctx, unused.id)).toMatchObject({ state: 'deleted', title: '', filename: '' });
    expect(await filesBelow(`streams/${unused.id}/`)).toEqual([]);
    expect(await filesBelow(`uploads/${id}/`)).toEqual([]);
  });
});
