// `npm run e2e`: walks every journey in Chromium through the built portal, all of them side by side, on a phone and
// on a wide screen. Writes
// { passed, failed } to the file that JOURNEY_RESULT names. Words after the command choose journeys by file name.
import { chromium } from 'playwright';
import { globSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Journey } from './journey.ts';
import { startPortal } from './portal.ts';
import type { RunningPortal } from './portal.ts';
import { RESULTS, SCREENS, walk } from './walk.ts';
import type { Screen } from './walk.ts';

const portals = new Set<RunningPortal>();

const main = async () => {
  rmSync(RESULTS, { recursive: true, force: true });
  const journeys = await loadJourneys(process.argv.slice(2));
  const [browser, demo] = await Promise.all([launchBrowser(), open()]);
  const tally = { passed: 0, failed: 0 };
  const walkOn = async (screen: Screen, journey: Journey) => {
    const portal = journey.portal === 'demo' ? demo : await open('--empty');
    tally[(await walk(journey, { screen, browser, address: portal.address })) ? 'passed' : 'failed']++;
    if (portal !== demo) await close(portal);
  };
  for (const screen of SCREENS) await Promise.all(journeys.map((journey) => walkOn(screen, journey)));
  await browser.close();
  if (process.env['JOURNEY_RESULT']) writeFileSync(process.env['JOURNEY_RESULT'], JSON.stringify(tally));
  return tally.failed === 0 ? 0 : 1;
};

const loadJourneys = async (words: readonly string[]): Promise<Journey[]> => {
  const files = globSync('*.journey.ts', { cwd: import.meta.dirname }).sort();
  const chosen = files.filter((file) => words.length === 0 || words.some((word) => file.includes(word)));
  const modules = await Promise.all(
    chosen.map((file) => import(path.join(import.meta.dirname, file)) as Promise<Record<string, Journey>>),
  );
  return modules.flatMap((module) => Object.values(module));
};

const launchBrowser = () =>
  chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    // Whoever stops this stops the portals first; the browser ends with the process.
    ...{ handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false },
    args: ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });

const open = async (...args: readonly string[]) => {
  const portal = await startPortal(...args);
  portals.add(portal);
  return portal;
};

const close = async (portal: RunningPortal) => {
  portals.delete(portal);
  await portal.stop();
};

const closeAll = () => Promise.all([...portals].map(close));

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void closeAll().then(() => process.exit(1)));
process.exitCode = await main().finally(closeAll);
