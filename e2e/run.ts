// `npm run e2e` walks every journey in Chromium through the built portal, side by side, on a phone and on a wide screen. Words
// after the command choose journeys by file name; `--accept-design` takes the look of all components as it is now for the one
// to compare with. Writes { passed, failed } to JOURNEY_RESULT.
import { chromium } from 'playwright';
import { globSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isAcceptingDesign } from './looks.ts';
import type { Journey } from './journey.ts';
import { openPlaces } from './places.ts';
import { machineHasRoom, sideBySide } from './side-by-side.ts';
import { LONGEST_CLOSING_MS, RESULTS, SCREENS, walk } from './walk.ts';
import type { Screen, Way } from './walk.ts';
import { within } from './within.ts';

/**
 * Letters are drawn alike by a whole browser, which does without the second and the third, and by the headless shell. What pages look like is
 * drawn by one thread in large tiles: a sixteenth as many of them, each of which goes through all that its page draws.
 */
const BROWSER_ARGS = [
  '--disable-background-networking',
  '--disable-gpu',
  '--font-render-hinting=slight',
  '--num-raster-threads=1',
  '--default-tile-width=1024',
  '--default-tile-height=1024',
];

/** How many journeys are walked side by side: as many as keep two quick cores busy, and fewer where two are enough for that. */
const AT_ONCE = { atLeast: 2, atMost: 6, hasRoom: machineHasRoom };

/** How many warnings of its portal are shown when a journey failed. */
const SHOWN_WARNINGS = 40;

const SHOWN_LONGEST = 10;

const places = openPlaces();

const main = async () => {
  rmSync(RESULTS, { recursive: true, force: true });
  const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const journeys = await loadJourneys(isAcceptingDesign ? ['design'] : words);
  if (journeys.length === 0) {
    process.stdout.write('No journey has one of these words in the name of its file.\n');
    return 1;
  }
  const [browser, backBrowser] = await Promise.all([
    launchBrowser(),
    journeys.some(isBack) ? launchBrowser(true) : undefined,
  ]);
  const tally = { passed: 0, failed: 0 };
  const ways = journeys.flatMap((journey) =>
    SCREENS.filter((screen) => isWalkedOn(journey, screen)).map((screen) => ({ journey, screen })),
  );
  if (ways.some(({ journey }) => journey.portal === 'demo')) places.prepareDemo();
  const took: Took[] = [];
  const areFine = await sideBySide(
    ways.map(({ journey, screen }) => async () => {
      const own = isBack(journey) ? backBrowser : undefined;
      const { isFine, ms } = await places.at(journey, (portal) =>
        walkOnce(journey, { screen, browser: own ?? browser, portal }),
      );
      took.push({ name: `${journey.name}, ${screen.name}`, ms });
      return isFine;
    }),
    AT_ONCE,
  );
  sayLongest(took);
  await places.renew();
  for (const [at, { journey, screen }] of ways.entries())
    tally[areFine[at] || (await walkAgain(journey, screen)) ? 'passed' : 'failed']++;
  if (process.env['JOURNEY_RESULT']) writeFileSync(process.env['JOURNEY_RESULT'], JSON.stringify(tally));
  await backBrowser?.close().catch(() => undefined);
  await within(LONGEST_CLOSING_MS, browser.close(), () => 'The browser did not close.').catch(
    (error: Error) => process.stdout.write(`${error.message}\n`),
  );
  return tally.failed === 0 ? 0 : 1;
};

/** Walks a journey once, and shows what the portal has warned of meanwhile, if it fails. */
const walkOnce = async (journey: Journey, way: Way) => {
  const { warnings } = way.portal;
  const before = warnings().length;
  const start = performance.now();
  const isFine = await walk(journey, way);
  const ms = performance.now() - start;
  const shown = isFine ? [] : warnings().slice(before).slice(-SHOWN_WARNINGS);
  for (const line of shown) process.stdout.write(`${line}\n`);
  return { isFine, ms };
};

interface Took {
  readonly name: string;
  readonly ms: number;
}

/** Whoever makes `npm test` shorter begins here. docs/decisions/0051 */
const sayLongest = (took: readonly Took[]) => {
  const longest = took.toSorted((a, b) => b.ms - a.ms).slice(0, SHOWN_LONGEST);
  const lines = longest.map(({ name, ms }) => `  ${(ms / 1000).toFixed(1)} s  ${name}`);
  process.stdout.write(
    `Am längsten dauerten, von höchstens ${AT_ONCE.atMost} zugleich:\n${lines.join('\n')}\n`,
  );
};

/**
 * Walks once more what failed among others, since that may have been for want of time: by itself, in a new browser on a new
 * copy of the portal. What is wrong fails again. docs/decisions/0051
 */
const walkAgain = async (journey: Journey, screen: Screen): Promise<boolean> => {
  process.stdout.write(`↻ ${journey.name}, ${screen.name}: once more, by itself\n`);
  const browser = await launchBrowser(journey.bringsBack);
  const isFine = await places.at(journey, (portal) => walk(journey, { screen, browser, portal }));
  await Promise.all([places.renew(), browser.close().catch(() => undefined)]);
  return isFine;
};

const loadJourneys = async (words: readonly string[]): Promise<Journey[]> => {
  const files = globSync('*.journey.ts', { cwd: import.meta.dirname }).sort();
  const chosen = files.filter((file) => words.length === 0 || words.some((word) => file.includes(word)));
  const modules = await Promise.all(
    chosen.map((file) => import(path.join(import.meta.dirname, file)) as Promise<Record<string, Journey>>),
  );
  const journeys = modules.flatMap((module) => Object.values(module));
  return journeys.toSorted((a, b) => turnOf(a) - turnOf(b));
};

/** Whoever needs no demo content walks while that is filled in. */
const turnOf = ({ portal, isLong }: Journey) => (portal === 'empty' ? 0 : 2) + (isLong ? 0 : 1);

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

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void places.close().then(() => process.exit(1)));
// A browser that doesn't close would keep this process alive.
process.exit(await main().finally(places.close));
