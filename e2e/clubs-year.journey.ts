// A club has its year on the portal in ten minutes: its list of dates, kept as a table, is brought, its columns are told apart,
// what is to come out is chosen, and everybody reads it.
import { DAY_MS } from '../src/kernel/durations.ts';
import { WORKER_TIMEOUT_MS, expect, expectSoon } from './journey.ts';
import type { Journey } from './journey.ts';
import { signIn } from './people.ts';

/** Returns a date such as „27.11.2026“, so many days from now. */
const onDay = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10).split('-').toReversed().join('.');

const ROWS = [
  'Wann;Uhrzeit;Was;Wo;Bemerkung',
  `${onDay(80)};19.30 Uhr;Jahresversammlung der Imkerei;Gasthaus Krone;`,
  `${onDay(95)};10 bis 16 Uhr;Bienenmarkt am Lehrpfad;Lehrpfad;"Honig; Wachs und Waffeln"`,
  `${onDay(120)};;Tag des offenen Bienenstocks;Lehrpfad;`,
  'im Herbst;;Ausflug;Bus;',
];

export const clubsYear: Journey = {
  name: 'a club’s year',
  portal: 'demo',
  screen: 'phone',
  walk: async (visit) => {
    const { page, step, glance } = visit;
    const main = page.getByRole('main');

    await step('somebody of the club brings its table', async () => {
      await signIn(visit, 'autorin');
      await page.goto('/schreiben/kalender');
      await page.getByRole('link', { name: 'Kalender hinzufügen' }).click();
      await page.getByLabel('Ort', { exact: true }).selectOption({ label: 'Steinach' });
      await page.getByLabel('Rubrik', { exact: true }).selectOption({ label: 'Natur' });
      await page.getByLabel('Veranstalter').fill('Imkerverein Steinach');
      // The table is encoded as a spreadsheet of Windows writes it.
      const buffer = Buffer.from(ROWS.join('\r\n'), 'latin1');
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'jahresplan.csv', mimeType: 'text/csv', buffer });
    });

    await step('the portal has guessed the columns, and says what it can’t read', async () => {
      await page.getByRole('button', { name: 'Kalender lesen' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Was steht in welcher Spalte?');
      await expect(page.getByLabel('Titel')).toHaveValue('Was');
      await expect(main).toContainText('3 Termine stehen bevor.');
      await expect(main).toContainText('Der Beginn „im Herbst“ ist nicht zu verstehen.');
    });

    await step('what the table says is chosen from', async () => {
      await page.getByRole('button', { name: 'Tabelle lesen' }).click();
      await expect(main).toContainText('Was soll ins Portal?');
      await expect(main.getByRole('checkbox', { name: /Bienenmarkt am Lehrpfad/ })).toBeChecked();
    });

    await glance('it comes out', async () => {
      await page.getByRole('radio', { name: 'Sofort' }).check();
      await page.getByRole('button', { name: 'Gewählte übernehmen' }).click();
      await expectSoon(async () => {
        await page.reload();
        await expect(main.getByText('· übernommen')).toHaveCount(3, { timeout: 1000 });
      }).toPass({ timeout: WORKER_TIMEOUT_MS });
    });

    await glance('and everybody finds it', async () => {
      await page.goto('/steinach/events?rubrik=natur');
      await page.getByRole('link', { name: 'Bienenmarkt am Lehrpfad' }).first().click();
      await expect(main).toContainText('10 bis 16 Uhr');
      await expect(main).toContainText('Honig; Wachs und Waffeln');
      await expect(main).toContainText('Imkerverein Steinach');
    });
  },
};
