// One build, two halves: the browser's entry and the server, bundled so that it starts in a tenth of a second.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

/** Native addons and packages that look for files beside themselves stay outside the server bundle. */
const EXTERNAL = ['@node-rs/argon2', 'heic-decode', 'pg-native', 'sharp', 'vite'];

/**
 * Chunks that come later are imported as they are. There is one stylesheet and nothing to preload: what Vite would put
 * around each import would be a sixth of the entry's bytes.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
};

export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [react(), plainImports],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: { cssCodeSplit: false, assetsInlineLimit: 0, target: 'es2023' },
  // While developing, Node itself loads the packages of the server's half.
  ssr: command === 'build' ? { noExternal: true, external: EXTERNAL } : {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: false,
        rollupOptions: { input: ['src/client.ts'] },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        ssr: true,
        emitAssets: true,
        sourcemap: true,
        target: 'node22',
        rollupOptions: { input: { main: 'src/main.ts' }, output: { entryFileNames: '[name].js' } },
      },
    },
  },
  builder: {},
}));
