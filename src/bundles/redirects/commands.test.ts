import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { importRules, saveRule } from './commands.ts';
import { IMPORT_LIMIT } from './constants.ts';
import { findTarget } from './queries.ts';
import * as texts from './texts.ts';

const ctx = await testCtx();
const boss = await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] });
const admin = actAs(ctx, boss.viewer);

describe('a rule', () => {
  it('makes no chains and no circles', async () => {
    await saveRule(admin, { source: '/eins', target: '/zwei' });
    await saveRule(admin, { source: '/archiv/*/**', target: '/suche/$1/$2' });
    for (const [source, target, field] of [
      ['/null', '/eins', 'target'],
      ['/zwei', '/drei', 'source'],
      ['/zwei', '/eins', 'target'],
      ['/selbst', '/selbst', 'target'],
      ['/kreis/**', '/kreis/neu/$1', 'target'],
      ['/zwe*', '/drei', 'source'],
      ['/neu', '/archiv/2019/x', 'target'],
    ] as const)
      expect(await saveRule(admin, { source, target })).toMatchObject({
        kind: 'invalid',
        errors: { [field]: expect.any(String) },
      });
    expect(await saveRule(admin, { source: '/eins', target: '/drei' })).toMatchObject({ kind: 'saved' });
  });

  it('leads nowhere that a link of the portal must not', async () => {
    for (const target of ['javascript:alert(1)', '//boese.example', 'http://boese.example', 'drei', ''])
      expect(await saveRule(admin, { source: '/boese', target })).toMatchObject({
        errors: { target: texts.noTarget },
      });
  });

  it('is for administrators', async () => {
    const member = await aUser(ctx);
    await expect(saveRule(actAs(ctx, member.viewer), { source: '/a', target: '/b' })).rejects.toMatchObject({
      status: 403,
    });
  });
});

describe('a table of addresses', () => {
  it('is read with what goes, and says of each line what does not', async () => {
    const rows = [
      ['von', 'nach'],
      ['/tab/1', '/ziel/1'],
      ['https://alte.example/tab/2', '/ziel/2'],
      ['/tab/3', '/tab/1'],
      ['ohne', '/ziel'],
      ['/tab/*', '/ziel/$1'],
      ['/tab/5', 'http://boese.example'],
    ].map((cells, at) => ({ line: at + 1, cells }));
    const { saved, faults } = await importRules(admin, rows);
    expect(saved).toBe(3);
    expect(faults.map(({ line }) => line)).toEqual([4, 5, 7]);
    expect(await importRules(admin, rows)).toMatchObject({ saved: 3 });
    expect(await findTarget(ctx, '/tab/2')).toMatchObject({ target: '/ziel/2' });
    expect(await findTarget(ctx, '/tab/neu')).toMatchObject({ target: '/ziel/neu' });
  });

  it('is read no more than a few times in an hour', async () => {
    for (let n = 2; n < IMPORT_LIMIT.attempts; n++) await importRules(admin, []);
    await expect(importRules(admin, [])).rejects.toMatchObject({ status: 429 });
  });
});
