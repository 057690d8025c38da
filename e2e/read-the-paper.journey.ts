// Somebody leafs through the paper: a place, a story with a gallery, the comment that a friend has sent the address of.
import { expect } from './journey.ts';
import type { Journey } from './journey.ts';

const STORY = 'Elf zu zehn für die alte Brücke';
const PICTURE_PAGE = 'Zwölf Bilder von der Säule, und nur eines mit Kater';

export const readThePaper: Journey = {
  name: 'read the paper',
  portal: 'demo',
  walk: async ({ page, step, glance, isPhone }) => {
    const heading = page.getByRole('heading', { level: 1 });
    const gallery = page.getByRole('region', { name: 'Bilderstrecke mit 12 Bildern' });
    const thumbs = gallery.getByRole('button', { name: /^Bild \d+ zeigen/ });
    let firstComment = '';

    await step('the front page shows what the towns have to tell', async () => {
      await page.goto('/');
      for (const name of ['Schnappschüsse', 'Termine', 'Meinung', 'Meistdiskutiert'])
        await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    });

    await step('the place switch leads to a town', async () => {
      await page.locator('summary', { hasText: 'Alle Orte' }).click();
      await page.getByRole('navigation', { name: 'Orte' }).getByRole('link', { name: 'Auenfeld' }).click();
      await expect(page).toHaveURL('/auenfeld');
    });

    await step('the town leads to its great story', async () => {
      await page.getByRole('link', { name: STORY }).first().click();
      await expect(heading).toHaveText(STORY);
      firstComment = await page.request
        .get(`/a/pub-api/articles/${/_a(\d+)$/.exec(page.url())![1]}/comments`)
        .then((answer) => answer.json())
        .then(({ comments }: { comments: { commentId: number }[] }) => `comment-${comments[0]!.commentId}`);
    });

    await step('a topic leads to a page of pictures', async () => {
      await page.goto('/tag/bilder-der-woche');
      await page.getByRole('link', { name: PICTURE_PAGE }).first().click();
      await expect(heading).toHaveText(PICTURE_PAGE);
    });

    await glance('its pictures wait for the reader', async () => {
      await gallery.scrollIntoViewIfNeeded();
      await expect(gallery.getByText(/^1\s\/\s12$/)).toBeVisible();
      await expect(gallery.getByRole('button', { name: 'Von selbst weiterblättern' })).toBeVisible();
      await gallery.getByRole('button', { name: 'Nächstes Bild' }).click();
      await expect(gallery.getByText(/^2\s\/\s12$/)).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(gallery.getByText(/^3\s\/\s12$/)).toBeVisible();
    });

    await step('eight are shown small, the others on demand', async () => {
      await expect(thumbs).toHaveCount(8);
      await gallery.getByRole('link', { name: 'Mehr Bilder (4)' }).click();
      await expect(thumbs).toHaveCount(12);
      await thumbs.last().click();
      await expect(gallery.getByText(/^12\s\/\s12$/)).toBeVisible();
    });

    await step('one fills the screen and goes back', async () => {
      await gallery.getByRole('button', { name: 'Ganzer Bildschirm' }).click();
      await gallery.getByRole('button', { name: 'Ganzen Bildschirm verlassen' }).click();
      await expect(gallery.getByRole('button', { name: 'Ganzer Bildschirm' })).toBeVisible();
    });

    await step('the address of a comment leads to it', async () => {
      await page.goto('/auenfeld');
      await page.getByRole('link', { name: STORY }).first().click();
      await page.goto(`${page.url()}#${firstComment}`);
      await expect(page.locator(`#${firstComment}`)).toBeInViewport();
    });

    await glance('who wrote it has a page', async () => {
      const author = page.locator('article header, article').getByRole('link', { name: 'Henrike Voßberg' });
      await author.first().click();
      await expect(heading).toHaveText('Henrike Voßberg');
      if (isPhone) await page.goBack();
    });
  },
};
