// Somebody without an account tells of a comment on a phone; it is decided with reasons, appealed against by a link from the mail,
// and comes back.
import { expect, wake } from './journey.ts';
import type { Journey } from './journey.ts';
import { aMember, aVisitor, giveRole, linkMailedTo, signIn } from './people.ts';

const HEADLINE = 'Wer zuerst kommt, frisst zuletzt';
const EXPLANATION = 'Darin wird der Rat als bestechlich hingestellt.';
const FACTS = 'Der Satz unterstellt eine Straftat, ohne sie zu belegen.';
const REASON = 'Beleidigung, üble Nachrede, Verleumdung';
const OBJECTION = 'Das war ein Zitat aus der Sitzung, es steht im Protokoll.';

export const reportAndAppeal: Journey = {
  name: 'report and appeal',
  portal: 'demo',
  screen: 'phone',
  walk: async (visitor) => {
    const { page, step, glance, portal } = visitor;
    const reporter = aVisitor('Meta Vorüber');
    const comment = `Wer da abgestimmt hat, wusste vorher, was es kostet. ${reporter.login}`;
    const rolf = await visitor.another();
    const author = await aMember(rolf, 'Rolf Deichmann');
    const moderator = await visitor.another();
    await signIn(moderator, 'moderation');
    const second = await visitor.another();
    await giveRole(portal, await aMember(second, 'Hedda Lange'), 'moderator');
    const main = page.getByRole('main');
    const told = page.locator('#kommentare').getByRole('article').filter({ hasText: comment });
    let story = '';

    await rolf.glance('a member says something', async () => {
      await rolf.page.goto('/suche?q=zuerst+frisst+zuletzt');
      await rolf.page.getByRole('link', { name: HEADLINE }).first().click();
      const section = rolf.page.locator('#kommentare');
      await wake(section);
      await section.getByText('Kommentar schreiben').click();
      await rolf.page.getByLabel('Ihr Kommentar').fill(comment);
      await section.getByRole('button', { name: 'Kommentar abschicken' }).click();
      await expect(rolf.page.getByText('Ihr Kommentar ist erschienen.')).toBeVisible();
      story = new URL(rolf.page.url()).pathname;
    });

    await step('beside it somebody without an account finds the form', async () => {
      await page.goto(story);
      await told.getByRole('link', { name: /melden/i }).click();
      await expect(main).toContainText(comment);
    });

    await step('what is missing is said, and nothing typed is lost', async () => {
      visitor.expectStatus(422);
      await main.getByLabel('Warum?').fill(EXPLANATION);
      await main.getByRole('button', { name: 'Meldung abschicken' }).click();
      await expect(main).toContainText('Bitte wählen Sie einen Grund aus.');
      await expect(main.getByLabel('Warum?')).toHaveValue(EXPLANATION);
    });

    await step('it is told, with a receipt by mail', async () => {
      await main.getByLabel(REASON).check();
      await main.getByLabel('Ihr Name').fill(reporter.name);
      await main.getByLabel('Ihre E-Mail-Adresse').fill(reporter.email);
      await main.getByLabel('Ich versichere').check();
      await main.getByRole('button', { name: 'Meldung abschicken' }).click();
      await expect(main).toContainText('Ihre Meldung wird geprüft.');
      await page.goto(new URL(await linkMailedTo(portal, reporter.email)).pathname);
      await expect(main).toContainText(EXPLANATION);
    });

    const desk = moderator.page.getByRole('main');

    await moderator.step('a moderator opens the case', async () => {
      // Others may tell of something at the same piece meanwhile.
      await moderator.page.goto(`/cockpit/meldungen?von=${encodeURIComponent(author.name)}`);
      await desk.getByRole('link', { name: `Kommentar zu „${HEADLINE}“` }).click();
      await expect(desk).toContainText(EXPLANATION);
      await expect(desk).toContainText(comment);
    });

    const decide = async () => {
      await desk.getByLabel('Ausblenden').check();
      await desk.getByLabel('Wogegen verstößt er?').selectOption({ label: REASON });
      await desk.getByLabel('Tatsachen und Begründung').fill(FACTS);
      await desk.getByRole('button', { name: 'Entscheiden und begründen' }).click();
    };
    await moderator.step('and hides the comment, with reasons', async () => {
      await decide();
      await expect(moderator.page.getByText('Entschieden. Die Beteiligten erfahren')).toBeVisible();
    });

    await moderator.step('undoes that at once, as if it had never been, and decides again', async () => {
      await moderator.page.getByRole('button', { name: 'Rückgängig' }).click();
      await expect(moderator.page.getByText('Die Entscheidung ist zurückgenommen.')).toBeVisible();
      await decide();
    });

    await glance('nobody reads it any more', async () => {
      await page.goto(story);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADLINE);
      await expect(told).toHaveCount(0);
    });

    await rolf.step('whose it was reads why, by a link from the mail, and appeals', async () => {
      await rolf.page.context().clearCookies();
      // The page of before would ask for news of somebody who isn't signed in any more.
      await rolf.page.goto('/');
      // It comes when nobody can undo it any more.
      await expect
        .poll(() => linkMailedTo(portal, author.email), { timeout: 60_000 })
        .toContain('/melden/vorgang/');
      await rolf.page.goto(new URL(await linkMailedTo(portal, author.email)).pathname);
      const letter = rolf.page.getByRole('main');
      await expect(letter).toContainText(FACTS);
      await letter.getByLabel('Warum sind Sie nicht einverstanden?').fill(OBJECTION);
      await letter.getByRole('button', { name: 'Widerspruch abschicken' }).click();
      await expect(letter).toContainText('Er wird geprüft.');
    });

    await moderator.glance('who decided doesn’t decide about that', async () => {
      await moderator.page.reload();
      await expect(desk).toContainText('der vorher nicht entschieden');
    });

    await second.step('somebody else takes the decision back', async () => {
      const again = second.page.getByRole('main');
      await second.page.goto(new URL(moderator.page.url()).pathname);
      await expect(again).toContainText(OBJECTION);
      await again.getByLabel('Nein, die Entscheidung wird aufgehoben').check();
      await again.getByLabel('Begründung').fill('Das Protokoll bestätigt das Zitat.');
      await again.getByRole('button', { name: 'Über den Widerspruch entscheiden' }).click();
      await expect(second.page.getByText('Über den Widerspruch ist entschieden.')).toBeVisible();
    });

    await glance('the comment is there again', async () => {
      await page.goto(story);
      await expect(told).toHaveCount(1);
    });

    await step('the report of the year counts all of it', async () => {
      await page.goto('/transparenz');
      await page
        .getByRole('link', { name: /^Bericht zur Moderation/ })
        .first()
        .click();
      await expect(page.getByRole('table', { name: 'Widersprüche' })).toBeVisible();
    });
  },
};
