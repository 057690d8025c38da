import { describe, expect, it } from 'vitest';
import { unpackFlashes } from '#kernel/flash.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { changeSetting } from '#bundles/settings/public.ts';
import { aUser, changeUser, signedIn } from '#bundles/users/test-data.ts';
import { findComment, findThread } from './queries.ts';
import { editMinutes } from './settings.ts';
import { aComment, aPendingComment } from './test-data.ts';

const app = await testApp();
const { ctx } = app;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const PAGE = { accept: 'text/html' };

const get = (url: string, headers: Record<string, string> = {}) =>
  app.http.inject({ method: 'GET', url, headers: { ...PAGE, ...headers } });
const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.http.inject({
    method: 'POST',
    url,
    headers: { ...FORM, ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
type Reply = Awaited<ReturnType<typeof get>>;
const flashesOf = (reply: Reply) => {
  const cookie = reply.cookies.find(({ name }) => name === 'litfass_flash');
  return unpackFlashes(app.portal.secrets, cookie?.value).map(({ type, text }) => [type, text]);
};

const moderator = await signedIn(app, await aUser(ctx, { roles: [{ role: 'moderator', locationPath: '' }] }));
const stranger = await signedIn(app, await aUser(ctx));

const aScene = async () => {
  const [article, author] = [await anArticle(ctx), await aUser(ctx)];
  const comment = await aComment(ctx, article, { author: author.viewer, text: 'Das steht [b]da[/b].' });
  return { article, author, comment, browser: await signedIn(app, author) };
};

describe('GET /kommentar/{commentId}/bearbeiten', () => {
  it('is the form with what was written, which goes to the call', async () => {
    const { comment, browser } = await aScene();
    const { statusCode, body } = await get(`/kommentar/${comment.id}/bearbeiten`, browser);
    expect(statusCode).toBe(200);
    expect(body).toContain('Das steht [b]da[/b].</textarea>');
    expect(body).toContain(`action="/a/ajax/articlecommentedit/${comment.id}"`);
    const edited = await post(
      `/a/ajax/articlecommentedit/${comment.id}`,
      { text: 'Neu.' },
      { ...browser, ...PAGE },
    );
    expect(edited.headers.location).toMatch(new RegExp(`#comment-${comment.id}$`));
    expect(flashesOf(edited)).toEqual([['success', 'Ihr Kommentar ist geändert.']]);
  });

  it('sign-in for visitors, 403 for others and when it is too late, 404 for what is gone', async () => {
    const { comment, browser } = await aScene();
    const article = await anArticle(ctx, { publishedAt: new Date('2026-01-01') });
    const url = `/kommentar/${comment.id}/bearbeiten`;
    expect((await get(url)).headers.location).toMatch(/^\/anmelden\?next=/);
    expect((await get(url, stranger)).statusCode).toBe(403);
    await changeSetting(ctx, editMinutes, 5);
    const old = await aComment(ctx, article, {
      author: comment.author,
      createdAt: new Date(Date.now() - 6 * 60_000),
    });
    const late = await get(`/kommentar/${old.id}/bearbeiten`, browser);
    expect([late.statusCode, late.body.includes('ist es zu spät')]).toEqual([403, true]);
    expect((await post(`/a/ajax/articlecommentedit/${old.id}`, { text: 'x' }, browser)).json()).toEqual({
      notGranted: true,
      text: 'Für Änderungen an diesem Kommentar ist es zu spät.',
    });
    await changeSetting(ctx, editMinutes, 0);
    const gone = await aComment(ctx, article, { isDeleted: true });
    for (const id of [gone.id, 2147483647])
      expect((await get(`/kommentar/${id}/bearbeiten`, moderator)).statusCode).toBe(404);
  });
});

describe('the page of a piece', () => {
  it('with ?antwort= has the form open for an answer, for those who may comment', async () => {
    const { article, comment, browser } = await aScene();
    const url = `${article.href}?antwort=${comment.id}`;
    expect((await get(url, browser)).body).toContain(`name="parentId" value="${comment.id}"`);
    expect((await get(url)).body).not.toContain('name="parentId"');
    const other = await aComment(ctx, await anArticle(ctx));
    expect((await get(`${article.href}?antwort=${other.id}`, browser)).body).not.toContain('name="parentId"');
  });

  it('with ?kommentare=alle&ordnung=neueste has the newest first, also from the cache', async () => {
    const { article, comment } = await aScene();
    const newer = await aComment(ctx, article);
    const orderOf = async (query: string) =>
      [...(await get(`${article.href}?kommentare=alle${query}`)).body.matchAll(/id="comment-(\d+)"/g)].map(
        (match) => Number(match[1]),
      );
    for (let i = 0; i < 2; i++) {
      expect(await orderOf('&ordnung=neueste')).toEqual([newer.id, comment.id]);
      expect(await orderOf('')).toEqual([comment.id, newer.id]);
    }
  });
});

describe('GET /kommentare/{type}/{id}/moderieren', () => {
  it('shows lock and pace to moderators', async () => {
    const { article } = await aScene();
    const url = `/kommentare/article/${article.id}/moderieren`;
    const { statusCode, body } = await get(url, moderator);
    expect(statusCode).toBe(200);
    for (const sign of [
      article.row.headline,
      'name="lock"',
      'name="slowModeSeconds"',
      '5 Minuten',
      'noindex',
    ])
      expect(body).toContain(sign);
    expect((await get(url, stranger)).statusCode).toBe(403);
    expect((await get(url)).headers.location).toMatch(/^\/anmelden/);
    for (const wrong of ['/kommentare/article/2147483647/moderieren', '/kommentare/user/1/moderieren'])
      expect((await get(wrong, moderator)).statusCode).toBe(404);
  });
});

describe('POST /kommentare/{type}/{id}/moderieren', () => {
  it('sets both and leads back, or answers JSON', async () => {
    const { article } = await aScene();
    const url = `/kommentare/article/${article.id}/moderieren`;
    const done = await post(url, { lock: '1', slowModeSeconds: '60' }, { ...moderator, ...PAGE });
    expect([done.statusCode, done.headers.location]).toEqual([303, `${article.href}#kommentare`]);
    expect(flashesOf(done)).toEqual([
      [
        'success',
        'Die Kommentare sind gesperrt. Zwischen zwei Kommentaren einer Person liegen mindestens 1 Minute.',
      ],
    ]);
    expect(await findThread(ctx, article)).toMatchObject({ isLocked: true, slowModeSeconds: 60 });
    const json = await post(
      url,
      { lock: '0', slowModeSeconds: '0' },
      { ...moderator, accept: 'application/json' },
    );
    expect(json.json()).toEqual({
      status: 'success',
      locked: false,
      slowModeSeconds: 0,
      text: 'Die Kommentare sind wieder offen.',
    });
  });

  it('for nobody else, and for nothing else', async () => {
    const { article, browser } = await aScene();
    const url = `/kommentare/article/${article.id}/moderieren`;
    for (const other of [stranger, browser])
      expect((await post(url, { lock: '1', slowModeSeconds: '60' }, other)).statusCode).toBe(403);
    for (const fields of [
      { lock: '1' },
      { lock: '2', slowModeSeconds: '0' },
      { lock: '0', slowModeSeconds: '9999' },
    ])
      expect((await post(url, fields as Record<string, string>, moderator)).statusCode).toBe(400);
    expect(await findThread(ctx, article)).toMatchObject({ isLocked: false, slowModeSeconds: 0 });
  });
});

describe('POST /a/ajax/articlecommentnew/{ownerId} when it is held', () => {
  it('answers held with the count as it was; without JavaScript says so', async () => {
    const article = await anArticle(ctx);
    const browser = await signedIn(app, await aUser(ctx));
    // The author has read the calm note already.
    const url = `/a/ajax/articlecommentnew/${article.id}?trotzdem=1`;
    const reply = await post(url, { text: 'SO GEHT DAS NICHT WEITER HIER' }, browser);
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      {
        commented: true,
        held: true,
        commentId: expect.any(Number),
        commentCount: 0,
        text: 'Danke! Ihr Kommentar erscheint, sobald die Moderation ihn freigegeben hat.',
      },
    ]);
    const page = await post(url, { text: 'UND NOCH EINMAL GANZ LAUT HIER' }, { ...browser, ...PAGE });
    expect([page.statusCode, flashesOf(page)[0]?.[0]]).toEqual([303, 'primary']);
    expect((await get(article.href, browser)).body).toContain('Wartet auf Freigabe');
    expect((await get(article.href, stranger)).body).not.toContain('GANZ LAUT');
  });
});

describe('people who may not write hear why in the words of the call', () => {
  it.each([
    ['suspended', { suspendedUntil: new Date(Date.now() + 86_400_000) }, 'zurzeit gesperrt'],
    ['unconfirmed', { confirmedAt: null }, 'bestätigen Sie erst'],
  ] as const)('%s', async (_, changes, words) => {
    const { article, author, comment, browser } = await aScene();
    await changeUser(ctx, author.id, changes);
    const urls = [`/a/ajax/articlecommentnew/${article.id}`, `/a/ajax/articlecommentedit/${comment.id}`];
    for (const url of urls) {
      const reply = await post(url, { text: 'Trotzdem.' }, browser);
      expect([reply.statusCode, reply.json()]).toEqual([
        200,
        { notGranted: true, text: expect.stringContaining(words) },
      ]);
    }
  });
});

describe('GET /a/ajax/mentions/{ownerType}/{ownerId}', () => {
  it('offers people by the beginning of their name to those who are signed in', async () => {
    const { article, browser } = await aScene();
    await aUser(ctx, { name: 'Wilhelmine Quast' });
    const url = `/a/ajax/mentions/article/${article.id}`;
    const reply = await get(`${url}?q=wilhelm`, { ...browser, accept: 'application/json' });
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { people: [{ id: expect.any(Number), name: 'Wilhelmine Quast', portrait: null }] },
    ]);
    const json = { accept: 'application/json' };
    expect((await get(`${url}?q=w`, json)).statusCode).toBe(401);
    for (const query of ['', '?q=', '?q=%20'])
      expect((await get(url + query, { ...browser, ...json })).statusCode).toBe(400);
    expect((await get('/a/ajax/mentions/user/1?q=w', { ...browser, ...json })).statusCode).toBe(404);
  });
});

describe('GET /a/pub-api/articles/{ownerId}/comments', () => {
  it('with sort, after and limit=0, as our own client asks', async () => {
    const { article, comment, browser } = await aScene();
    const newer = await aComment(ctx, article);
    const own = await aComment(ctx, article, { author: comment.author });
    const url = `/a/pub-api/articles/${article.id}/comments`;
    const ask = async (query: string, headers = {}) => (await get(url + query, headers)).json();
    expect(ids(await ask('?sort=newest'))).toEqual([own.id, newer.id, comment.id]);
    expect(await ask(`?after=${comment.id}&limit=0`, browser)).toMatchObject({
      comments: [],
      newCount: 1,
      newestId: own.id,
      commentCount: 3,
    });
    expect(ids(await ask(`?after=${comment.id}`))).toEqual([newer.id, own.id]);
    expect(await ask('')).not.toHaveProperty('newCount');
    expect((await get(`${url}?sort=best`)).statusCode).toBe(400);
  });

  it('gives what is held to its author and moderators, reasons to moderators only', async () => {
    const article = await anArticle(ctx);
    const author = await aUser(ctx);
    const held = await aPendingComment(ctx, article, { author: author.viewer });
    const url = `/a/pub-api/articles/${article.id}/comments`;
    const seenBy = async (headers = {}) => (await get(url, headers)).json().comments;
    expect(await seenBy()).toEqual([]);
    expect(await seenBy(stranger)).toEqual([]);
    expect(await seenBy(await signedIn(app, author))).toMatchObject([
      {
        commentId: held.id,
        state: 'held',
        heldReasons: ['Überwiegend Großbuchstaben'],
        may: { approve: false, edit: true },
      },
    ]);
    expect(await seenBy(moderator)).toMatchObject([
      { commentId: held.id, heldReasons: ['Überwiegend Großbuchstaben'], may: { approve: true } },
    ]);
  });
});

describe('DELETE /a/pub-api/articles/comment/{commentId} with a reason', () => {
  it('keeps it in the history', async () => {
    const { comment } = await aScene();
    const reply = await app.http.inject({
      method: 'DELETE',
      url: `/a/pub-api/articles/comment/${comment.id}`,
      headers: { ...FORM, ...moderator },
      payload: 'reason=Beleidigend',
    });
    expect(reply.statusCode).toBe(204);
    expect((await findComment(ctx, comment.id))?.state).toBe('deleted');
  });
});

const ids = (list: { comments: { commentId: number }[] }) => list.comments.map(({ commentId }) => commentId);
