// A story is for holders of a pass: one sees what a guest gets of it, and what the pass opens.
import { expect } from './journey.ts';
import type { Journey } from './journey.ts';

const HEADLINE = '„Ich wollte keine Zahl sagen, die ich nicht halten kann“';
const FREE = 'Auf dem Sims stehen zwölf Steine';
const PAID = 'In der Politik nennt man es einen Wetterbericht';

export const premium: Journey = {
  name: 'premium',
  portal: 'demo',
  screen: 'wide',
  walk: async ({ page, step, glance }) => {
    await step('a guest reads the beginning', async () => {
      await page.goto('/');
      await page.getByRole('link', { name: HEADLINE }).first().click();
      await expect(page.getByText(FREE)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Hier geht es mit plus weiter' })).toBeVisible();
    });

    await glance('the rest is in nothing that a guest gets', async () => {
      const id = /_a(\d+)$/.exec(page.url())![1];
      const card = await page.request.get(`/a/ajax/articlecard/${id}?layout=article-teaser`);
      const feed = await page.request.get('/feed.xml');
      for (const body of [await page.content(), await card.text(), await feed.text()])
        expect(body).not.toContain(PAID);
    });

    await step('with a pass it is there', async () => {
      await page.getByRole('link', { name: 'Anmelden und weiterlesen' }).click();
      await page.getByLabel('Benutzername oder E-Mail-Adresse').fill('abonnent');
      await page.getByLabel('Passwort').fill('litfass-demo');
      await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADLINE);
      await expect(page.getByText(PAID)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Hier geht es mit plus weiter' })).toHaveCount(0);
    });

    await glance('and gone again without it', async () => {
      const menu = page.locator('summary', { hasText: 'Mein Konto' });
      await menu.click();
      await page.getByRole('button', { name: 'Abmelden' }).click();
      await page.goto('/');
      await page.getByRole('link', { name: HEADLINE }).first().click();
      await expect(page.getByText(PAID)).toHaveCount(0);
    });
  },
};
