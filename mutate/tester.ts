// Runs tests again and again in one Vitest, whose database server and processes outlast the runs (warm-pool.ts).
import path from 'node:path';
import { createVitest, type Reporter, type TestSpecification, type Vitest } from 'vitest/node';
import { MINUTE_MS } from '../src/kernel/durations.ts';
import { setMistaken } from './mistaken.ts';
import { endProcesses } from './warm-pool.ts';

const root = path.join(import.meta.dirname, '..');

/** It is quick, and asks for a database: the one that all others clone is made without a mistake. */
const FIRST = path.join(import.meta.dirname, '../src/kernel/rehearsal.test.ts');

/** A mistake can make a loop endless: when no test has ended for so long, it is noticed as well. */
const SILENCE_MS = 3 * MINUTE_MS;

export interface Tester {
  /** Finds the first test that fails, or never ends, while `file` reads `text`, and passes otherwise; undefined when none does. */
  readonly whoNotices: (file: string, text: string, tests: readonly string[]) => Promise<string | undefined>;
  readonly close: () => Promise<void>;
}

interface Failure {
  /** Undefined for what belongs to no file, such as the end of a process. */
  readonly test: string | undefined;
  readonly words: string;
  readonly isEndless?: boolean;
}

type Run = (tests: readonly string[]) => Promise<Failure | undefined>;

export const startTester = async (): Promise<Tester> => {
  let current = await startVitest();
  let isBrokenOff = false;
  const run: Run = async (tests) => {
    const failure = await current.run(tests);
    isBrokenOff ||= failure?.isEndless === true;
    return failure;
  };
  const runMistaken =
    (file: string, text: string): Run =>
    async (tests) => {
      setMistaken({ file, text });
      current.vitest.invalidateFile(file);
      try {
        return await run(tests);
      } finally {
        setMistaken(undefined);
        current.vitest.invalidateFile(file);
      }
    };
  return {
    whoNotices: async (file, text, tests) => {
      if (isBrokenOff) {
        // A Vitest whose run was broken off may wait for its processes for ever: another one knows nothing of them.
        void current.vitest.close().catch(() => undefined);
        current = await startVitest();
        isBrokenOff = false;
      }
      const whole = path.join(root, file);
      return firstThatNotices(tests, { mistakenly: runMistaken(whole, text), plainly: run });
    },
    close: async () => {
      endProcesses();
      await current.vitest.close();
    },
  };
};

/** They fail without a mistake, too, in a process of their own: they say nothing. */
const failing = new Set<string>();

const firstThatNotices = async (
  tests: readonly string[],
  { mistakenly, plainly }: { readonly mistakenly: Run; readonly plainly: Run },
): Promise<string | undefined> => {
  const asked = tests.filter((test) => !failing.has(test));
  const failure = await mistakenly(asked);
  if (!failure || failure.isEndless) return failure?.words;
  const suspects = failure.test === undefined ? asked : [failure.test];
  const anyway = failure.test !== undefined && (await plainly(suspects));
  if (anyway === undefined) return failure.words;
  // What an earlier mistake or test has left in the process may be the reason: new processes know nothing of it.
  endProcesses();
  const again = await mistakenly(suspects);
  endProcesses();
  const plain = again && (await plainly(suspects));
  if (again && !plain) return again.words;
  if (plain) failing.add(plain.test ?? suspects[0]!);
  const others = asked.filter((test) => !suspects.includes(test));
  return others.length > 0 ? firstThatNotices(others, { mistakenly, plainly }) : undefined;
};

const startVitest = async (): Promise<{ vitest: Vitest; run: Run }> => {
  let heardAt = 0;
  const hear = () => void (heardAt = Date.now());
  const listener: Reporter = {
    onTestModuleCollected: hear,
    onTestCaseResult: hear,
    onTestModuleEnd: (m) => {
      hear();
      if (process.env['MUTATE_TIMES'])
        console.log(
          '  ',
          new Date().toISOString().slice(14, 19),
          m.relativeModuleId,
          Math.round(m.diagnostic().duration),
          Math.round(m.diagnostic().collectDuration),
          Math.round(m.diagnostic().setupDuration),
          m.state(),
        );
    },
  };
  const vitest = await createVitest({
    root,
    config: path.join(root, 'mutate', 'vitest.config.ts'),
    watch: false,
    silent: true,
    reporters: [listener],
  });
  await vitest.standalone();
  const all = await vitest.globTestSpecifications();
  // The database server starts with the first run and is filled by its test: a mistake in either would end all of this.
  await vitest.runTestSpecifications(all.filter(({ moduleId }) => moduleId === FIRST));
  const run: Run = async (tests) => {
    const chosen = new Set(tests.map((test) => path.join(root, test)));
    const specifications = all.filter(({ moduleId }) => chosen.has(moduleId));
    if (specifications.length === 0) return undefined;
    let isEndless = false;
    const brokenOff = Promise.withResolvers<undefined>();
    hear();
    const timer = setInterval(() => {
      if (Date.now() - heardAt < SILENCE_MS) return;
      if (isEndless) brokenOff.resolve(undefined);
      isEndless = true;
      endProcesses();
    }, SILENCE_MS / 20);
    const failure = await Promise.race([whoFails(vitest, specifications), brokenOff.promise]).finally(() =>
      clearInterval(timer),
    );
    return isEndless ? { test: undefined, words: 'no test ends', isEndless } : failure;
  };
  return { vitest, run };
};

const whoFails = async (
  vitest: Vitest,
  specifications: readonly TestSpecification[],
): Promise<Failure | undefined> => {
  forgetEarlierRuns(vitest);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([...specifications]);
  for (const module of testModules) {
    if (module.ok()) continue;
    const test = path.relative(root, module.moduleId);
    const [failed] = module.children.allTests('failed');
    return { test, words: failed ? `${test}: ${failed.fullName}` : test };
  }
  const [error] = unhandledErrors as { readonly message?: string }[];
  return error && { test: undefined, words: error.message ?? 'an error that nobody took' };
};

/** Forgets what failed in earlier runs: Vitest answers it, and counts it for `bail`, whichever run it failed in. */
const forgetEarlierRuns = ({ state }: Vitest): void => {
  state.filesMap.clear();
  state.idMap.clear();
  state.clearErrors();
};
