// An editor takes an article along for the printed paper: with the pictures that are wanted, in their order, told beforehand what
// paper can't show. Then all that came out in a district, which is made behind the scenes, for nobody else.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Page } from 'playwright';
import { addDays, dayOf } from '../src/kernel/calendar.ts';
import { entriesOf } from '../src/bundles/data-export/test-data.ts';
import { expect, expectSoon, wake } from './journey.ts';
import type { Journey } from './journey.ts';
import { aMember, giveRole, takeRole } from './people.ts';
import { composerOn, fileUnder, untilSaved, writeInto } from './writer.ts';

const TITLE = 'Der Steg am Weiher trägt wieder';
const PLACE = 'Landkreis Werletal';
const LINK = 'https://steg.example/plan';
const CALLS = '/schreiben/ajax/manuskript';

export const exportToPrint: Journey = {
  name: 'export to print',
  portal: 'demo',
  screen: 'wide',
  isLong: true,
  walk: async (vera) => {
    const { page, portal, step, glance, another } = vera;
    const editor = await aMember(vera, 'Vera Holm');
    await giveRole(portal, editor, 'editor', PLACE);
    const dialog = page.getByRole('dialog', { name: 'Export' });
    const rows = dialog.locator('ol > li');
    const checks = dialog.getByRole('region', { name: 'Das ist darin' }).getByRole('listitem');
    const file: { name: string; bytes: Buffer } = { name: '', bytes: Buffer.alloc(0) };

    await glance('an article with three pictures, a link and a little tree is out', async () => {
      await writeArticle(page, [
        await anUploaded(page, 'Der Steg', 'Henrike Voßberg'),
        await anUploaded(page, 'Die Bohlen', ''),
        await anUploaded(page, 'Der Weiher', 'Kai Brenner'),
      ]);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(TITLE);
    });

    await step('its editor opens the export over the page', async () => {
      const open = page.getByRole('link', { name: 'Exportieren' }).first();
      await wake(open);
      await open.click();
      await wake(dialog.getByRole('button', { name: 'Exportieren' }));
      await expect(dialog.getByRole('region', { name: new RegExp(TITLE) })).toBeVisible();
      await expect(checks).toHaveCount(0);
    });

    await step(
      'for print it says how long it is, how large the pictures can be, and what paper can’t show',
      async () => {
        await dialog.getByRole('radio', { name: /^Druck/ }).check();
        for (const words of [
          /^Länge: \d+ Zeichen, etwa \d+ Druckzeilen/,
          /„Der Steg“\): bei 300 dpi 127 × 85 mm\.$/,
          /„Die Bohlen“\): ohne Urheber\.$/,
          /^Emojis fehlen auf Papier: 🎄$/,
          new RegExp(`^Links führen auf Papier nirgendwohin: ${LINK}$`),
        ])
          await expect(checks.filter({ hasText: words })).toHaveCount(1);
      },
    );

    await glance('in a smaller size the pictures are too small, which is said at once', async () => {
      const size = dialog.getByLabel('Größe der Bilder');
      await size.selectOption('M');
      await expect(checks.filter({ hasText: 'nur 27 × 18 mm' })).toHaveCount(3);
      await size.selectOption('XXL');
    });

    await step(
      'the last picture goes first by the keys, and the one without a name stays behind',
      async () => {
        await rows
          .filter({ hasText: 'Der Weiher' })
          .getByRole('button', { name: /verschieben$/ })
          .focus();
        await page.keyboard.press('Home');
        await expect(rows.first()).toContainText('Der Weiher');
        await dialog.getByRole('checkbox', { name: /Die Bohlen/ }).uncheck();
        await expect(checks.filter({ hasText: 'ohne Urheber' })).toHaveCount(0);
        await expect(checks.filter({ hasText: '127 × 85 mm' })).toHaveCount(2);
      },
    );

    await glance('the file comes', async () => {
      const coming = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Exportieren' }).click();
      const download = await coming;
      file.name = download.suggestedFilename();
      file.bytes = await readFile(await download.path());
      await expect(dialog).toHaveCount(0);
    });

    await glance('it is clean XML with both pictures in that order, and a report', async () => {
      expect(file.name).toMatch(/^export-\d+-der-steg-am-weiher.*\.zip$/);
      const entries = await entriesOf(file.bytes);
      const names = [...entries.keys()];
      expect(names).toHaveLength(4);
      const xml = entries.get(names.find((name) => name.startsWith('satz/'))!)!.toString();
      expect(xml).toContain(`<titel>${TITLE}</titel>`);
      expect(xml).toContain('<absatz>Den Plan gibt es beim <fett>Verein</fett>.</absatz>');
      expect(xml).not.toMatch(/🎄|https:|<a\b/u);
      const pictures = [
        ...xml.matchAll(/<bild href="file:\/\/\/([^"]+)" breite="127mm" hoehe="85mm">.*?<urheber>([^<]+)</gs),
      ];
      expect(pictures.map(([, , credit]) => credit)).toEqual(['Kai Brenner', 'Henrike Voßberg']);
      for (const [, name, credit] of pictures) {
        const bytes = entries.get(name!)!;
        expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1500, height: 1000 });
        expect(bytes.includes(Buffer.from(credit!))).toBe(true);
      }
      const report = entries.get('pruefung.txt')!.toString();
      for (const words of [TITLE, 'Emojis fehlen auf Papier: 🎄', LINK, '127 × 85 mm'])
        expect(report).toContain(words);
    });

    await step('a span that ends before it begins gives the form back', async () => {
      vera.expectStatus(400);
      await page.goto('/cockpit/export');
      const today = dayOf(new Date());
      await page.getByLabel('Ort').selectOption({ label: PLACE });
      await page.getByLabel('Von').fill(today);
      await page.getByLabel('Bis').fill(addDays(today, -400));
      await page.getByRole('button', { name: 'Weiter' }).click();
      await expect(page.getByRole('alert')).toContainText('Der Zeitraum endet, bevor er beginnt.');
      await page.getByLabel('Von').fill(addDays(today, -800));
      await page.getByLabel('Bis').fill(today);
      await page.getByRole('button', { name: 'Weiter' }).click();
    });

    await step('a district is much: it will be made behind the scenes', async () => {
      const begin = page.getByRole('button', { name: 'Exportieren' });
      await wake(begin);
      await expect(page.getByText('Das dauert etwas')).toBeVisible();
      await page.getByRole('radio', { name: /^ZIP/ }).check();
      await begin.click();
      await expect(page).toHaveURL(/\/cockpit\/export\/\d+$/);
    });

    const ready = page.getByRole('link', { name: 'Datei herunterladen' });

    await step('the page hears when it is done', async () => {
      await expectSoon(ready).toBeVisible();
    });

    const run = new URL(page.url()).pathname;
    const address = (await ready.getAttribute('href'))!;

    await glance('a notice says so, too', async () => {
      await page.goto('/konto/mitteilungen');
      await expect(
        page.getByRole('main').getByText('Ihr Export liegt 24 Stunden zum Abholen bereit'),
      ).toBeVisible();
      const answer = await page.request.get(address);
      const entries = await entriesOf(await answer.body());
      const manifest = JSON.parse(entries.get('manifest.json')!.toString()) as { files: unknown[] };
      expect(manifest.files.length).toBeGreaterThan(20);
    });

    await glance('nobody else gets it, not even an editor of the same place', async () => {
      const kai = await another();
      const colleague = await aMember(kai, 'Kai Brenner');
      for (const path of [address, run]) expect((await kai.page.request.get(path)).status()).toBe(404);
      await giveRole(portal, colleague, 'editor', PLACE);
      await takeRole(portal, colleague, 'author');
      expect((await kai.page.request.get(address)).status()).toBe(404);
      const stranger = await fetch(portal.address + address, { redirect: 'manual' });
      expect(stranger.headers.get('location') ?? String(stranger.status)).toMatch(/^\/anmelden|401/);
    });
  },
};

/** Uploads a picture of the editor's own, with its words and, where there is one, its credit; its sizes are made. */
const anUploaded = async ({ request }: Page, caption: string, copyright: string): Promise<number> => {
  const noise = sharp({
    create: {
      width: 1500,
      height: 1000,
      channels: 3,
      background: '#7a5',
      noise: { type: 'gaussian', mean: 120, sigma: 30 },
    },
  });
  const file = { name: 'steg.jpg', mimeType: 'image/jpeg', buffer: await noise.jpeg().toBuffer() };
  const upload = await request.post('/media/imgeditor/upload', {
    multipart: { imageManagerPrefix: 'bild', file },
  });
  const { files } = (await upload.json()) as { files: [{ imageObj: { id: number } }] };
  const { id } = files[0].imageObj;
  const isStub = async () => {
    const answer = await request.get(`/media/imageisstub?ids=${id}`);
    return ((await answer.json()) as Record<string, boolean>)[id];
  };
  await expectSoon.poll(isStub).toBe(false);
  const data = { prefix: 'bild', caption: { caption }, copyright: { copyright } };
  const changed = await request.post(`/media/imgeditor/executemodules/${id}`, { data });
  expect(changed.status()).toBe(200);
  // The picture's words go into its files, which are made anew.
  await expectSoon.poll(isStub).toBe(false);
  return id;
};

/** Writes an article in the composer, but for the text, which nobody types who has pasted it; then it comes out. */
const writeArticle = async (page: Page, imageIds: readonly number[]) => {
  const composer = composerOn(page);
  await page.goto('/schreiben/artikel');
  await writeInto(composer.headline, `${TITLE} 🎄`);
  await writeInto(composer.lead, 'Drei Winter lang war er gesperrt.');
  await writeInto(composer.text, 'Den Plan gibt es beim Verein.');
  await fileUnder(page, 'Hungerberg', 'Leben');
  await untilSaved(page);
  const id = page.url().split('/').at(-1)!;
  await page.goto('/schreiben');
  const { content, version } = (await (await page.request.get(`${CALLS}/${id}`)).json()) as {
    content: { body: object };
    version: number;
  };
  const body = {
    ...content.body,
    content: [
      paragraph('Den Plan gibt es beim ', { text: 'Verein', marks: [{ type: 'bold' }] }, '.'),
      paragraph('Und hier: ', {
        text: 'der Plan',
        marks: [{ type: 'link', attrs: { href: LINK, newTab: false } }],
      }),
      { type: 'gallery', attrs: { imageIds } },
    ],
  };
  const data = { version, content: { ...content, body }, key: randomUUID() };
  const saved = (await (await page.request.post(`${CALLS}/${id}`, { data })).json()) as { version: number };
  const answer = await page.request.post(`${CALLS}/${id}/veroeffentlichen`, {
    data: { version: saved.version },
  });
  const { href } = (await answer.json()) as { href: string };
  await page.goto(href);
};

const paragraph = (...words: readonly (string | object)[]) => ({
  type: 'paragraph',
  attrs: { textAlign: null },
  content: words.map((word) => ({ type: 'text', ...(typeof word === 'string' ? { text: word } : word) })),
});
