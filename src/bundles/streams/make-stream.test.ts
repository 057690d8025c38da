import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import os from 'node:os';
import { Readable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import { actAs, makeCtx, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { anImage, makeSizes, storedImages } from '#bundles/media/test-data.ts';
import { checkStream } from './checking.ts';
import { MAKE_STREAM } from './constants.ts';
import { findFfmpeg } from './ffmpeg.ts';
import { remakeOriginals } from './clean-up.ts';
import { makeStream } from './make-stream.ts';
import { makePoster, setPoster } from './posters.ts';
import { findStream, findUpload } from './queries.ts';
import type { Stream } from './queries.ts';
import { streams } from './schema.ts';
import { fileKey } from './stream-addresses.ts';
import { aClip, aTone } from './test-data.ts';
import * as texts from './texts.ts';
import { beginUpload, receivePieces } from './uploads.ts';

const portal = await testPortal();
const ctx = makeCtx(portal, portalItself);
const owner = await aUser(ctx);
const without: Ctx = { ...ctx, config: { ...ctx.config, ffmpegPath: '/nirgends/ffmpeg' } };

const bring = async (file: Buffer, filename: string): Promise<Stream> => {
  const asOwner = actAs(ctx, owner.viewer);
  const id = randomUUID();
  await beginUpload(asOwner, owner.id, { id, filename, length: file.length });
  await receivePieces(asOwner, { id, ownerId: owner.id }, 0, Readable.from([file]));
  const upload = await findUpload(ctx, id, owner.id);
  return (await findStream(ctx, upload!.streamId!))!;
};
const make = async (stream: Stream, by: Ctx = ctx): Promise<Stream> => {
  await makeStream(by, { streamId: stream.id });
  return (await findStream(ctx, stream.id))!;
};
const read = async (key: string) =>
  Buffer.concat(await (await portal.files.get(key))!.stream.toArray()).toString('latin1');
const filesOf = (stream: Stream) =>
  Readable.from(portal.files.list(fileKey(stream.id, stream.version, ''))).toArray();
const jobsFor = async ({ id }: Stream) => {
  const { rows } = await ctx.db.execute<{ name: string }>(
    sql`select name from pgboss.job where data ->> 'streamId' = ${String(id)}`,
  );
  return rows.map(({ name }) => name);
};
const workFolders = async () =>
  (await readdir(os.tmpdir())).filter((name) => name.startsWith(`litfass-stream-${process.pid}-`));

/** Films are made at low priority: on a busy machine they wait for all else. */
const FILM_TIMEOUT_MS = 240_000;

let clip: Buffer;
let tone: Buffer;
let made: Promise<Stream> | undefined;
/** Makes the stream of the clip, once for all that ask what can be done with it afterwards. */
const madeOfClip = () => (made ??= bring(clip, 'IMG_0815.mov').then((stream) => make(stream)));

beforeAll(async () => {
  const place = ['-metadata', 'location=+51.4700+006.8500/', '-metadata', 'comment=Geheimer Ort'];
  clip = await aClip('clip.mov', { size: '640x360', more: place });
  tone = await aTone('ton.wav');
}, FILM_TIMEOUT_MS);

describe('the job that makes a stream', { timeout: FILM_TIMEOUT_MS }, () => {
  it('makes playlists, segments and a poster of a video, and forgets where it was recorded', async () => {
    expect(clip.toString('latin1')).toContain('Geheimer Ort');
    const stream = await madeOfClip();
    expect(stream).toMatchObject({
      state: 'ready',
      kind: 'video',
      title: 'IMG 0815',
      width: 640,
      height: 360,
      progress: 100,
      failure: null,
      rungs: [{ name: '360p', width: 640, height: 360 }],
    });
    expect(stream.durationMs).toBeGreaterThan(1900);
    expect(stream.durationMs).toBeLessThan(2200);
    const master = await read(fileKey(stream.id, stream.version, 'master.m3u8'));
    expect(master).toContain('RESOLUTION=640x360,CODECS="avc1.4d4028,mp4a.40.2"\n360p.m3u8');
    const files = await filesOf(stream);
    expect(files.map((key) => key.slice(key.lastIndexOf('/') + 1)).toSorted()).toEqual([
      '360p-00000.m4s',
      '360p-init.mp4',
      '360p.m3u8',
      'master.m3u8',
    ]);
    for (const key of [...files, stream.originalKey])
      expect(await read(key), key).not.toMatch(/Geheimer Ort|51\.47/);
    expect(await checkStream(ctx, stream)).toEqual({ result: 'updated' });
    await makeSizes(ctx, stream.posterId!);
    expect(await checkStream(ctx, stream)).toEqual({ result: 'preview_updated' });
    expect((await storedImages(ctx, [stream.posterId!])).get(stream.posterId!)).toMatchObject({
      ownerId: owner.id,
      access: 'gated',
      width: 640,
    });
    expect(await workFolders()).toEqual([]);
  });

  it('makes sound with its loudness', async () => {
    const stream = await make(await bring(tone, 'interview.wav'));
    expect(stream).toMatchObject({ state: 'ready', kind: 'audio', posterId: null });
    expect(stream.rungs.map(({ name }) => name)).toEqual(['audio']);
    expect(stream.waveform).toHaveLength(200);
    expect(Math.max(...stream.waveform!)).toBe(100);
    expect(await checkStream(ctx, stream)).toEqual({ result: 'no_preview' });
  });

  it('turns what lies on its side, and has no more qualities than the original', async () => {
    const sideways = await aClip('hoch.mp4', { size: '960x540', seconds: 1, isTurned: true });
    const stream = await make(await bring(sideways, 'hoch.mp4'));
    expect(stream).toMatchObject({ width: 540, height: 960 });
    expect(stream.rungs.map(({ name, width, height }) => [name, width, height])).toEqual([
      ['360p', 360, 640],
      ['540p', 540, 960],
    ]);
  });

  it('leaves the same files when it is done again after its worker was killed', async () => {
    const stream = await madeOfClip();
    const files = (await filesOf(stream)).toSorted();
    // The row is as a worker leaves it that dies before the row changes.
    await ctx.db.update(streams).set({ state: 'pending', attempts: 1 }).where(eq(streams.id, stream.id));
    const again = await make(stream);
    expect(again).toMatchObject({ state: 'ready', version: stream.version, posterId: stream.posterId });
    expect((await filesOf(again)).toSorted()).toEqual(files);
  });

  it('says of a broken file that it failed, and keeps the original', async () => {
    const broken = Buffer.concat([clip.subarray(0, 40), Buffer.alloc(5000, 7)]);
    const stream = await bring(broken, 'kaputt.mov');
    await expect(make(stream)).rejects.toThrow('ffmpeg failed');
    const failed = await make(stream);
    expect(await checkStream(ctx, failed)).toEqual({ result: 'failed', msg: texts.makingFailed });
    expect(await portal.files.stat(failed.originalKey)).toMatchObject({ bytes: broken.length });
    expect(await workFolders()).toEqual([]);
  });

  it('without ffmpeg serves the original, without the place it was recorded at', async () => {
    const stream = await make(await bring(clip, 'ohne.mov'), without);
    expect(stream).toMatchObject({ state: 'ready', rungs: [], posterId: null, kind: 'video' });
    expect(await checkStream(ctx, stream)).toEqual({ result: 'no_preview' });
    const stored = await read(stream.originalKey);
    expect(stored).toHaveLength(clip.length);
    expect(stored).not.toMatch(/Geheimer Ort|51\.47/);
  });

  it('makes of it later, when there is an ffmpeg, what can be made, and nobody is told again', async () => {
    const stream = await make(await bring(clip, 'nachgeholt.mov'), without);
    await makeStream(without, { streamId: stream.id });
    expect(await remakeOriginals(without)).toBe(0);
    // The program is whichever this machine has, as if the system's own had just been installed.
    const installed = async () => ({ ...(await findFfmpeg(ctx.config))!, isSandboxed: false });
    expect(await remakeOriginals(ctx, installed)).toBeGreaterThan(0);
    const made = await make(stream);
    expect(made).toMatchObject({ state: 'ready', width: 640, rungs: [{ name: '360p' }] });
    expect(made.version).not.toBe(stream.version);
    expect(await checkStream(ctx, made)).toEqual({ result: 'updated' });
    expect((await jobsFor(stream)).filter((name) => name !== MAKE_STREAM)).toHaveLength(1);
  });

  it('leaves the poster that its owner has chosen while it was being made', async () => {
    const stream = await bring(clip, 'standbild.mov');
    const { id: imageId } = await anImage(ctx, { ownerId: owner.id });
    const making = make(stream);
    await expect.poll(async () => (await findStream(ctx, stream.id))!.attempts).toBe(1);
    await withTransaction(ctx, (ctx) => setPoster(ctx, stream, imageId));
    expect(await making).toMatchObject({ state: 'ready', posterId: imageId });
  });

  it('goes on playing an original of which nothing can be made, and leaves it alone then', async () => {
    const broken = Buffer.concat([clip.subarray(0, 40), Buffer.alloc(5000, 7)]);
    const { id } = await bring(broken, 'unbrauchbar.mov');
    const ready = { state: 'ready', version: 'abcdef012345' } as const;
    await ctx.db.update(streams).set(ready).where(eq(streams.id, id));
    await expect(makeStream(ctx, { streamId: id })).rejects.toThrow('ffmpeg failed');
    await makeStream(ctx, { streamId: id });
    expect(await findStream(ctx, id)).toMatchObject({ ...ready, failure: null, attempts: 2 });
  });

  it('without ffmpeg refuses what may tell more of its place than can be removed', async () => {
    const live = Buffer.from('1a45dfa3878282847765626d18538067ffffffffffffff1f43b675ffa0', 'hex');
    const stream = await make(await bring(live, 'live.webm'), without);
    expect(stream).toMatchObject({ state: 'failed', failure: texts.locationInside });
  });

  it('takes the frame that was asked for as the poster', async () => {
    const stream = await madeOfClip();
    await makePoster(ctx, { streamId: stream.id, atMs: 1500 });
    const changed = await findStream(ctx, stream.id);
    expect(changed!.posterId).not.toBe(stream.posterId);
    expect((await storedImages(ctx, [stream.posterId!])).size).toBe(0);
  });
});
