// Walks a journey once, step by step; a failure leaves a screenshot and a trace in test-results/.
import type { Browser } from 'playwright';
import path from 'node:path';
import { PATIENCE_MS } from './journey.ts';
import type { Journey, Visit } from './journey.ts';
import { watchPage } from './watched-page.ts';
import type { WatchedPage } from './watched-page.ts';

export const SCREENS = [
  { name: '390px', isPhone: true, viewport: { width: 390, height: 844 } },
  { name: '1280px', isPhone: false, viewport: { width: 1280, height: 900 } },
] as const;

export type Screen = (typeof SCREENS)[number];

export const RESULTS = path.resolve('test-results');

interface Way {
  readonly screen: Screen;
  readonly browser: Browser;
  readonly address: string;
}

/** True when every step went well; prints a line, and what went wrong. */
export const walk = async (journey: Journey, { screen, browser, address }: Way): Promise<boolean> => {
  const start = performance.now();
  const context = await browser.newContext({
    baseURL: address,
    viewport: screen.viewport,
    // Not as a whole phone: Chromium would excuse every layout shift while that one fits its viewport to the page.
    hasTouch: screen.isPhone,
    javaScriptEnabled: journey.javaScript !== false,
    reducedMotion: 'reduce',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.tracing.start({ screenshots: true, snapshots: true });
  const watched = await watchPage(context, journey.javaScript !== false);
  const failure = await journey.walk(makeVisit(watched, screen.isPhone)).then(
    () => undefined,
    (error: Error) => error,
  );
  const title = `${journey.name}, ${screen.name} (${((performance.now() - start) / 1000).toFixed(1)} s)`;
  say(failure ? `✗ ${title}\n${failure.message}` : `✓ ${title}`);
  if (failure) {
    const file = path.join(RESULTS, `${journey.name} ${screen.name}`.replaceAll(' ', '-'));
    await watched.page.screenshot({ path: `${file}.png`, fullPage: true }).catch(() => undefined);
    await context.tracing.stop({ path: `${file}.zip` });
  }
  await context.close();
  return !failure;
};

const makeVisit = ({ page, expectStatus, inspect, takeProblems }: WatchedPage, isPhone: boolean): Visit => ({
  page,
  isPhone,
  expectStatus,
  step: async (name, work) => {
    const failure = await work()
      .then(inspect)
      .then(
        () => [],
        (error: Error) => [error.stack ?? error.message],
      );
    const problems = [...failure, ...takeProblems()];
    if (problems.length > 0) throw new Error([`in the step: ${name}`, ...problems].join('\n'));
  },
});

const say = (line: string) => process.stdout.write(`${line}\n`);
