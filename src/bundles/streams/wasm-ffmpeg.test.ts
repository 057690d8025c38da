// Tests the ffmpeg of the packages, as WebAssembly, for where the system has none.
import { randomUUID } from 'node:crypto';
import os from 'node:os';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { actAs, makeCtx } from '#kernel/ctx.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { MAX_SANDBOXED_MINUTES } from './constants.ts';
import { findFfmpeg, runFfmpeg } from './ffmpeg.ts';
import { remakeOriginals } from './clean-up.ts';
import { makeStream } from './make-stream.ts';
import { findStream, findUpload } from './queries.ts';
import type { Stream } from './queries.ts';
import { fileKey } from './stream-addresses.ts';
import { aClip, aMotionJpeg, aTone } from './test-data.ts';
import * as texts from './texts.ts';
import { beginUpload, receivePieces } from './uploads.ts';

const portal = await testPortal();
const ctx = makeCtx(portal, portalItself);
const owner = await aUser(ctx);

beforeAll(() => {
  vi.stubEnv('PATH', '/nirgends');
  // Beside other tests, which keep all cores busy, it would hardly get a turn.
  vi.spyOn(os, 'setPriority').mockReturnValue(undefined);
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const makeOf = async (file: Buffer, filename: string): Promise<Stream> => {
  const asOwner = actAs(ctx, owner.viewer);
  const id = randomUUID();
  await beginUpload(asOwner, owner.id, { id, filename, length: file.length });
  await receivePieces(asOwner, { id, ownerId: owner.id }, 0, Readable.from([file]));
  const { streamId } = (await findUpload(ctx, id, owner.id))!;
  await makeStream(ctx, { streamId: streamId! });
  return (await findStream(ctx, streamId!))!;
};

describe('without an ffmpeg of the system', () => {
  it('there is one that is sandboxed', async () => {
    expect(await findFfmpeg({ ffmpegPath: undefined })).toMatchObject({ isSandboxed: true });
  });

  it('a video becomes playable all the same, with its poster', async () => {
    const stream = await makeOf(await aClip('clip.mp4', { seconds: 1 }), 'clip.mp4');
    expect(stream).toMatchObject({ state: 'ready', width: 320, height: 240, failure: null });
    expect(stream.rungs.map(({ name }) => name)).toEqual(['small']);
    expect(stream.posterId).not.toBeNull();
    const names = await Readable.from(portal.files.list(fileKey(stream.id, stream.version, ''))).toArray();
    expect(names.map((key: string) => key.slice(key.lastIndexOf('/') + 1)).toSorted()).toEqual([
      'master.m3u8',
      'small-00000.m4s',
      'small-init.mp4',
      'small.m3u8',
    ]);
  });

  it('a sound becomes playable, with its loudness', async () => {
    const stream = await makeOf(await aTone('ton.wav'), 'ton.wav');
    expect(stream).toMatchObject({ state: 'ready', kind: 'audio', rungs: [{ name: 'audio' }] });
    expect(Math.max(...stream.waveform!)).toBe(100);
  });

  it('what would take it days is served as it came, and left to an ffmpeg of the system', async () => {
    const seconds = MAX_SANDBOXED_MINUTES.video * 60 + 1;
    const film = aMotionJpeg(Buffer.from([0xff, 0xd8]), { width: 64, height: 64, seconds });
    const stream = await makeOf(film, 'lang.mov');
    expect(stream).toMatchObject({ state: 'ready', rungs: [] });
    expect(await remakeOriginals(ctx)).toBe(0);
  });

  it('the same is too large', async () => {
    const film = aMotionJpeg(Buffer.from([0xff, 0xd8]), { width: 16_000, height: 16_000 });
    expect(await makeOf(film, 'riesig.mov')).toMatchObject({ state: 'failed', failure: texts.videoTooLarge });
  });

  it('it ends with an error for what is no film, and for a file that isn’t there', async () => {
    const program = (await findFfmpeg({ ffmpegPath: undefined }))!;
    for (const file of ['/etc/hostname', '/nirgends/film.mov'])
      await expect(
        runFfmpeg({ program, args: ['-f', 'mov', '-i', file, '-f', 'null', '-'], timeoutMs: 20_000 }),
      ).rejects.toThrow('ffmpeg failed');
  });
});
