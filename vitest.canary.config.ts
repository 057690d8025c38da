// `npm run canary`: the long form of the canary scanner, of which the tests hold the short one.
import { defineConfig } from 'vitest/config';
import whole from './vitest.config.ts';

const { projects: _, ...common } = whole.test!;

export default defineConfig({
  ...whole,
  test: { ...common, include: ['src/canary/full.canary.ts'], disableConsoleIntercept: true },
});
