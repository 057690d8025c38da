// Loads the built browser files: their names for the document's head, their bytes from memory, compressed by the build or once.
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { bytes } from './answers.ts';
import { notFound } from './errors.ts';
import { path as routePath } from './named-routes.ts';
import { encodedBody } from './page-cache.ts';
import type { CachedPage } from './page-cache.ts';
import { mount } from './routing.ts';
import type { Routes } from './routing.ts';
import { DOCUMENT_HEADERS } from './security-headers.ts';
import { Type } from 'typebox';

/** The cache control of what never changes, since its address tells its content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

export interface Assets {
  readonly styles: readonly string[];
  /** What pages for people who are signed in need besides. */
  readonly workStyles: readonly string[];
  /** What pages in the shell of the desks need beside both. */
  readonly deskStyles: readonly string[];
  readonly scripts: readonly string[];
  readonly files: ReadonlyMap<string, CachedPage>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/** Loads what `vite build` left in `dist`; throws when it isn't there. */
export const loadAssets = async (dist: string): Promise<Assets> => {
  const manifest = JSON.parse(
    await readFile(path.join(dist, 'client/.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const files = new Map<string, CachedPage>();
  for (const half of ['client', 'server']) {
    const folder = path.join(dist, half, 'assets');
    const names = new Set(await readdir(folder));
    const read = (name: string) => readFile(path.join(folder, name));
    for (const name of names) {
      const type = TYPES[path.extname(name)];
      if (!type || files.has(name)) continue;
      // The build has compressed texts better than they could be while somebody waits.
      const compressed = names.has(`${name}.br`) ? await read(`${name}.br`) : undefined;
      files.set(name, toFile(type, await read(name), compressed));
    }
  }
  // The server's build holds the styles of all components, those of islands included.
  const stylesheets = (await readdir(path.join(dist, 'server/assets'))).filter((name) =>
    name.endsWith('.css'),
  );
  return {
    styles: stylesheets.filter((name) => !isForWork(name) && !isForDesks(name)).map(assetUrl),
    workStyles: stylesheets.filter(isForWork).map(assetUrl),
    deskStyles: stylesheets.filter(isForDesks).map(assetUrl),
    scripts: [manifest['src/client.ts']!.file].map((file) => `/${file}`),
    files,
  };
};

/** The assets of the development server, which serves sources itself. */
export const developmentAssets: Assets = {
  styles: [],
  workStyles: [],
  deskStyles: [],
  scripts: ['/@vite/client', '/src/client.ts'],
  files: new Map(),
};

const assetRoute = routePath('asset', 'GET', '/assets/{name}', { exposed: false });
const AssetParams = Type.Object({ name: Type.String() });

/** Serves the files under their hashed names for ever. */
export const staticFiles = (app: Routes, assets: Assets): void =>
  mount(
    app,
    assetRoute,
    { access: 'anyone', params: AssetParams, respondsWith: 'json', isVital: true },
    async ({ params, request, reply }) => {
      const file = assets.files.get(params.name);
      if (!file) throw notFound();
      // These headers matter to documents only: a page has some forty such files, and each of them would carry the headers.
      if (!isDocument(file)) for (const name of DOCUMENT_HEADERS) void reply.removeHeader(name);
      const { body, encoding } = await encodedBody(
        file,
        isText(file) ? request.headers['accept-encoding'] : undefined,
      );
      return bytes(body, {
        ...file.headers,
        vary: 'Accept-Encoding',
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      });
    },
  );

const isText = (file: CachedPage) => /^text|svg/.test(file.headers['content-type']!);

/** Says whether a file is a document: an SVG can be opened by itself. */
const isDocument = (file: CachedPage) => /svg/.test(file.headers['content-type']!);

type Manifest = Record<string, { readonly file: string }>;

const isForWork = (name: string) => name.startsWith('work-');

const isForDesks = (name: string) => name.startsWith('desk-');

const assetUrl = (name: string) => `/assets/${name}`;

const toFile = (type: string, body: Buffer, compressed: Buffer | undefined): CachedPage => ({
  status: 200,
  headers: { 'content-type': type, 'cache-control': IMMUTABLE },
  body,
  tags: undefined,
  encoded: new Map([['identity', body] as const, ...(compressed ? [['br', compressed] as const] : [])]),
  expiresAt: Number.POSITIVE_INFINITY,
});
