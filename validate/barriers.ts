// Runs Axe over one page of every kind and reader: on a narrow phone, a phone and a wide screen, in both
// colour schemes.
import { chromium } from 'playwright';
import type { Browser, BrowserContext, Page } from 'playwright';
import { findBarriers } from '../e2e/barriers.ts';
import type { Crawl, Visited } from './crawl.ts';
import type { Fault, Outcome } from './faults.ts';

const WIDTHS = [1280, 390, 320];
const HEIGHT = 900;
/** How many pages are looked at side by side: enough to keep two cores busy. */
const AT_ONCE = 3;
/** How long it takes until islands have woken up and pictures near the top are there. */
const SETTLING_MS = 400;

export const checkBarriers = async (
  crawls: readonly Crawl[],
  origin: string,
  say: (line: string) => void,
): Promise<Outcome> => {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  const faults: Fault[] = [];
  let looked = 0;
  try {
    for (const crawl of crawls) {
      const context = await openContext(browser, crawl, origin);
      const waiting = oneOfEachKind(crawl);
      looked += waiting.length;
      say(`… ${waiting.length} Arten von Seiten in drei Breiten und zwei Farben: ${crawl.reader.name}`);
      const work = async () => {
        for (let next = waiting.shift(); next; next = waiting.shift())
          faults.push(...(await barriersOf(context, next, crawl.reader.name, origin)));
      };
      await Promise.all(Array.from({ length: AT_ONCE }, () => work()));
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return { check: 'barriers', looked, faults };
};

export const oneOfEachKind = ({ visited }: Crawl): Visited[] => {
  const pages = [...visited.values()].filter(
    ({ file, method, type }) => file && method === 'GET' && type.startsWith('text/html'),
  );
  return [...Map.groupBy(pages, ({ kind, status }) => `${status} ${kind}`).values()].map((same) => same[0]!);
};

const openContext = async (browser: Browser, { reader }: Crawl, origin: string): Promise<BrowserContext> => {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'de-DE' });
  const cookies = reader.cookie
    .split('; ')
    .filter(Boolean)
    .map((cookie) => cookie.split('=', 2));
  await context.addCookies(
    cookies.map(([name, value]) => ({ name: name!, value: value ?? '', url: origin })),
  );
  return context;
};

const barriersOf = async (
  context: BrowserContext,
  { address, status }: Visited,
  reader: string,
  origin: string,
): Promise<Fault[]> => {
  const page = await context.newPage();
  const faults: Fault[] = [];
  try {
    const answer = await page.goto(origin + address, { waitUntil: 'load' });
    if (answer?.status() !== status) throw new Error(`antwortet ${answer?.status()} statt ${status}`);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.waitForTimeout(SETTLING_MS);
      const note = (what: string) => faults.push({ where: `${address} (${reader}, ${width} px)`, what });
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (beyond > 0) note(`Die Seite ist ${beyond} px zu breit`);
      await page.setViewportSize({ width, height: await wholeHeight(page) });
      await page.waitForTimeout(SETTLING_MS);
      await findBarriers(page, note);
    }
  } catch (error) {
    faults.push({ where: `${address} (${reader})`, what: `Nicht zu prüfen: ${(error as Error).message}` });
  } finally {
    await closeQuietly(page);
  }
  return faults;
};

/**
 * Returns the height of the whole page: bars that stay at the lower edge cover then what nobody has to press there, and what
 * waits to be seen is drawn.
 */
const wholeHeight = (page: Page): Promise<number> =>
  page.evaluate((least) => Math.max(least, document.documentElement.scrollHeight), HEIGHT);

const closeQuietly = (page: Page): Promise<void> => page.close().catch(() => undefined);
