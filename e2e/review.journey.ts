// What somebody writes who may not publish goes to the editors, back with a remark, to them again, and out at its hour.
import type { Page } from 'playwright';
import { TIMEOUT_MS, expect, expectSoon } from './journey.ts';
import type { Journey } from './journey.ts';
import { aMember, giveRole, takeRole } from './people.ts';
import { composerOn, fileUnder, untilSaved, writeInto } from './writer.ts';
import { DAY_MS } from '../src/kernel/durations.ts';

const HEADLINE = 'Der Brunnen läuft wieder';
const FIRST = 'Das Wasser kommt aus dem Berg.';
const SECOND = 'Das Wasser kommt aus dem Netz.';
const PLACE = 'Ziegelei';
/** How long before the hour comes the portal has to be told of it. */
const AHEAD_MS = 5000;

export const review: Journey = {
  name: 'review',
  portal: 'demo',
  screen: 'wide',
  isLong: true,
  walk: async (jule) => {
    const { page, portal, step, glance, another } = jule;
    const oskar = await another();
    const [writer, editor] = await Promise.all([
      aMember(jule, 'Jule Brandt'),
      aMember(oskar, 'Oskar Wieland'),
    ]);
    await takeRole(portal, writer, 'author');
    await giveRole(portal, editor, 'editor', PLACE);
    const composer = composerOn(page);
    const desk = composerOn(oskar.page);
    const entry = oskar.page.getByRole('main').getByRole('article').filter({ hasText: HEADLINE });

    await glance('somebody who may not publish writes an article', async () => {
      await page.goto('/schreiben/artikel');
      await writeInto(composer.headline, HEADLINE);
      await writeInto(
        composer.lead,
        'Zwei Jahre war er trocken. Seit Montag hört man ihn wieder plätschern.',
      );
      await writeInto(composer.text, `${FIRST} Die Kinder waren als Erste da.`);
      await fileUnder(page, PLACE, 'Leben');
      await untilSaved(page);
      await expect(composer.publish).toHaveCount(0);
    });

    await glance('and hands it to the editors with a word', async () => {
      await submit(page, 'Das Bild bringe ich morgen nach.');
      await expect(page.getByRole('button', { name: 'Zurückholen und weiterschreiben' })).toBeVisible();
    });

    const id = Number(page.url().split('/').at(-1));
    const composerOfIt = `/schreiben/artikel/${id}`;
    const revisions = `/schreiben/${id}/fassungen`;

    await oskar.step('an editor of the place sees it waiting, and that somebody is at it', async () => {
      await oskar.page.goto('/cockpit/beitraege');
      await expect(oskar.page.getByRole('link', { name: /^Beiträge 1/ })).toBeVisible();
      await expect(entry).toContainText('Jule Brandt schreibt gerade daran');
      await expect(entry).toContainText('Das Bild bringe ich morgen nach.');
    });

    await oskar.step('opens it', async () => {
      await entry.getByRole('link', { name: /^Prüfen/ }).click();
      await expect(oskar.page.getByText('Jule Brandt schreibt gerade auch.')).toBeVisible();
      await expect(desk.headline).toHaveValue(HEADLINE);
    });

    await oskar.glance('looks at it as readers will see it', async () => {
      const opened = oskar.page.context().waitForEvent('page');
      await oskar.page.getByRole('button', { name: 'Vorschau' }).click();
      const preview = await opened;
      await expect(preview.getByText(FIRST)).toBeVisible();
      await preview.close();
    });

    await oskar.glance('and hands it back with a remark', async () => {
      await oskar.page.getByRole('button', { name: 'Mit Anmerkung zurückgeben' }).click();
      await desk.sheet
        .getByLabel('Was soll noch geschehen?')
        .fill('Der Brunnen hängt am Netz, nicht am Berg.');
      await desk.sheet.getByRole('button', { name: 'Mit Anmerkung zurückgeben' }).click();
      await expect(oskar.page.getByText('Der Beitrag ist zurückgegeben.')).toBeVisible();
      await oskar.page.goto('/cockpit/beitraege');
      await expect(oskar.page.getByText('Nichts wartet')).toBeVisible();
    });

    await step('its writer hears of it, and reads the remark beside the text', async () => {
      await expectSoon(page.getByRole('link', { name: 'Mitteilungen 1' })).toBeVisible();
      await expectSoon(page.getByText('Der Brunnen hängt am Netz, nicht am Berg.')).toBeVisible();
      await expectSoon(page.getByText('Entwurf', { exact: true })).toBeVisible();
    });

    await glance('changes a sentence and hands it in again', async () => {
      await composer.text.getByText(FIRST).click();
      await page.keyboard.press('Home');
      for (const _ of FIRST) await page.keyboard.press('Shift+ArrowRight');
      await page.keyboard.type(SECOND);
      await submit(page, '');
    });

    await oskar.step('the editor sees what is different', async () => {
      await oskar.page.goto(revisions);
      await expect(oskar.page.locator('del')).toContainText('Berg');
      await expect(oskar.page.locator('ins')).toContainText('Netz');
    });

    await oskar.glance('brings the older one back', async () => {
      await restoreOlder(oskar.page);
      await oskar.page.goto(composerOfIt);
      await expect(desk.text).toContainText(FIRST);
    });

    await oskar.glance('and then the newer one again', async () => {
      await oskar.page.goto(revisions);
      await restoreOlder(oskar.page);
      await oskar.page.goto(composerOfIt);
      await expect(desk.text).toContainText(SECOND);
    });

    await oskar.step('plans it for tomorrow', async () => {
      await desk.publish.click();
      await desk.sheet.getByRole('radio', { name: 'Zu einer bestimmten Zeit' }).check();
      await desk.sheet.getByLabel('Tag und Uhrzeit').fill(inputOf(Date.now() + DAY_MS));
      await desk.sheet.getByRole('button', { name: 'Planen' }).click();
      await expect(oskar.page.getByText(/^Der Beitrag erscheint am/)).toBeVisible();
    });

    await oskar.glance('finds it among what is planned', async () => {
      await oskar.page.goto('/cockpit/beitraege');
      await oskar.page.getByRole('link', { name: /^Geplant/ }).click();
      await expect(entry).toContainText('erscheint am');
    });

    const call = `/schreiben/ajax/manuskript/${id}`;
    const stand = async () => (await (await oskar.page.request.get(call)).json()) as Stand;
    const reader = await another();
    const link = reader.page.getByRole('link', { name: HEADLINE }).first();
    let hour = 0;

    await oskar.glance('and moves it to a moment from now', async () => {
      await reader.page.goto('/ziegelei');
      await expect(link).toHaveCount(0);
      const { version } = await stand();
      hour = Date.now() + AHEAD_MS;
      const data = { version, at: new Date(hour).toISOString() };
      expect((await oskar.page.request.post(`${call}/planen`, { data })).status()).toBe(200);
    });

    await glance('it comes out by itself, and not before', async () => {
      await expectSoon.poll(async () => (await stand()).pieceState, { intervals: [250] }).toBe('published');
      expect(Date.now()).toBeGreaterThanOrEqual(hour);
    });

    await reader.glance('everybody finds it in the paper', async () => {
      await expect(async () => {
        await reader.page.goto('/ziegelei');
        await expect(link).toBeVisible({ timeout: 1000 });
      }).toPass({ timeout: TIMEOUT_MS });
      await link.click();
      await expect(reader.page.getByRole('heading', { level: 1 })).toHaveText(HEADLINE);
      await expect(reader.page.getByText(SECOND)).toBeVisible();
    });

    await glance('its writer is told', async () => {
      await expectSoon(page.getByRole('link', { name: 'Mitteilungen 2' })).toBeVisible();
    });

    await glance('in a notice of its own', async () => {
      await page.getByRole('link', { name: 'Mitteilungen 2' }).click();
      await expect(page.getByText('Ihr geplanter Beitrag ist erschienen')).toBeVisible();
    });
  },
};

/** What the portal says of a manuscript. */
interface Stand {
  readonly version: number;
  readonly pieceState: string | null;
}

const submit = async (page: Page, words: string) => {
  const sheet = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Zur Prüfung einreichen' }).click();
  if (words) await sheet.getByLabel('Ein Wort an die Redaktion (freiwillig)').fill(words);
  await sheet.getByRole('button', { name: 'Zur Prüfung einreichen' }).click();
  await expect(page.getByText('Der Beitrag liegt jetzt der Redaktion vor.')).toBeVisible();
};

/** Restores on the page that compares the newest revision with the one before it. */
const restoreOlder = async (page: Page) => {
  await page.locator('summary', { hasText: 'wiederherstellen' }).click();
  await page.getByRole('button', { name: 'Ja, wiederherstellen' }).click();
  await expect(page.getByText('Die frühere Fassung ist wiederhergestellt.')).toBeVisible();
};

/** Writes a moment as a date field takes it; browsers of journeys live in Berlin. */
const inputOf = (time: number) =>
  new Date(time).toLocaleString('sv', { timeZone: 'Europe/Berlin' }).replace(' ', 'T').slice(0, 16);
