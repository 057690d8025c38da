// Visits a page as a reader who knows nothing yet: loads it on a slow phone, then scrolls to its end.
import type { Browser, CDPSession, Page } from 'playwright';

export interface PageVisit {
  /** The bytes that come over the line, compressed, until nothing more is fetched before scrolling. */
  readonly bytes: number;
  readonly bytesByType: Readonly<Record<string, number>>;
  readonly scriptBytes: number;
  /** The bytes of all scripts, without the headers of the answers. */
  readonly scriptBytesInAll: number;
  /** The blocking time of tasks after the first contentful paint, as the term says: what waits there is a reader's finger. */
  readonly blockingMs: number;
  /** The blocking time of all tasks, also those before anything is seen. */
  readonly blockingInAllMs: number;
  readonly largestPaintMs: number;
  /** The element that was painted. */
  readonly largestPaintOf: string;
  readonly layoutShift: number;
}

const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const CPU_SLOWDOWN = 4;
const QUIET_MS = 1500;
const STEP_MS = 250;

export const visitOf = async (browser: Browser, url: string): Promise<PageVisit> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    locale: 'de-DE',
    // What the service worker fetches ahead for times without a network would take the place of what the page itself asks for.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const traffic = await watchTraffic(session);
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(watchMoments);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(QUIET_MS);
  const atLoad = { ...traffic.byType };
  const { tasks, firstPaintMs, ...moments } = await page.evaluate(() => window.moments);
  await scrollToEnd(page);
  const { layoutShift } = await page.evaluate(() => window.moments);
  const scriptBytesInAll = await page.evaluate(scriptBytes);
  await context.close();
  return {
    ...moments,
    blockingMs: blockingTime(tasks, firstPaintMs, Infinity),
    blockingInAllMs: blockingTime(tasks, 0, Infinity),
    layoutShift,
    bytesByType: atLoad,
    bytes: Object.values(atLoad).reduce((sum, bytes) => sum + bytes, 0),
    scriptBytes: atLoad['Script'] ?? 0,
    scriptBytesInAll,
  };
};

const NOTICED_MS = 50;

/** Sums what each task takes longer than anybody notices, as far as it lies between the two moments. docs/decisions/0186 */
const blockingTime = (tasks: readonly Task[], from: number, until: number) =>
  tasks
    .map(({ start, end }) => Math.min(end, until) - Math.max(start, from))
    .reduce((sum, duration) => sum + Math.max(0, duration - NOTICED_MS), 0);

const watchTraffic = async (session: CDPSession) => {
  const typeOf = new Map<string, string>();
  const byType: Record<string, number> = {};
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => typeOf.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = typeOf.get(requestId) ?? 'Other';
    byType[type] = (byType[type] ?? 0) + encodedDataLength;
  });
  return { byType };
};

const scrollToEnd = async (page: Page) => {
  const scrollOn = () =>
    page.evaluate(() => {
      const before = scrollY;
      scrollBy({ top: innerHeight, behavior: 'instant' });
      return scrollY > before;
    });
  while (await scrollOn()) await page.waitForTimeout(STEP_MS);
  await page.waitForTimeout(QUIET_MS);
};

/** Runs in the page. */
const scriptBytes = () =>
  performance
    .getEntriesByType('resource')
    .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0);

interface Task {
  readonly start: number;
  readonly end: number;
}

interface Moments {
  /** The tasks that take 50 ms or more. */
  tasks: Task[];
  firstPaintMs: number;
  largestPaintMs: number;
  largestPaintOf: string;
  layoutShift: number;
}

declare global {
  interface Window {
    moments: Moments;
  }
}

/** Runs in the page, before anything of it. */
const watchMoments = () => {
  const moments: Moments = {
    tasks: [],
    firstPaintMs: 0,
    largestPaintMs: 0,
    largestPaintOf: '',
    layoutShift: 0,
  };
  window.moments = moments;
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- all of it must travel into the page
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('longtask', ({ startTime, duration }) =>
    moments.tasks.push({ start: startTime, end: startTime + duration }),
  );
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') moments.firstPaintMs = startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    moments.largestPaintMs = entry.startTime;
    const { element } = entry as PerformanceEntry & { element?: Element };
    moments.largestPaintOf = element ? element.tagName.toLowerCase() : '';
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) moments.layoutShift += value;
  });
};
