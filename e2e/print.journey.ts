// What a reader prints is a cutting: a story with its pictures on few sheets, black on white, and nothing to be pressed.
import type { Page } from 'playwright';
import { expect } from './journey.ts';
import type { Journey } from './journey.ts';

const STORY = 'Elf zu zehn für die alte Brücke';
const PICTURES = 'Zwölf Bilder von der Säule, und nur eines mit Kater';
/** The most sheets that a story takes; as it is drawn for screens it filled nine. */
const MOST_SHEETS = 4;

export const print: Journey = {
  name: 'print',
  portal: 'demo',
  walk: async ({ page: watched, glance }) => {
    // This is not the page that is watched: whoever watches its layout makes it a screen again.
    const page = await watched.context().newPage();

    await glance('a story says whose it is and where it stands, and has nothing to press', async () => {
      await openOnPaper(page, '/auenfeld', STORY);
      await expect(page.getByText(page.url(), { exact: true })).toBeVisible();
      const onScreens = 'body > header, body > footer, #kommentare, main aside, button, nav';
      await expect(page.locator(onScreens).locator('visible=true')).toHaveCount(0);
      expect(await page.evaluate(fixedParts)).toEqual([]);
    });

    await glance('in whatever colours it is read, it is black on white', async () => {
      const [ground, ink] = await page.evaluate(() => {
        const { backgroundColor, color } = getComputedStyle(document.body);
        return [backgroundColor, color];
      });
      expect(ground).toBe('rgb(255, 255, 255)');
      expect(ink).toBe('rgb(23, 24, 28)');
    });

    await glance('all of its pictures have come, and it fits on few sheets', async () => {
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      await expect.poll(() => page.evaluate(waitingPictures)).toEqual([]);
      expect(sheetsOf(await page.pdf({ format: 'A4' }))).toBeLessThanOrEqual(MOST_SHEETS);
    });

    await glance('a gallery shows all of its pictures, each with its words', async () => {
      await openOnPaper(page, '/tag/bilder-der-woche', PICTURES);
      await expect(page.locator('section figcaption').locator('visible=true')).toHaveCount(12);
      expect(sheetsOf(await page.pdf({ format: 'A4' }))).toBeLessThanOrEqual(2);
    });
  },
};

/** Opens a piece of a list as it is drawn on paper. */
const openOnPaper = async (page: Page, list: string, headline: string) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(list);
  await page.getByRole('link', { name: headline }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
};

const sheetsOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;

/** Finds the parts that stay in their place: they would lie across every sheet. */
const fixedParts = () =>
  [...document.querySelectorAll('body *')]
    .filter((part) => part.checkVisibility() && ['fixed', 'sticky'].includes(getComputedStyle(part).position))
    .map((part) => part.outerHTML.slice(0, 80));

const waitingPictures = () =>
  [...document.querySelectorAll<HTMLImageElement>('main lazy-image [data-src]')]
    .filter((image) => image.checkVisibility())
    .filter(({ complete, currentSrc }) => !complete || !currentSrc.startsWith('http'))
    .map(({ outerHTML }) => outerHTML.slice(0, 80));
