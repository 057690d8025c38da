// A family looks on the phone for what is on: this weekend, near them, free and for children, and takes it into their calendar.
import { expect } from './journey.ts';
import type { Journey } from './journey.ts';

export const readersWeekend: Journey = {
  name: 'a weekend',
  portal: 'demo',
  screen: 'phone',
  walk: async ({ page, step, glance }) => {
    const heading = page.getByRole('heading', { level: 1 });
    const events = page.locator('main a[href*="_e"]');

    await glance('what takes place is read as a programme', async () => {
      await page.goto('/events');
      await expect(heading).toBeVisible();
      await expect(events.first()).toBeVisible();
    });

    await glance('this weekend is one tap away', async () => {
      await page.getByRole('link', { name: 'Dieses Wochenende' }).click();
      await expect(page).toHaveURL(/wochenende/);
      await expect(heading).toBeVisible();
    });

    await glance('a postcode that nobody knows says so beside its field, and loses nothing', async () => {
      await page.goto('/events');
      await page.getByText('Auswählen', { exact: true }).click();
      await page.getByRole('checkbox', { name: 'für Familien' }).check();
      await page.getByLabel('Nahe Postleitzahl').fill('00000');
      await page.getByRole('button', { name: 'Anzeigen' }).click();
      await expect(page.getByText('Von dieser Postleitzahl ist nicht bekannt, wo sie liegt.')).toBeVisible();
      await expect(page.getByRole('checkbox', { name: 'für Familien' })).toBeChecked();
    });

    await glance('near them and for children, and each condition is taken back by itself', async () => {
      await page.getByLabel('Nahe Postleitzahl').fill('05411');
      await page.getByLabel('Umkreis').selectOption({ label: '10\u00a0km' });
      await page.getByRole('button', { name: 'Anzeigen' }).click();
      await expect(page.getByRole('link', { name: /10.km um 05411/ })).toBeVisible();
      await page.getByRole('link', { name: /^für Familien: nicht mehr danach/ }).click();
      await expect(page).not.toHaveURL(/familien/);
      await expect(events.first()).toBeVisible();
    });

    await step('one of them is opened, and its date goes into their calendar', async () => {
      await events.first().click();
      await expect(page).toHaveURL(/_e\d+/);
      const file = page.getByRole('link', { name: /in meinen Kalender/i }).first();
      const answer = await page.request.get((await file.getAttribute('href'))!);
      expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
    });
  },
};
