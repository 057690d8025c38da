import { expect, it } from 'vitest';
import { countByDay } from './count-by-day.ts';

it('of no things nothing is counted, and nobody asked', async () =>
  expect(await countByDay({} as never, {} as never, [], new Date(0))).toEqual([]));
