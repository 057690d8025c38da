// A newspaper moves here from WordPress: its export is read, looked at and taken over, old addresses lead on, and all of it can go again.
import { expect, openUntil } from './journey.ts';
import type { Journey } from './journey.ts';
import { signIn } from './people.ts';

/** An export without pictures: nobody can be asked for them here. */
const EXPORT = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/"
 xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/"><channel>
<wp:wxr_version>1.2</wp:wxr_version><wp:base_site_url>https://anzeiger.example</wp:base_site_url>
<wp:author><wp:author_login>hb</wp:author_login><wp:author_display_name>Hanna Brehm</wp:author_display_name></wp:author>
<item><title>Die alte Glocke läutet wieder</title><link>https://anzeiger.example/2009/10/glocke/</link><dc:creator>hb</dc:creator>
<content:encoded><![CDATA[Sie hat einen Riss, den man hört.

Bezahlt hat es ein Verein, der <strong>zwölf Jahre</strong> gesammelt hat.]]></content:encoded>
<excerpt:encoded><![CDATA[Repariert im Nachbarort.]]></excerpt:encoded><wp:post_id>11</wp:post_id>
<wp:post_date_gmt>2009-10-12 08:00:00</wp:post_date_gmt><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>
<category domain="category" nicename="vereine"><![CDATA[Vereine]]></category>
<wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_author>Otto</wp:comment_author><wp:comment_date_gmt>2009-10-12 09:00:00</wp:comment_date_gmt>
<wp:comment_content>Endlich wieder pünktlich.</wp:comment_content><wp:comment_approved>1</wp:comment_approved></wp:comment></item>
<item><title>Noch ein Entwurf</title><wp:post_id>12</wp:post_id><wp:status>draft</wp:status><wp:post_type>post</wp:post_type></item>
</channel></rss>`;

const OLD_ADDRESS = '/2009/10/glocke/';

export const moveFromWordpress: Journey = {
  name: 'move from WordPress',
  portal: 'demo',
  screen: 'wide',
  walk: async (visit) => {
    const { page, step } = visit;
    const main = page.getByRole('main');
    await signIn(visit, 'admin');

    await step('the export is brought and read', async () => {
      await page.goto('/admin/import');
      await main.locator('input[type=file]').setInputFiles({
        name: 'anzeiger.xml',
        mimeType: 'text/xml',
        buffer: Buffer.from(EXPORT),
      });
      await page.getByRole('button', { name: 'Lesen lassen' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('anzeiger.xml');
    });

    await step('what stands in it can be looked at before anything comes', async () => {
      await openUntil(page, async () => {
        await expect(main.getByRole('heading', { name: 'Was woraus wird' })).toBeVisible({ timeout: 1000 });
      });
      await expect(main.getByText('ist nicht veröffentlicht')).toBeVisible();
      await expect(main.getByText('Nichts geht verloren.')).toBeVisible();
    });

    await step('it comes, by what was chosen', async () => {
      await main.getByLabel('Ort', { exact: true }).selectOption({ label: 'Steinach' });
      await main.getByLabel('Rubrik', { exact: true }).selectOption({ label: 'Leben' });
      await main.getByLabel('Vereine').selectOption({ label: 'Schlagwort' });
      await main.getByRole('button', { name: 'Übernehmen' }).click();
      await openUntil(page, async () => {
        await expect(main.getByText('fertig')).toBeVisible({ timeout: 1000 });
      });
    });
    const address = page.url();

    await step('whoever follows an old link arrives', async () => {
      await page.goto(OLD_ADDRESS);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Die alte Glocke läutet wieder');
      await expect(main.getByText('Hanna Brehm').first()).toBeVisible();
      await expect(main.getByText('Endlich wieder pünktlich.')).toBeVisible();
    });

    await step('and all of it can go again', async () => {
      await page.goto(address);
      visit.expectStatus(422);
      await main.getByRole('button', { name: 'Alles zurücknehmen' }).click();
      await expect(main.getByText('Bitte kreuzen Sie an')).not.toHaveCount(0);
      await main.getByLabel('Ja, alles zurücknehmen').check();
      await main.getByRole('button', { name: 'Alles zurücknehmen' }).click();
      await openUntil(page, async () => {
        await expect(main.getByRole('button', { name: 'Aus der Liste nehmen' })).toBeVisible({
          timeout: 1000,
        });
      });
      // The browser remembers where the old address led.
      visit.expectStatus(410);
      expect((await page.goto(OLD_ADDRESS))!.status()).toBe(410);
    });
  },
};
