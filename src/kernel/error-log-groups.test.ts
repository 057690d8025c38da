// Tests how errors are gathered before they are written; what a database makes of them stands in error-log.test.ts.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from './database.ts';
import { createErrorLog, ERROR_DAYS, withoutValues } from './error-log.ts';
import type { ErrorReport } from './error-log.ts';
import { capturedLog } from './testing/captured-log.ts';

type Row = Readonly<Record<string, unknown>> & { readonly requestIds: readonly string[] };

/** Makes an error whose stack has these lines. */
const stacked = (...lines: readonly string[]) =>
  Object.assign(new Error('kaputt'), { stack: ['Error: kaputt', ...lines].join('\n') });

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const setUp = (flushMs?: number) => {
  const written: Row[][] = [];
  let isAway = false;
  const insert = () => ({
    values: (rows: Row[]) => ({
      onConflictDoUpdate: async () => {
        if (isAway) throw new Error('keine Datenbank');
        written.push(rows);
      },
    }),
  });
  const log = createErrorLog({ db: { insert } } as unknown as Database, capturedLog().log, flushMs);
  const report = (changes: Partial<ErrorReport> = {}) =>
    log.report({ error: new Error('kaputt'), source: 'page', place: '/a', requestId: 'r-1', ...changes });
  const goAway = (away: boolean) => void (isAway = away);
  return { log, report, written, goAway };
};

describe('errors that are gathered', () => {
  it('are written a quarter of a minute after the first, and not before', async () => {
    const { report, written } = setUp();
    report();
    await vi.advanceTimersByTimeAsync(14_999);
    expect(written).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(written).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(written).toHaveLength(1);
  });

  it('say what, where, how often, first and last, and the latest five requests', async () => {
    const { log, report, written } = setUp();
    for (let n = 1; n <= 7; n++) {
      report({ requestId: `r-${n}` });
      vi.advanceTimersByTime(1000);
    }
    await log.flush();
    expect(written).toMatchObject([
      [
        {
          day: '2026-11-20',
          source: 'page',
          type: 'Error',
          message: 'kaputt',
          place: '/a',
          count: 7,
          firstAt: new Date('2026-11-20T10:00:00Z'),
          lastAt: new Date('2026-11-20T10:00:06Z'),
          requestIds: ['r-7', 'r-6', 'r-5', 'r-4', 'r-3'],
        },
      ],
    ]);
    expect(written[0]![0]!['fingerprint']).toMatch(/^[\da-f]{16}$/);
    expect(written[0]![0]!['frame']).toMatch(/src\/kernel\/error-log-groups\.test\.ts:\d+/);
  });

  it.each<[string, Partial<ErrorReport>, number]>([
    ['the same', {}, 1],
    ['of another place', { place: '/b' }, 2],
    ['of a job', { source: 'job' }, 2],
    ['of another name', { error: new RangeError('kaputt') }, 2],
  ])('are one where they are alike: %s', async (_, changes, groups) => {
    const { log, report, written } = setUp();
    const error = new Error('kaputt');
    report({ error });
    report({ error, ...changes });
    await log.flush();
    expect(written[0]).toHaveLength(groups);
  });

  it('are a hundred kinds, and all further ones together', async () => {
    const { log, report, written } = setUp();
    for (let n = 0; n < 103; n++) report({ place: `/${n}` });
    report({ place: '/0' });
    await log.flush();
    expect(written[0]).toHaveLength(101);
    expect(written[0]!.at(-1)).toMatchObject({ fingerprint: 'others', place: '', message: '', count: 3 });
    expect(written[0]![0]).toMatchObject({ place: '/0', count: 2 });
  });

  it('wait for a database that is away, and are all there then', async () => {
    const { log, report, written, goAway } = setUp();
    goAway(true);
    report({ requestId: 'r-1' });
    await log.flush();
    report({ requestId: 'r-2' });
    goAway(false);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(written).toMatchObject([[{ count: 2, requestIds: ['r-2', 'r-1'] }]]);
  });

  it('are written again by themselves, whatever comes meanwhile', async () => {
    const { log, report, written, goAway } = setUp();
    goAway(true);
    report();
    await log.flush();
    goAway(false);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(written).toHaveLength(1);
  });

  it.each([
    ['a word', 'nur ein Wort', ''],
    ['what has no stack', Object.assign(new Error('kaputt'), { stack: undefined }), ''],
    [
      'others',
      stacked('    at read (/p/node_modules/a/src/b.ts:1:2)', '    at node:internal/src/c.ts:1:2'),
      '',
    ],
    [
      'ours, called by others',
      stacked(
        '    at read (/p/node_modules/a/src/b.ts:1:2)',
        '    nowhere at all',
        '    at load (/p/src/kernel/b.ts:3:4)',
        '    at /p/src/kernel/c.ts:5:6',
      ),
      'load (src/kernel/b.ts:3)',
    ],
    ['ours without a name', stacked('    at /p/dist/server/c.js:5:6'), 'dist/server/c.js:5'],
    ['ours with a long name', stacked(`    at ${'x'.repeat(210)} (/p/src/kernel/b.ts:3:4)`), 'x'.repeat(200)],
  ])('say where in our files it was: of %s', async (_, error, frame) => {
    const { log, report, written } = setUp();
    report({ error });
    await log.flush();
    expect(written[0]![0]).toMatchObject({ frame });
  });

  it('are written at the end, after which nothing waits any more', async () => {
    const { log, report, written } = setUp();
    report();
    await log.close();
    expect(written).toHaveLength(1);
    report();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(written).toHaveLength(1);
    await log.flush();
    expect(written).toHaveLength(2);
  });

  it('are written where there are any', async () => {
    const { log, written } = setUp();
    await log.flush();
    expect(written).toEqual([]);
  });

  it('hold no words that somebody sent in place of the id of a request', async () => {
    const { log, report, written } = setUp();
    for (const requestId of ['x'.repeat(65), 'ä', '', 'x'.repeat(64)]) report({ requestId });
    await log.flush();
    expect(written[0]![0]!.requestIds).toEqual(['x'.repeat(64), '–', '–', '–']);
  });

  it('are told by no more than 80 letters of their name', async () => {
    const { log, report, written } = setUp();
    report({ error: Object.assign(new Error('kaputt'), { name: 'E'.repeat(90) }) });
    await log.flush();
    expect(written[0]![0]).toMatchObject({ type: 'E'.repeat(80) });
  });
});

it.each([
  ['GET /a?token=x "b"', 'GET /a?… "b"'],
  ['x'.repeat(24), 'x'.repeat(24)],
  [`${'x'.repeat(23)}1`, '…'],
  [`${'x'.repeat(22)}1`, `${'x'.repeat(22)}1`],
  [`"${'x'.repeat(40)}"`, `"${'x'.repeat(40)}"`],
  [`"${'x'.repeat(41)}"`, '"…"'],
  ["'zwei Worte' und `id`", "'…' und `id`"],
  ['eins\n  zwei', 'eins zwei'],
  ['wort '.repeat(70), 'wort '.repeat(60)],
])('%j is told as %j', (message, told) => expect(withoutValues(message)).toBe(told));

it('errors are shown for a week', () => expect(ERROR_DAYS).toBe(7));
