// `npm run mutate` puts small mistakes into the kernel, the rules and the policies, one at a time, and counts how many of them
// the tests notice. Without options it takes a sample; `--count 500`, `--seed 7` and `--all` choose another one; words choose
// files: `npm run mutate -- comments/policy`. `--list` only shows the mistakes. `--light` asks only tests that need no
// database, which takes seconds for all mistakes of a file; `--until 21:30` stops asking then. It is a command, never a timed
// test.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readHouse } from '../scripts/house/source.ts';
import { describe, mutate, mutationsOf, sampleOf, type Mutation } from './mutations.ts';
import { isBeside, isLight, isOfBrowser, nearestTests } from './nearest-tests.ts';
import { toReport, type Level, type Result } from './report.ts';
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
      light: { type: 'boolean' },
      until: { type: 'string' },
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
  // All mistakes of a file come one after another: whoever writes its tests begins with the first file while others are asked.
  const sample = values.all ? mutations : sampleOf(mutations, { count, seed });
  if (values.list) return sample.forEach((mutation) => console.log(describe(read(mutation.path), mutation)));
  console.log(`${sample.length} von ${mutations.length} Fehlern, Saat ${seed}`);
  const { results, levels } = await tryAll(sample, {
    levels: values.light ? LIGHT_LEVELS : LEVELS,
    until: values.until === undefined ? undefined : nextAt(values.until),
  });
  const report = toReport(results, { possible: mutations.length, seed, levels, textOf: read });
  console.log(`\n${report}`);
  const isWhole = positionals.length === 0 && sample.length >= ENOUGH && !values.light;
  if (isWhole) writeFileSync(path.join(import.meta.dirname, 'results.md'), report);
};

/** Returns the next moment at which clocks here show this hour. */
const nextAt = (clock: string): Date => {
  const [hour, minute] = clock.split(':').map(Number);
  const moment = new Date();
  moment.setHours(hour!, minute!, 0, 0);
  if (Number.isNaN(moment.getTime())) throw new Error(`„${clock}“ ist keine Uhrzeit wie 21:30.`);
  if (moment < new Date()) moment.setDate(moment.getDate() + 1);
  return moment;
};

interface Asking {
  readonly levels: Readonly<Record<string, Choice>>;
  readonly until: Date | undefined;
}

/** Each level of tests is asked about all mistakes that none before has noticed: what is cheap comes first. */
const tryAll = async (
  sample: readonly Mutation[],
  { levels, until }: Asking,
): Promise<{ results: Result[]; levels: Level[] }> => {
  const tester = await startTester();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void tester.close().then(() => process.exit(130)));
  const noticed = new Set<Mutation>();
  const asked: Level[] = [];
  try {
    for (const [name, choose] of Object.entries(levels)) {
      const open = sample.filter((mutation) => !noticed.has(mutation));
      console.log(
        `\nStufe ${asked.length + 1} von ${Object.keys(levels).length}: ${open.length} noch nicht bemerkt`,
      );
      let count = 0;
      for (const mutation of open) {
        if (until && new Date() >= until) break;
        const noticedBy = await whoNotices(tester, mutation, choose);
        if (noticedBy !== undefined) noticed.add(mutation);
        const words = `${++count}/${open.length} ${noticedBy === undefined ? '·' : '✓'} ${describe(read(mutation.path), mutation)}`;
        console.log(noticedBy === undefined ? words : `${words}  (${noticedBy})`);
      }
      asked.push({ name, asked: count, of: open.length, noticed: noticed.size });
    }
  } finally {
    await tester.close();
  }
  return {
    results: sample.map((mutation) => ({ mutation, isNoticed: noticed.has(mutation) })),
    levels: asked,
  };
};

type Choice = (tests: readonly string[], mutation: Mutation) => readonly string[];

const besideOf: Choice = (tests, { path: of }) => tests.filter((test) => isBeside(test, of));
const othersOf: Choice = (tests, { path: of }) =>
  tests.filter((test) => !isBeside(test, of) && (isOfBrowser(of) || !isOfBrowser(test)));
const laterOf: Choice = (tests, mutation) => othersOf(tests, mutation).slice(NEAREST);
const lightOf: Choice = (tests) => tests.filter((test) => isLight(house(), test));

const LEVELS: Readonly<Record<string, Choice>> = {
  'tests beside the file': besideOf,
  'the four nearest others': (tests, mutation) => othersOf(tests, mutation).slice(0, NEAREST),
  'all that need no database': (tests, mutation) => lightOf(laterOf(tests, mutation), mutation),
  'and the rest': (tests, mutation) => laterOf(tests, mutation).filter((test) => !isLight(house(), test)),
};

/** What is written beside a file, and needs no database: asked again and again while somebody writes it. */
const LIGHT_LEVELS: Readonly<Record<string, Choice>> = {
  'light tests beside the file': (tests, mutation) => lightOf(besideOf(tests, mutation), mutation),
  'the four nearest light others': (tests, mutation) =>
    lightOf(othersOf(tests, mutation), mutation).slice(0, NEAREST),
};

/** Finds the first test of a level that fails. */
const whoNotices = (tester: Tester, mutation: Mutation, choose: Choice): Promise<string | undefined> => {
  const { path: of, start, end } = mutation;
  const nearest = nearestTests(house(), of, MOST_TESTS, read(of).slice(start, end));
  return tester.whoNotices(of, mutate(read(of), mutation), choose(nearest, mutation));
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
