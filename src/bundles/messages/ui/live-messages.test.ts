import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchFrom } from '#kernel/testing/fetch-from.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { signedIn } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import { countUnread } from '../queries.ts';
import { aMessage, aThread } from '../test-data.ts';
import { defineLiveMessages } from './live-messages.ts';

const app = await testApp();
const { ctx } = app;
const served = fetchFrom(app);
const topics = new Map<string, Set<() => void>>();

// The server's live messages are tested elsewhere; here the test sends them by hand.
vi.mock('#kernel/browser/live.ts', () => ({
  subscribe: (topic: string, onChange: () => void) => {
    topics.set(topic, (topics.get(topic) ?? new Set()).add(onChange));
    return () => topics.get(topic)?.delete(onChange);
  },
}));
vi.stubGlobal('fetch', served.fetch);
vi.stubGlobal('scrollBy', vi.fn());
defineLiveMessages();

beforeEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

/** Puts a page as the server draws it for this person into the document. */
const open = async (person: TestUser, url: string) => {
  served.headers = await signedIn(app, person);
  const { body } = await app.http.inject({ method: 'GET', url, headers: served.headers });
  document.body.innerHTML = new DOMParser().parseFromString(body, 'text/html').body.innerHTML;
  history.replaceState(null, '', url);
  await served.settled();
  served.calls.length = 0;
};
const change = async () => {
  for (const onChange of topics.get('messages') ?? []) onChange();
  await served.settled();
};
const shown = () =>
  [...document.querySelectorAll('[data-message] article > div')].map((text) => text.textContent);

describe('an open thread', () => {
  it('shows what comes, once, and marks it as read', async () => {
    const { ada, ben, threadId, first, answer } = await aThread(ctx);
    await open(ada, `/konto/nachrichten/${threadId}`);
    const news = [await aMessage(ctx, ben, ada), await aMessage(ctx, ben, ada)];
    await Promise.all([change(), change()]);
    expect(shown()).toEqual([first, answer, ...news].map(({ text }) => text));
    expect(await countUnread(ctx, ada.id)).toBe(0);
  });

  it('asks at once for what came while the page was on its way', async () => {
    const { ada, ben, threadId } = await aThread(ctx);
    await open(ada, `/konto/nachrichten/${threadId}`);
    const html = document.querySelector('live-thread')!.outerHTML;
    const late = await aMessage(ctx, ben, ada);
    document.querySelector('live-thread')!.outerHTML = html;
    await served.settled();
    expect(shown().at(-1)).toBe(late.text);
  });

  it('says when the other one has read the last message', async () => {
    const { ada, ben, threadId } = await aThread(ctx);
    const last = await aMessage(ctx, ada, ben);
    await open(ada, `/konto/nachrichten/${threadId}`);
    const isSaid = () =>
      !document.querySelector<HTMLElement>(`[data-message="${last.messageId}"] [data-read-mark]`)!.hidden;
    expect(isSaid()).toBe(false);
    const headers = await signedIn(app, ben);
    await app.http.inject({ method: 'GET', url: `/konto/nachrichten/${threadId}`, headers });
    await change();
    expect(isSaid()).toBe(true);
    expect(document.querySelectorAll('[data-read-mark]:not([hidden])')).toHaveLength(1);
  });

  it('takes what is sent without leaving the page', async () => {
    const { ada, ben, threadId } = await aThread(ctx);
    await open(ada, `/konto/nachrichten/${threadId}`);
    const field = document.querySelector('textarea')!;
    field.value = 'Gleich da.';
    document
      .querySelector('form[data-message-draft]')!
      .dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await served.settled();
    await served.settled();
    expect([shown().at(-1), field.value, document.activeElement]).toEqual(['Gleich da.', '', field]);
    expect(await countUnread(ctx, ben.id)).toBe(2);
  });

  it('leaves what is typed while the message before it is on its way', async () => {
    const { ada, threadId } = await aThread(ctx);
    await open(ada, `/konto/nachrichten/${threadId}`);
    const field = document.querySelector('textarea')!;
    const type = (text: string) => {
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
    type('Gleich da.');
    document
      .querySelector('form[data-message-draft]')!
      .dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    type('Gleich da. Bring bitte');
    await served.settled();
    await served.settled();
    expect([shown().at(-1), field.value]).toEqual(['Gleich da.', 'Bring bitte']);
    await open(ada, `/konto/nachrichten/${threadId}`);
    expect(document.querySelector('textarea')!.value).toBe('Bring bitte');
  });

  it('keeps what is typed in it for the next time', async () => {
    const { ada, threadId } = await aThread(ctx);
    await open(ada, `/konto/nachrichten/${threadId}`);
    const field = document.querySelector('textarea')!;
    field.value = 'Halb';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await open(ada, `/konto/nachrichten/${threadId}`);
    expect(document.querySelector('textarea')!.value).toBe('Halb');
  });

  it('bears that a call fails, and asks again', async () => {
    const { ada, ben, threadId } = await aThread(ctx);
    await open(ada, `/konto/nachrichten/${threadId}`);
    const late = await aMessage(ctx, ben, ada);
    served.isOffline = true;
    await change();
    served.isOffline = false;
    expect(shown().at(-1)).not.toBe(late.text);
    await change();
    expect(shown().at(-1)).toBe(late.text);
  });
});

describe('the open list of threads', () => {
  it('is drawn anew', async () => {
    const { ada, ben } = await aThread(ctx);
    await open(ada, '/konto/nachrichten');
    const news = await aMessage(ctx, ben, ada);
    await change();
    expect(document.querySelector('live-part')!.textContent).toContain(news.text);
    expect(document.querySelector('live-part')!.textContent).toContain('2 ungelesen');
  });

  it('is left alone while somebody is in it, or when the call fails', async () => {
    const { ada, ben } = await aThread(ctx);
    await open(ada, '/konto/nachrichten');
    const before = document.querySelector('live-part')!.innerHTML;
    await aMessage(ctx, ben, ada);
    document.querySelector<HTMLElement>('live-part a')!.focus();
    await change();
    expect(document.querySelector('live-part')!.innerHTML).toBe(before);
    document.querySelector<HTMLElement>('live-part a')!.blur();
    served.isOffline = true;
    await change();
    served.isOffline = false;
    expect(document.querySelector('live-part')!.innerHTML).toBe(before);
  });
});
