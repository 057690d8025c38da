// This says which tests a change can touch: `node scripts/touched-tests.ts path…` prints them, the nearest
// first. Those of the same bundle, since its routes are asked through the whole portal, and those that import
// what was changed, however indirectly.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isTest } from './house/places.ts';
import { type House, readHouse } from './house/source.ts';

/** Everything is imported here: behind these, each change would touch each test. */
const HUBS = ['src/bundles.ts', 'src/islands.ts', 'src/app.ts', 'src/kernel/testing/test-portal.ts'];

/** They take long, and search the whole portal for what nobody thought of: `npm test` runs them. */
const LONG = /^(src\/canary|crash)\//;

/** Returns test files by distance; a changed test is the nearest of all. */
export const touchedTests = ({ files }: House, changed: readonly string[]): string[] => {
  const importers = new Map<string, string[]>();
  for (const file of files.values())
    for (const { target } of file.imports)
      if (target) importers.set(target.path, [...(importers.get(target.path) ?? []), file.path]);
  const reached = new Set(changed);
  for (const name of reached)
    if (!HUBS.includes(name)) for (const importer of importers.get(name) ?? []) reached.add(importer);
  const bundles = new Set(changed.flatMap((name) => /^src\/bundles\/[^/]+\//.exec(name)?.[0] ?? []));
  const ofBundles = [...files.keys()].filter((name) =>
    [...bundles].some((bundle) => name.startsWith(bundle)),
  );
  return [...new Set([...reached, ...ofBundles])].filter(
    (name) =>
      /\.test\.tsx?$/.test(name) && files.has(name) && isTest(files.get(name)!.place) && !LONG.test(name),
  );
};

const main = () => {
  const found = globSync('{src,scripts,browsers,validate,crash}/**/*.{ts,tsx}').sort();
  const sources = found.map((name): [string, string] => [
    name.replaceAll('\\', '/'),
    readFileSync(name, 'utf8'),
  ]);
  const tests = touchedTests(readHouse(new Map(sources)), process.argv.slice(2).map(path.posix.normalize));
  process.stdout.write(tests.map((name) => `${name}\n`).join(''));
};

if (import.meta.main) main();
