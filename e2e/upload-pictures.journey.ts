// Somebody brings a photo over a line that is slow and breaks.
import sharp from 'sharp';
import { choose, expect, expectSoon } from './journey.ts';
import type { Journey } from './journey.ts';
import { openLine } from './line.ts';
import { aMember } from './people.ts';

/** How fast the line is, so that an upload takes some seconds. */
const BYTES_A_SECOND = 150_000;

export const uploadPictures: Journey = {
  name: 'upload pictures',
  portal: 'demo',
  screen: 'phone',
  walk: async (visit) => {
    const { page, step, glance } = visit;
    const line = await openLine(visit.portal.address);
    const uploads = page.getByRole('list', { name: 'Ihre Uploads' });
    const own = page.getByRole('main').locator('media-element');

    await step('nobody has pictures at first', async () => {
      await aMember(visit, 'Greta Lohse');
      await page.goto(`${line.address}/konto/bilder`);
      await expect(page.getByRole('heading', { name: 'Noch keine Bilder' })).toBeVisible();
    });

    await glance('what is no picture is refused before it is sent', async () => {
      const letter = { name: 'Brief.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
      await choose(page.getByText('Bilder auswählen'), letter);
      await expect(page.getByRole('alert').filter({ hasText: 'Brief.pdf' })).toBeVisible();
    });

    await glance('a photo goes its slow way', async () => {
      const session = await page.context().newCDPSession(page);
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 100,
        downloadThroughput: -1,
        uploadThroughput: BYTES_A_SECOND,
      });
      await choose(page.getByText('Bilder auswählen'), {
        name: 'Werle.jpg',
        mimeType: 'image/jpeg',
        buffer: await aPhoto(),
      });
      await expect(uploads.getByRole('progressbar', { name: 'Werle.jpg' })).toBeVisible();
      await expect(uploads.getByText(/ von .*MB/)).toBeVisible();
    });

    await glance('until the line breaks', async () => {
      line.cut();
      await expect(uploads.getByText('Verbindung unterbrochen')).toBeVisible();
    });

    await glance('and once more, when it holds', async () => {
      line.mend();
      await uploads.getByRole('button', { name: 'Erneut versuchen' }).click();
      await expectSoon(uploads.getByText('Hochgeladen. Das Bild wird jetzt bearbeitet.')).toBeVisible();
    });

    await step('upright, small, and nobody else sees it', async () => {
      await expectSoon(own.locator('img[width]').first()).toBeVisible();
      await page.reload();
      await expect(own).toHaveCount(1);
      await expect(page.getByText('nirgends gezeigt', { exact: true })).toBeVisible();
      const picture = own.locator('img').first();
      const [width, height] = await Promise.all(
        ['width', 'height'].map((name) => picture.getAttribute(name)),
      );
      expect(Number(height)).toBeGreaterThan(Number(width));
    });

    await glance('deleted, it is gone', async () => {
      await own.hover();
      await own.getByRole('link', { name: 'Bild löschen' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
      await expect(page.getByText('Das Bild ist gelöscht.')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Noch keine Bilder' })).toBeVisible();
      await line.close();
    });
  },
};

/** Draws a photo held sideways, as its camera says: no two points alike, so that it is large. */
const aPhoto = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 1200,
      height: 800,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 90 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
