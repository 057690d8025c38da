// `npm run e2e`: walks every journey in Chromium through the built portal, side by side, on a phone and on a wide
// screen. Words after the command choose journeys by file name; `--accept-design` takes the look of all components
// as it is now for the one to compare with. Writes { passed, failed } to JOURNEY_RESULT.
import { chromium } from 'playwright';
import { globSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isAcceptingDesign } from './looks.ts';
import type { Journey } from './journey.ts';
import { startPortal } from './portal.ts';
import type { RunningPortal } from './portal.ts';
import { LONGEST_CLOSING_MS, RESULTS, SCREENS, walk } from './walk.ts';
import type { Screen } from './walk.ts';
import { within } from './within.ts';

/** The newest part of the demo content, with small pictures: making all of their sizes would keep the machine busy. */
const DEMO = ['--scale', '0.25', '--picture-size', '0.25'];

/** Letters are drawn alike by a whole browser, which does without the second and the third, and by the headless shell. */
const BROWSER_ARGS = ['--disable-background-networking', '--disable-gpu', '--font-render-hinting=slight'];

/** Journeys side by side: enough to keep two cores busy, and so few that none has to wait for long. */
const AT_ONCE = 6;

/** So many warnings of each portal are shown when a journey failed. */
const SHOWN_WARNINGS = 40;

const SHOWN_LONGEST = 10;

/** These are all portals, also those that are still starting. */
const portals = new Set<Promise<RunningPortal>>();

const main = async () => {
  rmSync(RESULTS, { recursive: true, force: true });
  const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const journeys = await loadJourneys(isAcceptingDesign ? ['design'] : words);
  if (journeys.length === 0) {
    process.stdout.write('No journey has one of these words in the name of its file.\n');
    return 1;
  }
  const [browser, backBrowser, demo] = await Promise.all([
    launchBrowser(),
    journeys.some(isBack) ? launchBrowser(true) : undefined,
    open(...DEMO),
  ]);
  const tally = { passed: 0, failed: 0 };
  const ways = journeys.flatMap((journey) =>
    SCREENS.filter((screen) => isWalkedOn(journey, screen)).map((screen) => ({ journey, screen })),
  );
  // All of them before the first step, since starting one keeps the machine busy.
  const places = await Promise.all(
    ways.map(({ journey }) => (journey.portal === 'demo' ? demo : open('--empty'))),
  );
  const took: Took[] = [];
  const walks = ways.map(({ journey, screen }, at) => async () => {
    const start = performance.now();
    const own = isBack(journey) ? backBrowser : undefined;
    const isFine = await walk(journey, { screen, browser: own ?? browser, portal: places[at]! });
    took.push({ name: `${journey.name}, ${screen.name}`, ms: performance.now() - start });
    return isFine;
  });
  const areFine = await fewAtOnce(walks);
  sayLongest(took);
  if (areFine.includes(false))
    for (const { warnings } of new Set(places))
      for (const line of warnings().slice(-SHOWN_WARNINGS)) process.stdout.write(`${line}\n`);
  await Promise.all([...new Set(places)].map((place) => place.stop()));
  for (const [at, { journey, screen }] of ways.entries())
    tally[areFine[at] || (await walkAgain(journey, screen)) ? 'passed' : 'failed']++;
  if (process.env['JOURNEY_RESULT']) writeFileSync(process.env['JOURNEY_RESULT'], JSON.stringify(tally));
  await backBrowser?.close().catch(() => undefined);
  await within(LONGEST_CLOSING_MS, browser.close(), () => 'The browser did not close.').catch(
    (error: Error) => process.stdout.write(`${error.message}\n`),
  );
  return tally.failed === 0 ? 0 : 1;
};

interface Took {
  readonly name: string;
  readonly ms: number;
}

/** Whoever makes `npm test` shorter begins here. docs/decisions/0051 */
const sayLongest = (took: readonly Took[]) => {
  const longest = took.toSorted((a, b) => b.ms - a.ms).slice(0, SHOWN_LONGEST);
  const lines = longest.map(({ name, ms }) => `  ${(ms / 1000).toFixed(1)} s  ${name}`);
  process.stdout.write(`Am längsten dauerten, von ${AT_ONCE} zugleich:\n${lines.join('\n')}\n`);
};

/**
 * What fails among five others may have failed for want of time: once more by itself, in a new browser on a new portal.
 * What is wrong fails again. docs/decisions/0051
 */
const walkAgain = async (journey: Journey, screen: Screen): Promise<boolean> => {
  process.stdout.write(`↻ ${journey.name}, ${screen.name}: once more, by itself\n`);
  const [browser, portal] = await Promise.all([
    launchBrowser(journey.bringsBack),
    open(...(journey.portal === 'demo' ? DEMO : ['--empty'])),
  ]);
  const isFine = await walk(journey, { screen, browser, portal });
  await Promise.all([portal.stop(), browser.close().catch(() => undefined)]);
  return isFine;
};

/** What each of them comes to, in their order; the next one begins as soon as another has ended. */
const fewAtOnce = async <T>(works: readonly (() => Promise<T>)[]): Promise<T[]> => {
  const waiting = [...works.entries()];
  const results: T[] = [];
  const goOn = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await next[1]();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, goOn));
  return results;
};

const loadJourneys = async (words: readonly string[]): Promise<Journey[]> => {
  const files = globSync('*.journey.ts', { cwd: import.meta.dirname }).sort();
  const chosen = files.filter((file) => words.length === 0 || words.some((word) => file.includes(word)));
  const modules = await Promise.all(
    chosen.map((file) => import(path.join(import.meta.dirname, file)) as Promise<Record<string, Journey>>),
  );
  const journeys = modules.flatMap((module) => Object.values(module));
  return [...journeys.filter(({ isLong }) => isLong), ...journeys.filter(({ isLong }) => !isLong)];
};

const isBack = ({ bringsBack }: Journey) => bringsBack === true;

const isWalkedOn = ({ screen }: Journey, { isPhone }: Screen) =>
  screen === undefined || screen === (isPhone ? 'phone' : 'wide');

/** Playwright has pages asked for anew unless it is told not to. */
const launchBrowser = (bringsBack = false) =>
  chromium.launch({
    ...(bringsBack && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    // Whoever stops this stops the portals first; the browser ends with the process.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    args: [...BROWSER_ARGS, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });

const open = (...args: readonly string[]) => {
  const portal = startPortal(...args);
  portals.add(portal);
  return portal;
};

const closeAll = () => Promise.allSettled([...portals].map(async (portal) => (await portal).stop()));

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void closeAll().then(() => process.exit(1)));
// A browser that doesn't close would keep this process alive.
process.exit(await main().finally(closeAll));
