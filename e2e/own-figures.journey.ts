// A contributor reads how their pieces are read: all of them, one of them closely, and from now on each week by mail.
import { expect } from './journey.ts';
import type { Journey } from './journey.ts';
import { signIn } from './people.ts';

const SETTINGS = '/konto/mitteilungen/einstellungen';

export const ownFigures: Journey = {
  name: 'own-figures',
  portal: 'demo',
  walk: async (aylin) => {
    const { page, step, glance } = aylin;
    await signIn(aylin, 'autorin');

    await step('opens her own figures', async () => {
      await page.goto('/schreiben/zahlen');
      await expect(page.getByRole('heading', { name: 'Meine Zahlen' })).toBeVisible();
      await expect(page.getByRole('main').getByText('Aufrufe').first()).toBeVisible();
    });

    await step('looks closely at one of her pieces', async () => {
      await page.locator('main a[href^="/schreiben/zahlen/"]').first().click();
      await expect(page.getByRole('heading', { name: 'Woher Leserinnen und Leser kamen' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Meine Zahlen' }).first()).toBeVisible();
    });

    await glance('finds the gauge below the piece itself', async () => {
      await page.getByRole('link', { name: 'Zum Beitrag' }).click();
      const gauge = page.locator('performance-gauge');
      await gauge.scrollIntoViewIfNeeded();
      await expect(gauge).toContainText('Aufrufe');
    });

    await glance('nothing moves where her browser has locked notices', async () => {
      const devices = page.locator('x-island[name=PushDevices]');
      const height = async () => (await devices.boundingBox())!.height;
      const scripts = '**/*.js';
      // The page before may still be fetching some.
      await page.goto('about:blank');
      await page.route(scripts, (route) => route.abort());
      await page.goto(SETTINGS);
      const before = await height();
      await page.unroute(scripts);
      await page.goto(SETTINGS);
      await expect(devices).toContainText('in diesem Browser für das Portal gesperrt');
      await expect.poll(height).toBe(before);
    });

    await step('and wants to hear of it each Monday', async () => {
      await page.goto(SETTINGS);
      const week = page.locator('select[name=mail_week]');
      await week.selectOption({ index: 1 });
      await page
        .getByRole('main')
        .getByRole('button', { name: /speichern/i })
        .first()
        .click();
      await expect(week).not.toHaveValue('off');
    });
  },
};
