// An empty portal leads its first visitor to setting it up, once.
import { expect } from './journey.ts';
import type { Journey } from './journey.ts';

export const firstAdministrator: Journey = {
  name: 'first administrator',
  portal: 'empty',
  screen: 'phone',
  walk: async ({ page, step, glance, expectStatus }) => {
    await step('every page leads to setting up', async () => {
      await page.goto('/auenfeld');
      await expect(page).toHaveURL('/einrichten');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Die Säule steht');
    });

    await step('what is wrong is said, and what was typed stays', async () => {
      expectStatus(422);
      await page.getByLabel('Name', { exact: true }).fill('Henrike Voßberg');
      await page.getByLabel('Benutzername').fill('henrike@voßberg');
      await page.getByLabel('E-Mail-Adresse').fill('henrike@litfass.example');
      await page.getByLabel('Passwort').fill('Ein Satz, den ich mir merke');
      await page.getByRole('button', { name: 'Konto anlegen' }).click();
      await expect(page.getByRole('alert')).toContainText('Bitte prüfen Sie eine Angabe');
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Henrike Voßberg');
    });

    await glance('the account is made and signed in', async () => {
      await page.getByLabel('Benutzername').fill('henrike');
      await page.getByLabel('Passwort').fill('Ein Satz, den ich mir merke');
      await page.getByRole('button', { name: 'Konto anlegen' }).click();
      await expect(
        page.getByText('Willkommen, Henrike Voßberg. Ihr Konto verwaltet dieses Portal.'),
      ).toBeVisible();
      await expect(page).toHaveURL('/admin/einrichtung');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einrichtung');
    });

    await glance('the door is closed behind', async () => {
      expectStatus(404);
      await page.goto('/einrichten');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nicht gefunden');
    });
  },
};
