import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actAs, makeCtx } from '#kernel/ctx.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { BACKUP_FINISHED, setMark } from '#kernel/marks.ts';
import { rateLimits } from '#kernel/rate-limit.schema.ts';
import { ok, runSelfTest, selfTests } from '#kernel/self-test.ts';
import type { CheckResult, SelfTestCheck } from '#kernel/self-test.ts';
import { defineBundle } from '#kernel/bundle.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { bytesText } from '../bytes-text.ts';
import { SELF_TEST_LIMIT } from '../constants.ts';
import { addressChecks, judgeCertificate, judgeProxy } from './checks/address-checks.ts';
import { judgeSettings } from './checks/database-checks.ts';
import { judgeSpace } from './checks/storage-checks.ts';
import { takeSelfTest } from './commands.ts';
import { findLatestRun } from './queries.ts';

const portal = await testPortal({ config: { publicUrl: 'http://localhost:1' } });
const base = makeCtx(portal, portalItself);
const admin = await aUser(base, { roles: [{ role: 'admin', locationPath: '' }] });
const ctx = actAs(base, admin.viewer);
const find = (results: readonly CheckResult[], name: string) =>
  results.find((result) => result.name === name)!;

describe('the self-test', () => {
  it('finds what works and what does not, is kept, and stands in the history', async () => {
    await portal.jobs.startWorking(portal);
    await setMark(base, BACKUP_FINISHED, new Date(base.now.getTime() - 3 * DAY_MS));
    const results = await takeSelfTest(ctx);
    expect(find(results, 'database')).toMatchObject({ state: 'ok' });
    expect(find(results, 'clock')).toMatchObject({ state: 'ok' });
    expect(find(results, 'files')).toMatchObject({ state: 'ok' });
    expect(find(results, 'worker')).toMatchObject({ state: 'ok' });
    expect(find(results, 'pictures')).toMatchObject({ state: 'ok' });
    expect(find(results, 'push')).toMatchObject({ state: 'ok' });
    expect(find(results, 'mail')).toMatchObject({ state: 'warning' });
    expect(find(results, 'address')).toMatchObject({ state: 'failure' });
    expect(find(results, 'backup')).toMatchObject({ state: 'warning' });
    for (const { state, advice } of results) if (state !== 'ok') expect(advice).toBeTruthy();
    expect((await findLatestRun(ctx))?.results).toEqual(results);
    const { rows } = await ctx.db.execute(
      sql`select after from history_entries where action = 'selfTest.run'`,
    );
    expect(rows).toHaveLength(1);
    const { rows: left } = await ctx.db.execute(sql`select 1 from marks where name like 'self-test%'`);
    expect(left).toEqual([]);
  });

  it('is for administrators alone, and not without end', async () => {
    const editor = await aUser(base, { roles: [{ role: 'editor', locationPath: '' }] });
    await expect(takeSelfTest(actAs(base, editor.viewer))).rejects.toMatchObject({ status: 403 });
    await ctx.db.update(rateLimits).set({ attempts: SELF_TEST_LIMIT.attempts });
    await expect(takeSelfTest(ctx)).rejects.toMatchObject({ status: 429 });
  });
});

const check = (name: string, order: number, run: SelfTestCheck['run']): SelfTestCheck => ({
  name,
  title: name,
  order,
  timeoutMs: 50,
  run,
});

it('a check that breaks or hangs is a finding beside the others, without secrets', async () => {
  const bundle = defineBundle({
    name: 'checking',
    slots: [
      selfTests.addAll(async () => [
        check('hangs', 3, () => new Promise(() => undefined)),
        check('breaks', 2, async () => {
          throw new Error('no way to smtp://post:sehr%20geheim@mail.example, sehr geheim');
        }),
        check('works', 1, async () => ok('Gut.')),
      ]),
    ],
  });
  const portal = await testPortal({
    bundles: [bundle],
    config: { smtpUrl: 'smtp://post:sehr%20geheim@mail.example' },
  });
  const results = await runSelfTest(makeCtx(portal, portalItself));
  expect(results.map(({ name, state }) => [name, state])).toEqual([
    ['works', 'ok'],
    ['breaks', 'failure'],
    ['hangs', 'failure'],
  ]);
  expect(JSON.stringify(results)).not.toMatch(/geheim/);
});

describe('what is found', () => {
  const settings = {
    version: '18.1',
    number: 180_001,
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    encoding: 'UTF8',
    connections: 97,
  };
  it.each([
    [{}, 'ok'],
    [{ fsync: 'off' }, 'failure'],
    [{ synchronous_commit: 'off' }, 'failure'],
    [{ encoding: 'SQL_ASCII' }, 'failure'],
    [{ connections: 20 }, 'warning'],
  ])('of a database with %j is %s', (changes, state) =>
    expect(judgeSettings({ ...settings, ...changes }).state).toBe(state),
  );

  it.each([
    [100e6, 1e12, 'failure'],
    [3e9, 20e9, 'warning'],
    [50e9, 1e12, 'warning'],
    [500e9, 1e12, 'ok'],
  ])('of %d free bytes of %d is %s', (free, total, state) =>
    expect(judgeSpace(free, total).state).toBe(state),
  );

  it.each([
    [-1, 'failure'],
    [5, 'warning'],
    [60, 'ok'],
  ])('of a certificate that ends in %d days is %s', (days, state) =>
    expect(judgeCertificate(new Date(ctx.now.getTime() + days * DAY_MS), ctx.now).state).toBe(state),
  );

  it('of a certificate where nobody answers is to see to the address first, not to renew it', async () => {
    const { run } = addressChecks.find(({ name }) => name === 'certificate')!;
    expect(await run({ ...ctx, config: { ...ctx.config, publicUrl: 'https://localhost:1' } })).toEqual({
      state: 'warning',
      found: 'Nicht geprüft: Die öffentliche Adresse antwortet nicht.',
      advice: 'Zuerst die öffentliche Adresse in Ordnung bringen.',
    });
  });

  const config = { trustProxy: false, publicUrl: 'https://litfass.example' } as const;
  const answer = { instance: '', scheme: 'https', isForwarded: true, isTrusted: true };
  it.each([
    [config, { ...answer, isTrusted: false }, 'failure'],
    [{ ...config, trustProxy: '127.0.0.1' }, answer, 'ok'],
    [{ ...config, trustProxy: '127.0.0.1' }, { ...answer, scheme: 'http' }, 'warning'],
    [{ ...config, trustProxy: true }, { ...answer, isForwarded: false }, 'warning'],
    [
      { trustProxy: false, publicUrl: 'http://localhost' },
      { ...answer, isForwarded: false, scheme: 'http' },
      'ok',
    ],
  ])('of the proxy: %#', (config, answer, state) => expect(judgeProxy(config, answer).state).toBe(state));

  it('has sizes as people read them', () =>
    expect([0, 999, 1000, 3_400_000, 123_400_000_000].map(bytesText)).toEqual([
      '0\u00a0Bytes',
      '999\u00a0Bytes',
      '1,0\u00a0kB',
      '3,4\u00a0MB',
      '123\u00a0GB',
    ]));
});
