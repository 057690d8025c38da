// The demo portal leaves whole, comes to an empty one and leaves that again as it came, but for what each portal numbers for itself.
import { expect, it } from 'vitest';
import { anArchive, comparable } from '#bundles/archives/test-data.ts';
import { listReported } from '#bundles/imports/queries.ts';
import { aPortal, twoPortals, withoutPlace } from '#bundles/imports/taking/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { fillDemo } from '#demo/fill.ts';

const TIMEOUT_MS = 600_000;
const SCALE = { scale: 0.1, pictureSize: 0.08 };

it('the demo portal comes whole to an empty one', { timeout: TIMEOUT_MS }, async () => {
  const demo = await aPortal('https://demo.example', 'the secret of the demo portal, long enough');
  await fillDemo(demo.ctx, SCALE);
  const before = await anArchive(demo.admin);
  const { here, root, taken } = await twoPortals();
  // What lies around everything is the same on both sides.
  const country = await aPlace(here.ctx, { name: 'Deutschland', slug: 'deutschland', kind: 'country' });
  const id = await taken(before, { placeId: country.id });
  const after = await anArchive(here.admin);
  const [old, now] = [await comparable(before), await comparable(after)];
  const same = (archive: object) => withoutPlace(archive, root.slug);
  expect(same(now)).toEqual(same(old));
  expect((await listReported(here.ctx, id, 100)).flatMap(({ report }) => report)).toEqual([]);
});
