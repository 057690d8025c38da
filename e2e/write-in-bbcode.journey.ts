// Somebody writes an article in both modes of the editor, pastes from elsewhere and embeds; a reader meets what came of it.
import type { Locator, Page } from 'playwright';
import { logForeign } from './foreign.ts';
import { expect } from './journey.ts';
import type { Journey } from './journey.ts';
import { signIn } from './people.ts';
import { composerOn, fileUnder, untilSaved, writeInto } from './writer.ts';

const PROVIDER = 'www.youtube-nocookie.com';
/** A video known to the portal from a piece of the demo, so that nobody has to be asked for it. */
const VIDEO = 'eRsGyueVLvQ';
const FRAME = `https://${PROVIDER}/embed/${VIDEO}`;
const OTHER_PIECE = 'Der neue Ofen ist vier Zentimeter breiter als die Tür';
/** Nothing of our own network is ever asked. */
const UNASKED = 'http://10.0.0.1/innen';

const TYPED = `

[quote="Marlies Brandtner, Stadträtin"]Wir bauen.[/quote]

[spoiler=Auflösung]Es war die Linde.[/spoiler]

[table]
[tr][th]Jahr[/th][th]Bänke[/th][/tr]
[tr][td]2025[/td][td]3[/td][/tr]
[/table]

Ein [blinken]fremdes[/blinken] Zeichen.

[video=link src="${UNASKED}"][/video]

Zum Schluss: `;

const PASTED = `<p class="MsoNormal" style="font-size:40pt"><b>Fett</b> aus einem anderen Programm
  <script>alert(1)</script><iframe src="https://werbung.example/"></iframe></p>`;

export const writeInBBCode: Journey = {
  name: 'write in BBCode',
  portal: 'demo',
  screen: 'wide',
  walk: async (visit) => {
    const { page, step, glance, expectStatus, another } = visit;
    await signIn(visit, 'autorin');
    const { headline, lead, text, publish, sheet } = composerOn(page);
    const source = page.locator('textarea[spellcheck=false]');
    const toolOf = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });

    await glance('somebody writes', async () => {
      await page.goto('/schreiben/artikel');
      await writeInto(headline, 'Drei Bänke und ein Video');
      await writeInto(lead, 'Am Markt stehen bald drei Bänke. Wie es dazu kam, zeigt ein kleiner Film.');
      await writeInto(text, 'Die **Bank** kostet *900 Euro*.\n- eins\nzwei');
      await fileUnder(page, 'Steinach', 'Leben');
    });

    await glance('the other mode shows the same as tags', async () => {
      await toolOf('Als BBCode bearbeiten').click();
      await expect(source).toHaveValue(/Die \[b\]Bank\[\/b\] kostet \[i\]900 Euro\[\/i\]\./);
      await expect(source).toHaveValue(/\[list\]\n\[\*\]eins\n\[\*\]zwei\n\[\/list\]/);
    });

    await glance('and back nothing is different', async () => {
      const typed = await source.inputValue();
      await toolOf('Als BBCode bearbeiten').click();
      await expect(text.locator('strong')).toHaveText('Bank');
      await expect(text.locator('li')).toHaveText(['eins', 'zwei']);
      await toolOf('Als BBCode bearbeiten').click();
      await expect(source).toHaveValue(typed);
    });

    await step('tags that are typed are what they say, and unknown ones stay text', async () => {
      await source.press('Control+End');
      await page.keyboard.insertText(TYPED);
      await toolOf('Als BBCode bearbeiten').click();
      await expect(text.locator('blockquote')).toHaveText('Wir bauen.');
      await expect(text.locator('blockquote input')).toHaveValue('Marlies Brandtner, Stadträtin');
      await expect(text.getByLabel('Titel des Spoilers')).toHaveValue('Auflösung');
      await expect(text.getByText('Es war die Linde.')).toBeVisible();
      await expect(text.locator('th')).toHaveText(['Jahr', 'Bänke']);
      await expect(text.locator('td')).toHaveText(['2025', '3']);
      await expect(text).toContainText('Ein [blinken]fremdes[/blinken] Zeichen.');
    });

    await glance('what is pasted is cleaned, and what was left behind is said', async () => {
      await text.getByText('Zum Schluss:').click();
      await page.keyboard.press('End');
      await paste(text, PASTED);
      await expect(text.locator('strong', { hasText: 'Fett' })).toBeVisible();
      await expect(page.getByText('Nicht übernommen: 1 Skript')).toBeVisible();
      await expect(page.getByText('Nicht übernommen: 1 eingebetteter Inhalt')).toBeVisible();
      await expect(text.locator('script, iframe')).toHaveCount(0);
    });

    await step('a piece of the portal is found by its words', async () => {
      await toolOf('Inhalt einbetten').click();
      await sheet.getByRole('combobox').fill('Ofen Zentimeter');
      await expect(sheet.getByRole('option', { name: OTHER_PIECE })).toBeVisible();
    });

    await glance('and stands in the text as a card', async () => {
      await sheet.getByRole('option', { name: OTHER_PIECE }).click();
      await expect(text.locator('[data-type=embed]')).toContainText(OTHER_PIECE);
    });

    await glance('a video comes by its address', async () => {
      expectStatus(422);
      await toolOf('Video von YouTube').click();
      await sheet.getByLabel('Adresse des Videos').fill('https://example.org/film');
      await sheet.getByRole('button', { name: 'Einfügen' }).click();
      await expect(sheet.getByText('Bitte geben Sie die Adresse eines Videos bei YouTube an.')).toBeVisible();
      await sheet.getByLabel('Adresse des Videos').fill(`https://youtu.be/${VIDEO}?si=abc`);
      await sheet.getByRole('button', { name: 'Einfügen' }).click();
      await expect(text.locator('[data-type=video]')).toHaveCount(2);
    });

    await step('the author is told what can’t be shown, and all is saved', async () => {
      await untilSaved(page);
      await expect(
        page.getByText('Es sind Probleme mit eingebetteten oder verknüpften Inhalten aufgetreten...'),
      ).toBeVisible();
      await expect(page.getByText(`${UNASKED} Diese Adresse darf nicht abgerufen werden.`)).toBeVisible();
    });

    await glance('and comes out', async () => {
      await publish.click();
      await sheet.getByRole('button', { name: 'Veröffentlichen' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Drei Bänke und ein Video');
    });

    const reader = await another();
    const foreign = logForeign(reader.page);
    const figure = reader.page.locator('figure').filter({ has: reader.page.locator('embed-frame') });
    const frame = figure.locator('iframe');

    await reader.step('a reader gets all of it, and nobody else hears of the reader', async () => {
      await reader.page.goto(page.url());
      await expect(reader.page.getByRole('link', { name: OTHER_PIECE })).toBeVisible();
      await expect(reader.page.getByText('Marlies Brandtner, Stadträtin')).toBeVisible();
      await expect(reader.page.getByText('Inhalt nicht verfügbar')).toBeVisible();
      await figure.scrollIntoViewIfNeeded();
      await expect(figure.getByText('Beim Laden erfährt Google Ireland Limited')).toBeVisible();
      await expect(frame).toHaveCount(0);
      expect(foreign.take()).toEqual([]);
    });

    await reader.glance('who agrees gets the video, and nothing else', async () => {
      reader.expectForeign(PROVIDER);
      await standIn(reader.page);
      await figure.getByLabel('YouTube immer laden').check();
      await expect(frame).toHaveCount(1);
      await expect.poll(() => foreign.take()).toEqual([FRAME]);
    });

    await reader.glance('and takes it back', async () => {
      await reader.page.goto('/p/einbettungen');
      await reader.page.getByRole('button', { name: 'Alles widerrufen' }).click();
      await expect(reader.page.getByText('Ihre Zustimmung ist widerrufen.')).toBeVisible();
      await reader.page.goto(page.url());
      await figure.scrollIntoViewIfNeeded();
      await expect(figure.getByRole('button', { name: 'Video laden' })).toBeVisible();
      await expect(frame).toHaveCount(0);
      expect(foreign.take()).toEqual([]);
    });
  },
};

/** Pastes HTML as when it was copied in another program. */
const paste = (field: Locator, html: string) =>
  field.evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    clipboardData.setData('text/plain', 'Fett aus einem anderen Programm');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

/** Answers in the place of the provider. */
const standIn = (page: Page) =>
  page.route(`https://${PROVIDER}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="de"><title>Video</title>' }),
  );
