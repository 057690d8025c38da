// An author takes a snapshot where there is no network, and closes the window: it comes out with their next page, with its picture, once.
// The next one is begun there.
import sharp from 'sharp';
import { expect, expectSoon } from './journey.ts';
import type { Journey, Visit } from './journey.ts';
import { signIn } from './people.ts';
import { composerOn, fileUnder, untilSaved, writeInto } from './writer.ts';

const TITLE = 'Fledermaus im Bahntunnel';
const NEXT_TITLE = 'Licht am Ende des Bahntunnels';

const aPicture = async () => ({
  name: 'tunnel.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#3a4a5c' } })
    .jpeg()
    .toBuffer(),
});

const waiting = (page: Visit['page']) =>
  page.evaluate(async () => (await (await caches.open('litfass-outbox')).keys()).length);

/** Says whether the page on which a snapshot is begun is kept, with what it takes. */
const isBeginningStored = (page: Visit['page']) =>
  page.evaluate(async () => (await (await caches.open('litfass-tools')).keys()).length > 0);

export const snapshotInATunnel: Journey = {
  name: 'snapshot in a tunnel',
  portal: 'demo',
  screen: 'phone',
  hasWorker: true,
  walk: async (visit) => {
    const { page, step, glance } = visit;
    const tunnel = page.context();
    const composer = composerOn(page);

    await glance('begins a snapshot on the platform', async () => {
      await signIn(visit, 'autorin');
      await page.goto('/schreiben/schnappschuss');
      await expect(composer.text).toBeVisible();
      await writeInto(page.getByRole('textbox', { name: 'Titel' }), TITLE);
      await fileUnder(page, 'Kirchbruck', 'Verkehr');
      await untilSaved(page);
    });

    await step('takes the picture in the tunnel, and publishes: it waits', async () => {
      await tunnel.setOffline(true);
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles(await aPicture());
      await expect(page.getByText('unterbrochen')).toBeVisible();
      await composer.publish.click();
      await composer.sheet.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
      await expect(page.getByText('auf der nächsten Seite des Portals')).toBeVisible();
      await expect.poll(() => waiting(page)).toBe(2);
    });

    await glance('leaves, and behind the tunnel it comes out', async () => {
      await page.goto('about:blank');
      await tunnel.setOffline(false);
      await page.goto('/nah');
      await expectSoon(page.getByText('hat auf das Netz gewartet und ist jetzt gesendet.')).toBeVisible();
      expect(await waiting(page)).toBe(0);
      await page.getByRole('link', { name: 'Ansehen' }).click();
      await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
      await expect(page.locator('main img').first()).toBeVisible();
    });

    await glance('and once', async () => {
      await page.goto('/schreiben/veroeffentlicht');
      await expect(page.getByRole('heading', { name: TITLE })).toHaveCount(1);
    });

    await glance('begins the next one in a tunnel', async () => {
      visit.expectStatus(503);
      // The worker comes with the first piece of somebody else that is read.
      await page.goto('/');
      await page.goto((await page.locator('main a[href*="_a"]').first().getAttribute('href'))!);
      await page.mouse.wheel(0, 300);
      await expectSoon.poll(() => isBeginningStored(page)).toBe(true);
      await tunnel.setOffline(true);
      await page.goto('/');
      await page.getByRole('link', { name: 'Schnappschuss zeigen' }).click();
      await expect(page.getByText('Offline. Was Sie schreiben')).toBeVisible();
      await writeInto(page.getByRole('textbox', { name: 'Titel' }), NEXT_TITLE);
      await fileUnder(page, 'Kirchbruck', 'Verkehr');
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles(await aPicture());
      await composer.publish.click();
      await composer.sheet.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
      await expect(page.getByText('auf der nächsten Seite des Portals')).toBeVisible();
    });

    await glance('which comes out behind it', async () => {
      await page.goto('about:blank');
      await tunnel.setOffline(false);
      await page.goto('/nah');
      await expectSoon(page.getByText('hat auf das Netz gewartet und ist jetzt gesendet.')).toBeVisible();
      await page.getByRole('link', { name: 'Ansehen' }).click();
      await expect(page.getByRole('heading', { name: NEXT_TITLE })).toBeVisible();
    });

    await glance('signs out, and nobody finds it on the device any more', async () => {
      visit.expectStatus(401);
      await page.goto('/schreiben/veroeffentlicht');
      await page.locator('header summary').filter({ hasText: 'Aylin Özdemir' }).click();
      await page.getByRole('button', { name: 'Abmelden', exact: true }).click();
      await expect(page.locator('a[href^="/anmelden"]').first()).toBeVisible();
      await tunnel.setOffline(true);
      await page.goto('/schreiben/schnappschuss');
      await expect(page.getByRole('heading', { name: 'Kein Netz' })).toBeVisible();
      await expect(page.getByText('Auch ohne Netz')).toHaveCount(0);
      await tunnel.setOffline(false);
    });
  },
};
