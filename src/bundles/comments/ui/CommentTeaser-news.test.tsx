import { describe, expect, it, vi } from 'vitest';
import { PAGE_LENGTH, commentsTag } from '../constants.ts';
import {
  commentById,
  control,
  field,
  flashes,
  heading,
  openPortal,
  section,
  shownIds,
  dispatchNews,
} from '../page-in-tests/test-data.ts';
import { aComment } from '../test-data.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';

const { ctx, browser, scrolledTo, member, memberCookie, ...page } = await openPortal();
const { aThread, open, doing, type, send, click } = page;

/** Dispatches the server's news that something changed, and waits until the page has asked what. */
const hear = (article: ContentRef) =>
  doing(async () => {
    dispatchNews(commentsTag({ type: 'article', id: article.id }));
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
const pill = () => section().querySelector('output')!;

describe('comments that others write meanwhile', () => {
  it('are counted, not shown, until the reader asks for them', async () => {
    const { article, ids } = await aThread(2);
    await open(article);
    const { id: first } = await aComment(ctx, article);
    await hear(article);
    expect([pill().textContent, shownIds()]).toEqual(['1 neuer Kommentar', ids]);
    const { id: second } = await aComment(ctx, article, { parentId: ids[0]! });
    await hear(article);
    expect([pill().textContent, shownIds()]).toEqual(['2 neue Kommentare', ids]);
    await click('2 neue Kommentare');
    expect(shownIds()).toEqual([ids[0], second, ids[1], first]);
    expect([pill().textContent, heading()]).toEqual(['', '4 Kommentare']);
    await vi.waitFor(() => expect(scrolledTo).toEqual([`comment-${first}`]));
    expect(document.activeElement).toBe(commentById(first));
  });

  it('are announced by a live region that stands there from the beginning', async () => {
    const { article } = await aThread(1);
    await open(article);
    const region = pill();
    expect(region.textContent).toBe('');
    await aComment(ctx, article);
    await hear(article);
    expect([pill() === region, region.textContent]).toEqual([true, '1 neuer Kommentar']);
  });

  it('join a list that is partial, which remains so', async () => {
    const { article, ids } = await aThread(5);
    await open(article);
    const { id } = await aComment(ctx, article);
    await hear(article);
    await click('1 neuer Kommentar');
    expect(shownIds()).toEqual([...ids.slice(-3), id]);
    expect(control('Alle 6 Kommentare laden')).toBeDefined();
  });

  it('stand first where the newest do', async () => {
    const { article, ids } = await aThread(4);
    await open(article);
    await click('Neueste zuerst');
    const { id } = await aComment(ctx, article);
    await hear(article);
    await click('1 neuer Kommentar');
    expect(shownIds()).toEqual([id, ...ids.toReversed()]);
  });

  it('begin the list anew where it doesn’t reach up to them', async () => {
    const { article, ids } = await aThread(PAGE_LENGTH + 2);
    await open(article, { hash: `#comment-${ids[0]}` });
    expect(shownIds()).toEqual(ids.slice(0, PAGE_LENGTH));
    const { id } = await aComment(ctx, article);
    await hear(article);
    await click('1 neuer Kommentar');
    expect(shownIds()).toEqual([...ids, id].slice(-PAGE_LENGTH));
    await vi.waitFor(() => expect(scrolledTo.at(-1)).toBe(`comment-${id}`));
  });

  it('are not told of by one’s own', async () => {
    const { article } = await aThread(1);
    await open(article, { headers: memberCookie });
    await aComment(ctx, article, { author: member.viewer });
    await hear(article);
    expect(pill().textContent).toBe('');
    await click('Kommentar schreiben');
    await type('Noch einer von mir.');
    await send();
    await hear(article);
    expect(pill().textContent).toBe('');
  });

  it('leave alone what is being typed', async () => {
    const { article } = await aThread(1);
    await open(article, { headers: memberCookie });
    await click('Kommentar schreiben');
    await type('Mitten im Satz');
    await aComment(ctx, article);
    await hear(article);
    await click('1 neuer Kommentar');
    expect(field().value).toBe('Mitten im Satz');
  });

  it('are no longer new once the list was loaded', async () => {
    const { article } = await aThread(5);
    await open(article);
    await aComment(ctx, article);
    await hear(article);
    await click(/^Alle/);
    expect([pill().textContent, heading()]).toEqual(['', '6 Kommentare']);
    await hear(article);
    expect(pill().textContent).toBe('');
  });

  it('are asked for in silence: a call that fails says nothing, pressing the button does', async () => {
    const { article } = await aThread(1);
    await open(article);
    await aComment(ctx, article);
    browser.isOffline = true;
    await hear(article);
    expect([pill().textContent, flashes()]).toEqual(['', []]);
    browser.isOffline = false;
    await hear(article);
    browser.isOffline = true;
    await click('1 neuer Kommentar');
    expect(flashes()).toEqual([['alert', 'Something went wrong. Please try again.']]);
    expect(pill().textContent).toBe('1 neuer Kommentar');
    browser.isOffline = false;
  });

  it('are heard of once more when something was changed or taken away, without a word', async () => {
    const { article } = await aThread(1);
    await open(article);
    await hear(article);
    expect([pill().textContent, flashes()]).toEqual(['', []]);
  });
});
