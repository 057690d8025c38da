// A moderator calms a thread down, takes out a comment and suspends who wrote it; each time the other side is told why.
import type { Page } from 'playwright';
import { expect, wake } from './journey.ts';
import type { Journey } from './journey.ts';
import { aMember, signIn } from './people.ts';

const HEADLINE = 'Wann wer schwimmen kann';
const RUDENESS = 'Herabwürdigender Ton, persönlicher Angriff';
const RUDE = 'Wer dienstags schwimmt, hat zu Hause nichts zu sagen.';
const LATE = 'Und wer mittwochs schwimmt, erst recht nicht.';
const LOCKED = 'Die Kommentare zu diesem Beitrag sind geschlossen.';
const SUSPENDED = 'Ihr Konto ist zurzeit gesperrt. Sie können lesen, aber nicht schreiben.';

export const moderate: Journey = {
  name: 'moderate',
  portal: 'demo',
  screen: 'wide',
  walk: async (linh) => {
    const { page, step, glance } = linh;
    const section = page.locator('#kommentare');
    const kurt = await linh.another();
    const { login } = await aMember(kurt, 'Kurt Immel');
    await signIn(linh, 'moderation');

    await kurt.glance('a member says what he thinks', async () => {
      await kurt.page.goto('/');
      await kurt.page.getByRole('link', { name: HEADLINE }).first().click();
      await writeComment(kurt.page, RUDE);
      await expect(kurt.page.getByText('Ihr Kommentar ist erschienen.')).toBeVisible();
    });

    await step('a moderator is asked before the comments are locked', async () => {
      await page.goto(kurt.page.url());
      await wake(section);
      await page.getByRole('link', { name: 'Kommentare sperren' }).click();
      await expect(page.getByRole('dialog', { name: 'Kommentare sperren?' })).toBeVisible();
    });

    await step('the page comes anew, and offers to open them', async () => {
      const reloaded = page.waitForEvent('load');
      await page.getByRole('dialog').getByRole('button', { name: 'Kommentare sperren' }).click();
      await reloaded;
      await expect(page.getByRole('link', { name: 'Kommentare öffnen' })).toBeVisible();
    });

    await kurt.glance('whoever was writing is told why it can’t be sent', async () => {
      await writeComment(kurt.page, LATE);
      await expect(kurt.page.getByRole('alert')).toContainText(LOCKED);
      await expect(kurt.page.getByLabel('Ihr Kommentar')).toHaveValue(LATE);
      await expect(kurt.page.getByRole('button', { name: 'Kommentar abschicken' })).toBeEnabled();
    });

    await kurt.glance('on the next page there is no form any more', async () => {
      await kurt.page.reload();
      await expect(kurt.page.locator('#kommentare')).toContainText(LOCKED);
      await expect(kurt.page.getByText('Kommentar schreiben')).toHaveCount(0);
    });

    await glance('the moderator opens them again', async () => {
      await page.getByRole('link', { name: 'Kommentare öffnen' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Kommentare öffnen' }).click();
      await expect(page.getByRole('link', { name: 'Kommentare sperren' })).toBeVisible();
    });

    await kurt.glance('what was typed is still there', async () => {
      await kurt.page.reload();
      await kurt.page.getByText('Kommentar schreiben').click();
      await expect(kurt.page.getByText('Ihr Entwurf ist wieder da.')).toBeVisible();
      await expect(kurt.page.getByLabel('Ihr Kommentar')).toHaveValue(LATE);
    });

    const rude = section.getByRole('article').filter({ hasText: RUDE });

    const dialog = page.getByRole('dialog');
    const remove = async () => {
      await rude.getByRole('link', { name: 'Löschen' }).click();
      await dialog.getByLabel('Wogegen verstößt er?').selectOption({ label: RUDENESS });
      await dialog.getByLabel('Begründung').fill('Bitte ohne Herabsetzungen.');
      await dialog.getByRole('button', { name: 'Kommentar löschen' }).click();
      await expect(page.getByText('Der Kommentar ist gelöscht.')).toBeVisible();
      await expect(rude).toHaveCount(0);
    };

    await step('before a comment of somebody else is deleted, reasons are asked for', async () => {
      await wake(section);
      await rude.getByRole('link', { name: 'Löschen' }).click();
      await dialog.getByRole('button', { name: 'Kommentar löschen' }).click();
      await expect(dialog.getByText('Bitte schreiben Sie eine Begründung.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Behalten' }).click();
    });

    await step('a page of its own asks for reasons before words of somebody else are changed', async () => {
      await rude.getByRole('link', { name: 'Bearbeiten' }).click();
      await page.getByLabel('Kommentar ändern').fill('Wer dienstags schwimmt, hat Zeit.');
      await expect(page.getByText('Die Person liest beide Fassungen')).toBeVisible();
    });

    await step('they are others then, and the former ones when that is undone', async () => {
      await page.getByLabel('Wogegen verstößt er?').selectOption({ label: RUDENESS });
      await page.getByLabel('Begründung').fill('Das setzt andere herab.');
      await page.getByRole('button', { name: 'Änderung speichern' }).click();
      await expect(page.getByText('Der Kommentar ist geändert.')).toBeVisible();
      await expect(rude).toHaveCount(0);
      await page.getByRole('button', { name: 'Rückgängig' }).click();
      await expect(rude).toHaveCount(1);
      await wake(section);
    });

    await step('the comment is gone, and back again when that is undone', async () => {
      await remove();
      await page.getByRole('button', { name: 'Rückgängig' }).click();
      await expect(page.getByText('Der Kommentar steht wieder da').last()).toBeVisible();
      await expect(rude).toHaveCount(1);
    });

    await glance('then it is gone for good', remove);

    await kurt.step('its author reads the decision and its reasons, and how to appeal', async () => {
      const bell = kurt.page.getByRole('link', { name: 'Mitteilungen 1' });
      // Nobody hears of it as long as it can be undone.
      await expect(bell).toBeVisible({ timeout: 60_000 });
      await bell.click();
      await kurt.page
        .getByRole('link', { name: /Wir haben über einen Inhalt von Ihnen entschieden/ })
        .click();
      await expect(kurt.page.getByText('Bitte ohne Herabsetzungen.')).toBeVisible();
      await expect(kurt.page.getByRole('main')).toContainText('widersprechen');
    });

    await step('at the desk of members the moderator finds him', async () => {
      await page.goto('/cockpit/mitglieder');
      await page.getByLabel('Name oder Benutzername').fill(login);
      await page.getByRole('button', { name: 'Suchen' }).click();
      await expect(page.getByRole('link', { name: 'Kurt Immel' })).toHaveCount(1);
    });

    await step('and suspends him', async () => {
      await page.getByRole('link', { name: 'Kurt Immel' }).click();
      await page.getByLabel('Wogegen hat das Mitglied verstoßen?').selectOption({ label: RUDENESS });
      await page.getByLabel('Begründung').fill('Wiederholte Herabsetzungen.');
      await page.getByRole('button', { name: 'Sperren' }).click();
      await expect(page.getByText('Kurt Immel ist bis auf Weiteres gesperrt.')).toBeVisible();
    });

    await kurt.step('he reads that he is suspended, and why', async () => {
      await kurt.page.goto('/konto');
      await expect(kurt.page.getByRole('main')).toContainText('Grund: Wiederholte Herabsetzungen.');
    });

    await kurt.step('and where he can appeal, suspended or not', async () => {
      await kurt.page.getByRole('link', { name: 'Begründung lesen, widersprechen' }).click();
      const own = kurt.page.getByRole('listitem').filter({ hasText: 'Ihr Konto ist auf Dauer gesperrt.' });
      await own.getByRole('link').click();
      await kurt.page.getByLabel('Warum sind Sie nicht einverstanden?').fill('Das war ein Scherz.');
      await kurt.page.getByRole('button', { name: 'Widerspruch abschicken' }).click();
      await expect(kurt.page.getByText('Ihr Widerspruch ist angekommen.')).toBeVisible();
    });

    await kurt.glance('he reads on, but can neither comment', async () => {
      await kurt.page.goto('/');
      await kurt.page.getByRole('link', { name: HEADLINE }).first().click();
      await expect(kurt.page.locator('#kommentare')).toContainText(SUSPENDED);
      await expect(kurt.page.getByText('Kommentar schreiben')).toHaveCount(0);
    });

    const warning = kurt.page.getByRole('alert').filter({ hasText: SUSPENDED });

    await kurt.glance('nor like', async () => {
      const like = kurt.page.getByRole('button', { name: /^Gefällt mir/ }).first();
      await like.click();
      await expect(warning).toHaveCount(1);
      await expect(like).toHaveAttribute('aria-pressed', 'false');
    });

    await kurt.glance('nor follow', async () => {
      await kurt.page.getByRole('link', { name: 'Henrike Voßberg' }).first().click();
      await kurt.page.getByRole('button', { name: /^Folgen/ }).click();
      await expect(warning).toHaveCount(1);
      await expect(kurt.page.getByRole('button', { name: /^Folgen/ })).toBeEnabled();
    });

    await kurt.glance('nor write to anybody', async () => {
      await kurt.page.reload();
      await kurt.page.getByRole('link', { name: 'Nachricht', exact: true }).click();
      await expect(warning).toHaveCount(1);
    });

    await glance('the moderator thinks again', async () => {
      await page.getByRole('button', { name: 'Sperre aufheben' }).click();
      await expect(page.getByText('Die Sperre von Kurt Immel ist aufgehoben.')).toBeVisible();
    });

    await kurt.glance('and he may follow people again', async () => {
      await kurt.page.getByRole('button', { name: /^Folgen/ }).click();
      await expect(kurt.page.getByRole('button', { name: /^Nicht mehr folgen/ })).toBeVisible();
    });
  },
};

const writeComment = async (page: Page, text: string) => {
  const section = page.locator('#kommentare');
  await wake(section);
  await section.getByText('Kommentar schreiben').click();
  await page.getByLabel('Ihr Kommentar').fill(text);
  await section.getByRole('button', { name: 'Kommentar abschicken' }).click();
};
