// A family spends a Saturday on the phone: what they half remember is found although it is spelled wrongly, what is near comes
// next, then something for the children; it is saved, goes into their calendar, and is still there in the tunnel on the way.
import { expect, expectSoon } from './journey.ts';
import type { Journey, Visit } from './journey.ts';
import { aMember } from './people.ts';

/** Waits until the browser's worker has kept it as saved. */
const waitUntilSaved = (page: Visit['page'], path: string) =>
  expectSoon
    .poll(() =>
      page.evaluate(async (path) => {
        const isKept = (await (await caches.open('litfass-pieces')).match(path)) !== undefined;
        const saved = await (await caches.open('litfass-state')).match('/.saved');
        const { paths = [] } = saved ? ((await saved.json()) as { paths?: string[] }) : {};
        return isKept && paths.includes(path);
      }, path),
    )
    .toBe(true);

export const familySaturday: Journey = {
  name: 'a Saturday of a family',
  portal: 'demo',
  screen: 'phone',
  hasWorker: true,
  walk: async (visit) => {
    const { page, step, glance } = visit;
    const heading = page.getByRole('heading', { level: 1 });
    const events = page.locator('main a[href*="_e"]');
    let event = '';

    await glance('what they half remember is found, though it is spelled wrongly', async () => {
      await aMember(visit, 'Familie Sommer');
      await page.goto('/suche?q=Halenbad');
      await expect(page.getByText('Gesucht wurde stattdessen nach')).toBeVisible();
      await page.locator('main article h2 a, main article h3 a').first().click();
      await expect(heading).toBeVisible();
    });

    await step('what is near comes with what is on there, the nearest first', async () => {
      await page.goto('/nah');
      await page.getByLabel('Ort oder Postleitzahl').fill('auenfeld');
      await page.keyboard.press('Enter');
      await expect(heading).toHaveText('Rund um Auenfeld');
      await expect(page.getByRole('heading', { name: /^Termine der nächsten/ })).toBeVisible();
    });

    await glance('this weekend, and something for children', async () => {
      await page.getByRole('link', { name: 'Alle Termine in Auenfeld' }).click();
      await page.getByRole('link', { name: 'Dieses Wochenende' }).click();
      await expect(page).toHaveURL(/wochenende/);
      // On a Sunday evening nothing is left of the weekend.
      await page.goto('/events');
      await page.getByText('Auswählen', { exact: true }).click();
      await page.getByRole('checkbox', { name: 'für Familien' }).check();
      await page.getByRole('button', { name: 'Anzeigen' }).click();
      await expect(page).toHaveURL(/familien=ja/);
      await expect(heading).toBeVisible();
      // Not in every week are there any in the demo: each condition is taken back by itself.
      if ((await events.count()) === 0)
        await page.getByRole('link', { name: /^für Familien: nicht mehr danach/ }).click();
      await expect(events.first()).toBeVisible();
    });

    await glance('it is opened and saved', async () => {
      await events.first().click();
      await expect(page).toHaveURL(/_e\d+/);
      event = new URL(page.url()).pathname;
      await page.getByRole('button', { name: /^Merken/ }).click();
      await expect(page.getByText('Gemerkt. Sie finden es unter')).toBeVisible();
    });

    await glance('and goes into their calendar', async () => {
      const file = page.getByRole('link', { name: /in meinen Kalender/i }).first();
      const answer = await page.request.get((await file.getAttribute('href'))!);
      expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*DTSTART/);
    });

    await step('in the tunnel it is still there, with where and when', async () => {
      visit.expectStatus(503);
      await waitUntilSaved(page, event);
      const title = (await heading.textContent())!;
      await page.context().setOffline(true);
      await page.goto('/konto/gemerkt');
      await expect(page.getByRole('heading', { name: 'Kein Netz' })).toBeVisible();
      await page.locator(`main a[href="${event}"]`).click();
      await expect(page.getByText(/Offline – Stand von \d+\.\d\d/)).toBeVisible();
      await expect(heading).toHaveText(title);
      await page.context().setOffline(false);
    });
  },
};
