import { expect, it } from 'vitest';
import { isBackupRunning } from './backup-lock.ts';

it.each([
  [[{ free: true }], false],
  [[{ free: false }], true],
  [[], true],
])('a lock that answers %j says that a backup runs: %s', async (rows, isRunning) => {
  const query = async (_: string, values?: unknown[]) => {
    expect(values).toEqual(['litfass backup']);
    return { rows, rowCount: rows.length };
  };
  expect(await isBackupRunning({ query })).toBe(isRunning);
});
