import { eq } from 'drizzle-orm';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { contentTypeOf } from '#kernel/files.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aUser } from '#bundles/users/test-data.ts';
import type { Stream } from '../queries.ts';
import { streams } from '../schema.ts';
import { fileKey } from '../stream-addresses.ts';
import { streamsByIds } from '../stream-views.ts';
import { aStream } from '../test-data.ts';
import type { StreamView } from '../views.ts';

const app = await testApp();
const { ctx, portal } = app;
const owner = await aUser(ctx);
const MASTER = '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=800000\n360p.m3u8\n';
const SEGMENTS = '#EXTM3U\n#EXT-X-MAP:URI="360p-init.mp4"\n#EXTINF:4,\n360p-00000.m4s\n';

const get = (url: string, headers: Record<string, string> = {}) => app.http.inject({ url, headers });
const put = async (key: string, text: string) =>
  portal.files.put(key, Readable.from([Buffer.from(text)]), { contentType: contentTypeOf(key) });
const withFiles = async (changes: Partial<Stream> = {}) => {
  const stream = await aStream(ctx, { ownerId: owner.id, ...changes });
  const files = { 'master.m3u8': MASTER, '360p.m3u8': SEGMENTS, '360p-00000.m4s': '0123456789' };
  for (const [name, text] of Object.entries(files)) await put(fileKey(stream.id, stream.version, name), text);
  return stream;
};
const viewOf = async ({ id }: Stream) =>
  (await streamsByIds(actAs(ctx, owner.viewer), [id])).get(id) as StreamView;

describe('GET /media/stream/{id}/{version}/{file}', () => {
  it('serves public ones as they are, to be kept', async () => {
    const { hls } = await viewOf(await withFiles());
    const reply = await get(hls!);
    expect([reply.body, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
      MASTER,
      'application/vnd.apple.mpegurl',
      'public, max-age=86400',
    ]);
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
    const segment = await get(hls!.replace('master.m3u8', '360p-00000.m4s'), { range: 'bytes=-3' });
    expect([segment.statusCode, segment.body, segment.headers['content-range']]).toEqual([
      206,
      '789',
      'bytes 7-9/10',
    ]);
  });

  it('carries the signature of gated ones into their playlists', async () => {
    const { hls } = await viewOf(await withFiles({ access: 'gated' }));
    const query = hls!.slice(hls!.indexOf('?'));
    const master = await get(hls!);
    expect(master.body).toBe(MASTER.replace('360p.m3u8', `360p.m3u8${query}`));
    expect(master.headers['cache-control']).toMatch(/^private, max-age=\d+$/);
    const playlist = await get(hls!.replace('master', '360p'));
    expect(playlist.body).toContain(`URI="360p-init.mp4${query}"`);
    expect(playlist.body).toContain(`\n360p-00000.m4s${query}\n`);
    expect((await get(hls!.replace('master.m3u8', '360p-00000.m4s'))).body).toBe('0123456789');
    expect((await get(hls!.slice(0, hls!.indexOf('?')))).statusCode).toBe(404);
    expect((await get(`${hls}x`)).statusCode).toBe(404);
  });

  it('serves the original where nothing was made of it, and nowhere else', async () => {
    const key = 'streams/originals/te/echt.mov';
    await put(key, '0123456789');
    const stream = await aStream(ctx, { rungs: [], originalKey: key, ownerId: owner.id });
    const { file, hls } = await viewOf(stream);
    expect([hls, file!.type]).toEqual([null, 'video/quicktime']);
    const reply = await get(file!.src, { range: 'bytes=2-4' });
    expect([reply.statusCode, reply.body, reply.headers['content-type']]).toEqual([
      206,
      '234',
      'video/quicktime',
    ]);
    const made = await aStream(ctx, { originalKey: key });
    expect((await get(`/media/stream/${made.id}/${made.version}/original.mov`)).statusCode).toBe(404);
  });

  it('puts the best quality together as a file to be kept', async () => {
    const rungs = [
      { name: '360p', width: 640, height: 360, bandwidth: 800_000 },
      { name: '720p', width: 1280, height: 720, bandwidth: 2_000_000 },
    ];
    const stream = await withFiles({ access: 'gated', rungs });
    const parts = {
      '720p.m3u8': SEGMENTS.replaceAll('360p', '720p'),
      '720p-init.mp4': 'Anfang,',
      '720p-00000.m4s': 'Rest',
    };
    for (const [name, text] of Object.entries(parts))
      await put(fileKey(stream.id, stream.version, name), text);
    const { file } = await viewOf(stream);
    expect(file!.src).toMatch(/\/720p\.mp4\?e=\d+&s=/);
    const reply = await get(file!.src);
    expect([reply.body, reply.headers['content-type'], reply.headers['content-disposition']]).toEqual([
      'Anfang,Rest',
      'video/mp4',
      `attachment; filename="litfass-${stream.id}.mp4"`,
    ]);
    expect((await get(file!.src.replace(/\?.*/, ''))).statusCode).toBe(404);
    expect((await get(file!.src.replace('720p', '360p'))).statusCode).toBe(404);
  });

  it('is 410 for blocked and deleted ones, 404 for former states and unknown names', async () => {
    const stream = await withFiles();
    const href = (await viewOf(stream)).hls!;
    expect((await get(href.replace('abcdef012345', '0123456789ab'))).statusCode).toBe(404);
    expect((await get(href.replace('master', 'andere'))).statusCode).toBe(404);
    await ctx.db.update(streams).set({ access: 'blocked' }).where(eq(streams.id, stream.id));
    expect((await get(href)).statusCode).toBe(410);
    await ctx.db.update(streams).set({ access: 'public', state: 'deleted' }).where(eq(streams.id, stream.id));
    expect((await get(href)).statusCode).toBe(410);
  });
});
