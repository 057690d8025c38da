import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchFrom } from '#kernel/testing/fetch-from.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aMessage, aThread } from '#bundles/messages/test-data.ts';
import { signedIn } from '../test-data.ts';
import { defineLiveBell } from './live-bell.ts';

const app = await testApp();
const { ctx } = app;
const served = fetchFrom(app);
const listeners = new Set<() => void>();

// What the server tells is tested where it tells it; here it is told by hand, of whatever topic.
vi.mock('#kernel/browser/live.ts', () => ({
  subscribe: (_: string, onChange: () => void) => {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  },
}));
vi.stubGlobal('fetch', served.fetch);
defineLiveBell();

const change = async () => {
  for (const onChange of listeners) onChange();
  await served.settled();
};
const bell = () => document.querySelector<HTMLElement>('live-bell[data-topic=messages] [data-count]')!;

/** Lets two people write to each other, and opens a page of the first one with the masthead as the server draws it. */
const open = async () => {
  const thread = await aThread(ctx);
  served.headers = await signedIn(app, thread.ada);
  const url = '/konto/miteinander';
  const { body } = await app.http.inject({ method: 'GET', url, headers: served.headers });
  document.body.innerHTML = new DOMParser().parseFromString(body, 'text/html').body.innerHTML;
  return thread;
};

beforeEach(() => {
  document.body.replaceChildren();
  served.calls.length = 0;
});

describe('a bell in the masthead of an open page', () => {
  it('counts up and down', async () => {
    const { ada, ben, threadId } = await open();
    expect([bell().textContent, bell().hidden]).toEqual(['1', false]);
    await aMessage(ctx, ben, ada);
    await change();
    expect([bell().textContent, bell().title]).toEqual(['2', '2 ungelesene Nachrichten']);
    const url = `/konto/nachrichten/${threadId}`;
    await app.http.inject({ method: 'GET', url, headers: served.headers });
    await change();
    expect(bell().hidden).toBe(true);
  });

  it('asks together with the others', async () => {
    await open();
    expect(listeners.size).toBeGreaterThan(1);
    await change();
    expect(served.calls).toEqual(['GET /konto/ajax/bells']);
  });

  it('stays as it is when the call fails, and listens no more once it is gone', async () => {
    await open();
    served.isOffline = true;
    await change();
    served.isOffline = false;
    expect(bell().textContent).toBe('1');
    document.body.replaceChildren();
    await change();
    expect(served.calls).toEqual([]);
  });
});
