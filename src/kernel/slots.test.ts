import { expect, it } from 'vitest';
import type { Bundle } from './bundle.ts';
import type { Ctx } from './ctx.ts';
import { defineSlot } from './slots.ts';
import type { Contribution } from './slots.ts';

const bundle = (name: string, ...slots: readonly Contribution[]): Bundle =>
  ({ name, slots }) as unknown as Bundle;
const ctxWith = (bundles: readonly Bundle[], allBundles = bundles) =>
  ({ portal: { bundles, allBundles } }) as Ctx;

it('a slot collects what bundles contribute for its subject, in their order', async () => {
  const slot = defineSlot<number, string>('a.things');
  const ctx = ctxWith([
    bundle(
      'eins',
      slot.add(async (_, subject) => `eins ${subject}`),
    ),
    { name: 'ohne' } as Bundle,
    bundle(
      'zwei',
      slot.addAll(async () => ['zwei', 'drei']),
      slot.add(async () => undefined),
    ),
  ]);
  expect(slot.name).toBe('a.things');
  expect(await slot.collect(ctx, 7)).toEqual(['eins 7', 'zwei', 'drei']);
  expect(await slot.collect(ctx, 8)).toEqual(['eins 8', 'zwei', 'drei']);
});

it('a slot collects nothing that is contributed to another one', async () => {
  const [one, other] = [defineSlot<void, string>('a.things'), defineSlot<void, string>('a.things')];
  const ctx = ctxWith([
    bundle(
      'eins',
      other.add(async () => 'anderes'),
      one.add(async () => 'eines'),
    ),
  ]);
  expect(await one.collect(ctx)).toEqual(['eines']);
  expect(await other.collect(ctx)).toEqual(['anderes']);
});

it('a slot asks the bundles that run, and one about rows all of them', async () => {
  const running = defineSlot<void, string>('a.things');
  const ofRows = defineSlot<void, string>('a.rows', { isAboutRows: true });
  const on = bundle(
    'an',
    running.add(async () => 'an'),
    ofRows.add(async () => 'an'),
  );
  const off = bundle(
    'aus',
    running.add(async () => 'aus'),
    ofRows.add(async () => 'aus'),
  );
  const ctx = ctxWith([on], [on, off]);
  expect(await running.collect(ctx)).toEqual(['an']);
  expect(await ofRows.collect(ctx)).toEqual(['an', 'aus']);
});

it('a slot of other bundles is asked anew', async () => {
  const slot = defineSlot<void, string>('a.things');
  const first = bundle(
    'eins',
    slot.add(async () => 'eins'),
  );
  expect(await slot.collect(ctxWith([first]))).toEqual(['eins']);
  expect(await slot.collect(ctxWith([]))).toEqual([]);
});
