// The demo portal leaves whole, comes to an empty one and leaves that again as it came, but for what each portal numbers for itself, and for what
// archives don't hold.
import { expect, it } from 'vitest';
import { anArchive, comparable } from '#bundles/archives/test-data.ts';
import { listReported } from '#bundles/imports/queries.ts';
import { aPortal, twoPortals, withoutPlace } from '#bundles/imports/taking/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { fillDemo } from '#demo/fill.ts';

const TIMEOUT_MS = 240_000;
const SCALE = { scale: 0.1, pictureSize: 0.08 };

/** Videos and sound stay behind: their places in texts are empty then. */
const withoutStreams = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.filter((one) => !isStream(one)).map(withoutStreams);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutStreams(one)]));
};

const isStream = (node: unknown): boolean => {
  const { type, attrs } = Object(node) as { type?: unknown; attrs?: { type?: unknown } };
  return type === 'video' && attrs?.type === 'streaming_media';
};

it('the demo portal comes whole to an empty one', { timeout: TIMEOUT_MS }, async () => {
  const demo = await aPortal('https://demo.example', 'the secret of the demo portal, long enough');
  await fillDemo(demo.ctx, SCALE);
  const before = await anArchive(demo.admin);
  const { here, root, taken } = await twoPortals();
  // What lies around everything is the same on both sides.
  const country = await aPlace(here.ctx, { name: 'Deutschland', slug: 'deutschland', kind: 'country' });
  const id = await taken(before, { placeId: country.id });
  const after = await anArchive(here.admin);
  const [{ leftBehind: _then, ...old }, { leftBehind: _now, ...now }] = (await Promise.all(
    [before, after].map(comparable),
  )) as [{ leftBehind: object }, { leftBehind: object }];
  const same = (archive: object) => withoutStreams(withoutPlace(archive, root.slug));
  expect(same(now)).toEqual(same(old));
  const reports = (await listReported(here.ctx, id, 100)).flatMap(({ report }) => report);
  expect(reports.filter((line) => !/Video|Töne/.test(line))).toEqual([]);
});
