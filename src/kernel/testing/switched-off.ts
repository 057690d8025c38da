// Knows what this run of the tests is without (`npm test -- --without events`): portals start without it, and what is about it
// is skipped, by the list of bundles and never in silence.
import { describe, it } from 'vitest';
import { bundles as allBundles } from '../../bundles.ts';
import { activeBundles } from '../bundle.ts';
import type { Bundle } from '../bundle.ts';
import { testBundlesOff } from '../config.ts';

/** Names of bundles that are off in this run. A name that can't be switched off throws, as at a start. */
export const bundlesOffInTests: readonly string[] = testBundlesOff();
const running = activeBundles(allBundles, bundlesOffInTests);

/** Returns those of `bundles` that are off; what a test makes up itself runs, whatever its name. */
export const switchedOff = (bundles: readonly Bundle[]): readonly string[] =>
  bundlesOffInTests.filter((name) =>
    bundles.some((bundle) => bundle.name === name && allBundles.includes(bundle)),
  );

/** Says whether an optional bundle runs. Throws on a name that is no bundle, or one that always runs. */
export const isOn = (name: string): boolean => {
  activeBundles(allBundles, [name]);
  return !bundlesOffInTests.includes(name);
};

/** Tests what is about an optional bundle: skipped, and reported so, where that is off. */
export const itWith = (name: string) => it.runIf(isOn(name));
export const describeWith = (name: string) => describe.runIf(isOn(name));

/** Says whether things of a kind are there. Throws on a kind that no bundle declares. */
export const isKindOn = (type: string): boolean => {
  const declares = ({ kinds = [] }: Bundle) => kinds.some((kind) => kind.type === type);
  if (!allBundles.some(declares)) throw new Error(`No bundle declares the kind „${type}“.`);
  return running.some(declares);
};

/** Returns the rows of a table that are about what runs; each of the others is reported as a skipped test. */
export const rowsOn = <Row>(
  rows: readonly Row[],
  isOn: (row: Row) => boolean,
  nameOf: (row: Row) => string,
): readonly Row[] => {
  for (const row of rows) if (!isOn(row)) it.skip(`${nameOf(row)}: of a bundle that is switched off`);
  return rows.filter(isOn);
};

/** Returns the rows of kinds that run. */
export const kindsOn = <Row>(rows: readonly Row[], typeOf: (row: Row) => string): readonly Row[] =>
  rowsOn(rows, (row) => isKindOn(typeOf(row)), typeOf);
