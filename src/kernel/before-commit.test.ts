import { expect, it } from 'vitest';
import { beforeCommit, runBeforeCommit, thingRenamed, thingsChanged } from './before-commit.ts';
import type { Changes } from './before-commit.ts';
import type { Ctx } from './ctx.ts';

const setUp = (touched: readonly string[] = []) => {
  const told: Changes[] = [];
  const slots = [beforeCommit.add(async (_, changes) => void told.push(changes))];
  const transaction = { changed: new Map(), renamed: new Map(), touched: new Set(touched) };
  const bundles = [{ slots }];
  const ctx = { transaction, portal: { bundles, allBundles: bundles } } as unknown as Ctx;
  return { ctx, told };
};
const [first, second] = [
  { type: 'article', id: 1 },
  { type: 'event', id: 1 },
];

it('whoever keeps something about things is told once of each that changed', async () => {
  const { ctx, told } = setUp();
  thingsChanged(ctx, first!, second!);
  thingsChanged(ctx, { ...first! });
  await runBeforeCommit(ctx);
  expect(told).toEqual([{ changed: [first, second], renamed: [], touched: new Set() }]);
});

it('a thing with another name has changed as well', async () => {
  const { ctx, told } = setUp();
  thingsChanged(ctx, first!);
  thingRenamed(ctx, second!);
  await runBeforeCommit(ctx);
  expect(told).toMatchObject([{ changed: [first, second], renamed: [second] }]);
});

it('nobody is asked where nothing changed, and everybody where something was touched', async () => {
  const nothing = setUp();
  await runBeforeCommit(nothing.ctx);
  expect(nothing.told).toEqual([]);
  const touched = setUp(['article:1']);
  await runBeforeCommit(touched.ctx);
  expect(touched.told).toEqual([{ changed: [], renamed: [], touched: new Set(['article:1']) }]);
});

it('nothing changes without a transaction', () => {
  const ctx = {} as Ctx;
  expect(() => thingsChanged(ctx, first!)).toThrow('thingsChanged() needs a transaction');
  expect(() => thingRenamed(ctx, first!)).toThrow('thingsChanged() needs a transaction');
});
