// Collects the kinds that stand in lists, each with how its things are made: a kind says it in its test-data.ts, so that what
// is tried here and in the table of roles with every kind is tried with a new one, too. It is for tests only.
import { isKindOn } from '#kernel/testing/switched-off.ts';
import type { KindToTest } from '#bundles/pieces/test-data.ts';

/** The test data of kinds, found by the name of their file, as their declarations are. */
const found = import.meta.glob<{ readonly kindToTest?: KindToTest }>('../bundles/*/test-data.ts', {
  eager: true,
});

const LAST = Number.MAX_SAFE_INTEGER;

/** The kinds that run, in the order of their ranks. */
export const kindsToTest: readonly KindToTest[] = Object.values(found)
  .flatMap(({ kindToTest }) => kindToTest ?? [])
  .filter(({ kind }) => isKindOn(kind.type))
  .toSorted((a, b) => (a.kind.rank ?? LAST) - (b.kind.rank ?? LAST));
