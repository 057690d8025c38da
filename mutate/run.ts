// `npm run mutate`: puts small mistakes into the kernel, the rules and the policies, one at a time, and counts how many of
// them the tests notice. Without options a sample; `--count 500`, `--seed 7`, `--all`; words choose files:
// `npm run mutate -- comments/policy`. `--list` only shows the mistakes. A command, never a timed test.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readHouse } from '../scripts/house/source.ts';
import { describe, mutate, mutationsOf, sampleOf, type Mutation } from './mutations.ts';
import { isBeside, nearestTests } from './nearest-tests.ts';
import { toReport, type Result } from './report.ts';
import { startTester, type Tester } from './tester.ts';

/** A run of this many says enough. */
const SAMPLE = 160;
/** The result is kept from so many mistakes on. */
const ENOUGH = 120;
const SEED = 1;
/** Tests that are asked second, after those beside the file, and altogether. */
const NEAREST = 4;
const MOST_TESTS = 40;

const KERNEL = 'src/{kernel,embedded-postgres}/**/*.{ts,tsx}';
const RULES_AND_POLICIES = 'src/bundles/**/{rules.ts,policy.ts,rules/**/*.ts}';
const NOT_MUTATED = /\.test\.tsx?$|\.d\.ts$|\/testing\//;

const main = async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      count: { type: 'string' },
      seed: { type: 'string' },
      all: { type: 'boolean' },
      list: { type: 'boolean' },
    },
  });
  const isChosen = (file: string) =>
    positionals.length === 0 || positionals.some((word) => file.includes(word));
  const files = globSync([KERNEL, RULES_AND_POLICIES])
    .filter((file) => !NOT_MUTATED.test(file))
    .sort();
  const mutations = files.filter(isChosen).flatMap((file) => mutationsOf(file, read(file)));
  const seed = Number(values.seed ?? SEED);
  const count = values.all ? mutations.length : Number(values.count ?? SAMPLE);
  const sample = sampleOf(mutations, { count, seed });
  if (values.list) return sample.forEach((mutation) => console.log(describe(read(mutation.path), mutation)));
  console.log(`${sample.length} von ${mutations.length} Fehlern, Saat ${seed}`);
  const results = await tryAll(sample);
  const report = toReport(results, { possible: mutations.length, seed, textOf: read });
  console.log(`\n${report}`);
  const isWhole = positionals.length === 0 && sample.length >= ENOUGH;
  if (isWhole) writeFileSync(path.join(import.meta.dirname, 'results.md'), report);
};

const tryAll = async (sample: readonly Mutation[]): Promise<Result[]> => {
  const tester = await startTester();
  process.once('SIGINT', () => void tester.close().then(() => process.exit(130)));
  const results: Result[] = [];
  try {
    for (const mutation of sample) {
      const noticedBy = await whoNotices(tester, mutation);
      results.push({ mutation, isNoticed: noticedBy !== undefined });
      const place = `${results.length}/${sample.length}`;
      const words = describe(read(mutation.path), mutation);
      console.log(noticedBy === undefined ? `${place} ✗ ${words}` : `${place} ✓ ${words}  (${noticedBy})`);
    }
  } finally {
    await tester.close();
  }
  return results;
};

/** The first test that fails. */
const whoNotices = async (tester: Tester, mutation: Mutation): Promise<string | undefined> => {
  const { path: of, start, end } = mutation;
  const text = mutate(read(of), mutation);
  const tests = nearestTests(house(), of, MOST_TESTS, read(of).slice(start, end));
  const beside = tests.filter((test) => isBeside(test, mutation.path));
  const others = tests.filter((test) => !beside.includes(test));
  for (const batch of [beside, others.slice(0, NEAREST), others.slice(NEAREST)]) {
    const noticedBy = await tester.whoNotices(mutation.path, text, batch);
    if (noticedBy !== undefined) return noticedBy;
  }
  return undefined;
};

const sources = new Map<string, string>();
const read = (file: string): string => {
  const known = sources.get(file) ?? readFileSync(file, 'utf8');
  sources.set(file, known);
  return known;
};

let readOnce: ReturnType<typeof readHouse> | undefined;
const house = () =>
  (readOnce ??= readHouse(new Map(globSync('src/**/*.{ts,tsx}').map((file) => [file, read(file)]))));

await main();
