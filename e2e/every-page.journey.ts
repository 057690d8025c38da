// One page of every kind is walked on the narrowest screen, at twice the size, and by keyboard alone.
import type { Page } from 'playwright';
import { expect } from './journey.ts';
import type { Journey } from './journey.ts';

/** A wide screen at 200 %, and the narrowest phone (a desk at 400 %). */
const AT_200_PERCENT = { width: 640, height: 450 };
const NARROWEST = { width: 320, height: 640 };

export const everyPage: Journey = {
  name: 'every page',
  portal: 'demo',
  walk: async ({ page, isPhone, step, glance, expectStatus }) => {
    const screen = isPhone ? NARROWEST : AT_200_PERCENT;
    const linkOn = async (path: string, pattern: RegExp) => {
      await page.goto(path);
      const hrefs = await page
        .locator('main a[href]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
      return hrefs.find((href) => pattern.test(href))!;
    };
    const pages: Record<string, string> = { front: '/', place: '/kirchbruck', category: '/auenfeld/c-sport' };

    await glance('the front page leads to all kinds of pages', async () => {
      pages['snapshot'] = await linkOn('/', /_i\d+$/);
      pages['event'] = await linkOn('/', /_e\d+$/);
      pages['article'] = await linkOn('/', /_a\d+$/);
      pages['tag'] = await linkOn(pages['article'], /^\/tag\//);
      pages['profile'] = await linkOn(pages['article'], /^\/profile\//);
      for (const slug of await legalSlugs(page)) pages[slug] = slug;
      expect(Object.values(pages).filter(Boolean)).toHaveLength(14);
    });

    for (const [name, path] of Object.entries({ snapshot: '', event: '', tag: '', profile: '' }))
      await step(`the page of a kind stands as it is: ${name}`, async () => {
        await page.goto(pages[name] ?? path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });

    await glance(`nothing is cut off at ${screen.width} px`, async () => {
      const usual = page.viewportSize()!;
      await page.setViewportSize(screen);
      for (const path of Object.values(pages)) {
        await page.goto(path);
        expect([path, await overflow(page)]).toEqual([path, 0]);
      }
      await page.setViewportSize(usual);
    });

    await glance('the keyboard gets past the masthead and into a story', async () => {
      await page.goto('/');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      const focused = page.locator('main :focus');
      await expect(focused).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).not.toHaveURL('/');
    });

    await glance('the keyboard opens and closes the place switch', async () => {
      await page.goto('/');
      const summary = page.locator('summary', { hasText: 'Alle Orte' });
      await summary.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('navigation', { name: 'Orte' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('navigation', { name: 'Orte' })).toBeHidden();
      await expect(summary).toBeFocused();
    });

    await step('what isn’t there says so', async () => {
      expectStatus(404);
      await page.goto('/auenfeld/c-rathaus/gibt-es-nicht_a2147483647');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    await glance('and leads on', async () => {
      await page.getByRole('link', { name: 'Zur Titelseite' }).click();
      await expect(page).toHaveURL('/');
    });
  },
};

const legalSlugs = (page: Page) =>
  page
    .locator('footer a[href^="/p/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));

const overflow = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
