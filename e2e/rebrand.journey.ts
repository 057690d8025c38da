// A publisher gives the portal another name, sign and colours, and takes one of it back.
import sharp from 'sharp';
import { choose, expect, wake } from './journey.ts';
import type { Journey } from './journey.ts';
import { setUp } from './people.ts';

const PALE = '#f2a59d';

export const rebrand: Journey = {
  name: 'rebrand',
  portal: 'empty',
  screen: 'wide',
  walk: async (visit) => {
    const { page, step, glance, expectStatus } = visit;
    await setUp(visit, 'Henrike Voßberg');

    await step('name and claim are settings', async () => {
      await page.goto('/admin/portal');
      await page.getByLabel('Name des Portals').fill('Der Auentaler');
      await page.getByLabel('Leitspruch').fill('Was am Fluss geschieht');
      await page
        .locator('#portal')
        .locator('..')
        .locator('..')
        .getByRole('button', { name: 'Speichern' })
        .click();
      await expect(page.getByText('Die Einstellungen „Portal“ sind gespeichert.')).toBeVisible();
    });

    await glance('pages of the portal stand in the preview, without their scripts', async () => {
      await page.goto('/admin/portal/aussehen?vorlage=hafen');
      await expect(page.locator('main output iframe')).toHaveCount(2);
      await expect.poll(() => page.evaluate(previewedParts)).toEqual({ mains: 2, scripts: 0 });
    });

    await glance(
      'a colour that nobody could read is refused, with the nearest that everybody can',
      async () => {
        await page.goto('/admin/portal/aussehen?vorlage=hafen');
        const accent = page.getByLabel('Redaktion, hell');
        await wake(accent);
        await accent.fill(PALE);
        await expect(page.getByText(/^Der Kontrast ist zu klein: .* Am nächsten liegt #/)).toBeVisible();
        expectStatus(422);
        await accent.press('Enter');
      },
    );

    await step('the proposals are taken', async () => {
      await page.goto('/admin/portal/aussehen?vorlage=hafen');
      const accent = page.getByLabel('Redaktion, hell');
      await wake(accent);
      await accent.fill(PALE);
      await page.getByRole('button', { name: 'Vorschläge übernehmen und speichern' }).click();
      await expect(page.getByText('Das Portal zeigt sich jetzt so.')).toBeVisible();
      await expect(page.getByLabel('Redaktion, hell')).not.toHaveValue(PALE);
    });

    await step('a logo takes the place of the name', async () => {
      await page.goto('/admin/portal/logo');
      const logo = page.getByRole('region', { name: 'Logo', exact: true });
      await choose(logo.getByText('Logo auswählen'), {
        name: 'logo.png',
        mimeType: 'image/png',
        buffer: await drawLogo(),
      });
      await logo.getByRole('button', { name: 'Hochladen' }).click();
      await expect(logo.getByRole('img', { name: 'Logo, hell' })).toBeVisible();
    });

    await glance('readers see it all at once', async () => {
      const reader = await visit.another();
      await reader.step('on the front page', async () => {
        await reader.page.goto('/');
        await expect(reader.page).toHaveTitle(/Der Auentaler/);
        await expect(
          reader.page.getByRole('banner').getByRole('img', { name: 'Der Auentaler' }),
        ).toBeVisible();
        await expect(reader.page.getByText('Was am Fluss geschieht').first()).toBeVisible();
      });
    });

    await step('the claim is taken back', async () => {
      await page.goto('/admin/portal');
      await page.getByRole('button', { name: 'Leitspruch: Zurücknehmen' }).click();
      await expect(page.getByText('Die Änderung ist zurückgenommen.')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Leitspruch' })).toHaveValue('');
    });
  },
};

const previewedParts = () => {
  const pages = [...document.querySelectorAll<HTMLIFrameElement>('main output iframe')].flatMap(
    ({ contentDocument }) => contentDocument ?? [],
  );
  const count = (selector: string) =>
    pages.reduce((all, found) => all + found.querySelectorAll(selector).length, 0);
  return { mains: count('main'), scripts: count('script') };
};

const drawLogo = () =>
  sharp({ create: { width: 480, height: 120, channels: 4, background: '#0b4f8a' } })
    .png()
    .toBuffer();
