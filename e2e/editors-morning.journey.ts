// An editor spends a morning: what waits comes out, what is planned finds another hour, what matters leads, and what works is
// looked at.
import { randomUUID } from 'node:crypto';
import { expect } from './journey.ts';
import type { Journey } from './journey.ts';
import { aMember, giveRole, takeRole } from './people.ts';
import { composerOn, fileUnder, untilSaved, writeInto } from './writer.ts';
import { addDays, dayOf, momentAt } from '../src/kernel/calendar.ts';
import { weekOfDay } from '../src/bundles/writing/planning/rules.ts';

const WAITING = 'Der Steg am Weiher ist wieder fest';
const PLANNED = 'Am Sonntag zählt das Dorf seine Spatzen';
const PLACE = 'Hungerberg';

export const editorsMorning: Journey = {
  name: 'editors-morning',
  portal: 'demo',
  screen: 'wide',
  walk: async (vera) => {
    const { page, portal, step, glance, another } = vera;
    const kai = await another();
    const [editor, writer] = await Promise.all([aMember(vera, 'Vera Holm'), aMember(kai, 'Kai Brenner')]);
    await takeRole(portal, writer, 'author');
    await giveRole(portal, editor, 'editor', PLACE);
    const composer = composerOn(kai.page);
    const desk = composerOn(page);

    await kai.glance('somebody has handed in an article', async () => {
      await kai.page.goto('/schreiben/artikel');
      await writeInto(composer.headline, WAITING);
      await writeInto(composer.lead, 'Drei Winter lang war er gesperrt.');
      await writeInto(composer.text, 'Die Bohlen sind aus Lärche und halten zwanzig Jahre.');
      await fileUnder(kai.page, PLACE, 'Leben');
      await untilSaved(kai.page);
      await kai.page.getByRole('button', { name: 'Zur Prüfung einreichen' }).click();
      await kai.page.getByRole('dialog').getByRole('button', { name: 'Zur Prüfung einreichen' }).click();
      await expect(kai.page.getByText('Der Beitrag liegt jetzt der Redaktion vor.')).toBeVisible();
    });

    await step('the first page of the desks says what waits', async () => {
      await page.goto('/cockpit');
      await expect(page.getByRole('main')).toContainText(/Es wartet: Zur Prüfung \(1\), Meldungen \(\d\)\./);
    });

    await glance('it is read and brought out', async () => {
      await page.getByRole('link', { name: WAITING }).click();
      await expect(desk.headline).toHaveValue(WAITING);
      await expect(desk.text).toBeVisible();
      await expect(page.getByText('Kai Brenner schreibt gerade auch.')).toBeVisible();
      await desk.publish.click();
      await desk.sheet.getByRole('button', { name: 'Veröffentlichen' }).click();
      await expect(page).toHaveURL(/_a\d+$/);
    });

    const day = addDays(dayOf(new Date()), 9);
    const week = `/cockpit/planung?woche=${weekOfDay(day)}`;
    const entry = page.locator('[data-entry]').filter({ hasText: PLANNED });
    const calls = '/schreiben/ajax/manuskript';

    await glance('another one is written and planned for nine o’clock', async () => {
      const known = await kai.page.request.get(`${calls}/${kai.page.url().split('/').at(-1)}`);
      const { content } = (await known.json()) as { content: object };
      const creation = { key: randomUUID(), type: 'article', content: { ...content, headline: PLANNED } };
      const begun = await page.request.post(calls, { data: creation });
      const { id, version } = (await begun.json()) as { id: number; version: number };
      const data = { version, at: momentAt(day, '09:00')!.toISOString() };
      expect((await page.request.post(`${calls}/${id}/planen`, { data })).status()).toBe(200);
    });

    await step('the calendar shows it in its week', async () => {
      await page.goto(week);
      await expect(entry).toContainText('9.00\u00a0Uhr');
    });

    await step('it is dragged to six in the evening', async () => {
      const place = page.locator(`[data-day="${day}"] [data-hour="18"]`);
      await entry.dragTo(place);
      await expect(place.locator('[data-entry]')).toContainText(PLANNED);
    });

    await glance('moved by the keys to the hour after', async () => {
      await entry.locator('summary').focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(entry).toContainText('19.00\u00a0Uhr');
      await expect(entry.locator('summary')).toBeFocused();
    });

    await step('and back by the button for it', async () => {
      await page.getByRole('button', { name: 'Rückgängig' }).click();
      await expect(entry).toContainText('18.00\u00a0Uhr');
    });

    await glance('what came out this morning leads its front page', async () => {
      await page.goto('/cockpit/titelseite');
      await page.getByRole('radio', { name: WAITING }).check();
      await page.getByLabel('bis zum Tag').fill(day);
      await page.getByRole('button', { name: 'Platz besetzen' }).click();
      await expect(page.locator('#meldungen')).toContainText(`„${WAITING}“ steht jetzt auf dem Platz`);
    });

    await step('and the editor looks at how it is read', async () => {
      await page.goto('/cockpit/titelseite');
      await page.getByRole('link', { name: WAITING }).first().click();
      // The gauge takes the place of the first link as soon as it is there, and leads there as well.
      const figures = await page
        .locator('a[href^="/schreiben/zahlen/article/"]')
        .first()
        .getAttribute('href');
      await page.goto(figures!);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(WAITING);
    });
  },
};
