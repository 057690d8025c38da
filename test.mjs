// `npm test` runs the checks, the tests on a real PostgreSQL, then the journeys in a browser. The last line counts them. `npm
// test -- --changed` runs the checks and the tests nearest to what isn't committed yet, or to the commits since the ref that
// follows; docs/decisions/0051. `npm test -- --without events` runs the unit and integration tests on portals in which that
// bundle is switched off, as BUNDLES_OFF does; a few of them belong to every `npm test`. docs/decisions/0098
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bootstrap, runNode, tool } from './scripts/bootstrap.mjs';
import { check } from './scripts/check.mjs';
import { ensureHeadless } from './scripts/chromium.mjs';
import { isHelped } from './scripts/help.mjs';
import { exitCodeOf, root, run, Stop } from './scripts/run.mjs';

const GO_ON = -1;
const asked = await exitCodeOf(() => (isHelped('test', process.argv.slice(2)) ? 0 : GO_ON));
if (asked !== GO_ON) process.exit(asked);

const results = mkdtempSync(path.join(os.tmpdir(), 'litfass-test-'));
const tally = { passed: 0, failed: 0, failures: [] };

/** How many files of tests take less than a minute. */
const MOST_TOUCHED = 60;

const testChanged = async (since = 'HEAD') => {
  await bootstrap();
  const changed = await changedFiles(since);
  announce('Prüfungen');
  count(await check());
  if (tally.failed > 0) return;
  const { output } = await runNode('scripts/touched-tests.ts', changed, { onOutput: () => undefined });
  const touched = output.split('\n').filter(Boolean);
  announce('Tests');
  if (touched.length > MOST_TOUCHED)
    console.log(`Die ${MOST_TOUCHED} nächsten von ${touched.length}; alle prüft npm test.`);
  if (touched.length > 0) count(await runTests(touched.slice(0, MOST_TOUCHED)));
  else console.log('Kein Test hängt an dem, was geändert ist.');
};

/** Also those that git doesn't know yet. */
const changedFiles = async (since) => {
  const lists = await Promise.all([
    run('git', ['diff', '--name-only', '--relative', since], { onOutput: () => undefined }),
    run('git', ['ls-files', '--others', '--exclude-standard'], { onOutput: () => undefined }),
  ]);
  for (const { code, output } of lists) if (code !== 0) throw new Stop(output.trim());
  return lists.flatMap(({ output }) => output.split('\n').filter(Boolean));
};

const testEverything = async () => {
  // On a machine that has neither the browser nor the packages yet, one of these waits for the network while the other one
  // writes.
  const both = [ensureHeadless(), bootstrap()];
  // A failure of one ends the run only when the other one is done, so that nothing is said after the last line.
  await Promise.allSettled(both);
  const [chromium] = await Promise.all(both);
  announce('Browser');
  console.log(chromium);
  announce('Prüfungen');
  count(await check());
  if (tally.failed > 0) return;
  announce('Tests');
  count(await runTests([], { alsoWithout: 'events' }));
  announce('Reisen im Browser');
  count(await runJourneys(chromium));
};

/** Names of bundles, separated by commas. */
const testWithout = async (names) => {
  if (!names) throw new Stop('Welches Bundle ist aus? npm test -- --without events');
  await bootstrap();
  announce(`Tests ohne ${names}`);
  count(await runTests([], { without: names }));
};

/**
 * Runs tests; a file that failed is run once more by itself: among hundreds of other files it may have had no time.
 * docs/decisions/0051
 */
const runTests = async (files = [], bundles = {}) => {
  const first = await runFiles(files, bundles);
  const { again } = first;
  if (again.length === 0 || again.length > MOST_AGAIN) return noteFailures('✗', first);
  noteFailures('↻', first);
  announce(`Noch einmal für sich: ${again.join(', ')}`);
  const second = noteFailures('✗', await runFiles(again, bundles, ['--maxWorkers=1']));
  return { passed: first.passed - first.passedOf(again) + second.passed, failed: second.failed };
};

/** Notes failures under a mark; `↻` is for those that passed the second time, or tells of it. */
const noteFailures = (mark, run) => {
  for (const line of run.failures) tally.failures.push(`${mark} ${line}`);
  return run;
};

/** How many files have failed for want of time at most; where more do, something is wrong. */
const MOST_AGAIN = 10;

/** Runs files `without` bundles, or with all of them and some files once more `alsoWithout` one (vitest.config.ts). */
const runFiles = async (files, { without = '', alsoWithout = '' }, more = []) => {
  const file = path.join(results, 'tests.json');
  rmSync(file, { force: true });
  const reporters = ['default', 'json', './scripts/dearest-files.ts'].map((name) => `--reporter=${name}`);
  const { code } = await runNode(
    tool('vitest'),
    ['run', ...reporters, `--outputFile.json=${file}`, ...more, ...files],
    { env: { NODE_ENV: 'test', BUNDLES_OFF: without, ALSO_WITHOUT: alsoWithout } },
  );
  const { numPassedTests: passed = 0, numFailedTests: failed = 0, testResults = [] } = readResult(file);
  const ofFiles = testResults.map((result) => ({ ...result, name: path.relative(root, result.name) }));
  const failing = ofFiles.filter(({ status }) => status === 'failed');
  return {
    passed,
    failed: atLeastOne(failed, code),
    failures: failing.flatMap(failuresOf),
    again: failing.map(({ name }) => name),
    passedOf: (names) =>
      ofFiles
        .filter(({ name }) => names.includes(name))
        .flatMap(({ assertionResults }) => assertionResults)
        .filter(({ status }) => status === 'passed').length,
  };
};

/** Returns a line for each test that failed, or for a file that doesn't load. */
const failuresOf = ({ name, message, assertionResults }) => {
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return [`${name}: ${firstLine(message)}`];
  return failed.map(
    ({ fullName, failureMessages }) => `${name}: ${fullName}: ${firstLine(failureMessages[0])}`,
  );
};

const firstLine = (text = '') => text.split('\n')[0].slice(0, 300);

const runJourneys = async (chromium) => {
  const file = path.join(results, 'journeys.json');
  const env = { NODE_ENV: 'production', CHROMIUM_PATH: chromium, JOURNEY_RESULT: file };
  const { code } = await runNode('e2e/run.ts', [], { env });
  const { passed = 0, failed = 0 } = readResult(file);
  return { passed, failed: atLeastOne(failed, code || (existsSync(file) ? 0 : 1)) };
};

/**
 * Counts at least one failure where a stage fails without a failing test: a file that doesn't load, an error after the last
 * test.
 */
const atLeastOne = (failed, code) => (code === 0 ? failed : Math.max(failed, 1));

const readResult = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

const count = ({ passed, failed }) => {
  tally.passed += passed;
  tally.failed += failed;
};

const announce = (stage) => console.log(`\n— ${stage} —`);

let exitCode = 1;
try {
  const [option, value] = process.argv.slice(2);
  exitCode = await exitCodeOf(() => {
    if (option === '--changed') return testChanged(value);
    return option === '--without' ? testWithout(value) : testEverything();
  });
} finally {
  rmSync(results, { recursive: true, force: true });
  if (exitCode !== 0 && tally.failed === 0) tally.failed = 1;
  // The failures come last, since a long output is often shown by its end alone.
  for (const line of tally.failures) console.log(line);
  console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
  process.exitCode = tally.failed > 0 ? exitCode || 1 : 0;
}
