// Three accounts flood a piece; a moderator clears it all with one statement of reasons, takes that back, and does it for good.
import { expect } from './journey.ts';
import type { Journey, Visit } from './journey.ts';
import { aMember, signIn } from './people.ts';

const HEADLINE = 'Wer zuerst kommt, frisst zuletzt';
const NAMES = ['Flora Flut', 'Florian Schwall', 'Fiete Woge'];
const EACH = 4;
const FACTS = 'Immer dieselbe Werbung unter einem Beitrag, der damit nichts zu tun hat.';
const WORDS = 'Günstige Regenschirme';

/** Posts a form as the page's script does. */
const post = async ({ page }: Visit, address: string, form: Record<string, string>) => {
  const answer = await page.request.post(address, { form, headers: { accept: 'application/json' } });
  if (!answer.ok()) throw new Error(`${address} answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
};

export const flood: Journey = {
  name: 'flood',
  portal: 'demo',
  screen: 'wide',
  walk: async (moderator) => {
    const { page, step, glance } = moderator;
    const reporter = await moderator.another();
    await aMember(reporter, 'Rita Meldung');
    await signIn(moderator, 'moderation');
    const desk = page.getByRole('main');
    const advertising = page.locator('#kommentare').getByText(WORDS);
    let story = '';

    await glance('a piece is read in peace', async () => {
      await page.goto('/suche?q=zuerst+frisst+zuletzt');
      await page.getByRole('link', { name: HEADLINE }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADLINE);
      story = new URL(page.url()).pathname;
    });

    await reporter.glance('three accounts advertise below it, and somebody tells of all of it', async () => {
      const [, articleId] = /_a(\d+)$/.exec(story)!;
      for (const name of NAMES) {
        const flooding = await moderator.another();
        await aMember(flooding, name);
        for (let at = 0; at < EACH; at++) {
          const text = `${WORDS}, nur heute! ${name} ${at}`;
          const { commentId } = await post(flooding, `/a/ajax/articlecommentnew/${articleId}`, { text });
          const explanation = 'Das ist Werbung.';
          await post(reporter, `/melden/comment/${commentId}`, {
            category: 'spam',
            explanation,
            goodFaith: '1',
          });
        }
      }
    });

    await step('the moderator narrows the cases to the three', async () => {
      await page.goto('/cockpit/meldungen');
      await desk.getByLabel('Von (Namen, mit Kommas)').fill(NAMES.join(', '));
      await desk.getByRole('button', { name: 'Filtern' }).click();
      await expect(desk).toContainText(`${NAMES.length * EACH} Fälle.`);
    });

    const hideAll = async () => {
      await desk.getByRole('checkbox', { name: 'Alle dieser Seite auswählen' }).check();
      await desk.getByText('Ausblenden', { exact: true }).click();
      await desk.getByLabel('Verstößt gegen').selectOption({ label: 'Werbung, Massennachricht' });
      await desk.getByLabel('Begründung').fill(FACTS);
      await desk.getByRole('button', { name: 'Ausführen' }).click();
      await expect(page.getByText(`${NAMES.length * EACH} Inhalte sind ausgeblendet.`)).toBeVisible();
    };

    await step('all of it is hidden with one statement', hideAll);

    await step('which can be undone for a minute', async () => {
      await page.getByRole('button', { name: 'Rückgängig' }).click();
      await expect(page.getByText(`${NAMES.length * EACH} Änderungen sind zurückgenommen.`)).toBeVisible();
      await expect(desk).toContainText(`${NAMES.length * EACH} Fälle.`);
    });

    await glance('and is hidden again, for good', hideAll);

    await glance('nobody reads it any more', async () => {
      await page.goto(story);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADLINE);
      await expect(advertising).toHaveCount(0);
    });
  },
};
