// `npm run bench:export`, `npm run bench:archive` and `npm run bench:backup` measure how much memory something large takes.
import { defineConfig } from 'vitest/config';
import whole from './vitest.config.ts';

const { projects: _, ...common } = whole.test!;

export default defineConfig({
  ...whole,
  test: { ...common, include: ['bench/*-memory.bench.ts'], disableConsoleIntercept: true },
});
