// `npm run mutate`: puts small mistakes into the kernel, the rules and the policies, one at a time, and counts how many of
// them the tests notice. Without options a sample; `--count 500`, `--seed 7`, `--all`; words choose files:
// `npm run mutate -- comments/policy`. `--list` only shows the mistakes. A command, never a timed test.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readHouse } from '../scripts/house/source.ts';
import { describe, mutate, mutationsOf, sampleOf, type Mutation } from './mutations.ts';
import { isBeside, isLight, isOfBrowser, nearestTests } from './nearest-tests.ts';
import { toReport, type Result } from './report.ts';
import { startTester, type Tester } from './tester.ts';

/** A run of this many says enough. */
const SAMPLE = 160;
/** The result is kept from so many mistakes on. */
const ENOUGH = 120;
const SEED = 1;
/** Tests that are asked after those beside the file, and altogether. */
const NEAREST = 4;
const MOST_TESTS = 40;

const KERNEL = 'src/{kernel,embedded-postgres}/**/*.{ts,tsx}';
const RULES_AND_POLICIES = 'src/bundles/**/{rules.ts,policy.ts,rules/**/*.ts}';
/** What a schema says is compared with the migrations by a program of its own, which reads it from the disk. */
const NOT_MUTATED = /\.test\.tsx?$|\.d\.ts$|\.schema\.ts$|\/testing\//;

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

/** Each level of tests is asked about all mistakes that none before has noticed: what is cheap comes first. */
const tryAll = async (sample: readonly Mutation[]): Promise<Result[]> => {
  const tester = await startTester();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void tester.close().then(() => process.exit(130)));
  const noticed = new Set<Mutation>();
  try {
    for (const [at, level] of LEVELS.entries()) {
      const open = sample.filter((mutation) => !noticed.has(mutation));
      console.log(`\nStufe ${at + 1} von ${LEVELS.length}: ${open.length} noch nicht bemerkt`);
      for (const [place, mutation] of open.entries()) {
        const noticedBy = await whoNotices(tester, mutation, level);
        if (noticedBy !== undefined) noticed.add(mutation);
        const words = `${place + 1}/${open.length} ${noticedBy === undefined ? '·' : '✓'} ${describe(read(mutation.path), mutation)}`;
        console.log(noticedBy === undefined ? words : `${words}  (${noticedBy})`);
      }
    }
  } finally {
    await tester.close();
  }
  return sample.map((mutation) => ({ mutation, isNoticed: noticed.has(mutation) }));
};

type Level = (tests: readonly string[], mutation: Mutation) => readonly string[];

const besideOf: Level = (tests, { path: of }) => tests.filter((test) => isBeside(test, of));
const othersOf: Level = (tests, { path: of }) =>
  tests.filter((test) => !isBeside(test, of) && (isOfBrowser(of) || !isOfBrowser(test)));
const laterOf: Level = (tests, mutation) => othersOf(tests, mutation).slice(NEAREST);

const LEVELS: readonly Level[] = [
  besideOf,
  (tests, mutation) => othersOf(tests, mutation).slice(0, NEAREST),
  (tests, mutation) => laterOf(tests, mutation).filter((test) => isLight(house(), test)),
  (tests, mutation) => laterOf(tests, mutation).filter((test) => !isLight(house(), test)),
];

/** The first test of a level that fails. */
const whoNotices = (tester: Tester, mutation: Mutation, level: Level): Promise<string | undefined> => {
  const { path: of, start, end } = mutation;
  const nearest = nearestTests(house(), of, MOST_TESTS, read(of).slice(start, end));
  return tester.whoNotices(of, mutate(read(of), mutation), level(nearest, mutation));
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
