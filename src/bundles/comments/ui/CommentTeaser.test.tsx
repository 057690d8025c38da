import { describe, expect, it, vi } from 'vitest';
import { acting, lookAt } from '#kernel/testing/hydrate.ts';
import { changeSetting } from '#bundles/settings/public.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { PAGE_LENGTH } from '../constants.ts';
import {
  control,
  flashes,
  form,
  heading,
  isNewFormOpen,
  openPortal,
  section,
  shownIds,
} from '../page-in-tests/test-data.ts';
import { autoLoad } from '../settings.ts';
import { aComment } from '../test-data.ts';

const { app, ctx, browser, scrolledTo, memberCookie, member, ...page } = await openPortal();
const { aThread, open, wake, doing, click } = page;

const LOAD_ALL = /^Alle \d+ Kommentare laden$/;

describe('the list', () => {
  it('shows the last three, and all when asked for', async () => {
    const { article, ids } = await aThread(5);
    await open(article);
    expect([heading(), shownIds()]).toEqual(['5 Kommentare', ids.slice(-3)]);
    await click(LOAD_ALL);
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

  it('loads by itself where the portal says so, once it comes near', async () => {
    const { article, ids } = await aThread(5);
    await changeSetting(ctx, autoLoad, true);
    await open(article);
    await changeSetting(ctx, autoLoad, false);
    expect(shownIds()).toEqual(ids.slice(-3));
    await doing(() => lookAt(section()));
    expect(shownIds()).toEqual(ids);
  });

  it('then shows a button for it only where that fails, or to browsers without JavaScript', async () => {
    const { article, ids } = await aThread(5);
    await changeSetting(ctx, autoLoad, true);
    await open(article);
    await changeSetting(ctx, autoLoad, false);
    expect(section().querySelector('noscript')?.textContent).toContain('Alle 5 Kommentare laden');
    expect(control(LOAD_ALL)).toBeUndefined();
    browser.isOffline = true;
    await doing(() => lookAt(section()));
    expect(flashes()).toEqual([['alert', 'Something went wrong. Please try again.']]);
    browser.isOffline = false;
    await click(LOAD_ALL);
    expect(shownIds()).toEqual(ids);
  });

  it('loads in full for an address that names a comment, and goes to it with the focus', async () => {
    const { article, ids } = await aThread(5);
    await open(article, { hash: `#comment-${ids[0]}` });
    expect(shownIds()).toEqual(ids);
    await vi.waitFor(() => expect(scrolledTo).toEqual([`comment-${ids[0]}`]));
    expect(document.activeElement?.id).toBe(`comment-${ids[0]}`);
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

  it('still loads the rest by itself where the address names one that is there already', async () => {
    const { article, ids } = await aThread(5);
    await changeSetting(ctx, autoLoad, true);
    await open(article, { hash: `#comment-${ids[4]}` });
    await changeSetting(ctx, autoLoad, false);
    expect(shownIds()).toEqual(ids.slice(-3));
    await doing(() => lookAt(section()));
    expect(shownIds()).toEqual(ids);
  });

  it('stands in the order that was asked for last, whichever answer comes first', async () => {
    const { article, ids } = await aThread(4);
    await open(article);
    const releaseFirst = browser.hold();
    await acting(() => control('Älteste zuerst')!.click());
    const releaseLast = browser.hold();
    await acting(() => control('Neueste zuerst')!.click());
    await acting(async () => {
      releaseLast();
      await vi.waitFor(() => expect(browser.calls).toHaveLength(1));
    });
    await doing(releaseFirst);
    expect(shownIds()).toEqual(ids.toReversed());
  });

  it('goes through a very long thread piece by piece, and around a comment that is far back', async () => {
    const { article, ids } = await aThread(PAGE_LENGTH + 5);
    await open(article, { hash: `#comment-${ids[0]}` });
    expect(shownIds()).toEqual(ids.slice(0, PAGE_LENGTH));
    await click(LOAD_ALL);
    expect(shownIds()).toEqual(ids.slice(-PAGE_LENGTH));
    await click('Ältere Kommentare laden');
    expect(shownIds()).toEqual(ids);
    expect(control(/laden/)).toBeUndefined();
    await click('Neueste zuerst');
    expect(shownIds()).toEqual(ids.slice(-PAGE_LENGTH).toReversed());
    await click('Weitere Kommentare laden');
    expect(shownIds()).toEqual(ids.toReversed());
    expect(control(/laden/)).toBeUndefined();
  });

  it('says what went wrong, keeps what it has and can be asked again', async () => {
    const { article, ids } = await aThread(5);
    await open(article);
    browser.isOffline = true;
    await click(LOAD_ALL);
    expect(flashes()).toEqual([['alert', 'Something went wrong. Please try again.']]);
    expect(shownIds()).toEqual(ids.slice(-3));
    browser.isOffline = false;
    await click(LOAD_ALL);
    expect(shownIds()).toEqual(ids);
  });
});

const current = () => section().querySelector('nav [aria-current]')?.textContent;

describe('the order', () => {
  it('changes without leaving the page, and the links remain links', async () => {
    const { article, ids } = await aThread(4);
    await open(article);
    expect([shownIds(), current()]).toEqual([ids.slice(-3), undefined]);
    await click('Neueste zuerst');
    expect([shownIds(), current()]).toEqual([ids.toReversed(), 'Neueste zuerst']);
    expect(control('Beliebteste zuerst')?.getAttribute('href')).toContain('beliebteste');
    await click('Älteste zuerst');
    expect([shownIds(), current()]).toEqual([ids, 'Älteste zuerst']);
    expect(location.search).toBe('');
  });

  it('leaves answers under what they answer', async () => {
    const { article, ids } = await aThread(3);
    const { id: reply } = await aComment(ctx, article, { author: member.viewer, parentId: ids[0]! });
    await open(article);
    await click('Neueste zuerst');
    expect(shownIds()).toEqual([ids[2], ids[1], ids[0], reply]);
  });
});

describe('a link to a comment', () => {
  it('is copied as a whole address', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }));
    const { article, ids } = await aThread(1);
    await open(article);
    await click('Link');
    expect(writeText).toHaveBeenCalledWith(`${location.origin}${article.href}#comment-${ids[0]}`);
    expect(flashes()).toEqual([['status', 'Der Link ist kopiert.']]);
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

describe('a page that came back with a refused form', () => {
  it('wakes with everything typed', async () => {
    const { article, ids } = await aThread(1);
    const { body } = await app.http.inject({
      method: 'POST',
      url: `/a/ajax/articlecommentnew/${article.id}`,
      headers: { ...memberCookie, accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      payload: `text=+&parentId=${ids[0]}`,
    });
    browser.headers = memberCookie;
    await wake(body);
    expect(form().textContent).toContain('Bitte schreiben Sie etwas.');
    expect(new FormData(form()).get('parentId')).toBe(String(ids[0]));
  });

  it('also when what it answers is gone', async () => {
    const { article } = await aThread(0);
    const { body } = await app.http.inject({
      method: 'POST',
      url: `/a/ajax/articlecommentnew/${article.id}`,
      headers: { ...memberCookie, accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'text=Eine+Antwort&parentId=2147483647',
    });
    browser.headers = memberCookie;
    await wake(body);
    expect(isNewFormOpen()).toBe(true);
    expect(form().querySelector('textarea')?.value).toBe('Eine Antwort');
    expect(new FormData(form()).get('parentId')).toBe('2147483647');
  });
});

describe('without an account', () => {
  it('nothing is offered that needs one, and visitors are led to sign in', async () => {
    await open((await aThread(1)).article);
    expect(section().querySelector('textarea')).toBeNull();
    for (const words of ['Antworten', 'Bearbeiten', 'Löschen', 'Moderieren'])
      expect(control(words)).toBeUndefined();
    expect(control('Anmelden')?.getAttribute('href')).toMatch(/^\/anmelden\?next=/);
  });

  it('or with one, nothing for comments of others but answering', async () => {
    await open((await aThread(1)).article, { headers: await signedIn(app, await aUser(ctx)) });
    expect(control('Antworten')).toBeDefined();
    for (const words of ['Bearbeiten', 'Löschen', 'Moderieren']) expect(control(words)).toBeUndefined();
  });
});
