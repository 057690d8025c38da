// A paper moves here with nothing but a table: what its columns are is said in a dialog, drafts come along as drafts, and all of it is read before
// anything comes.
import { expect, openUntil } from './journey.ts';
import type { Journey } from './journey.ts';
import { signIn } from './people.ts';

/** A table as a view of Drupal exports it, with one column that says nothing of what it is. */
const TABLE = `"nid","Kopfzeile","Inhalt","Ressort","field_tags","Veröffentlicht"
"71","Der Kirchturm ist eingerüstet","Bis zum Herbst steht das Gerüst.

Danach läuten die Glocken wieder.","Kirche","<a href=""/tags/turm"">Turm</a>","Ein"
"72","Noch nicht geprüft","<p>Wer weiß mehr?</p>","Kirche","","Aus"
`;

export const moveByTable: Journey = {
  name: 'move by a table',
  portal: 'demo',
  walk: async (visit) => {
    const { page, step, glance } = visit;
    const main = page.getByRole('main');
    await signIn(visit, 'admin');
    const untilThere = (heading: string) =>
      openUntil(page, async () => {
        await expect(main.getByRole('heading', { name: heading })).toBeVisible({ timeout: 1000 });
      });

    await step('each column is shown with what it begins with', async () => {
      await page.goto('/admin/import');
      await main.locator('input[type=file]').setInputFiles({
        name: 'ansicht.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(TABLE),
      });
      await page.getByRole('button', { name: 'Lesen lassen' }).click();
      await untilThere('Was in welcher Spalte steht');
      await expect(main.getByText('Der Kirchturm ist eingerüstet')).toBeVisible();
      await expect(main.getByLabel('Inhalt')).toHaveValue('text');
    });

    await step('what no name says is asked for', async () => {
      const column = main.getByLabel('Kopfzeile');
      if ((await column.inputValue()) === 'title') return;
      visit.expectStatus(422);
      await main.getByRole('button', { name: 'So lesen' }).click();
      await expect(main.getByText('in welcher Spalte der Titel steht').first()).toBeVisible();
    });

    await step('then it can be looked at, terms with a field to search in', async () => {
      await main.getByLabel('Kopfzeile').selectOption('title');
      await expect(main.getByLabel('Veröffentlicht')).toHaveValue('state');
      await main.getByRole('button', { name: 'So lesen' }).click();
      await untilThere('Was woraus wird');
      await expect(main.getByLabel('Auch einen Entwurf')).toBeVisible();
      await main.getByLabel('Darin suchen').fill('Turm');
      await expect(main.getByRole('rowheader', { name: 'Kirche' })).toBeHidden();
      await expect(main.getByRole('rowheader', { name: 'Turm' })).toBeVisible();
    });

    await step('who has said it wrongly says it once more, without the file', async () => {
      await main.getByRole('button', { name: 'Spalten noch einmal wählen' }).click();
      await untilThere('Was in welcher Spalte steht');
      await expect(main.getByLabel('Kopfzeile')).toHaveValue('title');
      await expect(main.getByText('Der Kirchturm ist eingerüstet')).toBeVisible();
      await main.getByLabel('Ressort').selectOption('tags');
      await main.getByRole('button', { name: 'So lesen' }).click();
      await untilThere('Was woraus wird');
      await expect(main.getByText('Schlagwörter: bleiben welche')).toBeVisible();
    });

    await glance('it leaves the list again', async () => {
      await main.getByRole('button', { name: 'Aus der Liste nehmen' }).click();
      await expect(page).toHaveURL('/admin/import');
    });
  },
};
