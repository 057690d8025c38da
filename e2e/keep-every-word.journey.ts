// Somebody writes while everything goes wrong that can: the server is killed, the network goes, the session ends, two
// windows write the same paragraph, a tab is closed. Not a word is lost.
import type { Page } from 'playwright';
import { expect, expectSoon } from './journey.ts';
import type { Journey, Visit } from './journey.ts';
import { setUp, signIn } from './people.ts';
import { composerOn, untilSaved, writeInto } from './writer.ts';

/** All of it, at the end. */
const KEPT = [
  'Erster Satz: Anfang. Aus dem einen Fenster.',
  'Erster Satz: Anfang. Aus dem anderen Fenster.',
  'Zweiter Satz. Der Server ist tot. Er lebt. Ohne Netz. Von nebenan.',
  'Dritter Satz. Ohne Sitzung. Von hier. Kurz vor dem Zurück. Kurz vor dem Ende.',
];

export const keepEveryWord: Journey = {
  name: 'keep every word',
  portal: 'empty',
  screen: 'wide',
  isLong: true,
  walk: async (visit) => {
    const { page, portal, step, glance, expectStatus, another } = visit;
    const person = await setUp(visit, 'Almut Reger');
    const { headline, text, sheet } = composerOn(page);
    const said = page.locator('[data-saving]');

    await glance('what is typed is saved by itself', async () => {
      await page.goto('/schreiben');
      await page.getByRole('link', { name: /^Artikel/ }).click();
      await writeInto(headline, 'Was bleibt');
      await writeInto(text, 'Erster Satz: Anfang.\nZweiter Satz.\nDritter Satz.');
      await untilSaved(page);
    });

    const address = page.url();

    await step('the server is killed while somebody types', async () => {
      expectStatus(503);
      const dying = portal.kill();
      await addTo(page, 'Zweiter Satz', ' Der Server ist tot.');
      await dying;
      await expect(said).toContainText('Nicht gespeichert – der Server antwortet nicht.');
    });

    await glance('it comes back, and the words are saved', async () => {
      const coming = portal.startAgain();
      await addTo(page, 'Zweiter Satz', ' Er lebt.');
      await coming;
      await page.getByRole('button', { name: 'Jetzt versuchen' }).or(said).first().click();
      await expectSoon(said).toContainText(/^gespeichert \d/);
    });

    await glance('without a network one writes on', async () => {
      await page.context().setOffline(true);
      await addTo(page, 'Zweiter Satz', ' Ohne Netz.');
      await expect(said).toContainText('Nicht gespeichert – offline.');
    });

    await glance('and with it again the words are saved', async () => {
      await page.context().setOffline(false);
      await expectSoon(said).toContainText(/^gespeichert \d/);
    });

    await step('when the session is over, the portal asks who it is where one is', async () => {
      expectStatus(401);
      await endSession(visit);
      await addTo(page, 'Dritter Satz', ' Ohne Sitzung.');
      await expect(sheet.getByRole('heading', { name: 'Bitte melden Sie sich wieder an' })).toBeVisible();
    });

    await glance('a wrong password is none', async () => {
      expectStatus(422);
      await sheet.getByLabel('Benutzername oder E-Mail-Adresse').fill(person.login);
      await sheet.getByLabel('Passwort').fill('Ein anderer Satz');
      await sheet.getByRole('button', { name: 'Anmelden und speichern' }).click();
      await expect(sheet.getByText(/Passwort.*(falsch|nicht)|stimm/)).toBeVisible();
    });

    await glance('with the right one the words are saved', async () => {
      await sheet.getByLabel('Passwort').fill(person.password);
      await sheet.getByRole('button', { name: 'Anmelden und speichern' }).click();
      await expect(sheet).toHaveCount(0);
      await expect(said).toContainText(/^gespeichert \d/);
    });

    const beside = await page.context().newPage();

    await glance('two windows change the same paragraph: both are shown', async () => {
      expectStatus(409);
      await beside.goto(address);
      await addTo(beside, 'Erster Satz', ' Aus dem einen Fenster.');
      await untilSaved(beside);
      await addTo(page, 'Erster Satz', ' Aus dem anderen Fenster.');
      await expect(sheet.getByRole('heading', { name: 'Zwei Fassungen' })).toBeVisible();
      await expect(sheet.getByText('Aus dem einen Fenster.')).toBeVisible();
      await expect(sheet.getByText('Aus dem anderen Fenster.')).toBeVisible();
    });

    await glance('both may stay', async () => {
      await sheet.getByRole('radio', { name: 'Beide' }).check();
      await sheet.getByRole('button', { name: 'So übernehmen und speichern' }).click();
      await expect(said).toContainText(/^gespeichert \d/);
      await expect(text).toContainText('Aus dem einen Fenster.');
    });

    await glance('different paragraphs are put together by themselves', async () => {
      await addTo(beside, 'Zweiter Satz', ' Von nebenan.');
      await untilSaved(beside);
      await addTo(page, 'Dritter Satz', ' Von hier.');
      await expect(page.getByText('Änderungen aus einem anderen Fenster übernommen.')).toBeVisible();
      await expect(text).toContainText('Von nebenan.');
      await untilSaved(page);
      await beside.close();
    });

    await glance('who goes back and comes again finds the words', async () => {
      await addTo(page, 'Dritter Satz', ' Kurz vor dem Zurück.');
      await page.goBack();
      await expect(page).toHaveURL('/schreiben');
      await page.goForward();
      await expect(text).toContainText('Kurz vor dem Zurück.');
      await untilSaved(page);
    });

    await glance('and so does who closes the tab', async () => {
      const tab = await page.context().newPage();
      await page.goto('/schreiben');
      await tab.goto(address);
      await addTo(tab, 'Dritter Satz', ' Kurz vor dem Ende.');
      const closed = tab.waitForEvent('close');
      await tab.close({ runBeforeUnload: true });
      await closed;
      await page.goto(address);
      await expect(text).toContainText('Kurz vor dem Ende.');
      await untilSaved(page);
    });

    const elsewhere = await another();

    await elsewhere.step('the server has every word', async () => {
      await signIn(elsewhere, person.login, person.password);
      await elsewhere.page.goto(address);
      const kept = composerOn(elsewhere.page).text.locator('p');
      await expect(kept).toHaveCount(KEPT.length);
      expect((await kept.allInnerTexts()).toSorted()).toEqual(KEPT.toSorted());
    });
  },
};

/** Adds words at the end of the last paragraph that begins so. */
const addTo = async (page: Page, beginning: string, words: string) => {
  await composerOn(page).text.locator('p', { hasText: beginning }).last().click();
  await page.keyboard.press('End');
  await page.keyboard.type(words);
};

/** Ends the session from another browser, so that this one learns of it only when it asks something. */
const endSession = async ({ page, portal }: Visit) => {
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  await fetch(`${portal.address}/abmelden`, { method: 'POST', headers: { cookie }, redirect: 'manual' });
};
