import { expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { saveRule } from './commands.ts';
import { patternsLeadingTo } from './former-paths.ts';
import { bringRule, removeBroughtRule } from './former-rules.ts';
import { findTarget } from './queries.ts';

const ctx = await testCtx();
const admin = actAs(ctx, (await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] })).viewer);

it('a rule that is brought changes none that is there, and only administrators bring one', async () => {
  const rule = { source: '/alt/eins/*', target: '/neu/eins' };
  const outcome = await bringRule(admin, rule);
  expect(outcome).toMatchObject({ kind: 'brought' });
  expect(await bringRule(admin, { ...rule, target: '/anders' })).toEqual({ kind: 'known' });
  expect((await findTarget(ctx, '/alt/eins/x'))?.target).toBe('/neu/eins');
  expect(await bringRule(admin, { source: 'kein Pfad', target: '/neu' })).toMatchObject({ kind: 'invalid' });
  const editor = await aUser(ctx, { roles: [{ role: 'editor', locationPath: '' }] });
  await expect(bringRule(actAs(ctx, editor.viewer), rule)).rejects.toMatchObject({ status: 403 });
});

it('a rule that was brought goes again, unless somebody has saved it anew', async () => {
  const [gone, kept] = [
    { source: '/alt/zwei/*', target: '/neu/zwei' },
    { source: '/alt/drei/*', target: '/neu/drei' },
  ];
  const ids = [];
  for (const rule of [gone, kept]) {
    const outcome = await bringRule(admin, rule);
    ids.push(outcome.kind === 'brought' ? outcome.id : 0);
  }
  const takenAt = new Date();
  await saveRule({ ...admin, now: new Date(takenAt.getTime() + 1000) }, { ...kept, target: '/neu/vier' });
  expect(await removeBroughtRule(admin, ids[0]!, takenAt)).toBe(true);
  expect(await removeBroughtRule(admin, ids[1]!, takenAt)).toBe(false);
  expect(await findTarget(ctx, '/alt/zwei/x')).toBeUndefined();
  expect((await findTarget(ctx, '/alt/drei/x'))?.target).toBe('/neu/vier');
});

it('patterns are known to lead to a piece by its address, or by one like it', async () => {
  for (const [source, target] of [
    ['/p/eins/**', '/ort/c-rat/worte_a7'],
    ['/p/zwei/*', '/ort/c-rat/$1'],
    ['/p/drei/*/*', '/ort/c-$1/$2_a7'],
    ['/p/vier/**', '/ort/$1'],
    ['/p/fuenf/*', '/anderswo/c-rat/$1'],
    ['/p/sechs/*', 'https://example.org/'],
  ] as const)
    expect(await saveRule(admin, { source, target })).toMatchObject({ kind: 'saved' });
  const found = await patternsLeadingTo(ctx, [{ type: 'article', id: 7, href: '/ort/c-rat/worte_a7' }]);
  expect(found.map(({ source, piece }) => [source, piece?.id ?? null])).toEqual([
    ['/p/eins/**', 7],
    ['/p/zwei/*', null],
    ['/p/drei/*/*', null],
    ['/p/vier/**', null],
  ]);
});
