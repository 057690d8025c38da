// Runs tests again and again in one Vitest, whose database server and read modules outlast the runs.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createVitest, type Vitest } from 'vitest/node';
import { setMistaken } from './mistaken.ts';

const root = path.join(import.meta.dirname, '..');

/** It is quick, and about no file that gets a mistake. */
const FIRST = path.join(import.meta.dirname, 'nearest-tests.test.ts');

/** A mistake can make a loop endless: whoever waits so long for a batch of tests has noticed as well. */
const TIMEOUT_MS = 240_000;

export interface Tester {
  /** The first test that fails, or never ends, while `file` reads `text`; undefined when none does. */
  readonly whoNotices: (file: string, text: string, tests: readonly string[]) => Promise<string | undefined>;
  readonly close: () => Promise<void>;
}

export const startTester = async (): Promise<Tester> => {
  const vitest = await createVitest({
    root,
    config: path.join(root, 'mutate', 'vitest.config.ts'),
    watch: false,
    silent: true,
  });
  await vitest.standalone();
  const all = await vitest.globTestSpecifications();
  // The database server starts with the first run, and a mistake in what starts it would end all of this.
  await vitest.runTestSpecifications(all.filter(({ moduleId }) => moduleId === FIRST));
  return {
    whoNotices: async (file, text, tests) => {
      const whole = path.join(root, file);
      const chosen = new Set(tests.map((test) => path.join(root, test)));
      const specifications = all.filter(({ moduleId }) => chosen.has(moduleId));
      if (specifications.length === 0) return undefined;
      setMistaken({ file: whole, text });
      vitest.invalidateFile(whole);
      try {
        return await whoFails(vitest, specifications);
      } finally {
        setMistaken(undefined);
        vitest.invalidateFile(whole);
      }
    },
    close: () => vitest.close(),
  };
};

const whoFails = async (
  vitest: Vitest,
  specifications: Parameters<Vitest['runTestSpecifications']>[0],
): Promise<string | undefined> => {
  const timer = setTimeout(endWorkers, TIMEOUT_MS);
  forgetEarlierRuns(vitest);
  try {
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications([...specifications]);
    for (const module of testModules) {
      if (module.ok()) continue;
      const [test] = module.children.allTests('failed');
      return `${path.relative(root, module.moduleId)}${test ? `: ${test.fullName}` : ''}`;
    }
    return unhandledErrors.length > 0 ? String(unhandledErrors[0]) : undefined;
  } finally {
    clearTimeout(timer);
  }
};

/** Vitest answers, and counts for `bail`, what failed in any run. */
const forgetEarlierRuns = ({ state }: Vitest): void => {
  state.filesMap.clear();
  state.idMap.clear();
  state.clearErrors();
};

/** Ends the processes that run tests, and nothing else: they are children of this one and Node, as it is. */
const endWorkers = (): void => {
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const [, parent] = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]!.split(' ');
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8');
      if (Number(parent) === process.pid && command.includes('vitest')) process.kill(Number(name), 'SIGKILL');
    } catch {
      // It has ended in between.
    }
  }
};
