import { beforeEach, describe, expect, it, vi } from 'vitest';
import { acting } from '#kernel/testing/hydrate.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { secondLook } from '#bundles/moderation/test-data.ts';
import { changeSetting } from '#bundles/settings/public.ts';
import {
  commentById,
  control,
  dialog,
  dialogButton,
  flashes,
  heading,
  openPortal,
  shownIds,
} from '../page-in-tests/test-data.ts';
import { findComment, findThread, listComments } from '../queries.ts';
import { reviewFirst } from '../settings.ts';
import { aComment, aPendingComment } from '../test-data.ts';

const { app, ctx, browser, memberCookie, editorCookie, ...page } = await openPortal();
const { aThread, open, doing, type, send, click } = page;

const askToDelete = (id: number) => click('Löschen', commentById(id));
const say = (category: string, reason: string) => {
  dialog()!.querySelector('select')!.value = category;
  dialog()!.querySelector('textarea')!.value = reason;
};
const typedReasons = () => [
  dialog()!.querySelector('select')!.value,
  dialog()!.querySelector('textarea')!.value,
];

describe('deleting a comment', () => {
  it('asks first, then removes it', async () => {
    const { article, ids } = await aThread(2);
    await open(article, { headers: memberCookie });
    await askToDelete(ids[0]!);
    expect(dialog()!.open).toBe(true);
    expect(dialog()!.textContent).toContain('Kommentar löschen?');
    expect(dialog()!.querySelector('textarea')).toBeNull();
    expect(browser.calls).toEqual([]);
    await doing(() => dialogButton('Kommentar löschen').click());
    expect(browser.calls[0]).toBe(`DELETE /a/pub-api/articles/comment/${ids[0]}`);
    expect(dialog()).toBeNull();
    expect([shownIds(), heading()]).toEqual([[ids[1]], '1 Kommentar']);
    expect(flashes()).toEqual([['status', 'Der Kommentar ist gelöscht.']]);
    expect((await findThread(ctx, article)).commentCount).toBe(1);
  });

  it('says that one’s own is deleted also where the list then doesn’t come', async () => {
    const { article, ids } = await aThread(2);
    await open(article, { headers: memberCookie });
    await askToDelete(ids[0]!);
    vi.stubGlobal('fetch', (address: string, options: RequestInit) =>
      options.method === 'DELETE' ? browser.fetch(address, options) : Promise.reject(new TypeError('Failed')),
    );
    await doing(() => dialogButton('Kommentar löschen').click());
    vi.stubGlobal('fetch', browser.fetch);
    expect(flashes()).toContainEqual(['status', 'Der Kommentar ist gelöscht.']);
    expect((await findComment(ctx, ids[0]!))?.state).toBe('deleted');
  });

  it('leaves a partial list partial', async () => {
    const { article, ids } = await aThread(6);
    await open(article, { headers: memberCookie });
    await askToDelete(ids[5]!);
    await doing(() => dialogButton('Kommentar löschen').click());
    expect(shownIds()).toEqual(ids.slice(2, 5));
    expect(control('Alle 5 Kommentare laden')).toBeDefined();
  });

  it('leaves a sentence above the answers to it', async () => {
    const { article, ids } = await aThread(2);
    const other = ids[1];
    const { id: reply } = await aComment(ctx, article, { parentId: ids[0]! });
    await open(article, { headers: memberCookie });
    await askToDelete(ids[0]!);
    await doing(() => dialogButton('Kommentar löschen').click());
    await click('Älteste zuerst');
    expect(shownIds()).toEqual([ids[0], reply, other]);
    expect(commentById(ids[0]!).textContent).toBe('Dieser Kommentar wurde gelöscht.');
    expect((await findComment(ctx, ids[0]!))?.state).toBe('gone');
  });

  it('leaves the focus at the comment before it', async () => {
    const { article, ids } = await aThread(3);
    await open(article, { headers: memberCookie });
    await askToDelete(ids[2]!);
    await doing(() => dialogButton('Kommentar löschen').click());
    await vi.waitFor(() => expect(document.activeElement).toBe(commentById(ids[1]!)));
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

  it('that fails keeps the reasons that were typed, for the next try', async () => {
    const { article, ids } = await aThread(2);
    await open(article, { headers: editorCookie });
    await askToDelete(ids[0]!);
    say('insult', 'Beleidigung');
    browser.isOffline = true;
    await doing(() => dialogButton('Kommentar löschen').click());
    browser.isOffline = false;
    expect(flashes()).toEqual([['alert', 'Something went wrong. Please try again.']]);
    await askToDelete(ids[1]!);
    expect(typedReasons()).toEqual(['', '']);
    await doing(() => dialogButton('Behalten').click());
    await askToDelete(ids[0]!);
    expect(typedReasons()).toEqual(['insult', 'Beleidigung']);
    await doing(() => dialogButton('Kommentar löschen').click());
    expect(shownIds()).toEqual([ids[1]]);
  });

  it('of somebody else asks a moderator why, and can be taken back for a moment', async () => {
    const { article, ids } = await aThread(1);
    await open(article, { headers: editorCookie });
    await askToDelete(ids[0]!);
    await doing(() => dialogButton('Kommentar löschen').click());
    expect([dialog()!.querySelectorAll('[aria-invalid]').length, browser.calls]).toEqual([2, []]);
    say('insult', 'Beleidigung');
    await doing(() => dialogButton('Kommentar löschen').click());
    expect(shownIds()).toEqual([]);
    expect((await findComment(ctx, ids[0]!))?.state).toBe('deleted');
    const undo = document.querySelector<HTMLButtonElement>('#meldungen span button')!;
    await doing(() => undo.click());
    expect([shownIds(), (await findComment(ctx, ids[0]!))?.state]).toEqual([ids, 'visible']);
    expect(flashes().at(-1)?.[1]).toContain('Der Kommentar steht wieder da');
  });

  it('of somebody else is proposed where the portal wants a second pair of eyes, and says so', async () => {
    const { article, ids } = await aThread(1);
    await changeSetting(ctx, secondLook, true);
    await open(article, { headers: editorCookie });
    await askToDelete(ids[0]!);
    say('spam', 'Werbung');
    await doing(() => dialogButton('Kommentar löschen').click());
    await changeSetting(ctx, secondLook, false);
    expect([shownIds(), (await findComment(ctx, ids[0]!))?.state]).toEqual([ids, 'visible']);
    expect(flashes()[0]?.[1]).toContain('sobald eine zweite Person es');
  });
});

describe('locking', () => {
  const reload = vi.fn();
  beforeEach(() => {
    reload.mockClear();
    // jsdom can't load a page again, so `reload` is replaced.
    vi.stubGlobal(
      'location',
      new Proxy({}, { get: (_, key) => (key === 'reload' ? reload : Reflect.get(document.location, key)) }),
    );
  });

  it('asks first, then locks and loads the page anew', async () => {
    const { article } = await aThread(1);
    await open(article, { headers: editorCookie });
    await click('Kommentare sperren');
    expect(dialog()!.textContent).toContain('Neue schreiben kann dann nur noch die Moderation.');
    await doing(() => dialogButton('Kommentare sperren').click());
    expect(browser.calls).toEqual([`POST /a/ajax/articlelockcomments/${article.id}`]);
    expect((await findThread(ctx, article)).isLocked).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('can be taken back', async () => {
    const { article } = await aThread(1);
    await open(article, { headers: editorCookie });
    await click('Kommentare sperren');
    await doing(() => dialogButton('Kommentare sperren').click());
    await open(article, { headers: editorCookie });
    expect(document.body.textContent).toContain('nur noch die Moderation');
    await click('Kommentare öffnen');
    await doing(() => dialogButton('Kommentare öffnen').click());
    expect((await findThread(ctx, article)).isLocked).toBe(false);
  });

  it('leaves it so when the answer is no', async () => {
    const { article } = await aThread(1);
    await open(article, { headers: editorCookie });
    await click('Kommentare sperren');
    await doing(() => dialogButton('So lassen').click());
    expect([dialog(), browser.calls]).toEqual([null, []]);
  });

  it('that fails says so as an alert', async () => {
    const { article } = await aThread(1);
    await open(article, { headers: editorCookie });
    await click('Kommentare sperren');
    browser.isOffline = true;
    await doing(() => dialogButton('Kommentare sperren').click());
    expect(flashes()).toEqual([['alert', 'Something went wrong. Please try again.']]);
    expect(dialog()).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });

  it('leads to a page without JavaScript', async () => {
    const { article } = await aThread(1);
    await open(article, { headers: editorCookie });
    const href = control('Kommentare sperren')!.getAttribute('href')!;
    const { statusCode, body } = await app.http.inject({ url: href, headers: editorCookie });
    expect(statusCode).toBe(200);
    expect(body).toContain('name="slowModeSeconds"');
  });
});

describe('a comment that is held', () => {
  it('is told and shown to its author, and to nobody else', async () => {
    await changeSetting(ctx, reviewFirst, 1);
    const { article, ids } = await aThread(0);
    const newcomer = await aUser(ctx);
    await open(article, { headers: await signedIn(app, newcomer) });
    await click('Kommentar schreiben');
    await type('Guten Tag zusammen.');
    await send();
    await changeSetting(ctx, reviewFirst, 0);
    const [held] = (await listComments(ctx, article, { seesPending: true })).slice(-1);
    expect(flashes()[0]?.[1]).toBe(
      'Danke! Ihr Kommentar erscheint, sobald die Moderation ihn freigegeben hat.',
    );
    expect([shownIds(), heading()]).toEqual([[...ids, held!.id], 'Noch keine Kommentare']);
    expect(commentById(held!.id).textContent).toContain('Wartet auf Freigabe');
    expect(control('Freigeben')).toBeUndefined();
    await open(article);
    expect(shownIds()).toEqual([]);
  });

  it('says why to a moderator, and appears when it is approved', async () => {
    const { article } = await aThread(0);
    const { id } = await aPendingComment(ctx, article);
    await open(article, { headers: editorCookie });
    expect(commentById(id).querySelector('li')?.textContent).toContain('Großbuchstaben');
    await click('Freigeben');
    expect(flashes()).toEqual([['status', 'Der Kommentar ist freigegeben.']]);
    expect((await findComment(ctx, id))?.state).toBe('visible');
    expect(commentById(id).textContent).not.toContain('Wartet');
    expect(heading()).toBe('1 Kommentar');
  });

  it('goes when it is rejected, with reasons', async () => {
    const { article } = await aThread(0);
    const { id } = await aPendingComment(ctx, article);
    await open(article, { headers: editorCookie });
    await click('Ablehnen', commentById(id));
    expect(browser.calls).toEqual([]);
    say('rude', 'Bitte nicht schreien.');
    await doing(() => dialogButton('Ablehnen').click());
    expect(flashes()[0]?.[1]).toContain('Der Kommentar ist abgelehnt.');
    expect([(await findComment(ctx, id))?.state, shownIds()]).toEqual(['deleted', []]);
  });
});

describe('liking a comment', () => {
  it('is answered on the spot and stays when the list changes', async () => {
    const { article, ids } = await aThread(4);
    await open(article, { headers: editorCookie });
    const button = () => commentById(ids[3]!).querySelector<HTMLButtonElement>('[aria-pressed]')!;
    await doing(() => button().click());
    expect(button().getAttribute('aria-pressed')).toBe('true');
    await click('Kommentar schreiben');
    expect(button().getAttribute('aria-pressed')).toBe('true');
  });
});
