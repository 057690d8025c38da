// `npm run screenshots`: takes the README's pictures from the running product with its demo content, into docs/pictures.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import sharp from 'sharp';
import { createPortalProcess, eventually } from '../crash/portal-process.ts';

const FOLDER = path.resolve('docs/pictures');
const FILL_PATIENCE_MS = 120_000;
const PICTURES_PATIENCE_MS = 600_000;
/** Pictures of a README are looked at small. */
const QUALITY = 78;

interface Shot {
  readonly name: string;
  /** What the page is found by: a path, or a pattern of the first address on the front page that fits. */
  readonly at: string | RegExp;
  readonly width: number;
  readonly height: number;
  readonly scheme: 'light' | 'dark';
}

const WIDE = { width: 1280, height: 1600 };
const PHONE = { width: 390, height: 844 };

const SHOTS: readonly Shot[] = [
  { name: 'front-1280-light', at: '/', ...WIDE, scheme: 'light' },
  { name: 'article-1280-light', at: /href="(\/[^"]+_a\d+)"/, ...WIDE, scheme: 'light' },
  { name: 'snapshot-1280-light', at: /href="(\/[^"]+_i\d+)"/, ...WIDE, height: 1100, scheme: 'light' },
  { name: 'event-1280-dark', at: /href="(\/[^"]+_e\d+)"/, ...WIDE, height: 1100, scheme: 'dark' },
  { name: 'front-390-light', at: '/', ...PHONE, scheme: 'light' },
  { name: 'article-390-dark', at: /href="(\/[^"]+_a\d+)"/, ...PHONE, scheme: 'dark' },
];

const main = async () => {
  mkdirSync(FOLDER, { recursive: true });
  const portal = await createPortalProcess({ env: { LOG_LEVEL: 'warn' } });
  console.log('Das Demo-Portal wird gefüllt …');
  portal.start();
  await eventually('the demo portal', FILL_PATIENCE_MS, () => /Demo-Zugänge:/.test(portal.output()));
  await eventually('all pictures', PICTURES_PATIENCE_MS, () =>
    /Alle Bilder sind fertig/.test(portal.output()),
  );
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  try {
    const front = await (await fetch(portal.origin)).text();
    for (const shot of SHOTS) await take(browser, shot, portal.origin + pathOf(shot, front));
  } finally {
    await browser.close();
    await portal.destroy();
  }
};

const pathOf = ({ name, at }: Shot, front: string): string => {
  const found = typeof at === 'string' ? at : at.exec(front)?.[1];
  if (!found) throw new Error(`The front page leads to nothing for ${name}`);
  return found;
};

const take = async (browser: Browser, { name, width, height, scheme }: Shot, url: string) => {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
  });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const png = await page.screenshot();
  writeFileSync(path.join(FOLDER, `${name}.webp`), await sharp(png).webp({ quality: QUALITY }).toBuffer());
  console.log(`${name}.webp`);
  await context.close();
};

await main();
process.exit();
