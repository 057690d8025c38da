// A county goes from empty to its first piece, by nothing but what the interface offers.
import sharp from 'sharp';
import type { Page } from 'playwright';
import { greeting } from '../src/bundles/cockpit/today/texts.ts';
import { clockOf } from '../src/kernel/calendar.ts';
import { choose, expect } from './journey.ts';
import type { Journey } from './journey.ts';
import { composerOn, fileUnder, untilSaved, writeInto } from './writer.ts';

export const emptyCounty: Journey = {
  name: 'empty county',
  portal: 'empty',
  screen: 'phone',
  walk: async ({ page, step, glance }) => {
    await step('the first administrator sets the portal up', async () => {
      await page.goto('/einrichten');
      await page.getByLabel('Name', { exact: true }).fill('Henrike Voßberg');
      await page.getByLabel('Benutzername').fill('henrike');
      await page.getByLabel('E-Mail-Adresse').fill('henrike@litfass.example');
      await page.getByLabel('Passwort').fill('Ein Satz, den ich mir merke');
      await page.getByRole('button', { name: 'Konto anlegen' }).click();
      await expect(page).toHaveURL('/admin/einrichtung');
    });

    await glance('it is led through name, places, categories and looks', async () => {
      await page.getByRole('link', { name: 'Los geht’s' }).click();
      await page.getByLabel('Name des Portals').fill('Auentaler');
      await next(page);
      await page.getByLabel('Kreis oder Region').fill('Kreis Auental');
      await page.getByLabel('Orte, einer je Zeile').fill('36999 Auenfeld\nSteinach');
      await next(page);
      await expect(page.getByText('3 Orte sind angelegt.')).toBeVisible();
      await page.goto('/admin/einrichtung/orte');
      await choose(page.getByText('Oder eine CSV-Datei'), {
        name: 'orte.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('Name;Art;liegt in\r\nLangenöd;Stadt;Kreis Auental\r\n', 'latin1'),
      });
      await next(page);
      await expect(page.getByText('Noch ist nichts geschrieben.')).toBeVisible();
      await page.getByRole('button', { name: '1 Ort anlegen' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rubriken');
      await page.getByRole('radio', { name: /^Eigene/ }).check();
      await page.getByLabel('Eigene Rubriken').fill('Rathaus');
      await next(page);
      await page.getByRole('radio', { name: /^Hafen/ }).check();
      await next(page);
      await choose(page.getByText('Logo auswählen'), {
        name: 'logo.png',
        mimeType: 'image/png',
        buffer: await drawLogo(),
      });
      await next(page);
    });

    await glance('imprint and privacy are drafts from a few answers, to be checked', async () => {
      await page.getByLabel('Wer gibt das Portal heraus?').fill('Auentaler e. V.');
      await page.getByLabel('Vertreten durch').fill('Nele Nowak');
      await page.getByLabel('Straße und Hausnummer').fill('Gerbergasse 7');
      await page.getByLabel('Postleitzahl und Ort').fill('36999 Auenfeld');
      await page.getByLabel('E-Mail-Adresse').fill('post@auentaler.example');
      await page.getByLabel('Telefon').fill('06624 1234');
      await page.getByLabel('Verantwortlich für den Inhalt').fill('Henrike Voßberg');
      await page.getByLabel('Wo steht der Server?').fill('in unserer Redaktion');
      await next(page);
      await page.getByRole('link', { name: '„Impressum“ prüfen' }).click();
      await expect(page.getByText('Entwurf', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
      await expect(page.getByText('„Impressum“ ist öffentlich.')).toBeVisible();
      await page.getByRole('link', { name: 'Seite ansehen' }).click();
      await expect(page.getByText('Vertreten durch: Nele Nowak')).toBeVisible();
    });

    await glance(
      'what is put off stays in the list, and it ends on a front page that looks like theirs',
      async () => {
        await page.goto('/admin/einrichtung');
        await page.getByRole('link', { name: 'Weitermachen' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum und Datenschutz');
        await page.getByRole('button', { name: 'Später' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mailserver');
        await page.getByRole('button', { name: 'Später' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mitarbeitende einladen');
        await page.getByLabel('Wen laden Sie ein?').fill('Ruth Lindner <ruth@litfass.example>');
        await page.getByLabel('Rolle').selectOption({ label: 'Redaktion' });
        await next(page);
        await expect(page).toHaveURL('/');
        await expect(page.getByRole('link', { name: 'Den ersten Beitrag schreiben' })).toBeVisible();
        await page.goto('/cockpit');
        await expect(page.getByRole('link', { name: 'Mailserver' }).first()).toBeVisible();
      },
    );

    await step('a colleague comes by an invitation, and is at the desks at once', async () => {
      await page.goto('/admin/mitglieder/einladungen');
      await page.getByRole('button', { name: 'Neuer Link zum Kopieren: ruth@litfass.example' }).click();
      const link = await page.locator('code').innerText();
      const context = await page.context().browser()!.newContext();
      const colleague = await context.newPage();
      await colleague.goto(link);
      await expect(colleague.getByText('Henrike Voßberg lädt Sie ein')).toBeVisible();
      await expect(colleague.getByLabel('Name', { exact: true })).toHaveValue('Ruth Lindner');
      await colleague.getByLabel('Benutzername').fill('ruth');
      await colleague.getByLabel('Passwort').fill('Noch ein Satz zum Merken');
      await colleague.getByRole('button', { name: 'Konto anlegen und annehmen' }).click();
      await expect(colleague.getByText('Willkommen. Ihre Rolle: Redaktion')).toBeVisible();
      const before = greetingNow('Ruth Lindner');
      await colleague.goto(new URL('/cockpit', link).href);
      expect([before, greetingNow('Ruth Lindner')]).toContain(
        await colleague.getByRole('heading', { level: 1 }).innerText(),
      );
      await context.close();
      await page.goto('/admin/mitglieder/einladungen?zustand=angenommen');
      await expect(page.getByText('angenommen von Ruth Lindner')).toBeVisible();
    });

    await glance('a list of places is looked at, and then read in', async () => {
      await page.goto('/admin/orte');
      await page.getByRole('link', { name: 'Liste einlesen' }).click();
      await page.getByLabel('Oder die Liste selbst').fill('Mühlen;Stadt;Kreis Auental');
      await page.getByRole('button', { name: 'Ansehen, ohne etwas zu schreiben' }).click();
      await expect(page.getByText('Noch ist nichts geschrieben.')).toBeVisible();
      await page.getByRole('button', { name: '1 Ort anlegen' }).click();
      await expect(page.getByText('Ein Ort ist angelegt.')).toBeVisible();
    });

    await glance('a quarter is added by hand', async () => {
      await page.getByRole('link', { name: 'Neuer Ort' }).click();
      await page.getByLabel('Name', { exact: true }).fill('Unterau');
      await page.getByLabel('Art', { exact: true }).selectOption({ label: 'Ortsteil' });
      await page.getByLabel('Liegt in', { exact: true }).selectOption({ label: '\u2003Auenfeld' });
      await page.getByRole('button', { name: 'Ort anlegen' }).click();
      await expect(page.getByText('Unterau ist angelegt.')).toBeVisible();
    });

    await glance('categories are made', async () => {
      await page.goto('/admin/rubriken');
      for (const name of ['Kultur']) {
        await page.getByRole('link', { name: 'Neue Rubrik' }).click();
        await page.getByLabel('Name', { exact: true }).fill(name);
        await page.getByRole('button', { name: 'Rubrik anlegen' }).click();
        await expect(page.getByText(`${name} ist angelegt.`)).toBeVisible();
      }
    });

    await step('the first piece is written, and comes out', async () => {
      await page.goto('/schreiben/artikel');
      const composer = composerOn(page);
      await writeInto(composer.headline, 'Die Säule steht');
      await writeInto(composer.lead, 'Ab heute hängt hier, was im Auental geschieht.');
      await writeInto(composer.text, 'Es ist der erste Beitrag, und es werden mehr.');
      await fileUnder(page, 'Auenfeld', 'Rathaus');
      await untilSaved(page);
      await composer.publish.click();
      await composer.sheet.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Die Säule steht');
    });

    await glance('it stands on the page of the place that has another address now', async () => {
      await page.goto('/admin/orte');
      await page.getByRole('link', { name: 'Auenfeld' }).click();
      await page.getByLabel('Adresse', { exact: true }).fill('auenfeld-am-fluss');
      await page.getByRole('button', { name: 'Speichern' }).click();
      await expect(page.getByText('Auenfeld ist gespeichert.')).toBeVisible();
      await page.goto('/auenfeld');
      await expect(page).toHaveURL('/auenfeld-am-fluss');
      await expect(page.getByRole('link', { name: 'Die Säule steht' }).first()).toBeVisible();
    });
  },
};

const next = (page: Page) => page.getByRole('button', { name: 'Speichern und weiter' }).click();

/** Draws a blue bar, wide as the names of towns are. */
const drawLogo = () =>
  sharp({ create: { width: 400, height: 120, channels: 4, background: '#15457a' } })
    .png()
    .toBuffer();

/**
 * Returns what the desks greet somebody with at this hour; whoever asks before and after a page has both, should an hour end in
 * between.
 */
const greetingNow = (name: string) => greeting(Number(clockOf(new Date()).slice(0, 2)), name);
