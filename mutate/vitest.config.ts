// Runs the tests as ever, but one file of ours is read with the mistake that is just put in: nothing on the disk changes, and
// so nothing has to be put back, whatever ends the run.
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import plain from '../vitest.config.ts';
import { mistaken } from './mistaken.ts';
import { warmPool } from './warm-pool.ts';

const readMistaken: Plugin = {
  name: 'mutate',
  enforce: 'pre',
  load: (id) => (id === mistaken()?.file ? mistaken()?.text : undefined),
};

const test = plain.test!;

export default defineConfig({
  ...plain,
  plugins: [...(plain.plugins ?? []), readMistaken],
  test: {
    ...test,
    pool: warmPool,
    maxWorkers: 2,
    // A busy machine is no mistake that was noticed.
    testTimeout: 80_000,
    hookTimeout: 80_000,
    // The first test that notices is enough.
    bail: 1,
    reporters: [],
    // What is kept on the disk is found by what stands in the file there: it would be read without the mistake.
    fsModuleCache: false,
    projects: test.projects!.map((project) => {
      if (typeof project !== 'object') throw new Error('a project is an object in vitest.config.ts');
      return { ...project, extends: 'mutate/vitest.config.ts' };
    }),
  },
});
