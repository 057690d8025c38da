// A page that comes to a phone is not laid out before it is shown: neither its script nor the end of its text asks for widths, heights
// or fonts, which would take twice the work, with letters that are about to be replaced. docs/decisions/0180
import type { Page } from 'playwright';
import { expect } from './journey.ts';
import type { Journey } from './journey.ts';

const STORY = 'Elf zu zehn für die alte Brücke';
/** How long the stylesheet takes, as on a slow line: the script is there and waits for it, and the fonts come last. */
const STYLES_AFTER_MS = 500;
const FONTS_AFTER_MS = 1000;
/** How many boxes the page has at least; fewer are a drawing of a picture. */
const WHOLE_PAGE = 50;
const CATEGORIES = ['devtools.timeline', 'blink'];

export const firstFrame: Journey = {
  name: 'first frame',
  portal: 'demo',
  screen: 'phone',
  walk: async ({ page, step, glance }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    const delay = (files: string, ms: number) =>
      page.route(files, async (route) => {
        await page.waitForTimeout(ms);
        await route.continue();
      });
    await delay('**/assets/*.css', STYLES_AFTER_MS);
    await delay('**/assets/*.woff2', FONTS_AFTER_MS);

    await glance('the front page is laid out when it is shown, not before', async () => {
      await page.goto('/');
      expect(await layoutsBeforeShown(page)).toEqual([]);
    });

    await step('so is a story', async () => {
      await page.getByRole('link', { name: STORY }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(STORY);
      expect(await layoutsBeforeShown(page)).toEqual([]);
    });
  },
};

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args: {
    readonly beginData?: { readonly dirtyObjects?: number };
    readonly data?: { readonly url?: string };
  };
}

/** A word in an address, by which its own page is known: the browser's trace tells of pages of other journeys as well. */
const MARK = 'first-frame';

/** Loads the page anew; gives how many boxes were laid out each time that something asked for it. */
const layoutsBeforeShown = async (page: Page): Promise<number[]> => {
  const browser = page.context().browser()!;
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.goto(`${new URL(page.url()).pathname}?${MARK}`);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const own = trace.traceEvents.find(
    ({ name, args }) => name === 'CommitLoad' && args.data?.url?.endsWith(`?${MARK}`) === true,
  );
  const events = trace.traceEvents.filter(({ pid, tid }) => pid === own?.pid && tid === own.tid);
  const asking = events.filter(({ name }) => ASKING.includes(name));
  expect(asking.map(({ name }) => name)).toEqual(expect.arrayContaining(ASKING));
  return events
    .filter((event) => event.name === 'Layout' && asking.some((other) => isWithin(event, other)))
    .map(({ args }) => args.beginData?.dirtyObjects ?? 0)
    .filter((boxes) => boxes > WHOLE_PAGE);
};

/** The page's script, and what the browser does when all of the text is there. */
const ASKING = ['v8.evaluateModule', 'Document::FinishedParsing'];

const isWithin = (event: TraceEvent, other: TraceEvent) =>
  event.pid === other.pid &&
  event.tid === other.tid &&
  event.ts >= other.ts &&
  event.ts <= other.ts + (other.dur ?? 0);
