// Tests files that are made to do harm: too large, too long, untrue about themselves, or leading to other files.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCtx } from '#kernel/ctx.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { MAX_HOURS } from './constants.ts';
import { encode, takeFrame } from './encode.ts';
import type { EncodeInput } from './encode.ts';
import { findFfmpeg, inputArgs, runFfmpeg } from './ffmpeg.ts';
import { makeStream } from './make-stream.ts';
import { StreamRefused, probe } from './probe.ts';
import { findStream } from './queries.ts';
import { aClip, aMotionJpeg, aStream, aTone } from './test-data.ts';
import * as texts from './texts.ts';

const portal = await testPortal();
const ctx = makeCtx(portal, portalItself);
const program = (await findFfmpeg({ ffmpegPath: undefined }))!;

const flatJpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#246' }, limitInputPixels: false })
    .jpeg({ quality: 10 })
    .toBuffer();

let folder: string;
let [small, huge] = [Buffer.alloc(0), Buffer.alloc(0)];
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'litfass-hostile-'));
  [small, huge] = [await flatJpeg(640, 360), await flatJpeg(16_000, 16_000)];
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const put = async (name: string, bytes: Buffer | string): Promise<string> => {
  const file = path.join(folder, name);
  await writeFile(file, bytes);
  return file;
};
const aFilmOf = async (width: number, height: number): Promise<string> =>
  put('gross.mov', aMotionJpeg(await flatJpeg(width, height), { width, height }));
const refusalOf = async (file: string): Promise<unknown> =>
  probe(program, 'mov', file).then(
    () => 'taken',
    (error: unknown) => (error instanceof StreamRefused ? error.text : error),
  );
/** Returns the input for a file as if it had been looked into and found harmless. */
const believed = (file: string): EncodeInput => {
  const video = { width: 640, height: 360, fps: 1 };
  return { program, demuxer: 'mov', file, folder, probe: { durationMs: 1000, video, hasAudio: false } };
};

describe('the size of a picture', () => {
  it('is taken up to 8192 on a side and 40 million in all', async () => {
    expect(await refusalOf(await aFilmOf(8192, 4880))).toBe('taken');
    expect(await refusalOf(await aFilmOf(8192, 4884))).toBe(texts.videoTooLarge);
    expect(await refusalOf(await aFilmOf(8200, 100))).toBe(texts.videoTooLarge);
  });

  it('is found out before anything is decoded, and the stream fails for good', async () => {
    const file = aMotionJpeg(huge, { width: 16_000, height: 16_000 });
    const stream = await aStream(ctx, { state: 'pending', bytes: file.length });
    await portal.files.put(stream.originalKey, Readable.from([file]), { contentType: 'video/quicktime' });
    const start = performance.now();
    await makeStream(ctx, { streamId: stream.id });
    expect(performance.now() - start).toBeLessThan(10_000);
    expect(await findStream(ctx, stream.id)).toMatchObject({
      state: 'failed',
      failure: texts.videoTooLarge,
    });
  });

  it('is not believed to be what the file says', async () => {
    const file = await put('luege.mov', aMotionJpeg(huge, { width: 640, height: 360 }));
    expect(await refusalOf(file)).not.toBe('taken');
    await expect(encode(believed(file), () => {})).rejects.toThrow('exceeds specified max pixel count');
    await expect(takeFrame(believed(file), 0)).rejects.toThrow('exceeds specified max pixel count');
  });
});

describe('the length of a recording', () => {
  it('is taken up to some hours', async () => {
    const size = { width: 640, height: 360 };
    const film = (seconds: number) => put('lang.mov', aMotionJpeg(small, { ...size, seconds }));
    const limit = MAX_HOURS.video * 3600;
    expect(await refusalOf(await film(limit))).toBe('taken');
    expect(await refusalOf(await film(limit + 1))).toBe(texts.streamTooLong('video', MAX_HOURS.video));
    expect(texts.streamTooLong('video', 4)).toBe(
      'Dieses Video ist zu lang. Erlaubt sind höchstens 4 Stunden.',
    );
  });

  it('is not believed, either', async () => {
    const late = `asetpts=N/SR/TB+gt(N\\,2000)*${MAX_HOURS.audio * 3600 + 2}/TB`;
    const file = await put('pause.mka', await aTone('pause.mka', { more: ['-af', late] }));
    const input: EncodeInput = {
      ...believed(file),
      demuxer: 'matroska',
      probe: { durationMs: 1000, video: undefined, hasAudio: true },
    };
    await expect(encode(input, () => {})).rejects.toThrow(StreamRefused);
  });
});

const playlist = (targets: readonly string[]) =>
  `#EXTM3U\n#EXT-X-TARGETDURATION:9\n${targets.map((to) => `#EXTINF:9,\n${to}\n`).join('')}#EXT-X-ENDLIST\n`;
const list = (targets: readonly string[]) =>
  `ffconcat version 1.0\n${targets.map((to) => `file '${to}'\n`).join('')}`;
const manifest = (targets: readonly string[]) =>
  `<MPD>${targets.map((to) => `<Period><BaseURL>${to}</BaseURL></Period>`).join('')}</MPD>`;

describe('a file that leads to others', () => {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked++;
    response.end(small);
  });
  let secret = '';
  beforeAll(async () => {
    secret = await put('geheim.mov', await aClip('geheim.mov', { size: '64x36', seconds: 1 }));
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => void server.close());
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  it.each([
    ['a playlist', playlist],
    ['a list of files', list],
    ['a manifest', manifest],
  ])('is refused: %s', async (_, write) => {
    const file = await put('film.mov', write([secret, `file://${secret}`, `${origin()}/film.mov`]));
    for (const demuxer of ['mov', 'matroska', 'mp3', 'ogg', 'wav'])
      await expect(probe(program, demuxer, file), demuxer).rejects.toThrow('ffmpeg failed');
    expect(asked).toBe(0);
  });

  it('is not followed: a film whose pictures lie elsewhere', async () => {
    const other = await put('anderswo.jpg', small);
    for (const elsewhere of [`file://${other}`, `${origin()}/film.jpg`]) {
      const file = await put('leer.mov', aMotionJpeg(small, { width: 640, height: 360, elsewhere }));
      await probe(program, 'mov', file);
    }
    expect(asked).toBe(0);
  });

  it('is not opened even where another reader was taken for it', async () => {
    const list = await put('liste.txt', `ffconcat version 1.0\nfile '${origin()}/film.mov'\n`);
    const args = [...inputArgs('concat', list), '-f', 'null', '-'];
    await expect(runFfmpeg({ program, args, timeoutMs: 10_000 })).rejects.toThrow('ffmpeg failed');
    expect(asked).toBe(0);
  });
});
