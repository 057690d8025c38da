import { describe, expect, it } from 'vitest';
import { unpackFlashes } from '#kernel/flash.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aBlock } from '#bundles/boundaries/test-data.ts';
import { aUser, changeUser, signedIn } from '#bundles/users/test-data.ts';
import { FIRST_MESSAGES } from './constants.ts';
import { countUnread, findThreadOf, listMessages } from './queries.ts';
import { aThread } from './test-data.ts';

const app = await testApp();
const { ctx } = app;

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const FROM_BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
type Headers = Record<string, string>;

const get = (url: string, headers: Headers = {}) => app.http.inject({ method: 'GET', url, headers });
const post = (url: string, fields: Record<string, string>, headers: Headers = {}) =>
  app.http.inject({
    method: 'POST',
    url,
    headers: { ...FORM, ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
const flashesOf = (reply: Awaited<ReturnType<typeof post>>) => {
  const cookie = reply.cookies.find(({ name }) => name === 'litfass_flash');
  return unpackFlashes(app.portal.secrets, cookie?.value).map(({ type, text }) => [type, text]);
};

/** Makes two people who have never written to each other. */
const aScene = async () => {
  const [ada, ben] = [await aUser(ctx), await aUser(ctx)];
  return { ada, ben, url: `/user/ajax/personalmessage/${ben.id}`, browser: await signedIn(app, ada) };
};

const LOGIN = { login: true, text: 'Bitte melden Sie sich an, um Nachrichten zu schreiben.' };
const BLOCKED = { blocked: true, text: 'Dieses Mitglied nimmt von Ihnen keine Nachrichten an.' };

describe('GET /user/ajax/personalmessage/{recipientId}', () => {
  it('the form', async () => {
    const { ben, url, browser } = await aScene();
    const reply = await get(url, browser);
    expect([reply.statusCode, Object.keys(reply.json())]).toEqual([200, ['html']]);
    const { html } = reply.json();
    expect(html).toContain(`action="${url}"`);
    expect(html).toContain('method="post"');
    expect(html).toContain('<textarea name="text"');
    expect(html).toContain(`Nachricht an ${ben.name}`);
  });

  it('login with its text for visitors', async () => {
    const { url } = await aScene();
    const reply = await get(url);
    expect([reply.statusCode, reply.json()]).toEqual([200, LOGIN]);
  });

  it('blocked with its text when the recipient blocks the sender', async () => {
    const { ada, ben, url, browser } = await aScene();
    await aBlock(ctx, ben, ada);
    const reply = await get(url, browser);
    expect([reply.statusCode, reply.json()]).toEqual([200, BLOCKED]);
  });

  it('blocked with a text for oneself', async () => {
    const { ada, browser } = await aScene();
    const reply = await get(`/user/ajax/personalmessage/${ada.id}`, browser);
    expect(reply.json()).toEqual({
      blocked: true,
      text: 'Sich selbst können Sie keine Nachricht schreiben.',
    });
  });

  it.each(['0', 'x', '2147483647', '2147483648'])('404 for the person %s', async (id) => {
    const { browser } = await aScene();
    const reply = await get(`/user/ajax/personalmessage/${id}`, browser);
    expect([reply.statusCode, reply.json()]).toMatchObject([404, { status: 'error' }]);
  });

  it('404 for somebody who was erased, or never confirmed', async () => {
    const { ben, url, browser } = await aScene();
    await changeUser(ctx, ben.id, { confirmedAt: null });
    expect((await get(url, browser)).statusCode).toBe(404);
    await changeUser(ctx, ben.id, { erasedAt: ctx.now });
    expect((await get(url, browser)).statusCode).toBe(404);
  });

  it('is kept by nobody', async () => {
    const { url, browser } = await aScene();
    expect((await get(url, browser)).headers['cache-control']).toContain('no-store');
    expect((await get(url)).headers['cache-control']).toContain('no-store');
  });
});

describe('POST /user/ajax/personalmessage/{recipientId}', () => {
  it('with a text: sent, with what to say', async () => {
    const { ada, ben, url, browser } = await aScene();
    const reply = await post(url, { text: 'Guten Tag.\r\nHaben Sie Zeit?' }, browser);
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { sent: true, text: 'Ihre Nachricht ist abgeschickt.' },
    ]);
    const threadId = await findThreadOf(ctx, ada.id, ben.id);
    const [message] = await listMessages(ctx, threadId!, ben.id, { limit: 5 });
    expect(message).toMatchObject({ senderId: ada.id, text: 'Guten Tag.\nHaben Sie Zeit?' });
  });

  it('takes JSON as well as a form', async () => {
    const { url, browser } = await aScene();
    const headers = { ...browser, 'content-type': 'application/json' };
    const reply = await app.http.inject({ method: 'POST', url, headers, payload: { text: 'Als JSON.' } });
    expect(reply.json()).toMatchObject({ sent: true });
  });

  it('without a text or any body: the form', async () => {
    const { ben, url, browser } = await aScene();
    expect(Object.keys((await post(url, {}, browser)).json())).toEqual(['html']);
    const reply = await app.http.inject({ method: 'POST', url, headers: browser });
    expect(Object.keys(reply.json())).toEqual(['html']);
    expect(await countUnread(ctx, ben.id)).toBe(0);
  });

  it.each([
    ['an empty text', '', 'Bitte schreiben Sie etwas.'],
    ['white space', ' \r\n ', 'Bitte schreiben Sie etwas.'],
    [
      'a text that is too long',
      `<${'x'.repeat(5000)}`,
      'Bitte fassen Sie sich kürzer: höchstens 5.000 Zeichen.',
    ],
  ])('with %s: the form with what was typed and its error', async (_, text, error) => {
    const { ben, url, browser } = await aScene();
    const reply = await post(url, { text }, browser);
    expect([reply.statusCode, Object.keys(reply.json())]).toEqual([200, ['html']]);
    const { html } = reply.json();
    expect(html).toContain(error);
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain(text.replace('<', '&lt;').trim());
    expect(await countUnread(ctx, ben.id)).toBe(0);
  });

  it('login with its text for visitors', async () => {
    const { ben, url } = await aScene();
    const reply = await post(url, { text: 'Hallo' });
    expect([reply.statusCode, reply.json()]).toEqual([200, LOGIN]);
    expect(await countUnread(ctx, ben.id)).toBe(0);
  });

  it('blocked with its text when the recipient blocks the sender', async () => {
    const { ada, ben, url, browser } = await aScene();
    await aBlock(ctx, ben, ada);
    const reply = await post(url, { text: 'Hallo' }, browser);
    expect([reply.statusCode, reply.json()]).toEqual([200, BLOCKED]);
    expect(await countUnread(ctx, ben.id)).toBe(0);
  });

  it('blocked with its text when the sender blocks the recipient', async () => {
    const { ada, ben, url, browser } = await aScene();
    await aBlock(ctx, ada, ben);
    expect((await post(url, { text: 'Hallo' }, browser)).json()).toEqual({
      blocked: true,
      text: 'Sie haben dieses Mitglied blockiert. Heben Sie das auf, dann können Sie wieder schreiben.',
    });
  });

  it('blocked with their texts for senders who are suspended or not confirmed', async () => {
    const { ada, ben, url, browser } = await aScene();
    await changeUser(ctx, ada.id, { suspendedUntil: new Date(Date.now() + 60_000) });
    const suspended = await post(url, { text: 'Hallo' }, browser);
    expect([suspended.statusCode, suspended.json()]).toEqual([
      200,
      { blocked: true, text: 'Ihr Konto ist zurzeit gesperrt. Sie können lesen, aber nicht schreiben.' },
    ]);
    await changeUser(ctx, ada.id, { suspendedUntil: null, confirmedAt: null });
    expect((await post(url, { text: 'Hallo' }, browser)).json()).toEqual({
      blocked: true,
      text: 'Bitte bestätigen Sie erst Ihre E-Mail-Adresse. Dann können Sie Nachrichten schreiben.',
    });
    expect(await countUnread(ctx, ben.id)).toBe(0);
  });

  it('blocked with a text for whoever writes on without an answer', async () => {
    const { url, browser } = await aScene();
    for (let count = 0; count < FIRST_MESSAGES; count++) await post(url, { text: `Hallo ${count}` }, browser);
    expect((await post(url, { text: 'Noch da?' }, browser)).json()).toEqual({
      blocked: true,
      text: 'Bitte warten Sie auf eine Antwort, bevor Sie weiterschreiben.',
    });
  });

  it.each([[5], [['a']], [{}], [null]])('400 for the text %j', async (text) => {
    const { url, browser } = await aScene();
    const headers = { ...browser, 'content-type': 'application/json' };
    const payload = JSON.stringify({ text });
    expect((await app.http.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(400);
  });

  it('404 for somebody who is not there', async () => {
    const { browser } = await aScene();
    const reply = await post('/user/ajax/personalmessage/2147483647', { text: 'Hallo' }, browser);
    expect([reply.statusCode, reply.json()]).toMatchObject([404, { status: 'error' }]);
  });

  it('403 from another site', async () => {
    const { url, browser } = await aScene();
    const reply = await post(url, { text: 'Hallo' }, { ...browser, 'sec-fetch-site': 'cross-site' });
    expect(reply.statusCode).toBe(403);
  });
});

describe('POST /user/ajax/personalmessage/{recipientId} from a browser without JavaScript', () => {
  it('leads to the thread with a message', async () => {
    const { ada, ben, url, browser } = await aScene();
    const reply = await post(url, { text: 'Hallo' }, { ...browser, ...FROM_BROWSER });
    const threadId = await findThreadOf(ctx, ada.id, ben.id);
    expect([reply.statusCode, reply.headers.location]).toEqual([
      303,
      `/konto/nachrichten/${threadId}#neueste`,
    ]);
    expect(flashesOf(reply)).toEqual([['success', 'Ihre Nachricht ist abgeschickt.']]);
  });

  it('shows the page again with the error and what was typed, in a new thread', async () => {
    const { url, browser } = await aScene();
    const reply = await post(url, { text: `<${'x'.repeat(5000)}` }, { ...browser, ...FROM_BROWSER });
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain('höchstens 5.000 Zeichen.');
    expect(reply.body).toContain(`>&lt;${'x'.repeat(5000)}</textarea>`);
  });

  it('and in one that there is, also when the other one blocks', async () => {
    const { ada, ben, first } = await aThread(ctx);
    await aBlock(ctx, ben, ada);
    const headers = { ...(await signedIn(app, ada)), ...FROM_BROWSER };
    const reply = await post(`/user/ajax/personalmessage/${ben.id}`, { text: 'Bitte!' }, headers);
    expect(reply.statusCode).toBe(422);
    for (const shown of [BLOCKED.text, '>Bitte!</textarea>', first.text]) expect(reply.body).toContain(shown);
  });

  it('keeps what visitors typed, whose session may have ended meanwhile', async () => {
    const { url } = await aScene();
    const reply = await post(url, { text: 'Hallo, schon lange getippt' }, FROM_BROWSER);
    expect([reply.statusCode, flashesOf(reply)]).toEqual([401, []]);
    expect(reply.body).toContain('Hallo, schon lange getippt');
    expect(reply.body).toContain(`action="${url}"`);
  });
});
