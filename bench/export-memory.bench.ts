// `npm run bench:export` measures the memory that an export of ten thousand pieces with pictures takes.
import { expect, it } from 'vitest';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { measureExport } from './export-memory.ts';

const PIECES = 10_000;
/** What the process may grow by, in bytes, however much is exported: about 130 MB at ten and at twenty thousand pieces. */
const GROWTH_BYTES = 200_000_000;

it('exports ten thousand pieces with pictures in flat memory', { timeout: 1_800_000 }, async () => {
  const found = await measureExport(await testCtx(), PIECES);
  process.stdout.write(`${JSON.stringify(found)}\n`);
  expect(found.pieces).toBe(PIECES);
  expect(found.growth).toBeLessThan(GROWTH_BYTES);
});
