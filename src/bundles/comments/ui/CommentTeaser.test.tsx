// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitForRequests } from '#kernel/browser/requests.ts';
import { actAs } from '#kernel/ctx.ts';
import { fetchFrom } from '#kernel/testing/fetch-from.ts';
import { acting, bringToLife } from '#kernel/testing/hydrate.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle, putArticleInState } from '#bundles/articles/test-data.ts';
import type { TestArticle } from '#bundles/articles/test-data.ts';
import { changeSetting } from '#bundles/settings/public.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import { lockComments } from '../commands.ts';
import { PAGE_LENGTH } from '../constants.ts';
import { findThread, listComments } from '../queries.ts';
import { autoLoad } from '../settings.ts';
import { aComment } from '../test-data.ts';

const app = await testApp();
const { ctx } = app;
const browser = fetchFrom(app);
vi.stubGlobal('fetch', browser.fetch);

// What jsdom lacks.
const scrolledTo: string[] = [];
Element.prototype.scrollIntoView = function () {
  scrolledTo.push(this.id);
};
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};

const member = await aUser(ctx);
const editor = await aUser(ctx, { roles: [{ role: 'editor', locationPath: '' }] });
const memberCookie = await signedIn(app, member);

afterEach(async () => {
  await waitForRequests();
  history.replaceState(null, '', '/');
  Object.assign(browser, { headers: {}, isOffline: false });
  browser.calls.length = 0;
  scrolledTo.length = 0;
});

/** An article with as many comments of the member as asked for. */
const aThread = async (length: number) => {
  const article = await anArticle(ctx);
  const ids: number[] = [];
  for (let i = 0; i < length; i++) ids.push((await aComment(ctx, article, { author: member.viewer })).id);
  return { article, ids };
};

/** Does something, and waits for the server and for React. */
const doing = (deed: () => unknown) =>
  acting(async () => {
    await deed();
    await browser.settled();
  });

interface Visit {
  readonly headers?: Record<string, string>;
  readonly hash?: string;
  /** Changes the page on its way. */
  readonly tampered?: (html: string) => string;
}

/** Opens the article's page as the server draws it, and lets its island wake. */
const open = async (
  { href }: TestArticle,
  { headers = {}, hash = '', tampered = (html) => html }: Visit = {},
) => {
  browser.headers = headers;
  history.replaceState(null, '', `${href}${hash}`);
  const { body } = await app.http.inject({ method: 'GET', url: href, headers });
  await wake(tampered(body));
};

/** Puts a page into the document; its island wakes, and what it asks for at once is answered. */
const wake = async (html: string) => {
  await bringToLife(/<body>(.*)<\/body>/s.exec(html)![1]!);
  await doing(() => {});
};

const section = () => document.getElementById('kommentare')!;
const shownIds = () =>
  [...section().querySelectorAll('article')].map(({ id }) => Number(id.replace('comment-', '')));
const heading = () => section().querySelector('h2')?.textContent;
const flashes = () =>
  [...document.querySelectorAll('#meldungen > *')].map((message) => [message.role, message.textContent]);
/** A link or button of the comments by its words. */
const control = (words: string | RegExp) =>
  [...section().parentElement!.querySelectorAll<HTMLElement>('a, button, summary')].find(({ textContent }) =>
    typeof words === 'string' ? textContent === words : words.test(textContent),
  );
const form = () => section().querySelector('form')!;
const isFormOpen = () => section().querySelector('details')!.open;
const field = () => form().querySelector('textarea')!;
const buttons = () => [...form().querySelectorAll('button')];

const write = async (text: string) => {
  if (!isFormOpen()) await doing(() => control('Kommentar schreiben')!.click());
  await doing(() => {
    field().value = text;
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
};
const send = () => doing(() => form().requestSubmit());

const dialog = () => document.querySelector('dialog');
const dialogButton = (words: string) =>
  [...dialog()!.querySelectorAll('button')].find(({ textContent }) => textContent === words)!;
const askToDelete = (id: number) =>
  doing(() => document.querySelector<HTMLElement>(`#comment-${id} a[href$="/loeschen"]`)!.click());

const LOAD_ALL = /^Alle \d+ Kommentare laden$/;

describe('the list', () => {
  it('shows the last three, and all when asked for', async () => {
    const { article, ids } = await aThread(5);
    await open(article);
    expect([heading(), shownIds()]).toEqual(['5 Kommentare', ids.slice(-3)]);
    await doing(() => control(LOAD_ALL)!.click());
    expect(shownIds()).toEqual(ids);
    expect(control(LOAD_ALL)).toBeUndefined();
    expect(browser.calls).toEqual([
      `GET /a/pub-api/articles/${article.id}/comments?offset=0&limit=${PAGE_LENGTH}`,
    ]);
  });

  it('asks nothing of the server before it is asked for anything', async () => {
    await open((await aThread(5)).article);
    expect(browser.calls).toEqual([]);
  });

  it('loads by itself where the portal says so', async () => {
    const { article, ids } = await aThread(5);
    await changeSetting(ctx, autoLoad, true);
    await open(article);
    await changeSetting(ctx, autoLoad, false);
    expect(shownIds()).toEqual(ids);
  });

  it('loads in full for an address that names a comment, and scrolls to it', async () => {
    const { article, ids } = await aThread(5);
    await open(article, { hash: `#comment-${ids[0]}` });
    expect(shownIds()).toEqual(ids);
    await vi.waitFor(() => expect(scrolledTo).toEqual([`comment-${ids[0]}`]));
  });

  it('does so, too, when the address changes later, and only scrolls to what is there', async () => {
    const { article, ids } = await aThread(5);
    await open(article);
    await doing(() => (location.hash = `#comment-${ids[4]}`));
    await vi.waitFor(() => expect(scrolledTo).toEqual([`comment-${ids[4]}`]));
    expect(shownIds()).toEqual(ids.slice(-3));
    await doing(() => (location.hash = `#comment-${ids[1]}`));
    await vi.waitFor(() => expect(scrolledTo.at(-1)).toBe(`comment-${ids[1]}`));
    expect(shownIds()).toEqual(ids);
  });

  it('goes through a very long thread piece by piece, and around a comment that is far back', async () => {
    const { article, ids } = await aThread(PAGE_LENGTH + 5);
    await open(article, { hash: `#comment-${ids[0]}` });
    expect(shownIds()).toEqual(ids.slice(0, PAGE_LENGTH));
    await doing(() => control(LOAD_ALL)!.click());
    expect(shownIds()).toEqual(ids.slice(-PAGE_LENGTH));
    await doing(() => control('Ältere Kommentare laden')!.click());
    expect(shownIds()).toEqual(ids);
    expect(control(/laden/)).toBeUndefined();
  });

  it('says what went wrong, keeps what it has and can be asked again', async () => {
    const { article, ids } = await aThread(5);
    await open(article);
    browser.isOffline = true;
    await doing(() => control(LOAD_ALL)!.click());
    expect(flashes()).toEqual([['alert', 'Something went wrong. Please try again.']]);
    expect(shownIds()).toEqual(ids.slice(-3));
    browser.isOffline = false;
    await doing(() => control(LOAD_ALL)!.click());
    expect(shownIds()).toEqual(ids);
  });
});

describe('the names of the calls', () => {
  it.each([
    [
      'an unknown name',
      '&quot;lock&quot;:&quot;comment_lock&quot;',
      '&quot;lock&quot;:&quot;comment_lcok&quot;',
    ],
    ['no text', '&quot;edit&quot;:&quot;comment_edit&quot;', '&quot;edit&quot;:7'],
    ['nothing', '&quot;fetch&quot;:&quot;comment_fetch&quot;,', ''],
  ])('must all be known: %s', async (_, from, to) => {
    const { article, ids } = await aThread(4);
    await open(article, { tampered: (html) => html.replace(from, to), hash: `#comment-${ids[0]}` });
    expect(flashes()).toEqual([['alert', 'Invalid routes for comments.']]);
    expect(browser.calls).toEqual([]);
  });
});

describe('a new comment', () => {
  let writer: TestUser;
  let writerCookie: Record<string, string>;
  /** Somebody else each time, who is never too fast. */
  beforeEach(async () => {
    writer = await aUser(ctx);
    writerCookie = await signedIn(app, writer);
  });

  it('appears in the full list; the form hides, empty for the next one', async () => {
    const { article, ids } = await aThread(4);
    await open(article, { headers: writerCookie });
    expect(isFormOpen()).toBe(false);
    await write('Gut so.');
    await send();
    const [latest] = (await listComments(ctx, article)).slice(-1);
    expect(latest).toMatchObject({ authorId: writer.id, text: 'Gut so.' });
    expect(shownIds()).toEqual([...ids, latest!.id]);
    expect([heading(), flashes()]).toEqual(['5 Kommentare', [['status', 'Ihr Kommentar ist erschienen.']]]);
    expect([isFormOpen(), field().value]).toEqual([false, '']);
    await vi.waitFor(() => expect(scrolledTo).toEqual([`comment-${latest!.id}`]));
  });

  it('waits with its buttons off, and is sent once', async () => {
    const { article } = await aThread(0);
    await open(article, { headers: writerCookie });
    await write('Nur einmal.');
    const release = browser.hold();
    await acting(() => form().requestSubmit());
    expect(buttons().map(({ disabled }) => disabled)).toEqual([true, true]);
    expect(form().getAttribute('aria-busy')).toBe('true');
    await acting(() => void form().dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
    await doing(release);
    expect(browser.calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
    expect(buttons().map(({ disabled }) => disabled)).toEqual([false, false]);
    expect((await findThread(ctx, article)).commentCount).toBe(1);
  });

  it('that is not granted shows why as a warning, keeps what was typed, and the buttons are on again', async () => {
    const { article } = await aThread(0);
    await open(article, { headers: writerCookie });
    await lockComments(actAs(ctx, editor.viewer), article, true);
    await write('Noch schnell:\nEin Nachtrag.');
    await send();
    expect(flashes()).toEqual([['alert', 'Die Kommentare zu diesem Beitrag sind geschlossen.']]);
    expect(document.querySelector('#meldungen > .warning')).not.toBeNull();
    expect([isFormOpen(), field().value]).toEqual([true, 'Noch schnell:\nEin Nachtrag.']);
    expect(buttons().map(({ disabled }) => disabled)).toEqual([false, false]);
  });

  it.each([
    ['the network is gone', () => void (browser.isOffline = true)],
    ['the article is gone', (article: TestArticle) => putArticleInState(ctx, article.id, 'withdrawn')],
  ])('that fails because %s says so as an alert and loses nothing', async (_, spoil) => {
    const { article } = await aThread(0);
    await open(article, { headers: writerCookie });
    await write('Lange überlegt.');
    await spoil(article);
    await send();
    expect(flashes()).toEqual([['alert', 'Something went wrong. Please try again.']]);
    expect(document.querySelector('#meldungen > .alert')).not.toBeNull();
    expect([isFormOpen(), field().value]).toEqual([true, 'Lange überlegt.']);
    expect(buttons().map(({ disabled }) => disabled)).toEqual([false, false]);
    expect(await listComments(ctx, article)).toEqual([]);
  });

  it('can be sent again after a failure', async () => {
    const { article } = await aThread(0);
    await open(article, { headers: writerCookie });
    await write('Zweiter Versuch.');
    browser.isOffline = true;
    await send();
    browser.isOffline = false;
    await send();
    expect(await listComments(ctx, article)).toMatchObject([{ text: 'Zweiter Versuch.' }]);
    expect(isFormOpen()).toBe(false);
  });

  it('without words is not sent', async () => {
    const { article } = await aThread(0);
    await open(article, { headers: writerCookie });
    await write(' \n ');
    await send();
    expect(form().textContent).toContain('Bitte schreiben Sie etwas.');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(browser.calls).toEqual([]);
  });

  it('can be put aside and taken up again', async () => {
    const { article } = await aThread(0);
    await open(article, { headers: writerCookie });
    await write('Später vielleicht.');
    await doing(() => control('Abbrechen')!.click());
    expect(isFormOpen()).toBe(false);
    await doing(() => control('Kommentar schreiben')!.click());
    expect(field().value).toBe('Später vielleicht.');
  });

  it('is not offered to visitors, who are led to sign in', async () => {
    await open((await aThread(1)).article);
    expect(section().querySelector('form')).toBeNull();
    expect(control('Anmelden')?.getAttribute('href')).toMatch(/^\/anmelden\?next=/);
  });
});

describe('deleting a comment', () => {
  it('asks first, then removes it', async () => {
    const { article, ids } = await aThread(2);
    await open(article, { headers: memberCookie });
    await askToDelete(ids[0]!);
    expect(dialog()!.open).toBe(true);
    expect(dialog()!.textContent).toContain('Kommentar löschen?');
    expect(browser.calls).toEqual([]);
    await doing(() => dialogButton('Kommentar löschen').click());
    expect(browser.calls[0]).toBe(`DELETE /a/pub-api/articles/comment/${ids[0]}`);
    expect(dialog()).toBeNull();
    expect([shownIds(), heading()]).toEqual([[ids[1]], '1 Kommentar']);
    expect(flashes()).toEqual([['status', 'Der Kommentar ist gelöscht.']]);
    expect((await findThread(ctx, article)).commentCount).toBe(1);
  });

  it('leaves a partial list partial', async () => {
    const { article, ids } = await aThread(6);
    await open(article, { headers: memberCookie });
    await askToDelete(ids[5]!);
    await doing(() => dialogButton('Kommentar löschen').click());
    expect(shownIds()).toEqual(ids.slice(2, 5));
    expect(control('Alle 5 Kommentare laden')).toBeDefined();
  });

  it('keeps it when the answer is no', async () => {
    const { article, ids } = await aThread(1);
    await open(article, { headers: memberCookie });
    await askToDelete(ids[0]!);
    await doing(() => dialogButton('Behalten').click());
    expect([dialog(), shownIds(), browser.calls]).toEqual([null, ids, []]);
  });

  it('waits with its buttons off', async () => {
    const { article, ids } = await aThread(1);
    await open(article, { headers: memberCookie });
    await askToDelete(ids[0]!);
    const release = browser.hold();
    await acting(() => dialogButton('Kommentar löschen').click());
    expect(dialogButton('Kommentar löschen').disabled).toBe(true);
    expect(dialogButton('Behalten').disabled).toBe(true);
    await doing(release);
    expect(shownIds()).toEqual([]);
  });

  it('that fails, because one is signed out by now, says so as an alert and keeps it', async () => {
    const { article, ids } = await aThread(1);
    await open(article, { headers: memberCookie });
    await askToDelete(ids[0]!);
    browser.headers = {};
    await doing(() => dialogButton('Kommentar löschen').click());
    expect(flashes()).toEqual([['alert', 'Something went wrong. Please try again.']]);
    expect([shownIds(), (await findThread(ctx, article)).commentCount]).toEqual([ids, 1]);
    expect(control('Löschen')).toBeDefined();
  });

  it('is not offered for comments of others', async () => {
    const { article } = await aThread(1);
    await open(article, { headers: await signedIn(app, await aUser(ctx)) });
    expect(control('Löschen')).toBeUndefined();
  });
});

describe('a page that came back with a refused form', () => {
  it('wakes with everything typed', async () => {
    const { article } = await aThread(0);
    const { body } = await app.http.inject({
      method: 'POST',
      url: `/a/ajax/articlecommentnew/${article.id}`,
      headers: { ...memberCookie, accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'text=+&parentId=2147483647',
    });
    browser.headers = memberCookie;
    await wake(body);
    expect(isFormOpen()).toBe(true);
    expect(form().textContent).toContain('Bitte schreiben Sie etwas.');
    expect(new FormData(form()).get('parentId')).toBe('2147483647');
  });
});
