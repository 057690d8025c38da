import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aBlock } from '#bundles/boundaries/test-data.ts';
import { aUser, changeUser, signedIn } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import { deleteThread } from './commands.ts';
import { actAs } from '#kernel/ctx.ts';
import { MESSAGES_PAGE, THREADS_PAGE } from './constants.ts';
import { countUnread } from './queries.ts';
import { aMessage, aThread } from './test-data.ts';

const app = await testApp();
const { ctx } = app;

const getAs = async (user: TestUser, url: string, headers: Record<string, string> = {}) =>
  app.http.inject({ method: 'GET', url, headers: { ...(await signedIn(app, user)), ...headers } });

const newsOf = async (user: TestUser, threadId: number, after: number) =>
  getAs(user, `/konto/ajax/nachrichten/${threadId}?after=${after}`);

describe('GET /konto/nachrichten', () => {
  it('lists one’s threads, the newest first, with what is unread', async () => {
    const { ada, ben, answer } = await aThread(ctx);
    const cleo = await aUser(ctx);
    const newer = await aMessage(ctx, ada, cleo);
    const { statusCode, body } = await getAs(ada, '/konto/nachrichten');
    expect(statusCode).toBe(200);
    expect(body.indexOf(newer.text)).toBeLessThan(body.indexOf(answer.text));
    expect(body).toContain(`<span>Sie: </span>${newer.text}`);
    expect(body).toContain('1 ungelesen');
    expect(body).toContain(ben.name);
  });

  it('shows nothing of others', async () => {
    const { first } = await aThread(ctx);
    const stranger = await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] });
    const { body } = await getAs(stranger, '/konto/nachrichten');
    expect(body).not.toContain(first.text);
    expect(body).toContain('Noch keine Nachrichten');
  });

  it('goes on in pages', async () => {
    const ada = await aUser(ctx);
    const sent = [];
    for (let count = 0; count <= THREADS_PAGE; count++) sent.push(await aMessage(ctx, ada, await aUser(ctx)));
    const { body } = await getAs(ada, '/konto/nachrichten');
    expect(body).not.toContain(`>${sent[0]!.text}<`);
    const [, older] = /<a href="(\/konto\/nachrichten\?vor=\d+)"/.exec(body) ?? [];
    const next = await getAs(ada, older!);
    expect(next.body).toContain(sent[0]!.text);
    expect(next.body).not.toContain(`>${sent[1]!.text}<`);
  });

  it('?suche= finds names and texts, and says when there is nothing', async () => {
    const { ada, answer, first } = await aThread(ctx);
    const found = await getAs(ada, `/konto/nachrichten?suche=${encodeURIComponent(first.text)}`);
    expect(found.body).toContain('1 Treffer');
    expect(found.body).not.toContain(`>${answer.text}<`);
    const { statusCode, body } = await getAs(ada, '/konto/nachrichten?suche=%3Cb%3Equatsch');
    expect(statusCode).toBe(200);
    expect(body).toContain('Nichts gefunden für „&lt;b&gt;quatsch“');
  });

  it('leads visitors to signing in', async () => {
    const reply = await app.http.inject({ method: 'GET', url: '/konto/nachrichten' });
    expect([reply.statusCode, reply.headers.location]).toEqual([
      303,
      '/anmelden?next=%2Fkonto%2Fnachrichten',
    ]);
  });
});

describe('GET /konto/nachrichten/{threadId}', () => {
  it('shows what both wrote, the newest at the bottom, and the form', async () => {
    const { ada, ben, first, answer, threadId } = await aThread(ctx);
    const { statusCode, body, headers } = await getAs(ada, `/konto/nachrichten/${threadId}`);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(body.indexOf(first.text)).toBeLessThan(body.indexOf(answer.text));
    expect(body).toContain(`<h1>${ben.name}</h1>`);
    expect(body).toContain(`action="/user/ajax/personalmessage/${ben.id}"`);
  });

  it('marks as read what it shows, and shows where the unread ones begin', async () => {
    const { ben, threadId } = await aThread(ctx);
    const { body } = await getAs(ben, `/konto/nachrichten/${threadId}`);
    expect(body).toContain('>Ungelesen<');
    expect(await countUnread(ctx, ben.id)).toBe(0);
    // The masthead of the same page knows it already.
    expect(body).toMatch(/href="\/konto\/nachrichten"[^>]*>(?:(?!<\/a>).)*hidden="">0</s);
    expect((await getAs(ben, `/konto/nachrichten/${threadId}`)).body).not.toContain('>Ungelesen<');
  });

  it.each([
    ['fetched in advance', { 'sec-purpose': 'prefetch;prerender' }],
    ['fetched in advance by older browsers', { purpose: 'prefetch' }],
    ['fetched by a script', { 'sec-fetch-dest': 'empty' }],
    ['fetched as a picture', { 'sec-fetch-dest': 'image' }],
  ])('marks nothing when it is %s', async (_, headers) => {
    const { ben, threadId } = await aThread(ctx);
    expect((await getAs(ben, `/konto/nachrichten/${threadId}`, headers)).statusCode).toBe(200);
    expect(await countUnread(ctx, ben.id)).toBe(1);
  });

  it('marks nothing when only its head is asked for', async () => {
    const { ben, threadId } = await aThread(ctx);
    const headers = await signedIn(app, ben);
    await app.http.inject({ method: 'HEAD', url: `/konto/nachrichten/${threadId}`, headers });
    expect(await countUnread(ctx, ben.id)).toBe(1);
  });

  it('has older messages behind a link, which marks nothing', async () => {
    const { ada, ben, first, answer, threadId } = await aThread(ctx);
    for (let count = 1; count < MESSAGES_PAGE; count++) await aMessage(ctx, ben, ada);
    const { body } = await getAs(ada, `/konto/nachrichten/${threadId}`);
    expect([body.includes(`>${first.text}<`), body.includes(`>${answer.text}<`)]).toEqual([false, true]);
    await aMessage(ctx, ben, ada);
    const older = await getAs(ada, `/konto/nachrichten/${threadId}?vor=${answer.messageId}`);
    expect([older.body.includes(`>${first.text}<`), older.body.includes(`>${answer.text}<`)]).toEqual([
      true,
      false,
    ]);
    expect(body).toContain(`href="/konto/nachrichten/${threadId}?vor=${answer.messageId}"`);
    expect(await countUnread(ctx, ada.id)).toBe(1);
  });

  it('says what the other one has read', async () => {
    const { ada, ben, threadId } = await aThread(ctx);
    const isRead = /<span data-read-mark="">gelesen/;
    expect((await getAs(ada, `/konto/nachrichten/${threadId}`)).body).not.toMatch(isRead);
    await getAs(ben, `/konto/nachrichten/${threadId}`);
    expect((await getAs(ada, `/konto/nachrichten/${threadId}`)).body).toMatch(isRead);
  });

  it('says why there is no form', async () => {
    const { ada, ben, threadId } = await aThread(ctx);
    await aBlock(ctx, ada, ben);
    const blocking = await getAs(ada, `/konto/nachrichten/${threadId}`);
    expect(blocking.body).toContain('Sie haben dieses Mitglied blockiert.');
    expect(blocking.body).toContain('Blockiert: ändern');
    expect(blocking.body).not.toContain('<textarea');
    await changeUser(ctx, ben.id, { erasedAt: ctx.now, name: '' });
    const { body } = await getAs(ada, `/konto/nachrichten/${threadId}`);
    expect(body).toContain('<h1>Gelöschtes Mitglied</h1>');
    expect(body).toContain('Dieses Mitglied gibt es nicht mehr.');
    expect(body).not.toContain('<textarea');
  });

  it('shows nothing to those who are not one of the two', async () => {
    const { threadId, first } = await aThread(ctx);
    const roles = [{ role: 'admin' as const, locationPath: '' }];
    for (const stranger of [await aUser(ctx), await aUser(ctx, { roles })]) {
      const { statusCode, body } = await getAs(stranger, `/konto/nachrichten/${threadId}`);
      expect([statusCode, body.includes(first.text)]).toEqual([404, false]);
    }
  });

  it.each(['0', 'x', '2147483647'])('404 for %s', async (id) => {
    expect((await getAs(await aUser(ctx), `/konto/nachrichten/${id}`)).statusCode).toBe(404);
  });
});

describe('GET /konto/nachrichten/mit/{id}', () => {
  it('begins a thread, of which nothing is there before the first message', async () => {
    const [ada, ben] = [await aUser(ctx), await aUser(ctx)];
    const { statusCode, body } = await getAs(ada, `/konto/nachrichten/mit/${ben.id}`);
    expect(statusCode).toBe(200);
    expect(body).toContain(`<h1>${ben.name}</h1>`);
    expect(body).toContain(`action="/user/ajax/personalmessage/${ben.id}"`);
    expect((await getAs(ben, '/konto/nachrichten')).body).toContain('Noch keine Nachrichten');
  });

  it('leads to the thread that there is, also after one has emptied it', async () => {
    const { ada, ben, threadId } = await aThread(ctx);
    await deleteThread(actAs(ctx, ada.viewer), threadId);
    const reply = await getAs(ada, `/konto/nachrichten/mit/${ben.id}`);
    expect([reply.statusCode, reply.headers.location]).toEqual([
      303,
      `/konto/nachrichten/${threadId}#neueste`,
    ]);
    expect((await getAs(ada, `/konto/nachrichten/${threadId}`)).body).toContain('Hier steht noch nichts.');
  });

  it('says that one cannot write to oneself', async () => {
    const ada = await aUser(ctx);
    const reply = await getAs(ada, `/konto/nachrichten/mit/${ada.id}`);
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/konto/nachrichten']);
  });

  it('404 for somebody unknown, unconfirmed or erased', async () => {
    const ada = await aUser(ctx);
    const unconfirmed = await aUser(ctx, { confirmedAt: null });
    const erased = await aUser(ctx, { erasedAt: ctx.now });
    for (const id of [2_147_483_647, unconfirmed.id, erased.id])
      expect((await getAs(ada, `/konto/nachrichten/mit/${id}`)).statusCode).toBe(404);
  });

  it('leads visitors to signing in and back', async () => {
    const reply = await app.http.inject({ method: 'GET', url: '/konto/nachrichten/mit/5' });
    expect(reply.headers.location).toBe('/anmelden?next=%2Fkonto%2Fnachrichten%2Fmit%2F5');
  });
});

describe('GET /konto/ajax/nachrichten/{threadId}', () => {
  it('tells what came since, and what the other one has read', async () => {
    const { ada, ben, first, answer, threadId } = await aThread(ctx);
    const { html, messages, readUpTo } = (await newsOf(ada, threadId, first.messageId)).json();
    expect(messages).toMatchObject([{ id: answer.messageId, isOwn: false, senderName: ben.name, day: null }]);
    expect(html).toContain(answer.text);
    expect([html.includes(first.text), readUpTo]).toEqual([false, 0]);
    expect((await newsOf(ada, threadId, answer.messageId)).json()).toMatchObject({ html: '', messages: [] });
  });

  it('marks nothing', async () => {
    const { ben, threadId } = await aThread(ctx);
    await newsOf(ben, threadId, 0);
    expect(await countUnread(ctx, ben.id)).toBe(1);
  });

  it('knows none that is newer than the last number there can be', async () => {
    const { ben, threadId } = await aThread(ctx);
    const reply = await newsOf(ben, threadId, 2_147_483_647);
    expect([reply.statusCode, reply.json()]).toMatchObject([200, { messages: [] }]);
  });

  it('404 for those who are not one of the two, 401 for visitors', async () => {
    const { threadId } = await aThread(ctx);
    const admin = await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] });
    expect((await newsOf(admin, threadId, 0)).statusCode).toBe(404);
    const url = `/konto/ajax/nachrichten/${threadId}?after=0`;
    expect((await app.http.inject({ method: 'GET', url })).statusCode).toBe(401);
  });
});

describe('the masthead', () => {
  it('has a bell with what is unread, for those who are signed in', async () => {
    const { ada, ben } = await aThread(ctx);
    await aMessage(ctx, ben, ada);
    const { body } = await getAs(ada, '/konto/miteinander');
    expect(body).toMatch(/<live-bell data-topic="messages"><a href="\/konto\/nachrichten"/);
    expect(body).toContain('title="2 ungelesene Nachrichten"');
    expect((await app.http.inject({ method: 'GET', url: '/anmelden' })).body).not.toContain('live-bell');
  });

  it('is asked anew by GET /konto/ajax/bells', async () => {
    const { ada } = await aThread(ctx);
    const reply = await getAs(ada, '/konto/ajax/bells');
    expect(reply.json()['/konto/nachrichten']).toEqual({ count: 1, note: '1 ungelesene Nachricht' });
    expect((await app.http.inject({ method: 'GET', url: '/konto/ajax/bells' })).statusCode).toBe(401);
  });
});
