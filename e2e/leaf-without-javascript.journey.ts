// Somebody leafs through the paper in a browser that runs no scripts: pictures, a gallery below each other, older pages.
import { expect } from './journey.ts';
import type { Journey } from './journey.ts';

const PICTURE_PAGE = 'Zwölf Bilder von der Säule, und nur eines mit Kater';

export const leafWithoutJavascript: Journey = {
  name: 'leaf without JavaScript',
  portal: 'demo',
  screen: 'wide',
  javaScript: false,
  walk: async ({ page, step, glance }) => {
    const heading = page.getByRole('heading', { level: 1 });

    await step('the front page shows its pictures', async () => {
      await page.goto('/');
      const pictures = page.locator('main img:visible');
      expect(await pictures.count()).toBeGreaterThan(5);
    });

    await glance('older pieces stand on further pages', async () => {
      await page.getByRole('link', { name: 'Ältere' }).click();
      await expect(page).toHaveURL(/\?vor=/);
      await page.getByRole('link', { name: 'Neuere' }).click();
      await expect(page).toHaveURL('/');
    });

    await step('a snapshot leads to the next one', async () => {
      const snapshot = page.locator('main a[href*="_i"]').first();
      await snapshot.click();
      const first = page.url();
      await page
        .getByRole('link', { name: /Nächstes Bild/ })
        .first()
        .click();
      expect(page.url()).not.toBe(first);
      await expect(heading).toBeVisible();
    });

    await step('all pictures of a gallery can be seen', async () => {
      await page.goto('/tag/bilder-der-woche');
      await page.getByRole('link', { name: PICTURE_PAGE }).first().click();
      await expect(heading).toHaveText(PICTURE_PAGE);
      const gallery = page.getByRole('region', { name: 'Bilderstrecke mit 12 Bildern' });
      await expect(gallery.locator('figure')).toHaveCount(12);
    });

    await step('an event tells when and where', async () => {
      await page.goto('/');
      await page.locator('main a[href*="_e"]').first().click();
      await expect(page.locator('main time').first()).toBeVisible();
    });

    await step('the pages about the portal are at the foot of every page', async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).click();
      await expect(heading).toContainText('Datenschutz');
    });
  },
};
