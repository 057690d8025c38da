// Somebody meets a video of another site in an article: nothing is asked of it before they agree, exactly the frame
// afterwards, and nothing any more when they have taken it back.
import type { Page } from 'playwright';
import { logForeign } from './foreign.ts';
import { expect } from './journey.ts';
import type { Journey } from './journey.ts';

const PROVIDER = 'www.youtube-nocookie.com';
const FRAME = `https://${PROVIDER}/embed/eRsGyueVLvQ`;

export const embeds: Journey = {
  name: 'embeds',
  portal: 'demo',
  screen: 'phone',
  walk: async ({ page, step, glance, expectForeign }) => {
    const foreign = logForeign(page);
    const figure = page.locator('figure').filter({ has: page.locator('embed-frame') });
    const frame = figure.locator('iframe');
    const always = figure.getByLabel('YouTube immer laden');
    let article = '';

    await step('an article shows a video by a picture of ours, and asks nobody else', async () => {
      await page.goto('/steinach');
      await page.getByRole('link', { name: 'Im alten Stellwerk wird jetzt Kaffee geröstet' }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Im alten Stellwerk wird jetzt Kaffee geröstet',
      );
      article = page.url();
      await figure.scrollIntoViewIfNeeded();
      await expect(figure.getByText('Beim Laden erfährt Google Ireland Limited')).toBeVisible();
      await expect(figure.getByRole('link', { name: 'Bei YouTube ansehen' })).toHaveAttribute(
        'href',
        'https://www.youtube.com/watch?v=eRsGyueVLvQ',
      );
      await expect(frame).toHaveCount(0);
      expect(foreign.take()).toEqual([]);
    });

    expectForeign(PROVIDER);
    await page.route(`https://${PROVIDER}/**`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><html lang="de"><title>Video</title>',
      }),
    );

    await step('the button loads it once, and nothing else', async () => {
      await figure.getByRole('button', { name: 'Video laden' }).click();
      await expect(frame).toHaveAttribute(
        'title',
        'Video bei YouTube: Sintel – Open Movie by Blender Foundation',
      );
      await expect.poll(() => foreign.take()).toEqual([FRAME]);
      await page.reload();
      await figure.scrollIntoViewIfNeeded();
      await expect(figure.getByRole('button', { name: 'Video laden' })).toBeVisible();
      expect(foreign.take()).toEqual([]);
    });

    await step('who agrees for good gets it by itself from then on', async () => {
      await always.check();
      await expect(frame).toHaveCount(1);
      await expect.poll(() => foreign.take()).toEqual([FRAME]);
      await page.goto(article);
      await figure.scrollIntoViewIfNeeded();
      await expect(frame).toHaveCount(1);
      await expect(always).toBeChecked();
      await expect.poll(() => foreign.take()).toEqual([FRAME]);
      const [cookie] = await consentOf(page);
      expect(cookie).toMatchObject({ value: 'youtube', path: '/', sameSite: 'Lax', httpOnly: false });
      expect(Math.round((cookie!.expires - Date.now() / 1000) / 86_400)).toBe(365);
    });

    await step('a page tells who gets what, and takes it back', async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Eingebettete Inhalte' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eingebettete Inhalte');
      await expect(page.getByLabel('YouTube immer laden')).toBeChecked();
      await page.getByRole('button', { name: 'Alles widerrufen' }).click();
      await expect(page.getByText('Ihre Zustimmung ist widerrufen.')).toBeVisible();
      await expect(page.getByLabel('YouTube immer laden')).not.toBeChecked();
      expect(await consentOf(page)).toEqual([]);
    });

    await glance('nothing is loaded any more', async () => {
      await page.goto(article);
      await figure.scrollIntoViewIfNeeded();
      await expect(figure.getByRole('button', { name: 'Video laden' })).toBeVisible();
      await expect(always).not.toBeChecked();
      await expect(frame).toHaveCount(0);
      expect(foreign.take()).toEqual([]);
    });
  },
};

const consentOf = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => name === 'embed_consent');
