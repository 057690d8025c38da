// Somebody who has never written here brings a first contribution from the phone: from becoming a member to the page, which
// an editor brings out.
import sharp from 'sharp';
import { expect } from './journey.ts';
import type { Journey } from './journey.ts';
import { aVisitor, linkMailedTo, signIn } from './people.ts';
import { composerOn, fileUnder, untilSaved, writeInto } from './writer.ts';

const HEADLINE = 'Die Linde am Markt bekommt eine Bank';

export const contribute: Journey = {
  name: 'contribute',
  portal: 'demo',
  screen: 'phone',
  isLong: true,
  walk: async ({ page, portal, step, glance, another }) => {
    const visitor = aVisitor('Wilma Petersen');
    const composer = composerOn(page);
    const heading = page.getByRole('heading', { level: 1 });

    await glance('the portal invites to write', async () => {
      await page.goto('/');
      // The page is scrolled as somebody goes to the end of a long one: where a script jumps while parts are still laid out,
      // browsers take that for a shift.
      await page.keyboard.press('End');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Beitrag schreiben' }).click();
      await expect(heading).toHaveText('Anmelden');
    });

    await glance('becoming a member leads back to writing', async () => {
      await page.getByRole('link', { name: 'Registrieren' }).click();
      await page.getByLabel('Name', { exact: true }).fill(visitor.name);
      await page.getByLabel('Benutzername').fill(visitor.login);
      await page.getByLabel('E-Mail-Adresse').fill(visitor.email);
      await page.getByLabel('Passwort').fill(visitor.password);
      await page.getByRole('checkbox', { name: 'Ich stimme den Nutzungsbedingungen zu.' }).check();
      await page.getByRole('button', { name: 'Konto anlegen' }).click();
      await page.goto(await linkMailedTo(portal, visitor.email));
      await page.getByRole('button', { name: 'Adresse bestätigen' }).click();
      await expect(page).toHaveURL('/schreiben');
    });

    await step('there are three ways to begin', async () => {
      await expect(heading).toHaveText('Meine Beiträge');
      await expect(page.getByText('Nichts in Arbeit')).toBeVisible();
    });

    await step('what is typed is saved by itself', async () => {
      await page.getByRole('link', { name: /^Artikel/ }).click();
      await writeInto(composer.headline, HEADLINE);
      await writeInto(
        composer.lead,
        'Seit Jahren fehlt sie. Jetzt ist das Geld da, und im Mai wird gefeiert.',
      );
      await writeInto(composer.text, 'Die **Bank** kostet 900 Euro.\n## Wer zahlt\nAlle ein wenig.');
      await expect(composer.text.locator('strong')).toHaveText('Bank');
      await expect(composer.text.getByRole('heading', { name: 'Wer zahlt' })).toBeVisible();
      await untilSaved(page);
    });

    await glance('a place is found by its first letters', async () => {
      await fileUnder(page, 'Auenfeld', 'Leben');
      await expect(composer.place).toHaveValue(/Auenfeld/);
      await composer.tags.fill('Stadtgrün');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Schlagwort „Stadtgrün“ entfernen' })).toBeVisible();
    });

    await step('a photo comes from the phone, and the list says what is missing', async () => {
      const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#7a5' } })
        .jpeg()
        .toBuffer();
      await page
        .getByLabel('Foto aufnehmen oder wählen')
        .setInputFiles({ name: 'linde.jpg', mimeType: 'image/jpeg', buffer });
      await expect(page.getByRole('button', { name: 'Bild bearbeiten' })).toBeVisible();
      await expect(page.getByText('Einem Bild fehlen Bildunterschrift oder Bildnachweis.')).toBeVisible();
    });

    await glance('the preview shows it as readers will see it', async () => {
      await untilSaved(page);
      const opened = page.context().waitForEvent('page');
      await page.getByRole('button', { name: 'Vorschau' }).click();
      const preview = await opened;
      await expect(preview.getByRole('heading', { level: 1 })).toHaveText(/Linde am Markt/);
      await expect(preview.getByText('So wird der Beitrag aussehen.')).toBeVisible();
      await preview.close();
    });

    await step('the first contribution of somebody new is handed in', async () => {
      await page.getByRole('button', { name: 'Zur Prüfung einreichen' }).click();
      await composer.sheet.getByRole('button', { name: 'Zur Prüfung einreichen' }).click();
      await expect(page.getByRole('button', { name: 'Zurückholen und weiterschreiben' })).toBeVisible();
    });

    const manuscript = new URL(page.url()).pathname;
    const editor = await another();
    const desk = composerOn(editor.page);

    await editor.step('an editor looks at it: it can wait for its hour, or come out now', async () => {
      await signIn(editor, 'redaktion');
      await editor.page.goto(manuscript);
      await expect(desk.text).toBeVisible();
      await desk.publish.click();
      await expect(desk.sheet.getByRole('radio', { name: 'Jetzt' })).toBeChecked();
    });

    await editor.glance('and brings it out; its address is there to be passed on', async () => {
      await desk.sheet.getByRole('button', { name: 'Veröffentlichen' }).click();
      await expect(editor.page).toHaveURL(/\/auenfeld\/c-leben\/die-linde-am-markt-bekommt-eine-bank_a\d+$/);
      const message = editor.page.getByRole('status').filter({ hasText: 'Der Beitrag ist erschienen.' });
      await expect(message).toContainText(new URL(editor.page.url()).pathname);
      await expect(message.getByRole('button', { name: 'Adresse kopieren' })).toBeVisible();
    });

    const address = editor.page.url();

    await step('its author finds it on the portal', async () => {
      await page.goto(address);
      await expect(heading).toHaveText(/Linde am Markt/);
    });

    const reader = await another();

    await reader.glance('everybody reads it', async () => {
      await reader.page.goto(address);
      await expect(reader.page.getByText('Die Bank kostet 900 Euro.')).toBeVisible();
      await expect(reader.page.getByRole('link', { name: 'Bearbeiten' })).toHaveCount(0);
    });

    await glance('its author takes it back', async () => {
      // On a phone three tools have room beside each other.
      await page.getByRole('button', { name: 'Mehr', exact: true }).click();
      await page.getByRole('link', { name: 'Zurückziehen' }).click();
      await expect(heading).toHaveText('Beitrag zurückziehen?');
      await page.getByRole('button', { name: 'Zurückziehen' }).click();
      await expect(page.getByRole('status').or(page.getByRole('alert')).first()).toBeVisible();
    });

    await reader.step('and readers are told so', async () => {
      reader.expectStatus(410);
      await reader.page.goto(address);
      await expect(reader.page.getByRole('heading', { level: 1 })).toHaveText(
        'Dieser Beitrag ist nicht mehr da',
      );
      await expect(reader.page.getByRole('link', { name: 'Zur Titelseite' })).toBeVisible();
    });
  },
};
