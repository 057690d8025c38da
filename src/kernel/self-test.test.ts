import { describe, expect, it } from 'vitest';
import type { Ctx } from './ctx.ts';
import { failure, ok, runSelfTest, selfTests, warning, worstOf } from './self-test.ts';
import type { SelfTestCheck } from './self-test.ts';
import * as texts from './texts.ts';

const check = (name: string, changes: Partial<SelfTestCheck> = {}): SelfTestCheck => ({
  name,
  title: name.toUpperCase(),
  order: 1,
  timeoutMs: 5000,
  run: async () => ok('Alles gut.'),
  ...changes,
});

const run = (checks: readonly SelfTestCheck[], hasDatabase = true) => {
  const bundles = [{ slots: checks.map((one) => selfTests.add(async () => one)) }];
  const query = async () => {
    if (!hasDatabase) throw new Error('keine Datenbank');
  };
  const portal = { bundles, allBundles: bundles, secrets: ['geheim-1'], database: { query } };
  return runSelfTest({ portal, config: { secrets: [] } } as unknown as Ctx);
};

const slow = () => new Promise<ReturnType<typeof ok>>((resolve) => setTimeout(() => resolve(ok('Da.')), 60));

const breaking = (words: string) => async () => {
  throw new Error(words);
};

describe('the self-test', () => {
  it('tells what each check found, in their order', async () => {
    const results = await run([
      check('drei', { order: 3, run: async () => failure('Kaputt.', 'Heil machen.') }),
      check('eins'),
      check('zwei', { order: 2, run: async () => warning('Knapp.', 'Mehr holen.') }),
    ]);
    expect(results.map(({ ms: _ms, ...rest }) => rest)).toEqual([
      { name: 'eins', title: 'EINS', state: 'ok', found: 'Alles gut.' },
      { name: 'zwei', title: 'ZWEI', state: 'warning', found: 'Knapp.', advice: 'Mehr holen.' },
      { name: 'drei', title: 'DREI', state: 'failure', found: 'Kaputt.', advice: 'Heil machen.' },
    ]);
    for (const { ms } of results) expect(ms).toBeGreaterThanOrEqual(0);
  });

  it('says how long a check took, in whole milliseconds', async () => {
    const [result] = await run([check('eins', { run: slow })]);
    expect(result!.ms).toBeGreaterThanOrEqual(55);
    expect(result!.ms).toBeLessThan(5000);
    expect(Number.isInteger(result!.ms)).toBe(true);
  });

  it('tries what needs a database only where there is one', async () => {
    const checks = [check('eins', { needsDatabase: true }), check('zwei')];
    expect((await run(checks)).map(({ state }) => state)).toEqual(['ok', 'ok']);
    expect(await run(checks, false)).toMatchObject([
      { state: 'warning', found: texts.selfTestWithoutDatabase, advice: texts.selfTestDatabaseFirst },
      { state: 'ok' },
    ]);
  });

  it('gives up a check that takes too long, and goes on', async () => {
    const results = await run([
      check('eins', { timeoutMs: 30, run: () => new Promise(() => {}) }),
      check('zwei'),
    ]);
    expect(results).toMatchObject([
      { state: 'failure', found: texts.selfTestTooLate(0), advice: texts.selfTestTooLateAdvice },
      { state: 'ok' },
    ]);
    const [slow] = await run([check('eins', { timeoutMs: 1500, run: () => new Promise(() => {}) })]);
    expect(slow!.found).toBe(texts.selfTestTooLate(2));
  });

  it('tells of a check that breaks by 300 letters of its error, without secrets', async () => {
    const [long, secret] = await run([
      check('eins', { run: breaking('x'.repeat(400)) }),
      check('zwei', { run: breaking('mit geheim-1') }),
    ]);
    expect(long).toMatchObject({ state: 'failure', advice: texts.selfTestBrokenAdvice });
    expect(long!.found).toHaveLength(300);
    expect(secret!.found).toBe('Error: mit •••');
  });

  it('says no secret in what it advises', async () => {
    const [result] = await run([check('eins', { run: async () => warning('geheim-1', 'Statt geheim-1.') })]);
    expect(result).toMatchObject({ found: '•••', advice: 'Statt •••.' });
  });
});

it('of all findings the worst counts', () => {
  const [good, hint, bad] = [ok('a'), warning('b', 'c'), failure('d', 'e')];
  expect([worstOf([]), worstOf([good]), worstOf([good, hint]), worstOf([hint, bad, good])]).toEqual([
    'ok',
    'ok',
    'warning',
    'failure',
  ]);
});
