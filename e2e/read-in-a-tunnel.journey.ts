// Somebody reads on the train: what was read and saved is there in the tunnel with its time, everything else says that there is
// no network; and who signs out leaves nothing for the next one.
import { expect, expectSoon } from './journey.ts';
import type { Journey, Visit } from './journey.ts';
import { aMember } from './people.ts';

/** Until the worker has kept it. */
const waitUntilKept = (page: Visit['page'], path: string) =>
  expectSoon
    .poll(() =>
      page.evaluate(async (path) => {
        const cache = await caches.open('litfass-pieces');
        return (await cache.match(path)) !== undefined;
      }, path),
    )
    .toBe(true);

export const readInATunnel: Journey = {
  name: 'read in a tunnel',
  portal: 'demo',
  screen: 'phone',
  hasWorker: true,
  walk: async (visit) => {
    const { page, glance } = visit;
    const tunnel = page.context();
    let read = '';
    let saved = '';

    await glance('reads a piece and saves another', async () => {
      await aMember(visit, 'Tilda Tunnel');
      await page.goto('/');
      const links = page.locator('main article h3 a, main article h2 a');
      read = (await links.nth(0).getAttribute('href'))!;
      saved = (await links.nth(1).getAttribute('href'))!;
      await page.goto(read);
      await page.mouse.wheel(0, 400);
      await waitUntilKept(page, read);
      await page.goto(saved);
      await waitUntilKept(page, saved);
    });

    await glance('goes on reading in the tunnel', async () => {
      visit.expectStatus(503);
      await tunnel.setOffline(true);
      await page.goto(read);
      await expect(page.getByText(/Offline – Stand von \d+\.\d\d/)).toBeVisible();
      await expect(page.locator('h1')).toBeVisible();
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'Kein Netz' })).toBeVisible();
      await expect(page.locator(`main a[href="${read}"]`)).toBeVisible();
      await page.goto('/konto/nachrichten');
      await expect(page.getByRole('heading', { name: 'Kein Netz' })).toBeVisible();
    });

    await glance('is back in the light, and signs out', async () => {
      await tunnel.setOffline(false);
      await page.goto(read);
      await expect(page.getByText(/Offline – Stand von/)).toHaveCount(0);
      await page.evaluate(() => {
        const form = document.querySelector<HTMLFormElement>('form[action="/abmelden"]');
        form?.submit();
      });
      await expect(page.locator('a[href^="/anmelden"]').first()).toBeVisible();
    });

    await glance('leaves nothing for the next one', async () => {
      await tunnel.setOffline(true);
      await page.goto(saved);
      await expect(page.getByRole('heading', { name: 'Kein Netz' })).toBeVisible();
      await expect(page.getByText('Auf diesem Gerät liegt noch nichts.')).toBeVisible();
      await tunnel.setOffline(false);
    });
  },
};
