import { expect, it } from 'vitest';
import { eachByItself } from './each-by-itself.ts';

const done: number[] = [];
const oddOnly = async (one: number) => {
  if (one % 2 === 0) throw new Error(`${one} ist gerade`);
  done.push(one);
  return one * 10;
};

it('returns what came of each, in their order', async () => {
  expect(await eachByItself([1, 3, 5], oddOnly)).toEqual([10, 30, 50]);
  expect(await eachByItself([], oddOnly)).toEqual([]);
});

it('does it with all, and then throws what went wrong with one', async () => {
  done.length = 0;
  await expect(eachByItself([1, 2, 3], oddOnly)).rejects.toThrow('2 ist gerade');
  expect(done).toEqual([1, 3]);
});

it('throws what went wrong with several together, the first twenty of them', async () => {
  const even = Array.from({ length: 30 }, (_, at) => 2 * at);
  const failure = await eachByItself([...even, 7], oddOnly).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(AggregateError);
  expect((failure as AggregateError).errors.map(({ message }) => message)).toHaveLength(20);
  expect(done.at(-1)).toBe(7);
});
