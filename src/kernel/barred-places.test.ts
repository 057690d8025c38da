import { expect, it } from 'vitest';
import { barredPlaces, pathsBarredTo } from './barred-places.ts';

it('somebody is barred from the places that any bundle names for them, others from none', async () => {
  const slots = [
    barredPlaces.add(async () => new Map([[7, ['1/']]])),
    barredPlaces.add(
      async () =>
        new Map([
          [7, ['2/4/']],
          [8, ['3/']],
        ]),
    ),
  ];
  const pathsOf = await pathsBarredTo({ portal: { bundles: [{ slots }], allBundles: [] } } as never);
  expect([7, 8, 9].map(pathsOf)).toEqual([['1/', '2/4/'], ['3/'], []]);
});
