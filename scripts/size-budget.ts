// This is what a reader's browser has to fetch, weighed after a build against its budget: `node
// scripts/size-budget.ts`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';

/** Bytes after gzip; woff2 is compressed already and counts as it lies. */
const LIMITS = {
  entry: 5_000,
  react: 75_000,
  island: 12_000,
  shared: 12_000,
  stylesheet: 25_000,
  workStylesheet: 25_000,
  deskStylesheet: 25_000,
  fonts: 90_000,
};

/** Islands that may weigh more, by name, each with its own figure in bytes. */
const HEAVY_ISLANDS: Readonly<Record<string, number>> = { Gallery: 30_000 };

/** Packages in chunks of their own, fetched when somebody asks for what they do, each with its figure in bytes. */
const HEAVY_PACKAGES: Readonly<Record<string, number>> = { 'hls.js': 120_000, 'tus-js-client': 18_000 };

/**
 * Chunks of our own that come to those who write, by name, each with its figure in bytes: the editor on ProseMirror, the
 * tree with BBCode, which its field needs before, and what the composers share. docs/decisions/0037
 */
const HEAVY_CHUNKS: Readonly<Record<string, number>> = {
  VisualEditor: 90_000,
  'tree-to-bbcode': 26_000,
  'piece-fields': 26_000,
};

/**
 * What an article fetches by the time somebody has read it to its end: the entry, and what wakes on the way. Aimed at is less
 * (docs/performance.md); until then it doesn't grow.
 */
const READ_TO_THE_END = {
  chunks: [
    'src/client-islands.ts',
    'src/client-piece.ts',
    'src/design/behaviours/cta-bar.ts',
    'src/bundles/comments/ui/CommentTeaser.island.tsx',
  ],
  limit: 106_000,
};

/** The chunk that brings React into the browser when the first island wakes. */
const REACT = 'src/kernel/island-react.ts';

export interface Weight {
  readonly name: string;
  readonly bytes: number;
  readonly limit: number;
}

/** Weighs a finished build; `dist` is its folder. Throws when there is none. */
export const weigh = (dist: string): Weight[] => {
  const client = path.join(dist, 'client');
  const manifestFile = path.join(client, '.vite/manifest.json');
  if (!existsSync(manifestFile)) throw new Error(`${manifestFile} is missing: run npm run build first`);
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const bytesOf = (keys: Iterable<string>) =>
    sum([...keys].map((key) => gzipped(path.join(client, manifest[key]!.file))));
  const assets = path.join(dist, 'server/assets');
  return [...weighScripts(manifest, bytesOf), ...weighStyles(assets), weighTools(manifest, client, assets)];
};

/** Weighs editors' tools, which cost readers not one byte: nothing of them is in the files that every page loads. */
const weighTools = (manifest: Manifest, client: string, assets: string): Weight => {
  const entries = Object.keys(manifest).filter((key) => manifest[key]!.isEntry);
  const scripts = [...withImports(manifest, entries)].map((key) => path.join(client, manifest[key]!.file));
  const files = [...scripts, ...stylesheetsIn(assets).site];
  return { name: 'tools for readers', bytes: sum(files.map(bytesOfTools)), limit: 0 };
};

/** Gives the lines of a table, one per weight, with the heavy ones marked. */
export const asTable = (weights: readonly Weight[]): string =>
  weights
    .map(({ name, bytes, limit }) => {
      const mark = bytes > limit ? '  TOO HEAVY' : '';
      return `${name.padEnd(32)}${kilobytes(bytes).padStart(9)} of ${kilobytes(limit).padStart(8)}${mark}`;
    })
    .join('\n');

const weighScripts = (manifest: Manifest, bytesOf: (keys: Iterable<string>) => number): Weight[] => {
  const scripts = Object.keys(manifest).filter((key) => manifest[key]!.file.endsWith('.js'));
  const islands = scripts.filter((key) => key.endsWith('.island.tsx'));
  const entries = scripts.filter((key) => manifest[key]!.isEntry);
  const entry = withImports(manifest, entries);
  const react = new Set(
    [...withImports(manifest, [REACT])].filter((key) => manifest[key] && !entry.has(key)),
  );
  if (islands.length > 0 && react.size === 0) throw new Error(`the build has islands but no chunk ${REACT}`);
  const read = [...entries, REACT, ...READ_TO_THE_END.chunks].filter((key) => manifest[key]);
  const shared = scripts.filter((key) => !entry.has(key) && !react.has(key) && !islands.includes(key));
  return [
    { name: 'entry', bytes: bytesOf(entry), limit: LIMITS.entry },
    { name: 'react', bytes: bytesOf(react), limit: LIMITS.react },
    {
      name: 'article read to its end',
      bytes: bytesOf(withImports(manifest, read)),
      limit: READ_TO_THE_END.limit,
    },
    ...islands.map((key) => {
      const name = path.basename(key, '.island.tsx');
      return { name: `island ${name}`, bytes: bytesOf([key]), limit: HEAVY_ISLANDS[name] ?? LIMITS.island };
    }),
    ...shared.map((key) => {
      const heavy = Object.keys(HEAVY_PACKAGES).find((name) => key.startsWith(`node_modules/${name}/`));
      return heavy
        ? { name: `package ${heavy}`, bytes: bytesOf([key]), limit: HEAVY_PACKAGES[heavy]! }
        : weighShared(manifest[key]!.name ?? key, bytesOf([key]));
    }),
  ];
};

const weighShared = (name: string, bytes: number): Weight => ({
  name: `shared ${name}`,
  bytes,
  limit: HEAVY_CHUNKS[name] ?? LIMITS.shared,
});

/**
 * Weighs the stylesheets of readers, of those who are signed in, of the desks, and the upright fonts that a German page fetches
 * at once.
 */
const weighStyles = (assets: string): Weight[] => {
  const { site, work, desk } = stylesheetsIn(assets);
  const faces = site.flatMap((file) => readFileSync(file, 'utf8').match(/@font-face\s*\{[^}]*\}/g) ?? []);
  const fonts = new Set(
    faces.filter(isFetchedAtOnce).flatMap((face) => /url\(["']?([^"')]+\.woff2)/.exec(face)?.[1] ?? []),
  );
  const fontBytes = [...fonts].map((url) => readFileSync(path.join(assets, path.basename(url))).length);
  return [
    { name: 'site.css', bytes: sum(site.map(gzipped)), limit: LIMITS.stylesheet },
    { name: 'work.css', bytes: sum(work.map(gzipped)), limit: LIMITS.workStylesheet },
    { name: 'desk.css', bytes: sum(desk.map(gzipped)), limit: LIMITS.deskStylesheet },
    { name: 'fonts at first load', bytes: sum(fontBytes), limit: LIMITS.fonts },
  ];
};

const isApart = (name: string) => name.startsWith('work-') || name.startsWith('desk-');

const stylesheetsIn = (assets: string) => {
  const names = readdirSync(assets).filter((name) => name.endsWith('.css'));
  const filesOf = (isOfIt: (name: string) => boolean) =>
    names.filter(isOfIt).map((name) => path.join(assets, name));
  return {
    site: filesOf((name) => !isApart(name)),
    work: filesOf((name) => name.startsWith('work-')),
    desk: filesOf((name) => name.startsWith('desk-')),
  };
};

/** Gives chunks and everything that they import statically. */
const withImports = (manifest: Manifest, keys: readonly string[]): Set<string> => {
  const found = new Set(keys);
  for (const key of found) for (const imported of manifest[key]?.imports ?? []) found.add(imported);
  return found;
};

/** Says whether a face is fetched at once: the upright one for the letters of a German page is. */
const isFetchedAtOnce = (face: string): boolean => {
  const range = /unicode-range:\s*([^;}]+)/i.exec(face)?.[1];
  return (
    !/font-style:\s*(italic|oblique)/.test(face) &&
    (range === undefined || range.split(',').some(holdsLetterA))
  );
};

/** Says whether a range holds the letter a, as `U+61`, `U+0-FF` and `U+??` do. */
const holdsLetterA = (range: string): boolean => {
  const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
  const letter = 'a'.charCodeAt(0);
  return parseInt(from.replaceAll('?', '0'), 16) <= letter && parseInt(to.replaceAll('?', 'F'), 16) >= letter;
};

/** What only the bar of editors' tools says: its custom property, and the elements in it. */
const TOOLS = /--tool-bar|news-mark|comments-lock|history-reveal/g;

const bytesOfTools = (file: string): number =>
  sum((readFileSync(file, 'utf8').match(TOOLS) ?? []).map(({ length }) => length));

const gzipped = (file: string): number => gzipSync(readFileSync(file)).length;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

const main = () => {
  const weights = weigh('dist');
  console.log(asTable(weights));
  process.exitCode = weights.some(({ bytes, limit }) => bytes > limit) ? 1 : 0;
};

if (import.meta.main) main();
