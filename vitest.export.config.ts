// `npm run bench:export`, `npm run bench:backup`: how much memory a large export, and a large backup, takes.
import { defineConfig } from 'vitest/config';
import whole from './vitest.config.ts';

const { projects: _, ...common } = whole.test!;

export default defineConfig({
  ...whole,
  test: { ...common, include: ['bench/*-memory.bench.ts'], disableConsoleIntercept: true },
});
