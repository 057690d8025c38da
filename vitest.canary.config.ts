// `npm run canary` runs the long form of the canary scanner, of which the tests hold the short one.
import { defineConfig } from 'vitest/config';
import whole from './vitest.config.ts';

const { projects: _, ...common } = whole.test!;

export default defineConfig({
  ...whole,
  test: {
    ...common,
    include: ['src/canary/full.canary.ts'],
    // This setup is that of the project of tests on the server: without the names of islands their pages couldn't be drawn.
    setupFiles: 'src/kernel/testing/setup.ts',
    disableConsoleIntercept: true,
  },
});
