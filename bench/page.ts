// Assembles `npm run bench:page`: what a page costs a reader with a phone: bytes, scripts, and the moments
// that Chromium measures, on a processor four times slower and over a slow 4G line. A table on the screen and
// in bench/pages.md.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { createPortalProcess, eventually } from '../crash/portal-process.ts';
import { atMost } from './figures.ts';
import type { Figure } from './figures.ts';
import { median } from './measure.ts';
import { visitOf } from './page-visit.ts';
import type { PageVisit } from './page-visit.ts';
import { toTable } from './table.ts';

const ROUNDS = 3;
const FILL_TIMEOUT_MS = 120_000;
const PICTURES_TIMEOUT_MS = 600_000;

const main = async () => {
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
    const article = await findArticle(portal.origin);
    const figures = [
      ...(await judge(browser, 'home page', `${portal.origin}/`)),
      ...(await judge(browser, 'article', portal.origin + article)),
    ];
    const table = `${describe()}\n${toTable(figures)}\n`;
    console.log(`\n${table}`);
    writeFileSync(path.join(import.meta.dirname, 'pages.md'), table);
  } finally {
    await browser.close();
    await portal.destroy();
  }
};

const describe = () =>
  [
    '# Pages on a phone',
    '',
    `Demo portal, first visit, 390 × 844 at two pixels per point, processor slowed four times, 1.6 Mbit/s with 150 ms;`,
    `median of ${ROUNDS}. Written by \`npm run bench:page\`.`,
    '',
  ].join('\n');

/** Finds the story that leads the front page. */
const findArticle = async (origin: string) => {
  const html = await (await fetch(origin)).text();
  const found = /href="(\/[^"]+_a\d+)"/.exec(html)?.[1];
  if (!found) throw new Error('The front page leads to no article');
  return found;
};

const judge = async (browser: Browser, name: string, url: string): Promise<Figure[]> => {
  const visits: PageVisit[] = [];
  // The first one fills the page cache and isn't counted.
  await visitOf(browser, url);
  for (let round = 0; round < ROUNDS; round++) {
    visits.push(await visitOf(browser, url));
    await sleep(200);
  }
  const of = (pick: (visit: PageVisit) => number) => median(visits.map(pick));
  return [
    {
      title: `${name}: JavaScript before scrolling`,
      ...atMost(
        of((visit) => visit.scriptBytes),
        8000,
        kb,
      ),
      details: `after scrolling to the end ${kb(of((visit) => visit.scriptBytesInAll))} without headers (aim ≤ 95 KB)`,
    },
    {
      title: `${name}: all bytes at load`,
      ...atMost(
        of((visit) => visit.bytes),
        200_000,
        kb,
      ),
      details: byType(visits),
    },
    ...blockingFigures(name, of),
    {
      title: `${name}: largest contentful paint`,
      ...atMost(
        of((visit) => visit.largestPaintMs),
        1500,
        ms,
      ),
      details: visits[0]?.largestPaintOf ?? '',
    },
    {
      title: `${name}: layout shift, after scrolling too`,
      ...atMost(rounded(of((visit) => visit.layoutShift)), 0, String),
      details: '',
    },
  ];
};

/** What a finger waits for, and what the paint waits for as well. docs/decisions/0186 */
const BLOCKING = [
  {
    what: 'total blocking time',
    pick: (visit: PageVisit) => visit.blockingMs,
    details: 'after the first paint',
  },
  {
    what: 'blocked in all',
    pick: (visit: PageVisit) => visit.blockingInAllMs,
    details: 'before the first paint, too',
  },
] as const;

const blockingFigures = (name: string, of: (pick: (visit: PageVisit) => number) => number): Figure[] =>
  BLOCKING.map(({ what, pick, details }) => ({
    title: `${name}: ${what}`,
    ...atMost(of(pick), 20, ms),
    details,
  }));

/** Rounds a layout shift to thousandths. */
const rounded = (shift: number) => Math.round(shift * 1000) / 1000;
const kb = (value: number) => `${(value / 1000).toFixed(1)} KB`;
const ms = (value: number) => `${Math.round(value)} ms`;

const byType = ([visit]: readonly PageVisit[]) =>
  visit
    ? Object.entries(visit.bytesByType)
        .map(([type, bytes]) => `${type} ${(bytes / 1000).toFixed(0)}`)
        .join(', ')
    : '';

await main();
process.exit();
