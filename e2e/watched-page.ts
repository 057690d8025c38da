// This is a page that is watched all the time and inspected at the end of each step. What a reader would never notice fails the
// journey too: console messages, refused requests, requests to other hosts, the slightest layout shift, barriers.
import type { BrowserContext, CDPSession, Page } from 'playwright';
import { findBarriers } from './barriers.ts';
import { expect } from './journey.ts';

export interface WatchedPage {
  readonly page: Page;
  /** Returns what went wrong since the last time it was asked. */
  readonly takeProblems: () => readonly string[];
  readonly expectStatus: (status: number) => void;
  /** From now on requests to this host are meant to be. */
  readonly expectForeign: (host: string) => void;
  /** Scrolls to the end and back, then looks for overflow and barriers, in light and dark colours; for those in a part of it alone if asked. */
  readonly inspect: (part?: string) => Promise<void>;
}

/** Late layout shifts are told after the frame in which they happen. */
const SETTLE_MS = 100;
/** Tools that measure CLS tell hundredths. A font that is late on a busy machine moves less than one. */
const NOTICEABLE_SHIFT = 0.01;
/** What moves after a click is no layout shift for half a second. That is too short for a machine that tests. */
const ANSWER_SECONDS = 5;

export const watchPage = async (context: BrowserContext, hasJavaScript: boolean): Promise<WatchedPage> => {
  const page = await context.newPage();
  const problems: string[] = [];
  const expected = new Set<number>();
  const hosts = new Set<string>();
  const note = (problem: string) => problems.push(`${problem} at ${page.url()}`);
  watchConsole(page, note);
  watchTraffic(page, note, { statuses: expected, hosts });
  await watchLayout(page, note);
  const onCopy = openCopies(page);
  return {
    page,
    takeProblems: () => problems.splice(0),
    expectStatus: (status) => void expected.add(status),
    expectForeign: (host) => void hosts.add(host),
    inspect: async (part) => {
      const start = await scrollThrough(page, hasJavaScript);
      await page.waitForTimeout(SETTLE_MS);
      const { overflow, unknown } = await page.evaluate(measure);
      if (overflow > 0) note(`The page is ${overflow} px too wide`);
      for (const name of unknown) note(`No stylesheet of this page knows .${name}`);
      if (hasJavaScript) await findBarriers(page, note, part);
      else await onCopy((copy) => findBarriers(copy, note, part));
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), start);
    },
  };
};

type Note = (problem: string) => void;

/**
 * The console's word on failed requests is less exact than the answers themselves. Recording a journey runs a script in
 * every frame, which the one that shows a mail forbids; now and then the browser tells of it. Axe asks all frames whether it
 * runs there too, which a browser tells of that keeps foreign frames in the same process. Where a journey has no worker, Playwright says so.
 */
const SAID_BY_TOOLS = [
  'Failed to load resource',
  "Blocked script execution in 'about:srcdoc'",
  'Service Worker registration blocked by Playwright',
  "Failed to execute 'postMessage' on 'DOMWindow': The target origin provided",
];

/** Hydration warnings arrive here. */
const watchConsole = (page: Page, note: Note) => {
  page.on('pageerror', (error) => note(`Error in the page: ${error.message}`));
  page.on('console', (message) => {
    const isWorth = ['error', 'warning'].includes(message.type());
    const isOurs = !SAID_BY_TOOLS.some((beginning) => message.text().startsWith(beginning));
    if (isWorth && isOurs) note(`Console: ${message.text()}`);
  });
};

interface Expected {
  readonly statuses: ReadonlySet<number>;
  readonly hosts: ReadonlySet<string>;
}

const watchTraffic = (page: Page, note: Note, { statuses, hosts }: Expected) => {
  const origin = () => new URL(page.url()).origin;
  page.on('request', (request) => {
    const { origin: target, protocol, host } = new URL(request.url());
    const isOfPage = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (!isOfPage && !OWN_PROTOCOLS.includes(protocol) && target !== origin() && !hosts.has(host))
      note(`Foreign request: ${request.url()}`);
  });
  page.on('response', (response) => {
    const status = response.status();
    if (status < 400 || statuses.has(status)) return;
    const tell = () => note(`Answer ${status} for ${response.url()}`);
    if (response.request().resourceType() !== 'image') return tell();
    void stillShows(page, new URL(response.url()).pathname).then((isShown) => isShown && tell());
  });
};

/** Somebody else on the portal may take a picture back while a page shows it; come anew, the page shows it no longer. */
const stillShows = async (page: Page, picture: string): Promise<boolean> => {
  const answer = await page.request.get(page.url()).catch(() => undefined);
  const anySize = picture.replace(/_\w+\.\w+$/, '');
  return !answer || (await answer.text()).includes(anySize);
};

/** What they name comes from the page itself. */
const OWN_PROTOCOLS = ['data:', 'about:', 'blob:'];

/** Watches the layout by what the browser tells, not the page, so that it works without scripts and across pages. */
const watchLayout = async (page: Page, note: Note) => {
  let loadedAt = 0;
  // That a frame has navigated doesn't tell: a page that only changes its address has not been left.
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loadedAt = Date.now() / 1000;
  });
  const session = await page.context().newCDPSession(page);
  await session.send('PerformanceTimeline.enable', { eventTypes: ['layout-shift'] });
  session.on('PerformanceTimeline.timelineEventAdded', ({ event: { time, layoutShiftDetails: shift } }) => {
    if (!shift || shift.hadRecentInput || shift.value < NOTICEABLE_SHIFT) return;
    if (shift.lastInputTime > loadedAt && time - shift.lastInputTime < ANSWER_SECONDS) return;
    const tell = async ({ nodeId, previousRect, currentRect }: (typeof shift.sources)[number]) =>
      `${await nameOf(session, nodeId)} ${box(previousRect)} → ${box(currentRect)}`;
    void Promise.all(shift.sources.map(tell)).then((moves) =>
      note(`Layout shift ${shift.value} (x y width height: ${moves.join(', ')})`),
    );
  });
};

/** Names what moved, as far as it is still there. */
const nameOf = async (session: CDPSession, backendNodeId: number | undefined): Promise<string> => {
  if (backendNodeId === undefined) return '';
  const { node } = await session
    .send('DOM.describeNode', { backendNodeId })
    .catch(() => ({ node: { nodeName: '', nodeValue: '', attributes: [] } }));
  return `<${node.nodeName} ${node.attributes?.join(' ') ?? ''}> ${node.nodeValue.slice(0, 40)}`;
};

const box = ({ x, y, width, height }: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>) =>
  [x, y, width, height].map(Math.round).join(' ');

/** Gives where it was. */
const scrollThrough = async (page: Page, hasJavaScript: boolean): Promise<number> => {
  const start = await page.evaluate(scrollDown, hasJavaScript);
  await expect(page.locator('x-island:defined[when=visible]:not([data-awake])')).toHaveCount(0);
  return start;
};

/**
 * Runs in the page, in one piece, since each call costs as much as a picture of the page. No faster than is drawn: what only passes
 * between two frames has never been in view. Where no script runs, no frame is told of. A window that lies behind one in full screen is not
 * drawn at all, so waiting for it ends after a second at the latest.
 */
const scrollDown = async (isTold: boolean): Promise<number> => {
  const start = scrollY;
  // A page may begin further down, at a field that has the focus.
  scrollTo({ top: 0, behavior: 'instant' });
  for (let before = -1; scrollY > before; ) {
    before = scrollY;
    scrollBy({ top: innerHeight, behavior: 'instant' });
    if (!isTold || scrollY === before) continue;
    await new Promise<void>((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      setTimeout(resolve, 1000);
    });
  }
  return start;
};

/** Runs in the page: how much too wide it is, and class names that the build has given to a component's styles and that no stylesheet of it holds. */
const measure = () => {
  const styles = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map((rule) => rule.cssText),
  );
  const known = new Set(styles.join(' ').match(/\._[\w-]+/g));
  const names = [...document.querySelectorAll('[class^="_"], [class*=" _"]')].flatMap((element) => [
    ...element.classList,
  ]);
  return {
    overflow: document.documentElement.scrollWidth - innerWidth,
    unknown: [...new Set(names)].filter((name) => name.startsWith('_') && !known.has(`.${name}`)),
  };
};

/**
 * Opens copies of a page for axe, which itself needs scripts; the copy has the same HTML and styles, and runs no script of
 * ours. It is one page for all that is inspected in a walk: each new one would be another process, which reads axe and makes it
 * fast anew.
 */
const openCopies = (page: Page) => {
  const shown = { url: '', body: '' };
  let opened: Promise<Page> | undefined;
  const open = async () => {
    const context = await page.context().browser()!.newContext({ reducedMotion: 'reduce' });
    page.context().once('close', () => void context.close().catch(() => undefined));
    const copy = await context.newPage();
    await copy.route('**/*.js', (route) => route.abort());
    await copy.route(
      ({ href }) => href === withoutFragment(shown.url),
      (route) => route.fulfill({ body: shown.body, contentType: 'text/html; charset=utf-8' }),
    );
    return copy;
  };
  return async (look: (copy: Page) => Promise<void>) => {
    const copy = await (opened ??= open());
    // An address that differs in its fragment alone would lead to what is there already.
    if (withoutFragment(copy.url()) === withoutFragment(page.url())) await copy.goto('about:blank');
    Object.assign(shown, { url: page.url(), body: await page.content() });
    await copy.setViewportSize(page.viewportSize()!);
    await copy.goto(shown.url);
    // Where no script runs, no part of a page waits for being laid out.
    await copy.evaluate(() =>
      document.querySelectorAll('.soon').forEach((part) => part.classList.remove('far', 'soon')),
    );
    await look(copy);
  };
};

const withoutFragment = (url: string) => url.split('#', 1)[0];
