// One build, two halves: the browser's entry and the server, bundled so that it starts in a tenth of a second.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Native addons and packages that look for files beside themselves stay outside the server bundle. */
const EXTERNAL = ['@node-rs/argon2', 'pg-native', 'sharp', 'vite'];

export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [react()],
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
