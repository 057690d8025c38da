// `npm run bench:export`: how much memory a large export takes.
import { defineConfig } from 'vitest/config';
import whole from './vitest.config.ts';

const { projects: _, ...common } = whole.test!;

export default defineConfig({
  ...whole,
  test: { ...common, include: ['bench/export-memory.bench.ts'], disableConsoleIntercept: true },
});
