import { expect, it } from 'vitest';
import { inBatches } from './batches.ts';

const batched = async (of: readonly number[], size: number, weightOf?: (one: number) => number) => {
  const batches: number[][] = [];
  for await (const batch of inBatches(of, size, weightOf)) batches.push(batch);
  return batches;
};

it.each([
  [[], 2, []],
  [[1], 2, [[1]]],
  [[1, 2], 2, [[1, 2]]],
  [[1, 2, 3], 2, [[1, 2], [3]]],
  [[1, 2, 3], 1, [[1], [2], [3]]],
])('%j by %i are %j', async (of, size, batches) => expect(await batched(of, size)).toEqual(batches));

const itself = (one: number) => one;

it('fewer are in a batch where they weigh more', async () => {
  expect(await batched([1, 1, 1, 3, 5, 1, 1], 3, itself)).toEqual([[1, 1, 1], [3], [5], [1, 1]]);
  expect(await batched([2, 2, 0, 1], 3, itself)).toEqual([
    [2, 2],
    [0, 1],
  ]);
});
