import { describe, expect, it } from 'vitest';
import { createErrorLog, listErrors, pruneErrors, withoutValues } from './error-log.ts';
import { errorDays } from './error-log.schema.ts';
import { DAY_MS } from './durations.ts';
import { databaseGate } from './testing/database-gate.ts';
import { testApp, testDatabase } from './testing/test-portal.ts';
import { mount } from './routing.ts';
import { path } from './named-routes.ts';
import { defineBundle } from './bundle.ts';

const gate = await databaseGate(await testDatabase());
const breaking = defineBundle({
  name: 'breaking',
  routes: (app) =>
    mount(app, path('breaks', 'GET', '/bricht/{id}'), { access: 'anyone' }, async () => {
      throw new RangeError('broken by "a whole sentence that somebody wrote" for ruth@litfass.example');
    }),
});
const { http, ctx, portal } = await testApp({ target: gate.target, bundles: [breaking] });
const report = (error: unknown, requestId = 'r', place = '/x') =>
  portal.errors.report({ error, source: 'page', place, requestId });
const queries = () => portal.database.queryCount();

describe('an error of a request', () => {
  it('is kept by the template of its route, with the latest ids, without what was sent', async () => {
    for (let n = 0; n < 7; n++) await http.inject(`/bricht/${n}?token=geheim`);
    const group = (await listErrors(ctx)).find(({ type }) => type === 'RangeError')!;
    expect(group).toMatchObject({ place: '/bricht/{id}', count: 7, message: 'broken by "…" for …@…' });
    expect(group.frame).toMatch(/src\/kernel\/error-log\.test\.ts:\d+/);
    expect(group.requestIds).toHaveLength(5);
    expect(JSON.stringify(group)).not.toMatch(/geheim|ruth|sentence/);
  });

  it('of another place or name is another group', async () => {
    report(new Error('one'), 'a', '/one');
    report(new Error('two'), 'b', '/two');
    const places = (await listErrors(ctx)).map(({ place }) => place);
    expect(places).toEqual(expect.arrayContaining(['/one', '/two']));
  });
});

it('that quotes what PostgreSQL can’t store is kept like others, and holds up none of them', async () => {
  report(new Error('unlesbar: \0 und \u001b[31m rot'), 'n', '/null');
  report(new Error('daneben'), 'd', '/daneben');
  const groups = await listErrors(ctx);
  expect(groups.find(({ place }) => place === '/null')?.message).toBe('unlesbar: und [31m rot');
  expect(groups.find(({ place }) => place === '/daneben')).toBeDefined();
});

describe('a storm of errors', () => {
  it('is counted in memory and written at once', async () => {
    await portal.errors.flush();
    const before = queries();
    for (let n = 0; n < 5000; n++) report(new Error('storm'), `r-${n}`, '/storm');
    await portal.errors.flush();
    expect(queries() - before).toBe(1);
    const group = (await listErrors(ctx)).find(({ place }) => place === '/storm');
    expect(group).toMatchObject({
      count: 5000,
      requestIds: ['r-4999', 'r-4998', 'r-4997', 'r-4996', 'r-4995'],
    });
  });

  it('of unlike errors fills no more than a hundred rows', async () => {
    for (let n = 0; n < 1000; n++) report(new Error('unlike'), 'r', `/unlike/${n}`);
    const groups = await listErrors(ctx);
    expect(groups.length).toBeLessThan(120);
    expect(groups.find(({ fingerprint }) => fingerprint === 'others')!.count).toBeGreaterThan(800);
  });

  it('waits while the database is away, and loses nothing', async () => {
    await gate.shut();
    const log = createErrorLog(portal.database, portal.log, 60_000);
    const fail = () =>
      log.report({ error: new Error('away'), source: 'job', place: 'a.job', requestId: 'j' });
    for (let n = 0; n < 3; n++) fail();
    await log.flush();
    fail();
    await gate.open();
    await log.close();
    expect((await listErrors(ctx)).find(({ place }) => place === 'a.job')).toMatchObject({
      count: 4,
      source: 'job',
    });
  });
});

it('old ones are forgotten', async () => {
  await ctx.db.update(errorDays).set({ lastAt: new Date(ctx.now.getTime() - 8 * DAY_MS) });
  await pruneErrors.work(ctx, undefined as never);
  expect(await listErrors(ctx)).toEqual([]);
});

it.each([
  ['connect to postgres://litfass:geheim@db/x', 'connect to postgres://…@db/x'],
  ['GET /konto?token=abc failed', 'GET /konto?… failed'],
  ['key AKIAIOSFODNN7EXAMPLE0123456789 is wrong', 'key … is wrong'],
  [
    "Cannot read properties of undefined (reading 'id')",
    "Cannot read properties of undefined (reading 'id')",
  ],
])('%s is told as %s', (message, told) => expect(withoutValues(message)).toBe(told));
