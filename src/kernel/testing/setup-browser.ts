// Runs before each file of tests of what runs in a browser: a new page, and modules of its own, which may keep what
// belongs to a page. The packages beneath them are read once for all files of a process, which took most of their time.
import { afterAll, expect, vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';
import { measureFile } from './file-cost.ts';

measureFile();

vi.resetModules();
const { environment } = expect.getState();
if (environment !== 'page')
  throw new Error(
    'Every test of a browser has a page: take the line with an environment out, or begin the file with node.',
  );
const page = await builtinEnvironments.jsdom.setup(globalThis, {});
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await page.teardown(globalThis);
});
// The server's half of the islands needs their names.
await import('../../islands.ts');
