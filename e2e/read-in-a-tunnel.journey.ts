// Somebody reads on the train: what was read and saved is there in the tunnel with its time, everything else says that there is
// no network; and who signs out leaves nothing for the next one, who signs in on the same device.
import { expect, expectSoon, wake } from './journey.ts';
import type { Journey, Visit } from './journey.ts';
import { aMember } from './people.ts';

/** Waits until the worker has kept a page, as saved or not. */
const waitUntilStored = (page: Visit['page'], path: string, isSaved = false) =>
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

/** Finds a piece in which one can stop halfway. */
const findLong = async (page: Visit['page'], hrefs: readonly string[]): Promise<string> => {
  for (const href of hrefs) {
    const html = await (await page.request.get(href)).text();
    if (html.slice(0, html.indexOf('data-reading')).split('<p').length > 14) return href;
  }
  throw new Error('no long piece on the front page');
};

/** Returns what the browser remembers for its reader. */
const remembered = (page: Visit['page'], name: string) =>
  page.evaluate((name) => localStorage.getItem(`litfass-own:${name}`) ?? '', name);

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
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
      read = await findLong(page, hrefs);
      saved = hrefs.find((href) => href !== read)!;
      await page.goto(read);
      await page.mouse.wheel(0, 400);
      await waitUntilStored(page, read);
      await page.goto(saved);
      await page.getByRole('button', { name: /^Merken/ }).click();
      await expect(page.getByText('Gemerkt. Sie finden es unter')).toBeVisible();
      await waitUntilStored(page, saved, true);
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

    await glance('is back in the light, and is led back to where they stopped', async () => {
      await tunnel.setOffline(false);
      await page.goto(read);
      await expect(page.getByText(/Offline – Stand von/)).toHaveCount(0);
      const readOn = async () => {
        await page.mouse.wheel(0, 250);
        return remembered(page, 'places');
      };
      // Scrolling is slower than the time in which one settles.
      await expect.poll(readOn, { intervals: [1000] }).toMatch(/"paragraph":[4-9]/);
      await page.goto(read);
      await page.mouse.wheel(0, 10);
      await page.getByRole('link', { name: 'Weiterlesen' }).click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    });

    await glance('reads to the end, which its card says', async () => {
      await page.locator('[data-reading]').evaluate((mark) => mark.scrollIntoView({ block: 'center' }));
      await expect.poll(() => remembered(page, 'read')).toContain(read);
      await page.goto('/');
      const card = page.locator('main article').filter({ has: page.locator(`a[href="${read}"]`) });
      await expect(card.first()).toContainText('gelesen');
    });

    await glance('writes a comment in the next tunnel, which is sent behind it, once', async () => {
      await page.goto(saved);
      const section = page.locator('#kommentare');
      await section.scrollIntoViewIfNeeded();
      await wake(section);
      await section.getByText('Kommentar schreiben').click();
      await tunnel.setOffline(true);
      await section.locator('textarea').fill('Geschrieben, wo kein Netz ist.');
      await section.getByRole('button', { name: 'Kommentar abschicken' }).click();
      await expect(section.getByText('Wartet auf das Netz')).toBeVisible();
      await tunnel.setOffline(false);
      await expect(page.getByText('auf das Netz gewartet hat, ist gesendet.')).toBeVisible();
      await expect(section.getByText('Wartet auf das Netz')).toHaveCount(0);
      await page.goto(`${saved}?kommentare=alle&ordnung=neueste`);
      await expect(section.getByText('Geschrieben, wo kein Netz ist.')).toHaveCount(1);
    });

    await glance('signs out', async () => {
      // The page before may be asking for the numbers of its bells when the session ends.
      visit.expectStatus(401);
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
      await waitUntilStored(page, read);
      await tunnel.setOffline(true);
      await page.goto(saved);
      await expect(page.getByRole('heading', { name: 'Kein Netz' })).toBeVisible();
      await expect(page.locator('main li')).toHaveCount(1);
      await expect(page.locator(`main a[href="${read}"]`)).toBeVisible();
      await tunnel.setOffline(false);
    });
  },
};
