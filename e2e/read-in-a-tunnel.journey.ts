// Somebody reads on the train: what was read and saved is there in the tunnel with its time, everything else says that there is
// no network; and who signs out leaves nothing for the next one, who signs in on the same device.
import { expect, expectSoon } from './journey.ts';
import type { Journey, Visit } from './journey.ts';
import { aMember } from './people.ts';

/** Until the worker has kept it, as saved or not. */
const waitUntilKept = (page: Visit['page'], path: string, isSaved = false) =>
  expectSoon
    .poll(() =>
      page.evaluate(
        async ([path, isSaved]) => {
          const isKept = (await (await caches.open('litfass-pieces')).match(path)) !== undefined;
          const saved = await (await caches.open('litfass-state')).match('/.saved');
          const { paths = [] } = saved ? ((await saved.json()) as { paths?: string[] }) : {};
          return isKept && (!isSaved || paths.includes(path));
        },
        [path, isSaved] as const,
      ),
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
      await page.getByRole('button', { name: /^Merken/ }).click();
      await expect(page.getByText('Gemerkt. Sie finden es unter')).toBeVisible();
      await waitUntilKept(page, saved, true);
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
      await expect(page.locator('main li').filter({ hasText: 'Gemerkt · Stand von' })).toHaveCount(1);
      await page.goto('/konto/nachrichten');
      await expect(page.getByRole('heading', { name: 'Kein Netz' })).toBeVisible();
    });

    await glance('is back in the light, and signs out', async () => {
      await tunnel.setOffline(false);
      await page.goto(read);
      await expect(page.getByText(/Offline – Stand von/)).toHaveCount(0);
      await page.locator('header summary', { hasText: 'Tilda Tunnel' }).click();
      await page.getByRole('button', { name: 'Abmelden', exact: true }).click();
      await expect(page.locator('a[href^="/anmelden"]').first()).toBeVisible();
    });

    await glance('leaves nothing for the next one', async () => {
      await tunnel.setOffline(true);
      await page.goto(saved);
      await expect(page.getByRole('heading', { name: 'Kein Netz' })).toBeVisible();
      await expect(page.getByText('Auf diesem Gerät liegt noch nichts.')).toBeVisible();
      await tunnel.setOffline(false);
    });

    await glance('who signs in on the device and finds only what is their own', async () => {
      await aMember(visit, 'Tom Tunnel');
      await page.goto(read);
      await page.mouse.wheel(0, 400);
      await waitUntilKept(page, read);
      await tunnel.setOffline(true);
      await page.goto(saved);
      await expect(page.getByRole('heading', { name: 'Kein Netz' })).toBeVisible();
      await expect(page.locator('main li')).toHaveCount(1);
      await expect(page.locator(`main a[href="${read}"]`)).toBeVisible();
      await tunnel.setOffline(false);
    });
  },
};
