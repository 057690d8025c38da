// Somebody who is signed in leafs back to what she was reading and finds it as she left it; when she has signed out, the back
// button shows nothing of her to whoever sits there next.
import { expect } from './journey.ts';
import type { Journey } from './journey.ts';
import { aMember } from './people.ts';

declare global {
  interface Window {
    wasLeft?: boolean;
  }
}

export const backButton: Journey = {
  name: 'back button',
  portal: 'demo',
  screen: 'wide',
  bringsBack: true,
  walk: async (visit) => {
    const { page, glance, step } = visit;
    const { name } = await aMember(visit, 'Irene Falk');
    const account = page.getByRole('banner').getByText(name);
    const article = page.locator('main h3 a[href*="_a"]').first();

    /** As a reader's browser does: what is shown again never loaded anew. */
    const goBack = async () => {
      await page.evaluate(() => history.back());
      await page.waitForTimeout(1000);
    };

    await glance(
      'she opens an article and goes back to the front page, which is as she left it',
      async () => {
        await page.goto('/');
        await page.reload();
        await page.waitForLoadState('load');
        await page.evaluate(() => (window.wasLeft = true));
        await article.click();
        await expect(page).toHaveURL(/_a\d+/);
        await page.waitForLoadState('load');
        await goBack();
        await expect(page).not.toHaveURL(/_a\d+/);
        expect(await page.evaluate(() => window.wasLeft)).toBe(true);
        await expect(account).toBeVisible();
      },
    );

    await step('she signs out on the article, and the back button shows nothing of her', async () => {
      await article.click();
      await expect(page).toHaveURL(/_a\d+/);
      await page.getByRole('banner').getByText(name).click();
      await page.getByRole('button', { name: 'Abmelden' }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible();
      for (let n = 0; n < 2; n++) {
        await goBack();
        expect(await page.locator('body').innerText()).not.toContain(name);
        await expect(page.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible();
      }
    });
  },
};
