// Somebody searches who can't spell it: from the masthead, by a key, with a word that is wrong, and finds it all the same.
import type { Route } from 'playwright';
import { expect } from './journey.ts';
import type { Journey } from './journey.ts';

export const searchWithErrors: Journey = {
  name: 'search with errors',
  portal: 'demo',
  screen: 'wide',
  walk: async ({ page, step, glance }) => {
    const field = page.locator('main').getByRole('searchbox');

    await step('a key leads to the search, on any page', async () => {
      await page.goto('/auenfeld');
      await page.keyboard.press('/');
      await expect(page.locator('input[name=q]').first()).toBeFocused();
    });

    await glance('a word with an error finds what was meant, and says so', async () => {
      await page.keyboard.type('Halenbad');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/suche\?q=Halenbad/);
      await expect(page.getByText('Gesucht wurde stattdessen nach')).toBeVisible();
      await expect(page.locator('main mark').first()).toContainText(/Hallen/i);
    });

    await glance('what narrows a search has its place before the results have come', async () => {
      const narrowing = page.getByRole('navigation', { name: 'Eingrenzen' });
      const place = async () => {
        await page.goto('/suche?q=Hallenbad');
        const { x, y, width } = (await narrowing.boundingBox())!;
        return { x, y, width };
      };
      await page.route(({ pathname }) => pathname === '/suche', answerCutOff, { times: 1 });
      const before = await place();
      expect(await place()).toEqual(before);
    });

    await glance('what there is of many is narrowed by what was found', async () => {
      await page.locator('main summary').filter({ hasText: 'Zeit' }).click();
      await page.locator('main a[href*="zeit="]').first().click();
      await expect(page).toHaveURL(/zeit=/);
      await expect(page.getByRole('link', { name: 'Alle Treffer zeigen' }).first()).toBeVisible();
    });

    await glance('nothing at all helps on', async () => {
      await page.goto('/suche?q=Xqzwvk');
      await expect(page.getByText('Nichts gefunden')).toBeVisible();
      await expect(field).toHaveValue('Xqzwvk');
    });
  },
};

/** Answers with the page as far as it has come when only what narrows the search is there. */
const answerCutOff = async (route: Route) => {
  const html = await (await route.fetch()).text();
  const end = html.indexOf('</nav>', html.indexOf('aria-label="Eingrenzen"')) + '</nav>'.length;
  await route.fulfill({ contentType: 'text/html; charset=utf-8', body: html.slice(0, end) });
};
