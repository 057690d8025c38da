// Unit and integration tests; every test file gets a database of its own from one server that is started once.
import os from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  // Class names stay readable, so that a test can ask for them.
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'crash/**/*.test.ts'],
    // Tests of components begin with: // @vitest-environment jsdom
    environment: 'node',
    css: { modules: { classNameStrategy: 'non-scoped' } },
    globalSetup: 'src/kernel/testing/global-setup.ts',
    setupFiles: 'src/kernel/testing/setup.ts',
    // Processes keep native addons apart; all cores, because most of the time is waiting for the database.
    pool: 'forks',
    maxWorkers: os.availableParallelism(),
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
});
