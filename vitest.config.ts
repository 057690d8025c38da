// Runs unit and integration tests; every test file gets a database of its own from one server that is started once.
import { globSync, readFileSync } from 'node:fs';
import os from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';
import { LONG, SLOW } from './scripts/long-tests.ts';

// Nothing may depend on where the machine stands: its clocks are four hours and a half behind Berlin's, and change on other days.
// Processes and the database inherit it.
process.env['TZ'] = process.env['TEST_TZ'] ?? 'America/St_Johns';

/** Tests of a bundle that is switched off for this run; its folder keeps to `npm test` without --without. */
const OFF = (process.env['BUNDLES_OFF'] ?? '')
  .split(',')
  .filter(Boolean)
  .map((name) => `src/bundles/${name.trim()}/**/!(switched-off).test.{ts,tsx}`);

/**
 * A bundle without which some tests run once more, as `npm test` asks: beside all others, on the same database server and by what
 * has been transformed for them. What says most about a portal without it; all of it is `npm test -- --without events`.
 */
const ALSO_WITHOUT = process.env['ALSO_WITHOUT'] ?? '';
const MOST_TELLING = [
  'src/switched-off-data.test.ts',
  'src/bundles/events/switched-off.test.ts',
  'src/unknown-ids.test.ts',
  'src/rate-limits.test.ts',
  'src/refused-forms.test.ts',
  'src/pages-of-kinds.test.ts',
  'src/piece-tools.test.ts',
];

/** Tests of what runs in a browser. */
const BROWSER = [
  'src/**/*.test.tsx',
  'src/**/ui/**/*.test.ts',
  'src/design/behaviours/*.test.ts',
  'src/kernel/browser/*.test.ts',
];

const needsPage = (file: string) => !readFileSync(file, 'utf8').startsWith('// @vitest-environment node');

/**
 * Tests of browsers, by whether they need a page. Those that need none run in the processes of the server's tests: for so few,
 * others would read the house. docs/decisions/0174
 */
const { page: WITH_PAGE = [], none: WITHOUT_PAGE = [] } = Object.groupBy(globSync(BROWSER), (file) =>
  needsPage(file) ? 'page' : 'none',
);

/**
 * Returns a file's turn. A process goes on with files of its own project and environment only, and another one reads the house
 * anew. So those stand together: tests of browsers, then what runs without a bundle, then of the rest what is long.
 */
const turnOf = ({ project, moduleId }: TestSpecification) => {
  if (project.name === 'browser') return 1;
  if (project.name !== 'server') return 2;
  if (LONG.test(moduleId)) return 3;
  return SLOW.test(moduleId) ? 4 : 5;
};

/**
 * Puts long files first, on a machine that knows no durations yet, too: a long file that begins last leaves all other processes
 * idle.
 */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => turnOf(a) - turnOf(b));
  }
}

/** How many processes there is memory for: each takes up to 1.3 GB, and its share of the database. */
const ROOM = Math.floor(os.totalmem() / 2e9);

export default defineConfig({
  plugins: [react()],
  // Tests of browsers are transformed as those of servers are (vitest.page.ts), and run what browsers run.
  resolve: { alias: { 'tus-js-client': 'tus-js-client/lib.esm/browser/index.js' } },
  // JSX is compiled as for a build: React for portals, in which tests of the server draw (built-react.ts), knows no other
  // elements.
  oxc: { jsx: { development: false } },
  // Class names stay readable, so that a test can ask for them.
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  test: {
    css: { modules: { classNameStrategy: 'non-scoped' } },
    globalSetup: 'src/kernel/testing/global-setup.ts',
    // Processes keep native addons apart; two more than cores, because they wait for the database or other programs two thirds of the
    // time, and one of them for minutes until a portal that was killed goes on.
    pool: 'forks',
    maxWorkers: Math.max(1, Math.min(os.availableParallelism() + 2, ROOM)),
    // Young memory is twice as large as usual: more of what a test makes is gone before it is looked through.
    execArgv: ['--max-semi-space-size=32'],
    sequence: { sequencer: LongFirst },
    testTimeout: 40_000,
    hookTimeout: 40_000,
    projects: [
      {
        extends: true,
        // Files of one process share its modules: reading them anew for each file took half of the time.
        test: {
          name: 'server',
          include: [
            'src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'crash/**/*.test.ts',
            'mutate/*.test.ts',
            'validate/**/*.test.ts',
            'bench/*.test.ts',
            'browsers/*.test.ts',
            'e2e/*.test.ts',
            ...WITHOUT_PAGE,
          ],
          exclude: [...WITH_PAGE, ...OFF],
          isolate: false,
          setupFiles: 'src/kernel/testing/setup.ts',
        },
      },
      // Each file has a page of its own.
      {
        extends: true,
        test: {
          name: 'browser',
          include: BROWSER,
          exclude: [...WITHOUT_PAGE, ...OFF],
          environment: './vitest.page.ts',
          isolate: false,
          setupFiles: 'src/kernel/testing/setup-browser.ts',
        },
      },
      ...(ALSO_WITHOUT
        ? [
            {
              extends: true as const,
              test: {
                name: `without ${ALSO_WITHOUT}`,
                include: MOST_TELLING,
                env: { BUNDLES_OFF: ALSO_WITHOUT },
                isolate: false,
                setupFiles: 'src/kernel/testing/setup.ts',
              },
            },
          ]
        : []),
    ],
  },
});
