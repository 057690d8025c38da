// A town leaves the portal with its pieces: its archive is made at the desk, brought to an empty portal, compared, looked at, taken over, and
// found there at its old addresses.
import { WORKER_TIMEOUT_MS, expect, expectSoon, openUntil } from './journey.ts';
import type { Journey, Visit } from './journey.ts';
import { aVisitor, signIn } from './people.ts';
import { startPortal } from './portal.ts';
import type { RunningPortal } from './portal.ts';

const TOWN = 'Steinach';
const FINGERPRINT = /(?:[0-9A-F]{4} ){7}[0-9A-F]{4}/;

export const townLeaves: Journey = {
  name: 'a town leaves the portal with its pieces',
  portal: 'demo',
  screen: 'wide',
  isLong: true,
  walk: async (visit) => {
    const elsewhere = await startPortal('--empty');
    try {
      await leave(visit, elsewhere);
    } finally {
      await elsewhere.stop();
    }
  },
};

const leave = async (visit: Visit, elsewhere: RunningPortal) => {
  const { page, step, another } = visit;
  const main = page.getByRole('main');
  await signIn(visit, 'admin');
  let fingerprint = '';
  let archive: Buffer = Buffer.alloc(0);
  let address = '';

  await step('what goes along is chosen at the desk, which names the key of the portal', async () => {
    await page.goto(`/`);
    const piece = main.getByRole('link', { name: /./ });
    await expect(piece.first()).toBeVisible();
    await page.goto('/admin/archiv');
    fingerprint = FINGERPRINT.exec(await main.innerText())![0];
    await main.getByLabel('Ort', { exact: true }).selectOption({ label: TOWN });
    await main
      .getByLabel('Angaben über Menschen')
      .selectOption({ label: 'Namen und was sie über sich sagen' });
  });

  await step('it is made behind the scenes, and fetched', async () => {
    await main.getByRole('button', { name: 'Zusammenstellen' }).click();
    const link = main.getByRole('link', { name: 'Datei herunterladen' });
    await expectSoon(link).toBeVisible({ timeout: WORKER_TIMEOUT_MS });
    archive = await (await page.request.get((await link.getAttribute('href'))!)).body();
  });

  const other = await another();
  other.expectForeign(new URL(elsewhere.address).host);
  const there = other.page.getByRole('main');
  const go = (path: string) => other.page.goto(`${elsewhere.address}${path}`);

  await other.glance('another portal has a region and its first categories', async () => {
    await go('/einrichten');
    const { name, login, email, password } = aVisitor('Nele');
    await other.page.getByLabel('Name', { exact: true }).fill(name);
    await other.page.getByLabel('Benutzername').fill(login);
    await other.page.getByLabel('E-Mail-Adresse').fill(email);
    await other.page.getByLabel('Passwort').fill(password);
    await other.page.getByRole('button', { name: 'Konto anlegen' }).click();
    await go('/admin/einrichtung/orte');
    await other.page.getByLabel('Kreis oder Region').fill('Kreis Steinach');
    await other.page.getByLabel('Orte, einer je Zeile').fill('Oberdorf');
    await other.page.getByRole('button', { name: 'Speichern und weiter' }).click();
    await expect(other.page.getByRole('heading', { level: 1 })).toHaveText('Rubriken');
    await other.page.getByRole('button', { name: 'Speichern und weiter' }).click();
  });

  await other.step('the archive is brought there, and says who has signed it', async () => {
    await go('/admin/import');
    const file = { name: 'steinach.zip', mimeType: 'application/zip', buffer: archive };
    await there.locator('input[type=file]').setInputFiles(file);
    await other.page.getByRole('button', { name: 'Lesen lassen' }).click();
    await openUntil(other.page, async () => {
      await expect(there.getByText('Wer hat das unterschrieben?')).toBeVisible({ timeout: 1000 });
    });
    await expect(there.getByText(fingerprint).first()).toBeVisible();
    await expect(there.getByLabel('Darin suchen')).toBeVisible();
    address = other.page.url();
  });

  await other.step('nothing comes before that is compared', async () => {
    other.expectStatus(422);
    await there.getByLabel('Ort', { exact: true }).selectOption({ label: 'Kreis Steinach' });
    await there.getByLabel('Rubrik', { exact: true }).selectOption({ index: 1 });
    await there.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(
      there.getByText('Bitte vergleichen Sie den Fingerabdruck und bestätigen Sie ihn.').first(),
    ).toBeVisible();
  });

  await other.step('everything comes, with its place', async () => {
    await there.getByLabel('Ich habe den Fingerabdruck verglichen: Er stimmt.').check();
    await there.getByRole('button', { name: 'Übernehmen' }).click();
    await openUntil(other.page, async () => {
      await expect(there.getByText('fertig', { exact: true })).toBeVisible({ timeout: 1000 });
    });
    await go('/steinach');
    await expect(other.page.getByRole('heading', { level: 1 })).toContainText(TOWN);
  });

  await other.step('and all of it can go again', async () => {
    await other.page.goto(address);
    await there.getByLabel('Ja, alles zurücknehmen').check();
    await there.getByRole('button', { name: 'Alles zurücknehmen' }).click();
    await openUntil(other.page, async () => {
      await expect(there.getByRole('button', { name: 'Aus der Liste nehmen' })).toBeVisible({
        timeout: 1000,
      });
    });
  });
};
