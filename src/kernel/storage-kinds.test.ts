import { expect, it } from 'vitest';
import { storageKinds, storageOwners, weightOf } from './storage-kinds.ts';

it.each([
  [0, 0, 0],
  [3, 0, null],
  [3, 70, 70],
  [1, 0, null],
  [1, 1, 1],
])('%i files of %i bytes weigh %s', (files, bytes, weight) => expect(weightOf(files, bytes)).toBe(weight));

it('what lies there is counted also of bundles that are switched off', async () => {
  const kind = { name: 'Bilder', order: 1, files: 1, bytes: 1 };
  const owner = { userId: 1, files: 1, bytes: 1 };
  const allBundles = [{ slots: [storageKinds.add(async () => kind), storageOwners.add(async () => owner)] }];
  const ctx = { portal: { bundles: [], allBundles } } as never;
  expect([await storageKinds.collect(ctx), await storageOwners.collect(ctx, 10)]).toEqual([[kind], [owner]]);
});
