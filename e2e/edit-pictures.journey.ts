// An editor puts the opening picture of an article right: its focus by mouse and by keys, turned and turned back.
import type { Locator } from 'playwright';
import { expect, expectSoon } from './journey.ts';
import type { Journey } from './journey.ts';
import { signIn } from './people.ts';

const HEADLINE = 'Der letzte Bus wartet künftig auf den letzten Zug';

export const editPictures: Journey = {
  name: 'edit pictures',
  portal: 'demo',
  screen: 'wide',
  walk: async (visit) => {
    const { page, step, glance } = visit;
    const { keyboard } = page;
    const hero = page.locator('main media-element').first();
    const picture = hero.locator('img').first();
    const edit = hero.getByRole('link', { name: 'Bild bearbeiten' });
    const editor = page.getByRole('dialog', { name: 'Bild bearbeiten' });
    const focus = editor.getByRole('slider', { name: 'Bildmittelpunkt' });
    const save = editor.getByRole('button', { name: 'Speichern' });
    let before = '';

    await glance('readers are shown no tools', async () => {
      await page.goto('/');
      await page.getByRole('link', { name: HEADLINE }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADLINE);
      await expect(page.locator('media-element')).toHaveCount(0);
    });

    await glance('an editor finds them on the picture', async () => {
      await signIn(visit, 'redaktion');
      await page.reload();
      // Before the custom element is defined a click leads nowhere.
      await page.waitForFunction(() => customElements.get('media-element'));
      await hero.hover();
      await expect(edit).toBeVisible();
      before = await stateOf(picture);
    });

    await step('the editor shows the picture, its words and its cuts', async () => {
      await edit.click();
      await expect(editor).toBeVisible();
      await expect(editor.getByLabel('Bildunterschrift')).not.toHaveValue('');
      await expect(editor.getByRole('list', { name: 'So wird das Bild beschnitten' })).toBeVisible();
    });

    await glance('a click puts the focus where it belongs', async () => {
      const box = (await editor.locator('img').first().boundingBox())!;
      await page.mouse.click(box.x + box.width / 4, box.y + box.height / 4);
      await expect(editor.getByLabel('Von links in %')).toHaveValue(/^2[45]/);
      await save.click();
      await expect(editor).toHaveCount(0);
      await expect(picture).toHaveAttribute('style', /object-position: ?2[45]/);
    });

    await step('by keys it goes on from there', async () => {
      await edit.focus();
      await keyboard.press('Enter');
      await expect(editor).toBeVisible();
      await focus.focus();
      await keyboard.press('Shift+ArrowRight');
      await keyboard.press('ArrowRight');
      await expect(editor.getByLabel('Von links in %')).toHaveValue(/^3[56]/);
    });

    await glance('Escape asks before anything is lost', async () => {
      await keyboard.press('Escape');
      const question = page.getByRole('dialog', { name: 'Änderungen verwerfen?' });
      await question.getByRole('button', { name: 'Weiter bearbeiten' }).press('Enter');
      await expect(editor.getByLabel('Von links in %')).toHaveValue(/^3[56]/);
      await save.press('Enter');
      await expect(editor).toHaveCount(0);
      await expect(picture).toHaveAttribute('style', /object-position: ?3[56]/);
      await expect(edit).toBeFocused();
    });

    await step('new words stand below the picture at once, and the page stays where it is', async () => {
      await edit.focus();
      await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
      await edit.press('Enter');
      await editor.getByLabel('Bildunterschrift').fill('Der letzte Bus, noch einmal gesehen');
      await editor.getByLabel('Fotografin oder Fotograf').fill('Henrike Voßberg');
      await save.click();
      await expect(editor).toHaveCount(0);
      const words = page.locator('figure:has(media-element) figcaption').first();
      await expect(words).toHaveText(/Der letzte Bus, noch einmal gesehen\s*Foto:\sHenrike\sVoßberg/);
      expect(Math.abs((await page.evaluate(() => scrollY)) - 200)).toBeLessThan(2);
    });

    await step('turned to the right, the preview stands upright', async () => {
      await edit.press('Enter');
      await editor.getByRole('button', { name: 'Nach rechts drehen' }).click();
      await expect(editor.getByText('90')).toBeVisible();
      await expect.poll(() => isUpright(editor.locator('img').first())).toBe(true);
    });

    await glance('saved, it comes back by itself as soon as it is ready', async () => {
      await save.click();
      await expect(editor).toHaveCount(0);
      await expectSoon.poll(() => stateOf(picture)).not.toBe(before);
    });

    await glance('and the original is there again', async () => {
      await page.reload();
      await hero.hover();
      await edit.click();
      await editor.getByRole('button', { name: 'Zurück zum Original' }).click();
      await save.click();
      await expect(editor).toHaveCount(0);
      await expectSoon.poll(() => stateOf(picture)).toBe(before);
    });
  },
};

/** Names the original and its turning, whatever size is shown. */
const stateOf = async (picture: Locator): Promise<string> =>
  /\/media\/image\/\d+\/\w+?_/.exec((await picture.getAttribute('src')) ?? '')?.[0] ?? '';

const isUpright = (picture: Locator): Promise<boolean> =>
  picture.evaluate((image: HTMLImageElement) => image.naturalHeight > image.naturalWidth);
