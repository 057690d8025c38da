// One build has two halves: the browser's entry and the server, bundled so that it starts in a tenth of a second.
import { readFileSync } from 'node:fs';
import http from 'node:http';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

/** Native addons and packages that look for files beside themselves stay outside the server bundle. */
const EXTERNAL = ['@node-rs/argon2', 'harfbuzzjs', 'heic-decode', 'pg-native', 'sharp', 'vite'];

/**
 * Chunks that come later are imported as they are. Stylesheets stand in the page and there is nothing to preload: what
 * Vite would put around each import would be a sixth of the entry's bytes.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
};

/**
 * V8 keeps a program in which a single letter isn't Latin-1 with two bytes for each letter, for as long as the process lives. So the
 * server's other letters are written as escapes, which are the same in strings, names and regular expressions; `String.raw` with
 * such letters is only for the latter.
 */
const oneByteText: Plugin = {
  name: 'one-byte-text',
  applyToEnvironment: ({ name }) => name === 'ssr',
  generateBundle: {
    order: 'post',
    handler: (_options, bundle) => {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk') chunk.code = chunk.code.replaceAll(/[^\0-\x7F]/g, escaped);
    },
  },
};

const HTTP = 'node:http';

/**
 * A module that imports `node:http` reads all that it exports, and thereby all of `fetch` and web sockets: a twentieth of a start and as much
 * of its memory. Asked for as it is, it reads none of it.
 */
const plainHttp: Plugin = {
  name: 'plain-http',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  resolveId: (id) => (id === HTTP || id === 'http' ? '\0plain-http' : null),
  load: (id) => {
    if (id !== '\0plain-http') return null;
    const properties = Object.entries(Object.getOwnPropertyDescriptors(http));
    const names = properties.filter(([, { value }]) => value !== undefined).map(([name]) => name);
    return `const http = process.getBuiltinModule('${HTTP}'); export default http; export const { ${names.join(', ')} } = http;`;
  },
};

/** Where Fastify's router writes functions, and what does the same without writing one; both by its version, which is pinned. */
const WRITTEN_FUNCTIONS = [
  {
    file: '/find-my-way/lib/node.js',
    written: /const lines = \[\]\n[^]*?return new Function\('path', 'i', [^\n]*/,
    plain: 'return (path, i) => path.startsWith(prefix, i)',
  },
  {
    file: '/find-my-way/lib/handler-storage.js',
    written: /_createParamsObject: (this\._compileCreateParamsObject\(params\))/,
    plain: '_createParamsObject: (HandlerStorage.written ??= {})[JSON.stringify(params)] ??= $1',
  },
];

/**
 * Fastify's router writes a function for each piece of each address and has V8 compile it: some two thousand at each start, a tenth of it.
 * Nothing keeps them for the next one.
 */
const plainRouter: Plugin = {
  name: 'plain-router',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: (code, id) => {
    const found = WRITTEN_FUNCTIONS.find(({ file }) => id.endsWith(file));
    if (!found) return null;
    if (!found.written.test(code)) throw new Error(`${found.file} writes its functions otherwise now`);
    return code.replace(found.written, found.plain);
  },
};

/** Escapes one half of a pair at a time, without the flag `u`. */
const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * How a stylesheet begins that only people who are signed in get to see: it goes into `work.css`, beside the `site.css` of all
 * pages. A journey that meets an element without its styles fails.
 */
const FOR_WORK = '/* Only for people who are signed in: work.css. */';

/** How one begins that only pages in the shell of the desks need: `desk.css`, beside the other two. */
const FOR_DESKS = '/* Only for the desks: desk.css. */';

const isStylesheet = (id: string) => id.endsWith('.css');

const beginsWith = (words: string) => (id: string) =>
  isStylesheet(id) && readFileSync(id, 'utf8').startsWith(words);

const stylesheets = {
  groups: [
    { name: 'work', test: beginsWith(FOR_WORK) },
    { name: 'desk', test: beginsWith(FOR_DESKS) },
    { name: 'site', test: isStylesheet },
  ],
};

/** The design's words for nearly every chunk, in one: each more would be paid for by all pages. */
const sharedWords = {
  groups: [{ name: 'words', test: /\/src\/design\/(texts|wording|constants|durations)\.ts$/ }],
};

export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [react(), plainImports, plainHttp, plainRouter, oneByteText],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: { assetsInlineLimit: 0, target: 'es2023' },
  // While developing, Node itself loads the packages of the server's half.
  ssr: command === 'build' ? { noExternal: true, external: EXTERNAL } : {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: false,
        cssCodeSplit: false,
        rollupOptions: {
          input: ['src/client.ts'],
          output: { codeSplitting: sharedWords },
          // A `ui/public.ts` only passes on what other files export: what nobody asked for isn't fetched.
          treeshake: { moduleSideEffects: [{ test: /\/ui\/public\.ts$/, sideEffects: false }] },
        },
      },
    },
    ssr: {
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: 'dist/server',
        ssr: true,
        emitAssets: true,
        sourcemap: true,
        target: 'node22',
        rollupOptions: {
          // The second is a program of its own, which lies beside the server in the end.
          input: { main: 'src/main.ts', 'wasm-ffmpeg': 'src/bundles/streams/wasm-ffmpeg.ts' },
          output: {
            // The files lie beside each other: what looks for files of the project counts the folders from there.
            entryFileNames: '[name].js',
            chunkFileNames: '[name]-[hash].js',
            codeSplitting: stylesheets,
            comments: false,
            minify: { compress: true, mangle: false, codegen: { removeWhitespace: false } },
          },
        },
      },
    },
  },
  builder: {},
}));
