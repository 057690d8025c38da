import { expect, it } from 'vitest';
import { loadSuspendedPaths, suspendedPlaces } from './suspended-places.ts';

it('somebody is suspended at the places that any bundle names for them, others at none', async () => {
  const slots = [
    suspendedPlaces.add(async () => new Map([[7, ['1/']]])),
    suspendedPlaces.add(
      async () =>
        new Map([
          [7, ['2/4/']],
          [8, ['3/']],
        ]),
    ),
  ];
  const pathsOf = await loadSuspendedPaths({ portal: { bundles: [{ slots }], allBundles: [] } } as never);
  expect([7, 8, 9].map(pathsOf)).toEqual([['1/', '2/4/'], ['3/'], []]);
});
