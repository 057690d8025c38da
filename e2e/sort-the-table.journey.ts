// An editor narrows the table of all that is out, keeps that as a view, moves three pieces at once, and takes it back.
import { expect } from './journey.ts';
import type { Journey } from './journey.ts';
import { signIn } from './people.ts';

const HERE = 'Steinach';
const THERE = 'Auenfeld';
const VIEW = 'Älteste aus Steinach';

export const sortTheTable: Journey = {
  name: 'sort the table',
  portal: 'demo',
  screen: 'wide',
  walk: async (visit) => {
    const { page, step, glance } = visit;
    const rows = page.locator('desk-table tbody tr');
    const bar = page.getByRole('form', { name: 'Auswahl' });
    const titles = () => rows.locator('th').allTextContents();
    let oldest: string[] = [];

    await step('an editor narrows the table to a place, the oldest first', async () => {
      await signIn(visit, 'redaktion');
      await page.goto('/cockpit/beitraege/alle');
      await page.getByRole('combobox', { name: 'Ort', exact: true }).selectOption({ label: HERE });
      await page.getByRole('button', { name: 'Filtern' }).click();
      await page.getByRole('columnheader').getByRole('link', { name: 'Erschienen' }).click();
      await expect(page.getByRole('columnheader', { name: 'Erschienen' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
      expect((await titles()).length).toBeGreaterThan(3);
      oldest = (await titles()).slice(0, 3);
    });

    await step('and keeps that as a view', async () => {
      await page.getByText('Ansicht speichern').click();
      await page.getByLabel('Name der Ansicht').fill(VIEW);
      await page.getByRole('button', { name: 'Speichern' }).first().click();
      const views = page.getByRole('navigation', { name: 'Gespeicherte Ansichten' });
      await expect(views.getByRole('link', { name: VIEW })).toHaveAttribute('aria-current', 'page');
    });

    await glance('by keys one row is ticked', async () => {
      await rows.first().getByRole('checkbox').focus();
      await page.keyboard.press('j');
      await expect(rows.nth(1).getByRole('link').first()).toBeFocused();
      await page.keyboard.press('x');
      await expect(bar).toContainText('1 ausgewählt');
      await page.keyboard.press('x');
      await expect(bar.getByText('Nichts ausgewählt')).toBeVisible();
      // Who has no scripts ticks all by a link, which stands in the same place.
      await expect(bar.getByRole('link', { name: 'Alle dieser Seite' })).toHaveCount(0);
      await expect(
        page.getByRole('columnheader').or(page.locator('thead td')).getByRole('checkbox'),
      ).toBeVisible();
    });

    await step('with Shift three of them', async () => {
      await rows.first().getByRole('checkbox').click();
      await rows
        .nth(2)
        .getByRole('checkbox')
        .click({ modifiers: ['Shift'] });
      await expect(bar).toContainText('3 ausgewählt');
    });

    await step('which move to another place at once', async () => {
      await bar.getByText('Ort ändern').click();
      await bar.getByLabel('Neuer Ort').selectOption({ label: THERE });
      await bar.getByRole('button', { name: 'Ausführen' }).and(page.locator(':visible')).click();
      await expect(page.getByText('3 Beiträge stehen an ihrem neuen Ort.')).toBeVisible();
      expect(await titles()).not.toContain(oldest[0]);
    });

    await step('and back again', async () => {
      await page.getByRole('button', { name: 'Rückgängig' }).click();
      await expect(page.getByText('3 Änderungen sind zurückgenommen.')).toBeVisible();
      expect((await titles()).slice(0, 3)).toEqual(oldest);
    });

    await glance('the view is deleted when it isn’t needed any more', async () => {
      await page.getByText('Ansicht ändern').click();
      await page.getByRole('button', { name: 'Ansicht löschen' }).click();
      await expect(page.getByText(`Die Ansicht „${VIEW}“ ist gelöscht.`)).toBeVisible();
    });
  },
};
