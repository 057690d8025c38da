// Two towns become one: what stood in the one stands in the other, and whoever comes by an old address is led on.
import sharp from 'sharp';
import { WORKER_TIMEOUT_MS, choose, expect, expectSoon } from './journey.ts';
import type { Journey } from './journey.ts';
import { setUp } from './people.ts';
import { composerOn, fileUnder, untilSaved, writeInto } from './writer.ts';

const HEADLINE = 'Die Brücke bleibt offen';

export const mergeTowns: Journey = {
  name: 'merge towns',
  portal: 'empty',
  screen: 'wide',
  walk: async (visit) => {
    const { page, step, glance } = visit;
    const main = page.getByRole('main');
    await setUp(visit, 'Henrike Voßberg');

    await glance('there are two towns and a category', async () => {
      await page.goto('/admin/orte/einlesen');
      await page
        .getByLabel('Oder die Liste selbst')
        .fill('Auental;Kreis;\nAuenfeld;Stadt;Auental\nSteinach;Stadt;Auental');
      await page.getByRole('button', { name: 'Ansehen, ohne etwas zu schreiben' }).click();
      await page.getByRole('button', { name: '3 Orte anlegen' }).click();
      await expect(page.getByText('3 Orte sind angelegt.')).toBeVisible();
      await page.goto('/admin/rubriken/neu');
      await page.getByLabel('Name', { exact: true }).fill('Rathaus');
      await page.getByRole('button', { name: 'Rubrik anlegen' }).click();
      await expect(page.getByText('Rathaus ist angelegt.')).toBeVisible();
    });

    await glance('something is written in one of them', async () => {
      await page.goto('/schreiben/artikel');
      const composer = composerOn(page);
      await writeInto(composer.headline, HEADLINE);
      await writeInto(composer.lead, 'Der Rat hat entschieden.');
      await writeInto(composer.text, 'Auch im Winter darf man hinüber.');
      await fileUnder(page, 'Steinach', 'Rathaus');
      await untilSaved(page);
      await composer.publish.click();
      await composer.sheet.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADLINE);
    });
    const address = new URL(page.url()).pathname;

    await glance('a town gets a picture, which says what it shows and whose it is', async () => {
      await page.goto('/admin/orte');
      await page.getByRole('link', { name: 'Steinach' }).click();
      await page.getByRole('link', { name: 'Bild wählen' }).click();
      await choose(main.getByText('Foto aufnehmen oder wählen'), {
        name: 'Markt.jpg',
        mimeType: 'image/jpeg',
        buffer: await aSquare(),
      });
      const editor = page.getByRole('dialog', { name: 'Bild bearbeiten' });
      // While the picture's sizes are being made the portal says so.
      visit.expectStatus(409);
      await expectSoon(async () => {
        // It may have come after it was waited for.
        if (!(await editor.isVisible())) await main.getByRole('button', { name: 'Bild bearbeiten' }).click();
        await editor.waitFor({ timeout: 1000 });
      }).toPass({ timeout: WORKER_TIMEOUT_MS });
      await editor.getByLabel('Alternativtext').fill('Der Markt von Steinach unter hellem Himmel');
      await editor.getByLabel('Fotografin oder Fotograf').fill('Nele Nowak');
      await editor.getByRole('button', { name: 'Speichern' }).click();
      await expect(editor).toHaveCount(0);
      await expect(main.getByText('Foto: Nele Nowak')).toBeVisible();
      await main.getByRole('button', { name: 'Speichern', exact: true }).click();
      await expect(page.getByText('Steinach hat ein neues Bild.')).toBeVisible();
    });

    await step('it is previewed as soon as it is ready', async () => {
      const preview = page.getByRole('region', { name: 'So ist es zu sehen' });
      await expectSoon(async () => {
        await page.reload();
        await expect(preview.getByAltText('Der Markt von Steinach').first()).toBeVisible();
      }).toPass({ timeout: WORKER_TIMEOUT_MS });
    });

    await step('and stands on the page of the town', async () => {
      await page.goto('/steinach');
      await expect(main.getByAltText('Der Markt von Steinach unter hellem Himmel')).toBeVisible();
      await expect(main.getByText('Foto: Nele Nowak')).toBeVisible();
    });

    await step('it is said before what becomes of the town', async () => {
      await page.goto('/admin/orte');
      await page.getByRole('link', { name: 'Steinach' }).click();
      await page.getByRole('link', { name: 'Mit einem anderen Ort zusammenführen' }).click();
      await expect(page.getByText('Das lässt sich nicht zurücknehmen.')).toBeVisible();
      await page.getByLabel('Wird Teil von').selectOption({ label: '\u2003Auenfeld' });
    });

    await glance('the towns are one', async () => {
      await page.getByRole('button', { name: 'Zusammenführen' }).click();
      await expect(page.getByText('Steinach ist jetzt Teil von Auenfeld.')).toBeVisible();
    });

    await step('the old addresses lead on, to what stood there', async () => {
      await page.goto('/steinach');
      await expect(page).toHaveURL('/auenfeld');
      await expect(page.getByRole('link', { name: HEADLINE }).first()).toBeVisible();
      await expect(main.getByAltText('Der Markt von Steinach unter hellem Himmel')).toBeVisible();
      await page.goto(address);
      await expect(page).toHaveURL(/\/auenfeld\//);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADLINE);
    });
  },
};

/** Draws a market square, as far as a test needs one. */
const aSquare = (): Promise<Buffer> =>
  sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#9db8c9' } })
    .jpeg()
    .toBuffer();
