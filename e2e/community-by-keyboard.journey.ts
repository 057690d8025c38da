// A member who has no mouse does every deed by keys alone, and after each the focus is seen, and where one goes on.
import type { Locator, Page } from 'playwright';
import { expect, expectSoon, wake } from './journey.ts';
import type { Journey } from './journey.ts';
import { aMember } from './people.ts';

const HEADLINE = 'Aus 74 Sekunden werden nachts zwölf';

export const communityByKeyboard: Journey = {
  name: 'community by keyboard',
  portal: 'demo',
  screen: 'wide',
  isLong: true,
  walk: async (visit) => {
    const { page, step, glance } = visit;
    const { keyboard } = page;
    const { name, login, password } = await aMember(visit, 'Lore Quandt');
    const rolf = await visit.another();
    await aMember(rolf, 'Rolf Immer');
    const section = page.locator('#kommentare');
    const dialog = page.getByRole('dialog');
    const tab = (target: Locator) => tabTo(page, target);

    await glance('signing out and in', async () => {
      await page.goto('/');
      await tab(page.locator('header summary', { hasText: name }));
      await keyboard.press('Enter');
      await tab(page.getByRole('button', { name: 'Abmelden' }));
      await keyboard.press('Enter');
      await tab(page.getByRole('banner').getByRole('link', { name: 'Anmelden' }));
      await keyboard.press('Enter');
      await tab(page.getByLabel('Benutzername oder E-Mail-Adresse'));
      await keyboard.type(login);
      await keyboard.press('Tab');
      await keyboard.type(password);
      await keyboard.press('Enter');
      await expect(page.getByText(`Willkommen zurück, ${name}.`)).toBeVisible();
    });

    await glance('past the masthead to an article', async () => {
      await tab(page.getByRole('link', { name: 'Zum Inhalt springen' }));
      await keyboard.press('Enter');
      await tab(page.getByRole('link', { name: HEADLINE }).first());
      await keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADLINE);
    });

    // Who goes on following hears of what the author publishes in other journeys.
    await glance('following the author, and no longer', async () => {
      const follow = page.getByRole('button', { name: /^Folgen/ }).first();
      await tab(follow);
      await keyboard.press('Enter');
      await expectFocus(page.getByRole('button', { name: /^Nicht mehr folgen/ }).first());
      await keyboard.press('Enter');
      await expectFocus(follow);
    });

    await glance('liking', async () => {
      const like = page.getByRole('button', { name: /^Gefällt mir/ }).first();
      await tab(like);
      await keyboard.press('Space');
      await expect(like).toHaveAttribute('aria-pressed', 'true');
      await expectFocus(like);
    });

    await glance('a message to the author of a comment', async () => {
      const link = section.getByRole('link', { name: 'Nachricht' }).first();
      await tab(link);
      await keyboard.press('Enter');
      await expectFocus(dialog.getByLabel('Ihre Nachricht'));
      await keyboard.type('Das habe ich auch beobachtet.');
      await tab(dialog.getByRole('button', { name: 'Abschicken' }));
      await keyboard.press('Enter');
      await expect(page.getByText('Ihre Nachricht ist abgeschickt.')).toBeVisible();
      await expectFocus(link);
    });

    const field = page.getByLabel('Ihr Kommentar');

    await step('people are offered while one writes a comment', async () => {
      await tab(section.getByText('Kommentar schreiben'));
      await wake(section);
      await keyboard.press('Enter');
      await expectFocus(field);
      await keyboard.type('Zwölf sind fast zu wenig, @M');
      const people = page.getByRole('listbox', { name: 'Wen meinen Sie?' }).getByRole('option');
      await expect(people.nth(1)).toBeVisible();
      await keyboard.press('ArrowDown');
      await expect(people.nth(1)).toHaveAttribute('aria-selected', 'true');
    });

    await glance('the chosen one is named in it', async () => {
      const chosen = await page.getByRole('option', { selected: true }).innerText();
      const mentioned = chosen.split('\n').at(-1)!;
      await keyboard.press('Enter');
      await expect(field).toHaveValue(`Zwölf sind fast zu wenig, @${mentioned} `);
      await expectFocus(field);
      await tab(section.getByRole('button', { name: 'Kommentar abschicken' }));
      await keyboard.press('Enter');
      await expect(page.getByText('Ihr Kommentar ist erschienen.')).toBeVisible();
    });

    const own = section.getByRole('article').filter({ hasText: 'Zwölf sind fast zu wenig' }).last();
    const answer = section.getByRole('article').filter({ hasText: 'Fast.' }).last();

    await glance('Escape puts an answer aside', async () => {
      await expectFocus(own);
      await tab(own.getByRole('link', { name: 'Antworten' }));
      await keyboard.press('Enter');
      await expectFocus(page.getByLabel(`Ihre Antwort an ${name}`));
      await keyboard.type('Fast.');
      await keyboard.press('Escape');
      await expectFocus(own.getByRole('link', { name: 'Antworten' }));
    });

    await step('what was typed comes back', async () => {
      await keyboard.press('Enter');
      await expectFocus(page.getByLabel(`Ihre Antwort an ${name}`));
      await expect(page.getByLabel(`Ihre Antwort an ${name}`)).toHaveValue('Fast.');
    });

    await glance('and is sent', async () => {
      await tab(section.getByRole('button', { name: 'Antwort abschicken' }));
      await keyboard.press('Enter');
      await expectFocus(answer);
    });

    await glance('a change', async () => {
      await tab(answer.getByRole('link', { name: 'Bearbeiten' }));
      await keyboard.press('Enter');
      await expectFocus(page.getByLabel('Kommentar ändern'));
      await keyboard.type(' Aber nur fast.');
      await tab(section.getByRole('button', { name: 'Änderung speichern' }));
      await keyboard.press('Enter');
      await expect(answer).toContainText('bearbeitet');
      await expect(answer).toContainText('Fast. Aber nur fast.');
      await expectFocus(answer);
    });

    await glance('deleting, after thinking it over', async () => {
      await tab(answer.getByRole('link', { name: 'Löschen' }));
      await keyboard.press('Enter');
      await tab(dialog.getByRole('button', { name: 'Behalten' }));
      await keyboard.press('Enter');
      await expectFocus(answer.getByRole('link', { name: 'Löschen' }));
      await keyboard.press('Enter');
      await tab(dialog.getByRole('button', { name: 'Kommentar löschen' }));
      await keyboard.press('Enter');
      await expect(page.getByText('Der Kommentar ist gelöscht.')).toBeVisible();
      await expect(answer).toHaveCount(0);
      await expect(section.locator(':focus')).toBeInViewport();
    });

    await rolf.glance('somebody else answers', async () => {
      const [commentId] = /\d+$/.exec((await own.getAttribute('id'))!)!;
      const [articleId] = /\d+$/.exec(new URL(page.url()).pathname)!;
      const form = { text: 'Zu wenig wofür?', parentId: commentId };
      await rolf.page.request.post(`/a/ajax/articlecommentnew/${articleId}`, { form });
    });

    await glance('the notice leads to the answer', async () => {
      const bell = page.getByRole('link', { name: 'Mitteilungen 1' });
      await expectSoon(bell).toBeVisible();
      await page.goto('/');
      await tab(bell);
      await keyboard.press('Enter');
      await tab(page.getByRole('link', { name: 'Rolf Immer hat auf Ihren Kommentar geantwortet' }));
      await keyboard.press('Enter');
      await expectFocus(section.getByRole('article').filter({ hasText: 'Zu wenig wofür?' }).last());
    });

    await glance('saying who one is, with a word that stands out', async () => {
      await page.goto('/konto/profil');
      await page.getByLabel('Über mich').focus();
      await tab(page.getByRole('button', { name: 'Gestalten' }));
      await keyboard.press('Enter');
      const about = page.locator('[contenteditable=true]');
      await expect(about).toBeFocused();
      await keyboard.type('Ich bin **oft** am Markt.');
      await expect(about.locator('strong')).toHaveText('oft');
      await page.getByRole('button', { name: 'Speichern' }).last().press('Enter');
      await expect(page.getByLabel('Über mich')).toHaveValue('Ich bin [b]oft[/b] am Markt.');
    });
  },
};

/** How many stops may be passed; nobody has the patience for more. */
const MAX_STOPS = 90;

/** Goes on from stop to stop until it is there; each of them shows where one is. */
const tabTo = async (page: Page, target: Locator) => {
  const passed: string[] = [];
  // It is looked for once: by its role and name it would be searched for on the whole page each time.
  let there = await target.elementHandle();
  if ((await there!.evaluate(readFocus)).isReached) return;
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await page.keyboard.press('Tab');
    let focus = await there!.evaluate(readFocus);
    if (focus.isGone || focus.isNowhere) {
      await page.locator(':focus').waitFor({ state: 'attached' });
      there = await target.elementHandle();
      focus = await there!.evaluate(readFocus);
    }
    passed.push(focus.seen);
    if (focus.seen.startsWith('nothing')) throw new Error(`The focus shows ${focus.seen}`);
    if (focus.isReached) return;
  }
  throw new Error(`${String(target)} isn't reached:\n${passed.join('\n')}`);
};

/** Expects the focus to be there, and to be seen. */
const expectFocus = async (target: Locator) => {
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
  expect((await target.evaluate(readFocus)).seen).not.toContain('nothing');
};

/**
 * Says in the browser whether the focus is on what is looked for, and where it is; beginning with „nothing“ when no line is
 * drawn around it, or something covers it.
 */
const readFocus = (target: Element) => {
  const element = document.activeElement ?? document.body;
  const around = [element, element.parentElement, element.closest('li'), element.closest('label')];
  const styles = around.flatMap((part) =>
    part ? [getComputedStyle(part), getComputedStyle(part, '::after')] : [],
  );
  const { left, top, width, height } = element.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  // Messages lie over the page for some seconds.
  const isCovered =
    above && !above.contains(element) && !element.contains(above) && !above.closest('flash-message');
  const isFramed = styles.some(({ outlineStyle }) => outlineStyle !== 'none');
  const words = element.textContent?.trim() || element.getAttribute('aria-label') || element.id;
  return {
    isReached: element === target,
    isGone: !target.isConnected,
    isNowhere: element === document.body,
    seen: `${isFramed && !isCovered ? '' : 'nothing at '}${element.localName} ${words.slice(0, 60)}`,
  };
};
