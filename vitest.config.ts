// Unit and integration tests; every test file gets a database of its own from one server that is started once.
import os from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Tests of what runs in a browser. */
const BROWSER = [
  'src/**/*.test.tsx',
  'src/**/ui/**/*.test.ts',
  'src/design/behaviours/*.test.ts',
  'src/kernel/browser/*.test.ts',
];

export default defineConfig({
  plugins: [react()],
  // Class names stay readable, so that a test can ask for them.
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  test: {
    css: { modules: { classNameStrategy: 'non-scoped' } },
    globalSetup: 'src/kernel/testing/global-setup.ts',
    setupFiles: 'src/kernel/testing/setup.ts',
    // Processes keep native addons apart; one more than cores, because much of the time is waiting for the database.
    pool: 'forks',
    maxWorkers: os.availableParallelism() + 1,
    testTimeout: 40_000,
    hookTimeout: 40_000,
    projects: [
      {
        extends: true,
        // Files of one process share its modules: reading them anew for each file took half of the time.
        test: {
          name: 'server',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'crash/**/*.test.ts'],
          exclude: BROWSER,
          isolate: false,
        },
      },
      // Begin with: // @vitest-environment jsdom. Each file has a page of its own, and so modules of its own.
      { extends: true, test: { name: 'browser', include: BROWSER } },
    ],
  },
});
