// An editor sets what is asked before articles of a quarter appear, without JavaScript; somebody writes there, says who comes up in
// it, and it waits with that until the editor has let it out; a comment waits, too.
import { expect, wake } from './journey.ts';
import type { Journey } from './journey.ts';
import { aMember, giveRole, signIn } from './people.ts';
import { composerOn, fileUnder, untilSaved, writeInto } from './writer.ts';

const HEADLINE = 'Das Nachbarskind pflanzt einen Apfelbaum';
const DESK = '/cockpit/vor-dem-erscheinen';

export const gates: Journey = {
  name: 'gates',
  portal: 'demo',
  isLong: true,
  walk: async (editor) => {
    const { page, portal, step, another, isPhone } = editor;
    // Two walks go on at the same time, each with a quarter of its own; other journeys write in none of them.
    const PLACE = isPhone ? 'Flusssiedlung' : 'Bahnhofsviertel';
    const [writer, moderator] = [await another(), await another()];
    const [edits] = await Promise.all([aMember(editor, 'Edda Freigabe'), aMember(writer, 'Wim Apfel')]);
    await giveRole(portal, edits, 'editor', PLACE);
    const composer = composerOn(writer.page);
    const main = page.getByRole('main');

    await step('an editor sees what holds, and has articles of the quarter asked about people', async () => {
      await page.goto(DESK);
      await main.getByLabel('Ort', { exact: true }).selectOption({ label: PLACE });
      await main.getByLabel('Art', { exact: true }).selectOption({ label: 'Artikel' });
      await main.getByLabel('Für wen').selectOption({ label: 'Alle, die nicht redigieren' });
      await main
        .getByLabel('Was gilt', { exact: true })
        .selectOption({ label: 'erst nach Freigabe, mit Fragen' });
      await main.getByRole('button', { name: 'Speichern' }).click();
      await expect(page.getByText('Gespeichert. Es gilt ab sofort')).toBeVisible();
      await expect(main.getByRole('table', { name: `Was gilt: ${PLACE}` })).toContainText('mit Fragen');
    });

    await writer.step('somebody writes there and can’t publish, but hand it in', async () => {
      await writer.page.goto('/schreiben/artikel');
      await writeInto(composer.headline, HEADLINE);
      await writeInto(composer.text, 'Mit sechs Jahren gräbt man tiefer, als man groß ist.');
      await fileUnder(writer.page, PLACE, 'Leben');
      await untilSaved(writer.page);
      await writer.page.getByRole('button', { name: 'Zur Prüfung einreichen' }).click();
      await expect(composer.sheet.getByText('Fragen zu Personen')).toBeVisible();
    });

    await writer.step('is told which questions are open', async () => {
      await composer.sheet.getByRole('button', { name: 'Zur Prüfung einreichen' }).click();
      await expect(composer.sheet.getByText('Bitte wählen Sie eine Antwort.').first()).toBeVisible();
    });

    await writer.step('answers them, and reads for what it waits', async () => {
      const answer = async (question: RegExp, said: string) =>
        composer.sheet.getByRole('group', { name: question }).getByLabel(said).check();
      await answer(/andere Menschen/, 'Ja');
      await answer(/Gesundheit/, 'Nein');
      await answer(/einverstanden/, 'Nein');
      await composer.sheet.getByRole('button', { name: 'Zur Prüfung einreichen' }).click();
      await expect(composer.sheet).toBeHidden();
      await expect(writer.page.getByText('Wartet auf Freigabe, weil:')).toBeVisible();
      await expect(writer.page.getByText(`Aus ${PLACE} erscheint alles erst nach Fragen`)).toBeVisible();
    });

    await step('the editor reads the answers at the desk', async () => {
      await page.goto('/cockpit/beitraege');
      const entry = main.getByRole('article').filter({ hasText: HEADLINE });
      await expect(entry).toContainText('Einverständnis: Nein');
      await entry.getByRole('link', { name: /^Prüfen/ }).click();
      await expect(page.getByText('Einverständnis: Nein')).toBeVisible();
    });

    await step('lets it out, and everybody reads it', async () => {
      await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
      await composerOn(page).sheet.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADLINE);
    });
    const article = page.url();

    // The other quarter has a gate for comments of its own, which another journey meets.
    if (isPhone) {
      const setComments = async (level: string) => {
        await page.goto(DESK);
        await main.getByLabel('Ort', { exact: true }).selectOption({ label: PLACE });
        await main.getByLabel('Art', { exact: true }).selectOption({ label: 'Kommentar' });
        await main.getByLabel('Was gilt', { exact: true }).selectOption({ label: level });
        await main.getByRole('button', { name: 'Speichern' }).click();
        await expect(page.getByText('Gespeichert. Es gilt ab sofort')).toBeVisible();
      };
      const comments = writer.page.locator('#kommentare');
      const dialog = writer.page.getByRole('dialog');
      await setComments('erst nach Freigabe, mit Fragen');

      await writer.step('a comment is asked about the people in it, too', async () => {
        await writer.page.goto(article);
        await comments.getByText('Kommentar schreiben').click();
        await expect(comments.getByText('fragen vorher nach den Menschen darin')).toBeVisible();
        await wake(comments);
        await writer.page.getByLabel('Ihr Kommentar').fill('Das Kind heißt Mia und wohnt nebenan.');
        await comments.getByRole('button', { name: 'Kommentar abschicken' }).click();
        await dialog
          .getByRole('group', { name: /andere Menschen/ })
          .getByLabel('Ja')
          .check();
      });

      await writer.step('and waits with the answers', async () => {
        await dialog
          .getByRole('group', { name: /Gesundheit/ })
          .getByLabel('Nein')
          .check();
        await dialog
          .getByRole('group', { name: /einverstanden/ })
          .getByLabel('Nein')
          .check();
        await dialog.getByRole('button', { name: 'Abschicken' }).click();
        const waiting = comments.getByRole('article').filter({ hasText: 'Das Kind heißt Mia' });
        await expect(waiting).toContainText('Einverständnis: Nein');
      });

      await step('which the editor reads, too', async () => {
        await page.goto('/cockpit/kommentare');
        const entry = main.getByRole('listitem').filter({ hasText: 'Das Kind heißt Mia' });
        await expect(entry.first()).toContainText('Einverständnis: Nein');
      });
      await setComments('wie weiter oben');
    }

    await moderator.step('moderators see what rules would have found, of comments', async () => {
      await signIn(moderator, 'moderation');
      await moderator.page.goto('/cockpit/kommentare/regeln?woerter=Apfelbaum');
      await expect(moderator.page.getByText('Enthält „apfelbaum“')).toBeVisible();
    });

    await step('the editor has it as it was before', async () => {
      await page.goto(DESK);
      await main.getByLabel('Ort', { exact: true }).selectOption({ label: PLACE });
      await main.getByLabel('Art', { exact: true }).selectOption({ label: 'Artikel' });
      await main.getByLabel('Was gilt', { exact: true }).selectOption({ label: 'wie weiter oben' });
      await main.getByRole('button', { name: 'Speichern' }).click();
      const own = main.getByRole('table', { name: `Was gilt: ${PLACE}` });
      await expect(own.filter({ hasText: 'mit Fragen' })).toHaveCount(0);
    });
  },
};

const TREE = 'Die Linde hat ein drittes Gutachten';

export const gatesWithoutJavaScript: Journey = {
  name: 'gates without javascript',
  portal: 'demo',
  javaScript: false,
  walk: async (member) => {
    const { page, step, another, isPhone } = member;
    const editor = await another();
    await aMember(member, isPhone ? 'Karla Kommt' : 'Konrad Kommt');
    await signIn(editor, 'redaktion');
    const words = `Wer ${isPhone ? 'leise' : 'laut'} sägt, sägt zuletzt.`;
    const comments = page.locator('#kommentare');

    await step(
      'a member writes below a piece whose comments are read before, and reads why it waits',
      async () => {
        await page.goto('/suche?q=drittes+Gutachten+Linde');
        await page.getByRole('link', { name: TREE }).first().click();
        await comments.getByText('Kommentar schreiben').click();
        await expect(page.getByText('Kommentare lesen wir hier, bevor sie erscheinen.')).toBeVisible();
        await page.getByLabel('Ihr Kommentar').fill(words);
        await comments.getByRole('button', { name: 'Kommentar abschicken' }).click();
        const waiting = comments.getByRole('article').filter({ hasText: words });
        await expect(waiting).toContainText('Wartet auf Freigabe');
        await expect(waiting).toContainText('erscheint alles erst nach Freigabe');
      },
    );

    await editor.step('an editor releases it', async () => {
      await editor.page.goto('/cockpit/kommentare');
      const entry = editor.page.getByRole('main').getByRole('listitem').filter({ hasText: words });
      await entry.getByRole('button', { name: /^Freigeben/ }).click();
      await expect(editor.page.getByText('Der Kommentar ist freigegeben.')).toBeVisible();
    });

    await editor.step('looks at what holds where', async () => {
      await editor.page.goto(DESK);
      await expect(editor.page.getByRole('table', { name: 'Was gilt: Ganzes Portal' })).toBeVisible();
    });

    await step('and the member finds it among the others', async () => {
      await page.reload();
      await expect(comments.getByText(words)).toBeVisible();
      await expect(comments.getByText('Wartet auf Freigabe')).toHaveCount(0);
    });
  },
};
