import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aUser, changeUser, signedIn } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import { countUnread, listMessages, listThreads } from './queries.ts';
import { aThread } from './test-data.ts';

const app = await testApp();
const { ctx } = app;

const FROM_BROWSER = { accept: 'text/html' };
const FROM_SCRIPT = { accept: 'application/json' };

const getAs = async (user: TestUser, url: string) =>
  app.http.inject({ method: 'GET', url, headers: await signedIn(app, user) });
const postAs = async (
  user: TestUser,
  url: string,
  fields: Record<string, string | number> = {},
  headers: Record<string, string> = {},
) =>
  app.http.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(await signedIn(app, user)),
      ...headers,
    },
    payload: new URLSearchParams(
      Object.entries(fields).map(([name, value]) => [name, String(value)]),
    ).toString(),
  });
const suspend = (user: TestUser) =>
  changeUser(ctx, user.id, { suspendedUntil: new Date(Date.now() + 60_000) });

describe('POST /konto/ajax/nachrichten/{threadId}/gelesen', () => {
  it('marks as read, also for those who are suspended', async () => {
    const { ben, first, threadId } = await aThread(ctx);
    await suspend(ben);
    const reply = await postAs(ben, `/konto/ajax/nachrichten/${threadId}/gelesen`, { upTo: first.messageId });
    expect([reply.statusCode, reply.json()]).toEqual([200, { status: 'success' }]);
    expect(await countUnread(ctx, ben.id)).toBe(0);
  });

  it('404 for those who are not one of the two', async () => {
    const { first, threadId } = await aThread(ctx);
    const url = `/konto/ajax/nachrichten/${threadId}/gelesen`;
    expect((await postAs(await aUser(ctx), url, { upTo: first.messageId })).statusCode).toBe(404);
  });

  it.each(['', '0', 'x'])('400 for the message %j', async (upTo) => {
    const { ada, threadId } = await aThread(ctx);
    expect((await postAs(ada, `/konto/ajax/nachrichten/${threadId}/gelesen`, { upTo })).statusCode).toBe(400);
  });
});

describe('GET and POST /konto/nachrichten/{threadId}/loeschen', () => {
  it('asks, then empties one’s own copy', async () => {
    const { ada, ben, threadId } = await aThread(ctx);
    const url = `/konto/nachrichten/${threadId}/loeschen`;
    const asked = await getAs(ada, url);
    expect(asked.body).toContain('Unterhaltung löschen?');
    expect(asked.body).toContain(`action="${url}"`);
    expect(await listThreads(ctx, ada.id, { limit: 5 })).toHaveLength(1);
    const reply = await postAs(ada, url, {}, FROM_BROWSER);
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/konto/nachrichten']);
    expect(await listThreads(ctx, ada.id, { limit: 5 })).toEqual([]);
    expect(await listThreads(ctx, ben.id, { limit: 5 })).toHaveLength(1);
  });

  it('answers JSON to whoever asks for it', async () => {
    const { ada, threadId } = await aThread(ctx);
    const reply = await postAs(ada, `/konto/nachrichten/${threadId}/loeschen`, {}, FROM_SCRIPT);
    expect(reply.json()).toEqual({ status: 'success', msg: 'Die Unterhaltung ist gelöscht.' });
  });
});

describe('GET and POST /konto/nachrichten/{threadId}/{messageId}/loeschen', () => {
  it('asks with the message, then takes it from one’s own copy', async () => {
    const { ada, ben, first, threadId } = await aThread(ctx);
    const url = `/konto/nachrichten/${threadId}/${first.messageId}/loeschen`;
    expect((await getAs(ada, url)).body).toContain(first.text);
    const reply = await postAs(ada, url, {}, FROM_BROWSER);
    expect([reply.statusCode, reply.headers.location]).toEqual([
      303,
      `/konto/nachrichten/${threadId}#neueste`,
    ]);
    expect(await listMessages(ctx, threadId, ada.id, { limit: 5 })).toHaveLength(1);
    expect(await listMessages(ctx, threadId, ben.id, { limit: 5 })).toHaveLength(2);
    expect((await getAs(ada, url)).statusCode).toBe(404);
  });
});

const addressesOf = (threadId: number, messageId: number) => [
  `/konto/nachrichten/${threadId}`,
  `/konto/nachrichten/${threadId}?vor=2147483647`,
  `/konto/ajax/nachrichten/${threadId}?after=0`,
  `/konto/nachrichten/${threadId}/loeschen`,
  `/konto/nachrichten/${threadId}/${messageId}/loeschen`,
  `/melden/message/${messageId}`,
];

/** A canary: the words of the two, asked for by everybody else in every way there is. */
describe('the messages of two people', () => {
  it('are read by nobody else, whatever they are', async () => {
    const { threadId, first, answer } = await aThread(ctx);
    const foreign = await aThread(ctx);
    const roles = [{ role: 'admin' as const, locationPath: '' }];
    const people = [await aUser(ctx), foreign.ada, await aUser(ctx, { roles })];
    for (const { messageId } of [first, answer])
      for (const person of people)
        for (const url of [
          ...addressesOf(threadId, messageId),
          // The address goes through a thread of one's own.
          ...addressesOf(foreign.threadId, messageId).slice(4),
        ]) {
          const { statusCode, body } = await getAs(person, url);
          expect([url, statusCode, body.includes(first.text), body.includes(answer.text)]).toEqual([
            url,
            404,
            false,
            false,
          ]);
        }
  });

  it('are changed and reported by nobody else', async () => {
    const { ada, threadId, first, answer } = await aThread(ctx);
    const foreign = await aThread(ctx);
    const stranger = foreign.ada;
    for (const [url, fields] of [
      [`/konto/nachrichten/${threadId}/loeschen`, {}],
      [`/konto/nachrichten/${threadId}/${first.messageId}/loeschen`, {}],
      [`/konto/nachrichten/${foreign.threadId}/${first.messageId}/loeschen`, {}],
      [`/melden/message/${answer.messageId}`, { category: 'spam' }],
      [`/konto/ajax/nachrichten/${threadId}/gelesen`, { upTo: answer.messageId }],
    ] as const)
      expect([url, (await postAs(stranger, url, fields)).statusCode]).toEqual([url, 404]);
    expect(await listMessages(ctx, threadId, ada.id, { limit: 5 })).toHaveLength(2);
  });

  it('need somebody who is signed in, and who may act', async () => {
    const { ada, threadId, answer } = await aThread(ctx);
    await suspend(ada);
    for (const [url, fields] of [
      [`/konto/nachrichten/${threadId}/loeschen`, {}],
      [`/konto/nachrichten/${threadId}/${answer.messageId}/loeschen`, {}],
    ] as const) {
      expect([url, (await postAs(ada, url, fields)).statusCode]).toEqual([url, 403]);
      const accept = 'application/json';
      const reply = await app.http.inject({ method: 'POST', url, headers: { accept }, payload: fields });
      expect([url, reply.statusCode]).toEqual([url, 401]);
    }
  });
});
