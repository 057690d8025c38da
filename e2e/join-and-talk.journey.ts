// Somebody reads, wants to say something, becomes a member for it, is answered, and gets to know the other one too well.
import { expect, expectSoon, wake } from './journey.ts';
import type { Journey } from './journey.ts';
import { aMember, aVisitor, signIn } from './people.ts';

const HEADLINE = 'Der neue Ofen ist vier Zentimeter breiter als die Tür';
const WORDS = 'Vier Zentimeter sind bei einem Ofen keine Kleinigkeit.';
const ANSWER = 'Mein Großvater hat für so etwas die Wand versetzt.';

export const joinAndTalk: Journey = {
  name: 'join and talk',
  portal: 'demo',
  screen: 'phone',
  walk: async (hanna) => {
    const { page, step, glance } = hanna;
    const [jakob, nele] = [await hanna.another(), await hanna.another()];
    const visitor = aVisitor('Hanna Brandt');
    const section = page.locator('#kommentare');
    /** Somebody may have said the same before. */
    const comment = (words: string) => section.getByRole('article').filter({ hasText: words }).last();
    const heading = page.getByRole('heading', { level: 1 });
    let article = '';
    let link = '';

    await glance('whoever wants to comment is led to signing in', async () => {
      await page.goto('/');
      await page.getByRole('link', { name: HEADLINE }).first().click();
      article = page.url();
      await section.getByRole('link', { name: 'Anmelden' }).click();
      await expect(heading).toHaveText('Anmelden');
    });

    await step('and from there to becoming a member', async () => {
      await page.getByRole('link', { name: 'Registrieren' }).click();
      await expect(heading).toHaveText('Mitreden');
    });

    await step('a link is sent to the address', async () => {
      await page.getByLabel('Name', { exact: true }).fill(visitor.name);
      await page.getByLabel('Benutzername').fill(visitor.login);
      await page.getByLabel('E-Mail-Adresse').fill(visitor.email);
      await page.getByLabel('Passwort').fill(visitor.password);
      await page.getByRole('checkbox', { name: 'Ich stimme den Nutzungsbedingungen zu.' }).check();
      await page.getByRole('button', { name: 'Konto anlegen' }).click();
      await expect(heading).toHaveText('Schauen Sie in Ihr Postfach');
    });

    await nele.step('an administrator sees the mail in the outbox', async () => {
      await signIn(nele, 'admin');
      await nele.page.goto('/admin/postausgang');
      await nele.page.getByLabel('Empfänger').fill(visitor.email);
      await nele.page.getByRole('button', { name: 'Suchen' }).click();
      await expect(nele.page.getByRole('link', { name: /^Bitte bestätigen Sie Ihre Adresse/ })).toHaveCount(
        1,
      );
    });

    await nele.step('and what it says', async () => {
      await nele.page.getByRole('link', { name: /^Bitte bestätigen Sie Ihre Adresse/ }).click();
      const inText = nele.page.getByRole('link', { name: /\/registrieren\/bestaetigen\// });
      link = (await inText.getAttribute('href'))!;
    });

    await step('the link asks for one more click', async () => {
      await page.goto(link);
      await expect(heading).toHaveText('Noch ein Klick');
    });

    await glance('the new member is signed in, and back at the comments', async () => {
      await page.getByRole('button', { name: 'Adresse bestätigen' }).click();
      await expect(page.getByText('Willkommen, Hanna Brandt. Ihre Adresse ist bestätigt.')).toBeVisible();
      await expect(page).toHaveURL(`${article}#kommentare`);
    });

    await glance('a comment appears', async () => {
      await wake(section);
      await section.getByText('Kommentar schreiben').click();
      await page.getByLabel('Ihr Kommentar').fill(WORDS);
      await section.getByRole('button', { name: 'Kommentar abschicken' }).click();
      await expect(page.getByText('Ihr Kommentar ist erschienen.')).toBeVisible();
      await expect(comment(WORDS)).toBeInViewport();
    });

    await jakob.glance('another member answers under it', async () => {
      await aMember(jakob, 'Jakob Wirth');
      await jakob.page.goto(article);
      await wake(jakob.page.locator('#kommentare'));
      const hers = jakob.page.getByRole('article').filter({ hasText: WORDS }).last();
      await hers.getByRole('link', { name: 'Antworten' }).click();
      await jakob.page.getByLabel('Ihre Antwort an Hanna Brandt').fill(ANSWER);
      await jakob.page.getByRole('button', { name: 'Antwort abschicken' }).click();
      await expect(jakob.page.getByText('Ihr Kommentar ist erschienen.')).toBeVisible();
    });

    await glance('the bell and the comments tell of it while one reads', async () => {
      await expectSoon(page.getByRole('link', { name: 'Mitteilungen 1' })).toBeVisible();
      await section.getByRole('button', { name: '1 neuer Kommentar' }).click();
      await expect(comment(ANSWER)).toBeInViewport();
    });

    await step('the notice names who and where', async () => {
      await page.getByRole('link', { name: 'Mitteilungen 1' }).click();
      const notice = page.getByRole('listitem').filter({ hasText: HEADLINE });
      await expect(notice).toContainText('Jakob Wirth hat auf Ihren Kommentar geantwortet');
      await expect(notice).toContainText('ungelesen');
    });

    const answer = comment(ANSWER);

    await glance('and leads to the answer', async () => {
      await page.getByRole('link', { name: 'Jakob Wirth hat auf Ihren Kommentar geantwortet' }).click();
      await expect(page).toHaveURL(/#comment-\d+$/);
      await expect(answer).toBeInViewport();
      await expect(page.getByRole('link', { name: 'Mitteilungen', exact: true })).toBeVisible();
    });

    const dialog = page.getByRole('dialog', { name: 'Nachricht an Jakob Wirth' });

    await step('beside it one writes to its author', async () => {
      await answer.getByRole('link', { name: 'Nachricht' }).click();
      await expect(dialog.getByLabel('Ihre Nachricht')).toBeFocused();
    });

    await glance('the message is sent without leaving the page', async () => {
      await dialog.getByLabel('Ihre Nachricht').fill('Hat die Wand es ihm verziehen?');
      await dialog.getByRole('button', { name: 'Abschicken' }).click();
      await expect(page.getByText('Ihre Nachricht ist abgeschickt.')).toBeVisible();
      await expect(dialog).toHaveCount(0);
    });

    await jakob.step('it arrives while the other reads', async () => {
      await jakob.page.getByRole('link', { name: 'Nachrichten 1' }).click();
      await expect(jakob.page.getByRole('listitem').filter({ hasText: 'Hanna Brandt' })).toContainText(
        '1 ungelesen',
      );
    });

    await jakob.glance('and is answered in the thread', async () => {
      await jakob.page.getByRole('main').getByRole('link', { name: 'Hanna Brandt' }).click();
      await expect(jakob.page.getByText('Hat die Wand es ihm verziehen?')).toBeVisible();
      await jakob.page.getByLabel('Ihre Nachricht').fill('Sie steht noch. Schief.');
      await jakob.page.getByRole('button', { name: 'Abschicken' }).click();
      await expect(jakob.page.getByRole('log')).toContainText('Sie steht noch. Schief.');
    });

    await glance('which appears in an open thread by itself', async () => {
      await page.getByRole('link', { name: 'Nachrichten 1' }).click();
      await page.getByRole('main').getByRole('link', { name: 'Jakob Wirth' }).click();
      await expect(page.getByRole('log')).toContainText('Sie steht noch. Schief.');
      await jakob.page.getByLabel('Ihre Nachricht').fill('Kommen Sie doch vorbei! Allein!');
      await jakob.page.getByRole('button', { name: 'Abschicken' }).click();
      await expect(page.getByRole('log')).toContainText('Kommen Sie doch vorbei! Allein!');
    });

    await step('enough is enough', async () => {
      await page.getByRole('link', { name: 'Stumm schalten oder blockieren' }).click();
      await expect(heading).toHaveText('Jakob Wirth stumm schalten oder blockieren');
      await page.getByRole('radio', { name: 'Blockieren' }).check();
      await page.getByRole('button', { name: 'Speichern' }).click();
      await expect(page.getByText('Jakob Wirth ist blockiert.')).toBeVisible();
    });

    await jakob.glance('who is blocked is told so, and keeps what he typed', async () => {
      await jakob.page.getByLabel('Ihre Nachricht').fill('Hallo?');
      await jakob.page.getByRole('button', { name: 'Abschicken' }).click();
      await expect(jakob.page.getByRole('alert')).toContainText(
        'Dieses Mitglied nimmt von Ihnen keine Nachrichten an.',
      );
      await expect(jakob.page.getByLabel('Ihre Nachricht')).toHaveValue('Hallo?');
    });
  },
};
