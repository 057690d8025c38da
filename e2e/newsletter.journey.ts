// Somebody without an account gets the newsletter of a place, reads an issue on the web and ends it again: without scripts.
import { expect } from './journey.ts';
import type { Journey } from './journey.ts';
import { linkMailedTo } from './people.ts';

const NAME = 'Der Morgen in Auenfeld';
const EMAIL = 'gudrun.ohne.konto@mail.example';

export const newsletter: Journey = {
  name: 'newsletter without an account',
  portal: 'demo',
  javaScript: false,
  screen: 'phone',
  walk: async ({ page, step, glance, portal }) => {
    const main = page.getByRole('main');

    await glance('the front page of a place asks for an address', async () => {
      await page.goto('/auenfeld');
      await page.getByLabel('E-Mail-Adresse').fill(EMAIL);
      await page.getByRole('button', { name: 'Newsletter bestellen' }).click();
      await expect(page.getByText('Sehen Sie in Ihr Postfach')).toBeVisible();
    });

    await step('the mail leads to a question with one button', async () => {
      await page.goto(new URL(await linkMailedTo(portal, EMAIL)).pathname);
      await expect(main).toContainText(NAME);
      await page.getByRole('button', { name: 'Ja, bestellen' }).click();
      await expect(main).toContainText('Bestellt.');
    });

    await step('earlier issues can be read', async () => {
      await page.goto('/newsletter');
      await page.getByRole('link', { name: 'Ausgaben lesen' }).first().click();
      await main.getByRole('listitem').getByRole('link').first().click();
      await expect(main.locator('article').first()).toBeVisible();
    });

    await step('asking once more brings a mail by which it ends', async () => {
      await page.goto('/newsletter/der-morgen-in-auenfeld');
      await page.getByLabel('E-Mail-Adresse').fill(EMAIL);
      await page.getByRole('button', { name: 'Newsletter bestellen' }).click();
      await expect(page.getByText('Sehen Sie in Ihr Postfach')).toBeVisible();
      await page.goto(new URL(await linkMailedTo(portal, EMAIL)).pathname);
      await page.getByRole('button', { name: 'Abbestellen' }).click();
      await expect(main).toContainText('Abbestellt.');
    });
  },
};
