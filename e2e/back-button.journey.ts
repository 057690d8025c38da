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
    const article = page.locator('main h3 a[href*="_a"]').first();
    const signIn = page.getByRole('banner').getByRole('link', { name: 'Anmelden' });

    /** Goes back and waits for a while: of a page that is shown again as it was left no tool hears that it was loaded. */
    const goBack = async () => {
      await page.evaluate(() => void setTimeout(() => history.back()));
      await page.waitForTimeout(SETTLE_MS);
      await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
    };

    /** Goes to an article and back to the front page, and says whether it is the one that was left. */
    const leafAndReturn = async (): Promise<boolean> => {
      await page.goto('/');
      await page.reload();
      await page.evaluate(() => (window.wasLeft = true));
      await article.click();
      await expect(page).toHaveURL(/_a\d+/);
      await page.waitForLoadState('load');
      await goBack();
      await expect(page).not.toHaveURL(/_a\d+/);
      return page.evaluate(() => window.wasLeft ?? false);
    };

    let isBroughtBack = false;
    await glance('a visitor goes back as her browser does it; the headless shell asks anew', async () => {
      isBroughtBack = await leafAndReturn();
    });

    const { name } = await aMember(visit, 'Irene Falk');
    await glance('as a member she finds the page no less as she left it', async () => {
      expect(await leafAndReturn()).toBe(isBroughtBack);
      await expect(page.getByRole('banner').getByText(name)).toBeVisible();
    });

    await step('she signs out on an article, and the back button shows nothing of her', async () => {
      await article.click();
      await expect(page).toHaveURL(/_a\d+/);
      await page.getByRole('banner').getByText(name).click();
      await page.getByRole('button', { name: 'Abmelden' }).click();
      await expect(signIn).toBeVisible();
      for (let n = 0; n < 2; n++) {
        await goBack();
        await expect(signIn).toBeVisible();
        expect(await page.content()).not.toContain(name);
      }
    });
  },
};

/** A time long enough for a page to come, or to be asked for anew. */
const SETTLE_MS = 1500;
