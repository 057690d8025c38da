// Somebody takes her data along, wants to leave, hesitates, and leaves.
import type { Download } from 'playwright';
import { open } from 'yauzl';
import type { Entry, Options, ZipFile } from 'yauzl';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, wake, WORKER_TIMEOUT_MS } from './journey.ts';
import type { Journey } from './journey.ts';
import { endGracePeriod } from './later.ts';
import { aMember } from './people.ts';

const HEADLINE = 'Die Delphine kommen nach Hause';
const WORDS = 'Ich habe dort schwimmen gelernt, in einer Badekappe aus Gummi.';

export const leave: Journey = {
  name: 'leave',
  portal: 'demo',
  screen: 'phone',
  walk: async (visit) => {
    const { page, portal, step, glance, expectStatus } = visit;
    const { name, login, password } = await aMember(visit, 'Vera Stolz');
    const comment = page.locator('#kommentare').getByRole('article').filter({ hasText: WORDS }).last();
    let article = '';

    await glance('a member has said something', async () => {
      await page.goto('/');
      await page.getByRole('link', { name: HEADLINE }).first().click();
      article = page.url();
      await wake(page.locator('#kommentare'));
      await page.getByText('Kommentar schreiben').click();
      await page.getByLabel('Ihr Kommentar').fill(WORDS);
      await page.getByRole('button', { name: 'Kommentar abschicken' }).click();
      await expect(comment).toContainText(name);
    });

    await glance('with a wrong password nothing is given away', async () => {
      expectStatus(422);
      await page.goto('/konto/datenschutz');
      await page.locator('#f-export-password').fill('Ein anderer Satz');
      await page.getByRole('button', { name: 'Daten herunterladen' }).click();
      await expect(page.getByText('Das Passwort stimmt nicht.')).toBeVisible();
    });

    await glance('with the right one all of it comes as one file', async () => {
      await page.locator('#f-export-password').fill(password);
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Daten herunterladen' }).click();
      const files = await unpack(await coming);
      expect(files['LIESMICH.txt']).toContain(`Daten von ${name}`);
      expect(files['comments.json']).toContain(WORDS);
    });

    const planToLeave = async () => {
      await page.getByLabel('bleiben stehen, unterzeichnet mit „Gelöschtes Mitglied“').check();
      await page.locator('#f-leave-password').fill(password);
      await page.getByRole('button', { name: 'Konto löschen' }).click();
      await expect(page.getByRole('main')).toContainText('Ihre Kommentare bleiben ohne Ihren Namen stehen.');
    };

    await step('leaving is planned, with time to think it over', planToLeave);

    await glance('it is taken back', async () => {
      await page.getByRole('button', { name: 'Ich bleibe' }).click();
      await expect(page.getByText('Schön, dass Sie bleiben. Ihr Konto wird nicht gelöscht.')).toBeVisible();
    });

    await glance('and planned again', planToLeave);

    await step('when the time has passed, her words stand without her name', async () => {
      // The page that is still open may ask how much waits, and learn that nobody is signed in any more.
      expectStatus(401);
      await endGracePeriod(portal, login);
      await expect(async () => {
        await page.goto(article);
        await expect(comment).toContainText('Gelöschtes Mitglied', { timeout: 500 });
      }).toPass({ timeout: WORKER_TIMEOUT_MS });
      await expect(comment).not.toContainText(name);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible();
    });

    await glance('she can’t sign in any more', async () => {
      await page.goto('/anmelden');
      await page.getByLabel('Benutzername oder E-Mail-Adresse').fill(login);
      await page.getByLabel('Passwort').fill(password);
      await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
      await expect(page.getByRole('alert')).toContainText('Benutzername und Passwort passen nicht zusammen.');
    });
  },
};

/** Unpacks the files of a ZIP, by their names. */
const unpack = async (download: Download): Promise<Record<string, string>> => {
  const zip = await promisify<string, Options, ZipFile>(open)(await download.path(), { lazyEntries: true });
  const files: Record<string, string> = {};
  zip.on('entry', (entry: Entry) =>
    zip.openReadStream(entry, async (error, stream) => {
      if (error) return zip.emit('error', error);
      files[entry.fileName] = await text(stream);
      zip.readEntry();
    }),
  );
  zip.readEntry();
  await once(zip, 'end');
  return files;
};
