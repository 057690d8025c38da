import { once } from 'node:events';
import http from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { download, storedFile } from './answers.ts';
import { defineBundle } from './bundle.ts';
import { path } from './named-routes.ts';
import { mount } from './routing.ts';
import { testApp } from './testing/test-portal.ts';

const BYTES = 3_000_000;
const album = defineBundle({
  name: 'album',
  routes: (app) => {
    mount(app, path('album_file', 'GET', '/album/{name}'), { access: 'anyone' }, async ({ request }) =>
      storedFile(`album/${(request.params as { name: string }).name}`, {
        etag: '"eins"',
        'cache-control': 'public, max-age=60',
      }),
    );
    mount(app, path('album_all', 'GET', '/alles'), { access: 'anyone' }, async () =>
      download(Readable.from([Buffer.alloc(BYTES, 7)]), 'alles.bin', 'application/octet-stream'),
    );
  },
});
const app = await testApp({ bundles: [album] });
await app.portal.files.put('album/bild.jpg', Readable.from([Buffer.alloc(BYTES, 7)]), {
  contentType: 'image/jpeg',
});
const address = await app.http.listen({ port: 0, host: '127.0.0.1' });
const get = (name: string, init: RequestInit = {}) => fetch(`${address}/album/${name}`, init);

describe('a stored file', () => {
  it('arrives whole, with its type and length', async () => {
    const reply = await get('bild.jpg');
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(BYTES),
      'cache-control': 'public, max-age=60',
      'content-disposition': 'inline',
      etag: '"eins"',
    });
    expect(Buffer.from(await reply.arrayBuffer()).equals(Buffer.alloc(BYTES, 7))).toBe(true);
  });

  it('is told of by HEAD', async () => {
    const reply = await get('bild.jpg', { method: 'HEAD' });
    expect([reply.status, reply.headers.get('content-length')]).toEqual([200, String(BYTES)]);
    expect(await reply.text()).toBe('');
  });

  it.each(['"eins"', 'W/"eins"', '"null", "eins"'])('is not sent to who has it: %s', async (known) => {
    const reply = await get('bild.jpg', { headers: { 'if-none-match': known } });
    expect([reply.status, await reply.text()]).toEqual([304, '']);
  });

  it('is sent in part to who asks for a part', async () => {
    const reply = await get('bild.jpg', { headers: { range: 'bytes=10-19' } });
    expect(reply.status).toBe(206);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-range': `bytes 10-19/${BYTES}`,
      'content-length': '10',
      'accept-ranges': 'bytes',
      'content-type': 'image/jpeg',
      etag: '"eins"',
    });
    expect((await reply.arrayBuffer()).byteLength).toBe(10);
    const last = await get('bild.jpg', { headers: { range: 'bytes=-5' } });
    expect(last.headers.get('content-range')).toBe(`bytes ${BYTES - 5}-${BYTES - 1}/${BYTES}`);
    await last.arrayBuffer();
  });

  it('has nothing behind its end', async () => {
    const reply = await get('bild.jpg', { headers: { range: `bytes=${BYTES}-` } });
    expect([reply.status, reply.headers.get('content-range'), await reply.text()]).toEqual([
      416,
      `bytes */${BYTES}`,
      '',
    ]);
  });

  it('is sent whole when the part belongs to another state of it, and told of whole by HEAD', async () => {
    const range = 'bytes=0-9';
    const old = await get('bild.jpg', { headers: { range, 'if-range': '"null"' } });
    expect([old.status, (await old.arrayBuffer()).byteLength]).toEqual([200, BYTES]);
    const head = await get('bild.jpg', { method: 'HEAD', headers: { range } });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(BYTES)]);
    const gone = await get('fort.jpg', { headers: { range } });
    expect(gone.status).toBe(404);
  });

  it('that is gone is not found', async () => {
    expect((await get('fort.jpg')).status).toBe(404);
    expect((await get('fort.jpg', { method: 'HEAD' })).status).toBe(404);
  });

  it('of which the reader wants no more is closed', async () => {
    const opened: Readable[] = [];
    const { files } = app.portal;
    const original = files.get;
    files.get = async (key, options) => {
      const file = await original(key, options);
      if (file) opened.push(file.stream);
      return file;
    };
    const request = http.get(`${address}/album/bild.jpg`);
    const [reply] = (await once(request, 'response')) as [http.IncomingMessage];
    reply.pause();
    request.destroy();
    await expect.poll(() => opened.map(({ destroyed }) => destroyed)).toEqual([true]);
    files.get = original;
  });
});

describe('a file whose reader takes their time', () => {
  it('keeps nobody else waiting, and is let go after five minutes without a byte', async () => {
    await app.portal.files.put('album/film.mp4', Readable.from(Array(40).fill(Buffer.alloc(1_000_000, 7))), {
      contentType: 'video/mp4',
    });
    const sockets: Socket[] = [];
    app.http.server.on('connection', (socket) => sockets.push(socket));
    const requests = [1, 2, 3].map(() => http.get(`${address}/album/film.mp4`, { agent: false }));
    for (const request of requests) {
      const [reply] = (await once(request, 'response')) as [http.IncomingMessage];
      reply.pause();
    }
    await expect.poll(() => app.portal.metrics.text()).toContain('litfass_requests_under_way 0\n');
    expect(sockets.map(({ destroyed, timeout }) => [destroyed, timeout])).toEqual(
      sockets.map(() => [false, 300_000]),
    );
    sockets[0]!.emit('timeout');
    await expect.poll(() => sockets.map(({ destroyed }) => destroyed)).toEqual([true, false, false]);
    for (const request of requests) request.destroy();
    await expect.poll(() => sockets.every(({ destroyed }) => destroyed)).toBe(true);
    expect(app.portal.metrics.text()).toContain('litfass_requests_under_way 0\n');
  });
});

describe('a download', () => {
  it('arrives whole, and nobody is warned of too many who listen for its end', async () => {
    const warnings: Error[] = [];
    const note = (warning: Error) => warnings.push(warning);
    process.on('warning', note);
    const reply = await fetch(`${address}/alles`);
    expect((await reply.arrayBuffer()).byteLength).toBe(BYTES);
    process.off('warning', note);
    expect(warnings).toEqual([]);
  });
});
