// Walks a journey once, step by step; a failure leaves a screenshot in test-results/, and a trace where one was recorded.
import type { Browser, BrowserContext } from 'playwright';
import path from 'node:path';
import { TIMEOUT_MS } from './journey.ts';
import type { Journey, Visit } from './journey.ts';
import type { RunningPortal } from './portal.ts';
import { watchPage } from './watched-page.ts';
import type { WatchedPage } from './watched-page.ts';
import { within } from './within.ts';
import { MINUTE_MS } from '../src/kernel/durations.ts';

export const SCREENS = [
  { name: '390px', isPhone: true, viewport: { width: 390, height: 844 } },
  { name: '1280px', isPhone: false, viewport: { width: 1280, height: 900 } },
] as const;

export type Screen = (typeof SCREENS)[number];

/** `--film` records a trace with every moment of the page, which takes a good part of the time of all journeys. */
const IS_FILMING = process.argv.includes('--film');

export const RESULTS = path.resolve('test-results');

/**
 * How long a walk may take: three times the longest one on a busy machine. A page that never answers a script must not hold up
 * all others.
 */
const LONGEST_WALK_MS = 8 * MINUTE_MS;
/** A picture of a page, or the end of a browser's window. */
export const LONGEST_CLOSING_MS = 30_000;

export interface Way {
  readonly screen: Screen;
  readonly browser: Browser;
  readonly portal: RunningPortal;
}

/** How far somebody has come. */
interface Progress {
  step: string;
}

/** Describes somebody with a browser of their own. */
interface Guest {
  readonly context: BrowserContext;
  readonly watched: WatchedPage;
}

/** Walks a journey; true comes back when every step went well. A line is printed, and what went wrong. */
export const walk = async (journey: Journey, way: Way): Promise<boolean> => {
  const start = performance.now();
  const guests: Guest[] = [];
  const progress: Progress = { step: 'before the first step' };
  const arrive = async (): Promise<Visit> => {
    const guest = await invite(journey, way);
    guests.push(guest);
    return makeVisit(guest.watched, way, { progress, another: arrive });
  };
  const walked = arrive()
    .then((visit) => journey.walk(visit))
    .then(() => refuse('after the last step', guests.flatMap(takeProblems)));
  const failure = await within(LONGEST_WALK_MS, walked, () => `never ended: ${progress.step}`).then(
    () => undefined,
    (error: Error) => error,
  );
  const title = `${journey.name}, ${way.screen.name} (${((performance.now() - start) / 1000).toFixed(1)} s)`;
  say(failure ? `✗ ${title}\n${failure.message}` : `✓ ${title}`);
  for (const [at, { context, watched }] of guests.entries()) {
    const file = path.join(RESULTS, `${journey.name} ${way.screen.name} ${at + 1}`.replaceAll(' ', '-'));
    const close = async () => {
      if (failure) {
        await watched.page.screenshot({ path: `${file}.png`, fullPage: true }).catch(() => undefined);
        if (IS_FILMING) await context.tracing.stop({ path: `${file}.zip` });
      }
      await context.close();
    };
    await within(LONGEST_CLOSING_MS, close(), () => `${title}: its window did not close`).catch(
      (error: Error) => say(error.message),
    );
  }
  return !failure;
};

const invite = async (
  { javaScript, hasWorker }: Journey,
  { screen, browser, portal }: Way,
): Promise<Guest> => {
  const context = await browser.newContext({
    baseURL: portal.address,
    viewport: screen.viewport,
    // The browser isn't a whole phone: Chromium would excuse every layout shift while that one fits its viewport to the page.
    hasTouch: screen.isPhone,
    javaScriptEnabled: javaScript !== false,
    serviceWorkers: hasWorker ? 'allow' : 'block',
    reducedMotion: 'reduce',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  if (IS_FILMING) await context.tracing.start({ screenshots: true, snapshots: true });
  return { context, watched: await watchPage(context, javaScript !== false) };
};

const makeVisit = (
  watched: WatchedPage,
  { screen, portal }: Way,
  { progress, another }: { readonly progress: Progress; readonly another: Visit['another'] },
): Visit => {
  const doStep = async (name: string, work: () => Promise<void>) => {
    progress.step = name;
    const failure = await work().then(
      () => [],
      (error: Error) => [error.stack ?? error.message],
    );
    refuse(`in the step: ${name}`, [...failure, ...watched.takeProblems()]);
  };
  return {
    page: watched.page,
    isPhone: screen.isPhone,
    portal,
    expectStatus: watched.expectStatus,
    expectForeign: watched.expectForeign,
    glance: doStep,
    step: (name, work, part) => doStep(name, () => work().then(() => watched.inspect(part))),
    another,
  };
};

const takeProblems = ({ watched }: Guest) => watched.takeProblems();

const refuse = (where: string, problems: readonly string[]) => {
  if (problems.length > 0) throw new Error([where, ...problems].join('\n'));
};

const say = (line: string) => process.stdout.write(`${line}\n`);
