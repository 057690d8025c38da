// A reader goes the same way in a browser that runs no scripts: plain links and forms do all of it.
import { expect } from './journey.ts';
import type { Journey } from './journey.ts';

const HEADLINE = 'Nach 94 Jahren: Bäckerei Reitinger findet doch noch Nachfolger';
const TOO_LONG = 'Das muss einmal gesagt werden. '.repeat(170);

export const readAndCommentWithoutJavascript: Journey = {
  name: 'read and comment without JavaScript',
  portal: 'demo',
  screen: 'phone',
  javaScript: false,
  walk: async ({ page, step, glance, expectStatus }) => {
    const section = page.locator('#kommentare');
    const comments = section.getByRole('article');
    let article = '';

    await glance('the front page leads to an article', async () => {
      await page.goto('/');
      await page.getByRole('link', { name: HEADLINE }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADLINE);
      await expect(comments).toHaveCount(3);
      article = page.url();
    });

    await step('a link shows all comments', async () => {
      await section.getByRole('link', { name: 'Alle 10 Kommentare laden' }).click();
      await expect(comments).toHaveCount(10);
    });

    await step('a wrong password is told, and the user name is still there', async () => {
      expectStatus(422);
      await section.getByRole('link', { name: 'Anmelden' }).click();
      await page.getByLabel('Benutzername oder E-Mail-Adresse').fill('autorin');
      await page.getByLabel('Passwort').fill('falsch');
      await page.getByLabel('Angemeldet bleiben').check();
      await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
      await expect(page.getByRole('alert')).toContainText('Benutzername und Passwort passen nicht zusammen.');
      await expect(page.getByLabel('Benutzername oder E-Mail-Adresse')).toHaveValue('autorin');
      await expect(page.getByLabel('Angemeldet bleiben')).toBeChecked();
    });

    await glance('the right one leads back to the article', async () => {
      await page.getByLabel('Passwort').fill('litfass-demo');
      await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
      await expect(page.getByText('Willkommen zurück, Aylin Özdemir.')).toBeVisible();
      expect(page.url().startsWith(article)).toBe(true);
    });

    await step('a comment that is too long comes back whole, with what is wrong', async () => {
      await section.getByText('Kommentar schreiben').click();
      await page.getByLabel('Ihr Kommentar').evaluate(forgetLimit);
      await page.getByLabel('Ihr Kommentar').fill(TOO_LONG);
      await section.getByRole('button', { name: 'Kommentar abschicken' }).click();
      await expect(section.getByText('Bitte fassen Sie sich kürzer: höchstens 5.000 Zeichen.')).toBeVisible();
      await expect(page.getByLabel('Ihr Kommentar')).toHaveValue(TOO_LONG);
    });

    const own = comments.filter({ hasText: 'Das muss einmal gesagt werden.' });

    await glance('made shorter, it appears', async () => {
      await page.getByLabel('Ihr Kommentar').click();
      await page.getByLabel('Ihr Kommentar').fill('Das muss einmal gesagt werden.');
      await section.getByRole('button', { name: 'Kommentar abschicken' }).click();
      await expect(page.getByText('Ihr Kommentar ist erschienen.')).toBeVisible();
      await expect(own).toBeInViewport();
    });

    await step('deleting leads to a page that asks', async () => {
      await own.getByRole('link', { name: 'Löschen' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kommentar löschen?');
      await expect(page.getByText('Das muss einmal gesagt werden.')).toBeVisible();
    });

    await glance('confirmed, the comment is gone', async () => {
      await page.getByRole('button', { name: 'Kommentar löschen' }).click();
      await expect(page.getByText('Der Kommentar ist gelöscht.')).toBeVisible();
      await expect(own).toHaveCount(0);
    });

    await glance('signing out ends it', async () => {
      await page.locator('header summary', { hasText: 'Aylin Özdemir' }).click();
      await page.getByRole('button', { name: 'Abmelden' }).click();
      await expect(page.getByText('Sie sind abgemeldet.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Anmelden' })).toBeVisible();
    });
  },
};

/** Behaves as a browser that doesn't keep people from typing more. */
const forgetLimit = (field: Element) => field.removeAttribute('maxlength');
