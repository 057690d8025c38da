import { describe, expect, it } from 'vitest';
import type { Bundle } from './bundle.ts';
import { findBundlesOff } from './bundle-switches.ts';
import type { Database } from './database.ts';
import { capturedLog } from './testing/captured-log.ts';

const bundles = [
  { name: 'events', optional: true },
  { name: 'search', optional: true },
  { name: 'users' },
] as unknown as readonly Bundle[];

const asked = (bundlesOff: readonly string[], rows: readonly string[] | Error) => {
  const query = async () => {
    if (rows instanceof Error) throw rows;
    return { rows: rows.map((name) => ({ name })) };
  };
  const { log, lines } = capturedLog();
  const found = findBundlesOff({
    config: { bundlesOff },
    database: { query } as unknown as Database,
    bundles,
    log,
  });
  return { found, lines };
};

describe('the bundles that are switched off', () => {
  it('are those that were chosen in the interface, as far as they may be', async () => {
    expect(await asked([], ['search']).found).toEqual(['search']);
    expect(await asked([], ['users', 'gibt-es-nicht', 'search', 'events']).found).toEqual([
      'events',
      'search',
    ]);
    expect(await asked([], []).found).toEqual([]);
  });

  it('are those of the configuration where it names one', async () =>
    expect(await asked(['events'], ['search']).found).toEqual(['events']));

  it('are none where nobody knows, which is told', async () => {
    const { found, lines } = asked([], new Error('keine Datenbank'));
    expect(await found).toEqual([]);
    expect(JSON.stringify(lines)).toContain('nobody knows which bundles are switched off');
  });
});
