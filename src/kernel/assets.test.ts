import type { RouteOptions } from 'fastify';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { loadAssets, staticFiles } from './assets.ts';
import type { RoutePath } from './named-routes.ts';
import type { Routes } from './routing.ts';
import { DOCUMENT_HEADERS } from './security-headers.ts';
import { createServer } from './server.ts';
import { testPortal } from './testing/test-portal.ts';

const SCRIPT = 'console.log("Guten Tag");'.repeat(100);
const FONT = Buffer.from('wOF2'.repeat(300));

/** Makes a folder as the build leaves it. */
const built = async () => {
  const dist = await mkdtemp(path.join(tmpdir(), 'litfass-dist-'));
  afterAll(() => rm(dist, { recursive: true }));
  const files: Record<string, string | Buffer> = {
    'client/.vite/manifest.json': JSON.stringify({ 'src/client.ts': { file: 'assets/client-a1.js' } }),
    'client/assets/client-a1.js': SCRIPT,
    'client/assets/client-a1.js.map': '{}',
    'client/assets/island-g7.js': SCRIPT,
    'client/assets/island-g7.js.br': brotliCompressSync(`${SCRIPT}// by the build`),
    'client/assets/inter-b2.woff2': FONT,
    'client/geheim.txt': 'nicht für alle',
    'server/assets/site-c3.css': 'p { color: red }',
    'server/assets/work-e5.css': 'form { color: blue }',
    'server/assets/desk-f6.css': 'table { color: green }',
    'server/assets/icon-d4.svg': '<svg/>',
    'server/main.js': 'geheim',
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.join(dist, path.dirname(name)), { recursive: true });
    await writeFile(path.join(dist, name), content);
  }
  return dist;
};

const assets = await loadAssets(await built());
const http = await createServer({ portal: await testPortal({ bundles: [] }), assets });
const get = (url: string, headers: Record<string, string> = {}) => http.inject({ url, headers });

describe('what the build left', () => {
  it('is named for the head of every page', () => {
    expect(assets.styles).toEqual(['/assets/site-c3.css']);
    expect(assets.workStyles).toEqual(['/assets/work-e5.css']);
    expect(assets.deskStyles).toEqual(['/assets/desk-f6.css']);
    expect(assets.scripts).toEqual(['/assets/client-a1.js']);
  });

  it('is sent as what is there, also beyond capacity, and named to no script', () => {
    expect([...assets.files.values()].map(({ status }) => status)).toEqual([
      200, 200, 200, 200, 200, 200, 200,
    ]);
    const added: RoutePath[] = [];
    const mounted: RouteOptions[] = [];
    const app = {
      http: { route: (route: RouteOptions) => mounted.push(route) },
      portal: { routes: { add: (route: RoutePath) => added.push(route) } },
    };
    staticFiles(app as unknown as Routes, assets);
    expect(added).toMatchObject([{ name: 'asset', exposed: false }]);
    expect(mounted).toMatchObject([{ config: { litfass: { isVital: true, access: 'anyone' } } }]);
  });

  it('is needed: without it nothing starts', async () => {
    await expect(loadAssets('/gibt/es/nicht')).rejects.toThrow('ENOENT');
  });
});

describe('GET /assets/{name}', () => {
  it.each([
    ['client-a1.js', 'text/javascript; charset=utf-8'],
    ['site-c3.css', 'text/css; charset=utf-8'],
    ['inter-b2.woff2', 'font/woff2'],
    ['icon-d4.svg', 'image/svg+xml'],
  ])('gives %s for ever', async (name, type) => {
    const reply = await get(`/assets/${name}`);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each(['client-a1.js', 'site-c3.css', 'inter-b2.woff2'])(
    'says of %s nothing that is about documents',
    async (name) => {
      const { headers } = await get(`/assets/${name}`);
      for (const header of DOCUMENT_HEADERS) expect(headers).not.toHaveProperty(header);
    },
  );

  it.each(['icon-d4.svg', 'gibt-es-nicht.js'])(
    'says of %s all that is about documents, since it can be opened as one',
    async (name) => {
      const { headers } = await get(`/assets/${name}`);
      for (const header of DOCUMENT_HEADERS) expect(headers).toHaveProperty(header);
    },
  );

  it('compresses texts as the browser likes, and fonts never', async () => {
    const br = await get('/assets/client-a1.js', { 'accept-encoding': 'gzip, br' });
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(SCRIPT);
    const gzip = await get('/assets/client-a1.js', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(SCRIPT);
    const font = await get('/assets/inter-b2.woff2', { 'accept-encoding': 'gzip, br' });
    expect(font.headers).not.toHaveProperty('content-encoding');
    expect(font.rawPayload).toEqual(FONT);
  });

  it('gives what the build has compressed, to those who take it', async () => {
    const br = await get('/assets/island-g7.js', { 'accept-encoding': 'gzip, br' });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(`${SCRIPT}// by the build`);
    expect((await get('/assets/island-g7.js')).body).toBe(SCRIPT);
  });

  it.each([
    'island-g7.js.br',
    'client-a1.js.map',
    'gibt-es-nicht.js',
    '..%2fgeheim.txt',
    '..%2f..%2fserver%2fmain.js',
    '__proto__',
  ])('has nothing else: %s', async (name) => expect((await get(`/assets/${name}`)).statusCode).toBe(404));
});
