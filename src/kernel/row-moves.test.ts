// Tests what a move is before there is a database; that rows move along is shown by whoever declares some.
import { expect, it } from 'vitest';
import type { Ctx } from './ctx.ts';
import { defineRowMoves } from './row-moves.ts';

const moves = defineRowMoves<{ to: number }>({
  name: 'things.places',
  rows: { collect: async () => [] },
  renew: async () => undefined,
});

it('a move is a job that may take an hour', () =>
  expect(moves.job).toMatchObject({ name: 'things.places-move', maxSeconds: 3600 }));

it('up to 2,000 rows are moved at once, and more are left to the job', async () => {
  const asked: unknown[] = [];
  const begin = async () => {
    asked.push('transaction');
    throw new Error('so weit');
  };
  const ctx = { portal: { database: { begin } } } as unknown as Ctx;
  const goOn = (total: number) => moves.goOn(ctx, { id: 1, label: 'a', total, moved: 0 });
  await goOn(2001);
  expect(asked).toEqual([]);
  await expect(goOn(2000)).rejects.toThrow('so weit');
  expect(asked).toEqual(['transaction']);
});
