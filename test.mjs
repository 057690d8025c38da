// `npm test`: the checks, the tests on a real PostgreSQL, then the journeys in a browser. The last line counts them.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bootstrap, runNode, tool } from './scripts/bootstrap.mjs';
import { check } from './scripts/check.mjs';
import { ensureChromium } from './scripts/chromium.mjs';
import { exitCodeOf } from './scripts/run.mjs';

const results = mkdtempSync(path.join(os.tmpdir(), 'litfass-test-'));
const tally = { passed: 0, failed: 0 };

const testEverything = async () => {
  await bootstrap();
  announce('Browser');
  const chromium = await ensureChromium();
  console.log(chromium);
  announce('Prüfungen');
  count(await check());
  if (tally.failed > 0) return;
  announce('Tests');
  count(await runTests());
  announce('Reisen im Browser');
  count(await runJourneys(chromium));
};

const runTests = async () => {
  const file = path.join(results, 'tests.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await runNode(tool('vitest'), ['run', ...reporters], { env: { NODE_ENV: 'test' } });
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = readResult(file);
  return { passed, failed: atLeastOne(failed, code) };
};

const runJourneys = async (chromium) => {
  const file = path.join(results, 'journeys.json');
  const env = { NODE_ENV: 'production', CHROMIUM_PATH: chromium, JOURNEY_RESULT: file };
  const { code } = await runNode('e2e/run.ts', [], { env });
  const { passed = 0, failed = 0 } = readResult(file);
  return { passed, failed: atLeastOne(failed, code || (existsSync(file) ? 0 : 1)) };
};

/** A stage can fail without a failing test: a file that doesn't load, an error after the last test. */
const atLeastOne = (failed, code) => (code === 0 ? failed : Math.max(failed, 1));

const readResult = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

const count = ({ passed, failed }) => {
  tally.passed += passed;
  tally.failed += failed;
};

const announce = (stage) => console.log(`\n— ${stage} —`);

let exitCode = 1;
try {
  exitCode = await exitCodeOf(testEverything);
} finally {
  rmSync(results, { recursive: true, force: true });
  if (exitCode !== 0 && tally.failed === 0) tally.failed = 1;
  console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
  process.exitCode = tally.failed > 0 ? exitCode || 1 : 0;
}
