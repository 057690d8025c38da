// `npm run screenshots` takes the README's pictures from the running product with its demo content, into docs/pictures.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import type { Browser, BrowserContext, Page } from 'playwright';
import sharp from 'sharp';
import { createPortalProcess, eventually } from '../crash/portal-process.ts';
import { DEMO_PASSWORD } from '../e2e/people.ts';

const FOLDER = path.resolve('docs/pictures');
const FILL_TIMEOUT_MS = 120_000;
const PICTURES_TIMEOUT_MS = 600_000;
/** How long it takes until pictures are there and islands have woken up. */
const SETTLING_MS = 1500;
/** Pictures of a README are looked at small. */
const QUALITY = 78;

interface Shot {
  readonly name: string;
  /** What the page is found by: a path, or a pattern of the first address that fits on another one. */
  readonly at: string | RegExp;
  /** Where the pattern is looked for; the front page unless given. */
  readonly on?: string;
  /** Who is signed in, by user name. */
  readonly as?: string;
  /** Does something on the page before, and leads to where it is shown from. */
  readonly before?: (page: Page) => Promise<void>;
  readonly width: number;
  readonly height: number;
  readonly scheme: 'light' | 'dark';
}

const WIDE = { width: 1280, height: 1600 };
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 1100 };

/** The draft of somebody who writes. */
const COMPOSER = { as: 'autorin', on: '/schreiben', at: /href="(\/schreiben\/artikel\/\d+)"/ } as const;

const showInTheMiddle = (element: Element) => element.scrollIntoView({ block: 'center' });

/** Scrolls to the editor's tools and the text below them. */
const showText = async (page: Page) => {
  await page.locator('[role="toolbar"]').first().evaluate(showInTheMiddle);
};

const SHOTS: readonly Shot[] = [
  { name: 'front-1280-light', at: '/', ...WIDE, scheme: 'light' },
  { name: 'article-1280-light', at: /href="(\/[^"]+_a\d+)"/, ...WIDE, scheme: 'light' },
  { name: 'snapshot-1280-light', at: /href="(\/[^"]+_i\d+)"/, ...WIDE, height: 1100, scheme: 'light' },
  { name: 'event-1280-dark', at: /href="(\/[^"]+_e\d+)"/, ...WIDE, height: 1100, scheme: 'dark' },
  { name: 'front-390-light', at: '/', ...PHONE, scheme: 'light' },
  { name: 'article-390-dark', at: /href="(\/[^"]+_a\d+)"/, ...PHONE, scheme: 'dark' },
  { name: 'composer-1280-light', ...COMPOSER, ...DESK, scheme: 'light', before: (page) => showText(page) },
  {
    name: 'bbcode-1280-light',
    ...COMPOSER,
    ...DESK,
    scheme: 'light',
    before: async (page) => {
      await page.getByRole('button', { name: 'Als BBCode bearbeiten' }).click();
      await showText(page);
    },
  },
  {
    name: 'reviews-1280-light',
    as: 'redaktion',
    at: '/cockpit/beitraege',
    ...DESK,
    scheme: 'light',
  },
  {
    name: 'revisions-1280-light',
    as: 'autorin',
    on: '/schreiben',
    at: /href="(\/schreiben\/\d+\/fassungen)"/,
    ...DESK,
    scheme: 'light',
  },
  { name: 'composer-390-dark', ...COMPOSER, ...PHONE, scheme: 'dark', before: (page) => showText(page) },
  {
    name: 'embed-390-light',
    on: '/tag/kaffee',
    at: /href="(\/[^"]+_a\d+)"/,
    ...PHONE,
    scheme: 'light',
    before: (page) => page.locator('[data-load]').first().evaluate(showInTheMiddle),
  },
];

const main = async () => {
  mkdirSync(FOLDER, { recursive: true });
  const portal = await createPortalProcess({ env: { LOG_LEVEL: 'warn' } });
  console.log('Das Demo-Portal wird gefüllt …');
  portal.start();
  await eventually('the demo portal', FILL_TIMEOUT_MS, () => /Demo-Zugänge:/.test(portal.output()));
  await eventually('all pictures', PICTURES_TIMEOUT_MS, () =>
    /Alle Bilder sind fertig/.test(portal.output()),
  );
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  try {
    for (const shot of SHOTS) await take(browser, shot, portal.origin);
  } finally {
    await browser.close();
    await portal.destroy();
  }
};

const take = async (browser: Browser, shot: Shot, origin: string) => {
  const { name, width, height, scheme, as, before } = shot;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
  });
  const page = await context.newPage();
  // Each picture is taken as if nobody had the same text open a moment ago.
  await context.route('**/anwesend', (route) => route.abort());
  if (as) await signIn(context, origin, as);
  await page.goto(origin + (await pathOf(context, shot, origin)), { waitUntil: 'load' });
  // An open page goes on listening to the portal, so its network is never quite idle.
  await page.waitForTimeout(SETTLING_MS);
  await before?.(page);
  if (before) await page.waitForTimeout(SETTLING_MS);
  const png = await page.screenshot();
  writeFileSync(path.join(FOLDER, `${name}.webp`), await sharp(png).webp({ quality: QUALITY }).toBuffer());
  console.log(`${name}.webp`);
  await context.close();
};

/** Signs in without the form; the context keeps the cookie. */
const signIn = async ({ request }: BrowserContext, origin: string, login: string) => {
  const form = { login, password: DEMO_PASSWORD };
  const answer = await request.post(`${origin}/anmelden`, { form, headers: { origin } });
  if (!answer.ok()) throw new Error(`${login} can't sign in: ${answer.status()}`);
};

const pathOf = async ({ request }: BrowserContext, { name, at, on = '/' }: Shot, origin: string) => {
  if (typeof at === 'string') return at;
  const found = at.exec(await (await request.get(origin + on)).text())?.[1];
  if (!found) throw new Error(`${on} leads to nothing for ${name}`);
  return found;
};

await main();
process.exit();
