// Somebody reads an article that thirty others have commented, signs in, joins in, and takes it back.
import type { Page } from 'playwright';
import { expect } from './journey.ts';
import type { Journey } from './journey.ts';

const KB = 1024;
/** Transfer sizes of the bar for the first visit. */
const SCRIPT_AT_LOAD = 8 * KB;
const SCRIPT_AFTER_SCROLLING = 130 * KB;
const ALL_ON_A_PHONE = 250 * KB;

export const readAndComment: Journey = {
  name: 'read and comment',
  portal: 'demo',
  screen: 'phone',
  walk: async ({ page, step, glance }) => {
    const section = page.locator('#kommentare');
    const comments = section.getByRole('article');
    let article = '';
    let firstComment = '';

    await glance('the front page leads to an article, and both weigh little', async () => {
      await page.goto('/');
      const front = await transferredBytes(page);
      // What lies below the first screens is laid out afterwards, so that nothing moves for those who jump.
      await expect(page.locator('.soon')).toHaveCount(0);
      await page.getByRole('link', { name: 'Elf zu zehn für die alte Brücke' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elf zu zehn für die alte Brücke');
      article = page.url();
      const own = await transferredBytes(page);
      expect(front.scripts + own.scripts).toBeLessThanOrEqual(SCRIPT_AT_LOAD);
      expect(front.all + own.all).toBeLessThanOrEqual(ALL_ON_A_PHONE);
    });

    await step('the last three comments stand under it', async () => {
      await section.scrollIntoViewIfNeeded();
      await expect(section.getByRole('heading')).toHaveText('30 Kommentare');
      await expect(section.getByText('Die letzten drei')).toBeVisible();
      await expect(comments).toHaveCount(3);
      const { scripts } = await transferredBytes(page);
      expect(scripts).toBeLessThanOrEqual(SCRIPT_AFTER_SCROLLING);
    });

    await step('all of them are loaded on the spot', async () => {
      await section.getByRole('link', { name: 'Alle 30 Kommentare laden' }).click();
      await expect(comments).toHaveCount(30);
      expect(page.url()).toBe(article);
      firstComment = (await comments.first().getAttribute('id'))!;
    });

    await glance('the address of an early comment loads all of them and scrolls there', async () => {
      await page.goto('/');
      await page.goto(`${article}#${firstComment}`);
      await expect(comments).toHaveCount(30);
      await expect(page.locator(`#${firstComment}`)).toBeInViewport();
    });

    await glance('signing in leads back to the article', async () => {
      await section.getByRole('link', { name: 'Anmelden' }).click();
      await expect(page).toHaveURL(/\/anmelden\?next=/);
      await page.getByLabel('Benutzername oder E-Mail-Adresse').fill('mitglied');
      await page.getByLabel('Passwort').fill('litfass-demo');
      await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
      await expect(page).toHaveURL(`${article}#kommentare`);
      await expect(page.getByText('Willkommen zurück, Ruth Lindner.')).toBeVisible();
    });

    const text = 'Ich habe beide Brücken erlebt.\n\nDie alte ist breiter, als man denkt (zu Fuß).';
    const own = comments.filter({ hasText: 'Ich habe beide Brücken erlebt.' });

    await step('a comment appears at once, for everybody', async () => {
      await section.getByText('Kommentar schreiben').click();
      await page.getByLabel('Ihr Kommentar').fill(text);
      await section.getByRole('button', { name: 'Kommentar abschicken' }).click();
      await expect(page.getByText('Ihr Kommentar ist erschienen.')).toBeVisible();
      await expect(own).toBeInViewport();
      await expect(section.getByRole('heading')).toHaveText('31 Kommentare');
      await expect(page.getByLabel('Ihr Kommentar')).toBeHidden();
      const asAnybody = await fetch(article);
      expect(await asAnybody.text()).toContain('Ich habe beide Brücken erlebt.');
    });

    await step('deleting asks first, and can be thought over', async () => {
      await own.getByRole('link', { name: 'Löschen' }).click();
      await expect(page.getByRole('dialog', { name: 'Kommentar löschen?' })).toBeVisible();
    });

    await glance('Escape closes the question and gives the focus back', async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(own.getByRole('link', { name: 'Löschen' })).toBeFocused();
    });

    await glance('a deleted comment is gone, for everybody', async () => {
      await own.getByRole('link', { name: 'Löschen' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Kommentar löschen' }).click();
      await expect(page.getByText('Der Kommentar ist gelöscht.')).toBeVisible();
      await expect(own).toHaveCount(0);
      await expect(section.getByRole('heading')).toHaveText('30 Kommentare');
      const asAnybody = await fetch(article);
      expect(await asAnybody.text()).not.toContain('Ich habe beide Brücken erlebt.');
    });

    await glance('signing out ends it', async () => {
      await page.locator('header summary', { hasText: 'Ruth Lindner' }).click();
      await page.getByRole('button', { name: 'Abmelden' }).click();
      await expect(page.getByText('Sie sind abgemeldet.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Anmelden' })).toBeVisible();
    });
  },
};

/** Counts the bytes that this page has fetched so far, headers included; what lay in the browser's cache counts nothing. */
const transferredBytes = (page: Page) =>
  page.evaluate(() => {
    const entries = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ];
    const sizes = (entries as PerformanceResourceTiming[]).map(({ name, transferSize }) => ({
      isScript: new URL(name).pathname.endsWith('.js'),
      bytes: transferSize,
    }));
    const sum = (list: typeof sizes) => list.reduce((total, { bytes }) => total + bytes, 0);
    return { all: sum(sizes), scripts: sum(sizes.filter(({ isScript }) => isScript)) };
  });
