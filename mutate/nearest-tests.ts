// This says which tests are asked whether they notice a mistake: those beside the file first, then those beside what the
// mistaken words call, then those that import the file, then the others of its house and those that reach it by imports,
// nearest first.
import path from 'node:path';
import type { House, SourceFile } from '../scripts/house/source.ts';
import { isSameHouse } from '../scripts/house/places.ts';

/** They import the whole house, and would make everything near to everything. */
const HUBS = /^src\/(bundles|open-portal|islands)\.ts$|^src\/kernel\/testing\//;

/** A distance farther away than any import leads. */
const FAR = 99;

/** The distance of a test that has no way by imports, but lives in the same house. */
const NEIGHBOUR = 6;

/**
 * The distance of a test beside a file that the mistaken words call: a step that is left out is missed by the tests of that
 * step.
 */
const CALLED = 0.5;

/** Gives paths of at most `most` test files, the likeliest to notice first; `words` are those with the mistake. */
export const nearestTests = (house: House, of: string, most: number, words = ''): string[] => {
  const target = house.files.get(of);
  if (!target) return [];
  const steps = stepsTo(house, of);
  const called = calledIn(target, words);
  const isOfCalled = (test: string) => called.some((file) => isBeside(test, file));
  return [...house.files.values()]
    .filter((file) => /^src\/.*\.test\.tsx?$/.test(file.path))
    .map((test) => ({
      path: test.path,
      distance: Math.min(
        distanceOf(test, target, steps.get(test.path)),
        isOfCalled(test.path) ? CALLED : FAR,
      ),
    }))
    .filter(({ distance }) => distance < FAR)
    .sort((a, b) => a.distance - b.distance || a.path.localeCompare(b.path))
    .slice(0, most)
    .map((test) => test.path);
};

const PORTAL = 'src/kernel/testing/test-portal.ts';

/** Says whether the file is for what runs in a browser: its tests read the whole house anew for each of their pages. */
export const isOfBrowser = (path: string): boolean => /\.tsx$|\/ui\/|\/browser\/|\/behaviours\//.test(path);

/** Works out once what is asked of a house for each mistake: that takes longer than a light test. */
const once = <T>(work: (house: House, path: string) => T) => {
  const known = new WeakMap<House, Map<string, T>>();
  return (house: House, path: string): T => {
    const ofHouse = known.get(house) ?? new Map<string, T>();
    known.set(house, ofHouse);
    if (!ofHouse.has(path)) ofHouse.set(path, work(house, path));
    return ofHouse.get(path)!;
  };
};

/** Whether no import leads from the test to a portal with a database: it takes milliseconds then. */
export const isLight = once((house: House, test: string): boolean => {
  const reached = new Set([test]);
  for (const path of reached)
    for (const { target, isTypeOnly } of house.files.get(path)?.imports ?? [])
      if (target && !isTypeOnly) reached.add(target.path);
  return !reached.has(PORTAL);
});

/** The tests `merge.test.ts` and `merge-blocks.test.ts` lie beside `merge.ts`. */
export const isBeside = (test: string, of: string): boolean => {
  const name = path.posix.basename(of).replace(/\.tsx?$/, '');
  return (
    path.posix.dirname(test) === path.posix.dirname(of) &&
    new RegExp(`^${name}(-[\\w-]+)?\\.test\\.tsx?$`).test(path.posix.basename(test))
  );
};

const distanceOf = (test: SourceFile, target: SourceFile, steps: number | undefined): number => {
  if (isBeside(test.path, target.path)) return 0;
  const isNeighbour = isSameHouse(test.place, target.place);
  if (steps === undefined) return isNeighbour ? NEIGHBOUR : FAR;
  return isNeighbour || steps === 1 ? steps : steps + 2;
};

/** Returns the files from which the file has the names that stand among these words. */
const calledIn = (file: SourceFile, words: string): string[] => {
  const used = new Set(words.match(/[\w$]+/g));
  return file.imports
    .filter(({ names, isTypeOnly }) => !isTypeOnly && [...names.keys()].some((name) => used.has(name)))
    .flatMap(({ target }) => target?.path ?? []);
};

/** How many imports lead from each file to `of`. */
const stepsTo = once((house: House, of: string): Map<string, number> => {
  const importers = importersIn(house);
  const steps = new Map([[of, 0]]);
  for (const [file, count] of steps)
    for (const importer of importers.get(file) ?? [])
      if (!steps.has(importer) && !HUBS.test(importer)) steps.set(importer, count + 1);
  return steps;
});

const importersIn = (house: House): Map<string, string[]> => {
  const importers = new Map<string, string[]>();
  for (const file of house.files.values())
    for (const { target, isTypeOnly } of file.imports)
      if (target && !isTypeOnly)
        importers.set(target.path, [...(importers.get(target.path) ?? []), file.path]);
  return importers;
};
