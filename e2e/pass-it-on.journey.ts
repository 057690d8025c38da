// Somebody passes a piece on: all ways stand on one page, a server is typed, and the card for other sites is what its code shows.
import { expect } from './journey.ts';
import type { Journey } from './journey.ts';

export const passItOn: Journey = {
  name: 'pass it on',
  portal: 'demo',
  screen: 'phone',
  walk: async ({ page, step, glance }) => {
    await glance('a piece leads to all ways', async () => {
      await page.goto('/artikel');
      await page.locator('main h2 a').first().click();
      const ways = page.locator('a[href^="/weitersagen/"]').first();
      await page.goto((await ways.getAttribute('href'))!);
      await expect(page.getByRole('heading', { name: 'Weitersagen', level: 1 })).toBeVisible();
    });

    await step('a server of Mastodon is typed and becomes a way', async () => {
      await page.getByLabel('Ihr Server bei Mastodon').fill('troet.cafe');
      await page.keyboard.press('Enter');
      const way = page.getByRole('link', { name: 'Auf troet.cafe teilen' });
      await expect(way).toHaveAttribute('href', /^https:\/\/troet\.cafe\/share\?text=/);
    });

    await step('the code for other sites shows the card of the piece', async () => {
      const title = await page.locator('main a[href*="_a"]').first().textContent();
      const code = await page.getByLabel('Zum Einsetzen').inputValue();
      await page.goto(/src="([^"]+)"/.exec(code)![1]!);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!);
    });
  },
};
