import { like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { importRules, saveRule } from './commands.ts';
import { IMPORT_LIMIT, MAX_PATTERNS } from './constants.ts';
import { findTarget, patternRules } from './queries.ts';
import { redirects } from './schema.ts';
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

  it('leads to no other way of writing its own address, nor round by one', async () => {
    expect(await saveRule(admin, { source: '/rund/a', target: '/rund/b/?x=1#oben' })).toMatchObject({
      rule: { target: '/rund/b?x=1#oben' },
    });
    await saveRule(admin, { source: '/muster/**', target: '/bild/$1' });
    for (const [source, target, field] of [
      ['/kontakt', '/kontakt/', 'target'],
      ['/kontakt', '/kontakt#oben', 'target'],
      ['/kontakt', '/kontakt?y=1', 'target'],
      ['/kontakt', '//kontakt', 'target'],
      ['/rund/b', '/rund/a/', 'target'],
      ['/rund/b', '/anderswo', 'source'],
      ['/rund/b?x=1', '/anderswo', 'source'],
      ['/rund/null', '/rund/a/?z=2#unten', 'target'],
      ['/rund/*', '/anderswo', 'source'],
      ['/neu', '/muster/x/?z=2', 'target'],
      ['/selbst/**', '/selbst/neu/$1?x', 'target'],
    ] as const)
      expect(await saveRule(admin, { source, target }), `${source} ${target}`).toMatchObject({
        kind: 'invalid',
        errors: { [field]: expect.any(String) },
      });
    expect(await saveRule(admin, { source: '/rund/b?x=2', target: '/anderswo' })).toMatchObject({
      kind: 'saved',
    });
  });

  it('sends nobody round in a circle that only stars make', async () => {
    await saveRule(admin, { source: '/a/*/1', target: '/a/1/$1' });
    await saveRule(admin, { source: '/b/1*/*', target: '/b/$2/1$1' });
    await saveRule(admin, { source: '/c/*/1', target: '/d/1/$1' });
    await saveRule(admin, { source: '/d/*/1', target: '/c/1/$1' });
    for (const path of ['/a/1/1', '/b/1b/1c', '/c/1/1', '/d/1/1'])
      expect(await findTarget(ctx, path), path).toBeUndefined();
    expect(await findTarget(ctx, '/a/x/1')).toMatchObject({ target: '/a/1/x' });
    expect(await findTarget(ctx, '/c/x/1', '?y=1')).toMatchObject({ target: '/d/1/x' });
  });

  it('for one of the addresses that stars put together is the second step, and the last', async () => {
    await saveRule(admin, { source: '/blog/**', target: '/beitrag/$1' });
    expect(await saveRule(admin, { source: '/beitrag/foo', target: '/ziel' })).toMatchObject({
      kind: 'saved',
    });
    expect(await findTarget(ctx, '/blog/foo')).toMatchObject({ target: '/beitrag/foo' });
    expect(await findTarget(ctx, '/beitrag/foo')).toMatchObject({ target: '/ziel' });
    expect(await saveRule(admin, { source: '/beitrag/rund', target: '/blog/rund' })).toMatchObject({
      kind: 'invalid',
    });
  });

  it('leads nowhere that a link of the portal must not', async () => {
    for (const target of ['javascript:alert(1)', '//boese.example', 'http://boese.example', 'drei', ''])
      expect(await saveRule(admin, { source: '/boese', target })).toMatchObject({
        errors: { target: texts.noTarget },
      });
  });

  it('with stars can lead elsewhere, be it the last one that there may be', async () => {
    const missing = MAX_PATTERNS - (await patternRules(ctx)).length;
    await ctx.db.insert(redirects).values(
      Array.from({ length: missing }, (_, at) => ({
        source: `/voll/${at}/*`,
        target: '/alt-voll',
        isPattern: true,
        createdAt: ctx.now,
      })),
    );
    expect(await saveRule(admin, { source: '/voll/1/*', target: '/neu-voll' })).toMatchObject({
      kind: 'saved',
    });
    expect(await findTarget(ctx, '/voll/1/x')).toMatchObject({ target: '/neu-voll' });
    expect(await saveRule(admin, { source: '/voll/mehr/*', target: '/neu-voll' })).toMatchObject({
      errors: { source: texts.tooManyPatterns(MAX_PATTERNS) },
    });
    await ctx.db.delete(redirects).where(like(redirects.source, '/voll/%'));
  });

  it('is for administrators', async () => {
    const member = await aUser(ctx);
    await expect(saveRule(actAs(ctx, member.viewer), { source: '/a', target: '/b' })).rejects.toMatchObject({
      status: 403,
    });
  });
});

const read = (...rows: string[]) =>
  importRules(
    admin,
    rows.map((row, at) => ({ line: at + 1, cells: row.split(',') })),
  );

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

  it('with a circle or a chain, in whatever order, says so of each line', async () => {
    for (const [rows, lines] of [
      [
        ['/k/a,/k/b', '/k/b,/k/a'],
        [1, 2],
      ],
      [
        ['/k/a,/k/b/', '/k/b,/k/a#x'],
        [1, 2],
      ],
      [
        ['/k/b,/k/c', '/k/a,/k/b', '/k/c,/k/d'],
        [1, 2],
      ],
      [['/k/1,/k/2?x=1', '/k/2,/k/3'], [1]],
    ] as const) {
      const { faults, saved } = await read(...rows);
      expect(faults.map(({ line }) => line)).toEqual(lines);
      expect(saved).toBe(rows.length - lines.length);
    }
    // Existing rules count like those that stand beside them in the table.
    expect(await importRules(admin, [{ line: 1, cells: ['/k/4', '/k/2/#da'] }])).toMatchObject({ saved: 0 });
    expect(await importRules(admin, [{ line: 1, cells: ['/k/3', '/k/5'] }])).toMatchObject({ saved: 0 });
  });

  it('that leads elsewhere what is there is read whole at once, in whatever order', async () => {
    await read('/neu/1,/neu/2', '/neu/3,/neu/4', '/neu/5/*,/neu/6');
    const moved = ['/neu/4,/neu/9', '/neu/2,/neu/3', '/neu/1,/neu/8', '/neu/3,/neu/9', '/neu/6,/neu/7'];
    // The second leads to where the fourth begins, in this table as in any.
    expect(await read(...moved, '/neu/5/*,/neu/0')).toMatchObject({ saved: 5, faults: [{ line: 2 }] });
    expect(await findTarget(ctx, '/neu/4')).toMatchObject({ target: '/neu/9' });
    expect(await findTarget(ctx, '/neu/6')).toMatchObject({ target: '/neu/7' });
  });

  it('is read no more than a few times in an hour', async () => {
    const another = await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] });
    const busy = actAs(ctx, another.viewer);
    for (let n = 0; n < IMPORT_LIMIT.attempts; n++) await importRules(busy, []);
    await expect(importRules(busy, [])).rejects.toMatchObject({ status: 429 });
  });
});
