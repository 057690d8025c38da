// One build, two halves: the browser's entry and the server, bundled so that it starts in a tenth of a second.
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
 * Styles of pages and parts that only people who are signed in get to see: `work.css`, beside the `site.css` of all pages.
 * A journey that meets an element without its styles fails.
 */
const FOR_WORK = new RegExp(
  [
    'src/bundles/(mail|messages|settings|showcase)/',
    'src/bundles/media/(editing|own|references|rights|ui/(image-editor|upload))/',
    'src/bundles/media/elements/ui/UrlList\\.',
    'src/bundles/streams/ui/Stream(Pages|Upload)\\.',
    'src/bundles/(notifications/ui|profiles/account|users/members)/',
    'src/bundles/users/(security/ui/(AskFirst|Row|SecurityPage)|terms/ui/TermsDesk)\\.',
    'src/bundles/(comments/ui/DeskPage|subscriptions/ui/FeedPage)\\.',
    'src/bundles/(editor|writing)/ui/',
    'src/bundles/(articles|events|snapshots)/ui/composer/',
    'src/design/(FileInput|WriteBar)\\.',
  ]
    .map((folder) => `${folder}.*css$`)
    .join('|'),
);

const stylesheets = {
  groups: [
    { name: 'work', test: FOR_WORK },
    { name: 'site', test: /\.css$/ },
  ],
};

export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [react(), plainImports],
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
          // A face only passes on: what nobody asked for isn't fetched.
          treeshake: { moduleSideEffects: [{ test: /\/ui\/public\.ts$/, sideEffects: false }] },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        ssr: true,
        emitAssets: true,
        sourcemap: true,
        target: 'node22',
        rollupOptions: {
          // The second is a program of its own, which lies beside the server in the end.
          input: { main: 'src/main.ts', 'wasm-ffmpeg': 'src/bundles/streams/wasm-ffmpeg.ts' },
          output: { entryFileNames: '[name].js', codeSplitting: stylesheets },
        },
      },
    },
  },
  builder: {},
}));
