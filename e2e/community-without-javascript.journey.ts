// A browser that runs no scripts shows all of the community: every deed is a link or a form.
import sharp from 'sharp';
import { expect, WORKER_TIMEOUT_MS } from './journey.ts';
import type { Journey } from './journey.ts';
import { aVisitor, linkMailedTo } from './people.ts';

const HEADLINE = 'Der letzte Bus wartet künftig auf den letzten Zug';
const AUTHOR = 'Nele Nowak';
const WORDS = 'Ich fahre damit seit elf Jahren.';

export const communityWithoutJavascript: Journey = {
  name: 'community without JavaScript',
  portal: 'demo',
  javaScript: false,
  screen: 'phone',
  walk: async ({ page, portal, step, glance, expectStatus }) => {
    const { name, login, email, password } = aVisitor('Silke Ahrens');
    const heading = page.getByRole('heading', { level: 1 });
    const section = page.locator('#kommentare');
    const flash = page.locator('flash-message');
    let article = '';

    await step('becoming a member: what is missing is said, and what was typed stays', async () => {
      expectStatus(422);
      await page.goto('/');
      await page.getByRole('link', { name: HEADLINE }).first().click();
      article = page.url();
      await section.getByRole('link', { name: 'Anmelden' }).click();
      await page.getByRole('link', { name: 'Registrieren' }).click();
      await page.getByLabel('Name', { exact: true }).fill(name);
      await page.getByLabel('Benutzername').fill('?');
      await page.getByLabel('E-Mail-Adresse').fill(email);
      await page.getByLabel('Passwort').fill(password);
      await page.getByRole('checkbox', { name: 'Ich stimme den Nutzungsbedingungen zu.' }).check();
      await page.getByRole('button', { name: 'Konto anlegen' }).click();
      await expect(page.getByRole('alert')).toContainText('Benutzername');
      await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(email);
    });

    await glance('the link in the mail signs in and leads back', async () => {
      await page.getByLabel('Benutzername').fill(login);
      await page.getByLabel('Passwort').fill(password);
      await page.getByRole('button', { name: 'Konto anlegen' }).click();
      await expect(heading).toHaveText('Schauen Sie in Ihr Postfach');
      await page.goto(await linkMailedTo(portal, email));
      await page.getByRole('button', { name: 'Adresse bestätigen' }).click();
      await expect(flash).toHaveText(`Willkommen, ${name}. Ihre Adresse ist bestätigt.`);
      await expect(page).toHaveURL(`${article}#kommentare`);
    });

    await glance('so does signing in', async () => {
      await page.locator('header summary', { hasText: name }).click();
      await page.getByRole('button', { name: 'Abmelden' }).click();
      await page.goto(article);
      await section.getByRole('link', { name: 'Anmelden' }).click();
      await page.getByLabel('Benutzername oder E-Mail-Adresse').fill(email);
      await page.getByLabel('Passwort').fill(password);
      await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
      await expect(flash).toHaveText(`Willkommen zurück, ${name}.`);
      await expect(page).toHaveURL(`${article}#kommentare`);
    });

    const own = section.getByRole('article').filter({ hasText: WORDS }).last();

    await glance('a comment', async () => {
      await section.getByText('Kommentar schreiben').click();
      await page.getByLabel('Ihr Kommentar').fill(`Seit elf Jahren? ${WORDS}`);
      await section.getByRole('button', { name: 'Kommentar abschicken' }).click();
      await expect(flash).toHaveText('Ihr Kommentar ist erschienen.');
      await expect(own).toBeInViewport();
    });

    await step('an answer has its form under the comment', async () => {
      await own.getByRole('link', { name: 'Antworten' }).click();
      await expect(page).toHaveURL(/\?antwort=\d+#kommentar-schreiben$/);
      await expect(page.getByLabel(`Ihre Antwort an ${name}`)).toBeInViewport();
    });

    const answer = section.getByRole('article').filter({ hasText: 'Zwölf sind es.' }).last();

    await glance('and appears there', async () => {
      await page.getByLabel(`Ihre Antwort an ${name}`).fill('Zwölf sind es.');
      await page.getByRole('button', { name: 'Antwort abschicken' }).click();
      await expect(flash).toHaveText('Ihr Kommentar ist erschienen.');
      await expect(answer).toBeInViewport();
    });

    await step('a change has a page of its own', async () => {
      await own.getByRole('link', { name: 'Bearbeiten' }).click();
      await expect(heading).toHaveText('Kommentar ändern');
      await page.getByLabel('Kommentar ändern').fill(WORDS);
    });

    await glance('and leaves a mark', async () => {
      await page.getByRole('button', { name: 'Änderung speichern' }).click();
      await expect(flash).toHaveText('Ihr Kommentar ist geändert.');
      await expect(own).toContainText('bearbeitet');
    });

    await glance('deleting asks first', async () => {
      await answer.getByRole('link', { name: 'Löschen' }).click();
      await page.getByRole('button', { name: 'Kommentar löschen' }).click();
      await expect(flash).toHaveText('Der Kommentar ist gelöscht.');
      await expect(page.getByText('Zwölf sind es.')).toHaveCount(0);
    });

    const like = page.getByRole('button', { name: /^Gefällt mir/ }).first();

    await glance('liking', async () => {
      await like.click();
      await expect(flash).toHaveText('Das gefällt Ihnen jetzt.');
      await expect(like).toHaveAttribute('aria-pressed', 'true');
      await like.click();
      await expect(like).toHaveAttribute('aria-pressed', 'false');
    });

    await glance('following', async () => {
      await page.getByRole('link', { name: AUTHOR }).first().click();
      await page.getByRole('button', { name: /^Folgen/ }).click();
      await expect(flash).toHaveText(`Sie folgen jetzt: ${AUTHOR}.`);
      await expect(page.getByRole('button', { name: /^Nicht mehr folgen/ })).toBeVisible();
    });

    await step('what is followed stands on a page', async () => {
      await page.goto('/konto/feed/ich-folge');
      await expect(page.getByText(`weil Sie ${AUTHOR} folgen`).first()).toBeVisible();
    });

    await glance('a message', async () => {
      await page.goto(article);
      await page.getByRole('link', { name: AUTHOR }).first().click();
      await page.getByRole('link', { name: 'Nachricht', exact: true }).click();
      await page.getByLabel('Ihre Nachricht').fill('Danke für die Fahrzeiten.');
      await page.getByRole('button', { name: 'Abschicken' }).click();
      await expect(flash).toHaveText('Ihre Nachricht ist abgeschickt.');
      await expect(page.getByRole('log')).toContainText('Danke für die Fahrzeiten.');
    });

    await glance('somebody is muted from their own page', async () => {
      await page.goto(article);
      await page.getByRole('link', { name: AUTHOR }).first().click();
      await page.getByRole('link', { name: 'Stumm schalten oder blockieren' }).click();
      await page.getByRole('radio', { name: /^Stumm schalten/ }).check();
      await page.getByRole('button', { name: 'Speichern' }).click();
      await expect(flash).toHaveText(`${AUTHOR} ist stumm geschaltet.`);
    });

    await step('and a word hidden', async () => {
      await page.getByLabel('Wort oder Wendung').fill('Schuldenbremse');
      await page.getByRole('button', { name: 'Ausblenden' }).click();
      await expect(flash).toHaveText('„Schuldenbremse“ ist für Sie ausgeblendet.');
      await expect(page.getByRole('link', { name: `Ändern: ${AUTHOR}` })).toBeVisible();
      await expect(page.getByRole('button', { name: '„Schuldenbremse“ wieder zeigen' })).toBeVisible();
    });

    await step('what one wants to hear of', async () => {
      await page.goto('/konto/mitteilungen/einstellungen');
      const likes = page.getByRole('group', { name: 'Gefällt mir' });
      await likes.getByLabel('Per Mail').selectOption('wöchentlich');
      await page.getByRole('button', { name: 'Speichern' }).click();
      await expect(flash).toHaveText('Ihre Einstellungen sind gespeichert.');
      await expect(likes.getByLabel('Per Mail')).toHaveValue('weekly');
    });

    await glance('what the others read about one', async () => {
      await page.goto('/konto/profil');
      await page.getByLabel('Ort', { exact: true }).selectOption({ label: 'Steinach' });
      await page.getByLabel('Über mich').fill('Pendlerin.');
      await page.getByRole('button', { name: 'Speichern' }).click();
      await expect(flash).toHaveText('Ihr Profil ist gespeichert.');
      await expect(page.getByLabel('Über mich')).toHaveValue('Pendlerin.');
    });

    await step('with a picture', async () => {
      const buffer = await sharp({ create: { width: 640, height: 640, channels: 3, background: 'teal' } })
        .jpeg()
        .toBuffer();
      const file = { name: 'ich.jpg', mimeType: 'image/jpeg', buffer };
      await page.getByLabel('Neues Porträt auswählen').setInputFiles(file);
      await page.getByRole('button', { name: 'Hochladen' }).first().click();
      await expect(flash).toContainText('Ihr Bild ist da.');
      await expect(async () => {
        await page.reload();
        await expect(page.getByRole('img', { name: 'Porträt' })).toBeVisible({ timeout: 500 });
      }).toPass({ timeout: WORKER_TIMEOUT_MS });
    });

    await glance('taking one’s data along', async () => {
      await page.goto('/konto/datenschutz');
      await page.locator('#f-export-password').fill(password);
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Daten herunterladen' }).click();
      expect((await coming).suggestedFilename()).toMatch(/^daten-\d+-[\d-]+\.zip$/);
    });

    await glance('leaving is planned', async () => {
      await page.locator('#f-leave-password').fill(password);
      await page.getByRole('button', { name: 'Konto löschen' }).click();
      await expect(page.getByRole('main')).toContainText('Ihre Kommentare bleiben ohne Ihren Namen stehen.');
    });

    await glance('and taken back', async () => {
      await page.getByRole('button', { name: 'Ich bleibe' }).click();
      await expect(flash).toHaveText('Schön, dass Sie bleiben. Ihr Konto wird nicht gelöscht.');
    });
  },
};
