// `npm run bench:export`, `npm run bench:archive`, `npm run bench:backup`: how much memory something large takes.
import { defineConfig } from 'vitest/config';
import whole from './vitest.config.ts';

const { projects: _, ...common } = whole.test!;

export default defineConfig({
  ...whole,
  test: { ...common, include: ['bench/*-memory.bench.ts'], disableConsoleIntercept: true },
});
