import { describe, expect, it } from 'vitest';
import { unpackFlashes } from '#kernel/flash.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { findComment, findThread } from './queries.ts';
import { aComment } from './test-data.ts';

const app = await testApp();
const { ctx } = app;

type Method = 'GET' | 'POST' | 'DELETE';
const call = (method: Method, url: string, headers: Record<string, string> = {}, payload?: string) => {
  const type = payload === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' };
  return app.http.inject({
    method,
    url,
    headers: { ...type, ...headers },
    ...(payload !== undefined && { payload }),
  });
};
const PAGE = { accept: 'text/html' };
const REFUSED = { status: 'error', msg: 'Unbefugter Zugriff.' };

type Reply = Awaited<ReturnType<typeof call>>;
const flashesOf = (reply: Reply) => {
  const cookie = reply.cookies.find(({ name }) => name === 'litfass_flash');
  return unpackFlashes(app.portal.secrets, cookie?.value).map(({ type, text }) => [type, text]);
};

const moderator = await signedIn(app, await aUser(ctx, { roles: [{ role: 'moderator', locationPath: '' }] }));
const stranger = await signedIn(app, await aUser(ctx));

const aScene = async () => {
  const article = await anArticle(ctx);
  const author = await aUser(ctx);
  const comment = await aComment(ctx, article, { author: author.viewer, text: 'Das muss weg.' });
  const stateOf = async () => (await findComment(ctx, comment.id))?.state;
  const isLocked = async () => (await findThread(ctx, article)).isLocked;
  return { article, comment, browser: await signedIn(app, author), stateOf, isLocked };
};

/** Returns the address that locks an article's comments. */
const urlOf = ({ id }: { id: number }) => `/a/ajax/articlelockcomments/${id}`;

const statusOf = async (id: number | string, browser = moderator) =>
  (await call('GET', `/kommentar/${id}/loeschen`, { ...browser, ...PAGE })).statusCode;

describe('DELETE /a/pub-api/articles/comment/{commentId}', () => {
  it.each(['', '.json', '?_format=json'])('204 without a body for its author (%j)', async (suffix) => {
    const { comment, browser, stateOf } = await aScene();
    const reply = await call('DELETE', `/a/pub-api/articles/comment/${comment.id}${suffix}`, browser);
    expect([reply.statusCode, reply.body]).toEqual([204, '']);
    expect(await stateOf()).toBe('deleted');
  });

  it('204 for moderators, and once more for whoever did it already', async () => {
    const { comment } = await aScene();
    for (const _ of ['first', 'again'])
      expect((await call('DELETE', `/a/pub-api/articles/comment/${comment.id}`, moderator)).statusCode).toBe(
        204,
      );
  });

  it('401 for visitors, 403 for everybody else, with exactly these words', async () => {
    const { comment, stateOf } = await aScene();
    const url = `/a/pub-api/articles/comment/${comment.id}`;
    const [visitor, other] = [await call('DELETE', url), await call('DELETE', url, stranger)];
    expect([visitor.statusCode, visitor.json()]).toEqual([401, REFUSED]);
    expect([other.statusCode, other.json()]).toEqual([403, REFUSED]);
    expect(await stateOf()).toBe('visible');
  });

  it('403 for the author while suspended', async () => {
    const article = await anArticle(ctx);
    const author = await aUser(ctx, { suspendedUntil: new Date(Date.now() + 86_400_000) });
    const { id } = await aComment(ctx, article, { author: author.viewer });
    const reply = await call('DELETE', `/a/pub-api/articles/comment/${id}`, await signedIn(app, author));
    expect([reply.statusCode, reply.json()]).toMatchObject([
      403,
      { msg: expect.stringContaining('zurzeit gesperrt') },
    ]);
  });

  it.each(['2147483647', '0', 'x'])('404 for the comment %s', async (id) =>
    expect((await call('DELETE', `/a/pub-api/articles/comment/${id}`, moderator)).statusCode).toBe(404),
  );
});

describe('POST /a/ajax/articlelockcomments/{id}', () => {
  it('locks and unlocks for moderators', async () => {
    const { article, isLocked } = await aScene();
    const locked = await call('POST', urlOf(article), moderator, 'lock=1');
    expect([locked.statusCode, locked.json()]).toEqual([200, { status: 'success', locked: true }]);
    expect(await isLocked()).toBe(true);
    expect((await call('POST', urlOf(article), moderator, 'lock=0')).json()).toEqual({
      status: 'success',
      locked: false,
    });
    expect(await isLocked()).toBe(false);
  });

  it('401 for visitors, 403 for everybody else, the author of the article among them', async () => {
    const author = await aUser(ctx, { roles: [{ role: 'author', locationPath: '' }] });
    const article = await anArticle(ctx, { authorId: author.id });
    const visitor = await call('POST', urlOf(article), {}, 'lock=1');
    expect([visitor.statusCode, visitor.json()]).toEqual([401, REFUSED]);
    for (const browser of [stranger, await signedIn(app, author)]) {
      const reply = await call('POST', urlOf(article), browser, 'lock=1');
      expect([reply.statusCode, reply.json()]).toEqual([403, REFUSED]);
    }
    expect((await findThread(ctx, article)).isLocked).toBe(false);
  });

  it.each([undefined, '', 'lock=', 'lock=2', 'lock=ja', 'lock=1&lock=0'])('400 for %j', async (body) => {
    const { article, isLocked } = await aScene();
    const reply = await call('POST', urlOf(article), moderator, body);
    expect([reply.statusCode, reply.json()]).toMatchObject([400, { status: 'error', errors: { lock: /./ } }]);
    expect(await isLocked()).toBe(false);
  });

  it('404 for unknown articles', async () =>
    expect((await call('POST', urlOf({ id: 2147483647 }), moderator, 'lock=1')).statusCode).toBe(404));

  it('without JavaScript: leads back with a message', async () => {
    const { article } = await aScene();
    const reply = await call('POST', urlOf(article), { ...moderator, ...PAGE }, 'lock=1');
    expect([reply.statusCode, reply.headers.location]).toEqual([303, `${article.href}#kommentare`]);
    expect(flashesOf(reply)).toEqual([['success', 'Die Kommentare sind gesperrt.']]);
  });
});

describe('GET /kommentar/{commentId}/loeschen', () => {
  it('asks, showing what would go', async () => {
    const { article, comment, browser, stateOf } = await aScene();
    const reply = await call('GET', `/kommentar/${comment.id}/loeschen`, { ...browser, ...PAGE });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('<h1>Kommentar löschen?</h1>');
    expect(reply.body).toContain(article.row.headline);
    expect(reply.body).toContain('Das muss weg.');
    expect(reply.body).toContain(`action="/kommentar/${comment.id}/loeschen" method="post"`);
    expect(reply.body).toContain(`href="${article.href}#comment-${comment.id}"`);
    expect(reply.body).toContain('noindex');
    expect(await stateOf()).toBe('visible');
  });

  it('leads visitors to the sign-in page and back', async () => {
    const { comment } = await aScene();
    const reply = await call('GET', `/kommentar/${comment.id}/loeschen`, PAGE);
    const next = encodeURIComponent(`/kommentar/${comment.id}/loeschen`);
    expect([reply.statusCode, reply.headers.location]).toEqual([303, `/anmelden?next=${next}`]);
  });

  it('403 for everybody else, 404 for what is gone and what never was', async () => {
    const { article, comment } = await aScene();
    const gone = await aComment(ctx, article, { isDeleted: true });
    expect(await statusOf(comment.id, stranger)).toBe(403);
    for (const id of [gone.id, 2147483647, 0, 'x']) expect(await statusOf(id)).toBe(404);
  });
});

describe('POST /kommentar/{commentId}/loeschen', () => {
  it('deletes and leads back with a message', async () => {
    const { article, comment, browser, stateOf } = await aScene();
    const reply = await call('POST', `/kommentar/${comment.id}/loeschen`, { ...browser, ...PAGE }, '');
    expect([reply.statusCode, reply.headers.location]).toEqual([303, `${article.href}#kommentare`]);
    expect(flashesOf(reply)).toEqual([['success', 'Der Kommentar ist gelöscht.']]);
    expect(await stateOf()).toBe('deleted');
  });

  it('does nothing for others', async () => {
    const { comment, stateOf } = await aScene();
    const url = `/kommentar/${comment.id}/loeschen`;
    expect((await call('POST', url, { ...stranger, ...PAGE }, '')).statusCode).toBe(403);
    expect((await call('POST', url, PAGE, '')).headers.location).toMatch(/^\/anmelden/);
    expect(await stateOf()).toBe('visible');
  });
});

describe('GET and POST /kommentar/{commentId}/sperren', () => {
  it('asks, then closes the thread of the comment, and opens it the same way', async () => {
    const { article, comment, isLocked } = await aScene();
    const url = `/kommentar/${comment.id}/sperren`;
    const question = await call('GET', url, { ...moderator, ...PAGE });
    expect(question.statusCode).toBe(200);
    expect(question.body).toContain('<h1>Kommentare sperren?</h1>');
    expect(question.body).toContain('<input type="hidden" name="lock" value="1"/>');
    expect(await isLocked()).toBe(false);
    const closed = await call('POST', url, { ...moderator, ...PAGE }, 'lock=1');
    expect([closed.statusCode, closed.headers.location]).toEqual([303, `${article.href}#kommentare`]);
    expect(flashesOf(closed)).toEqual([['success', 'Die Kommentare sind gesperrt.']]);
    expect(await isLocked()).toBe(true);
    const other = await call('GET', url, { ...moderator, ...PAGE });
    expect(other.body).toContain('<h1>Kommentare öffnen?</h1>');
    expect(other.body).toContain('<input type="hidden" name="lock" value="0"/>');
    const opened = await call('POST', url, { ...moderator, ...PAGE }, 'lock=0');
    expect(flashesOf(opened)).toEqual([['success', 'Die Kommentare sind wieder offen.']]);
    expect(await isLocked()).toBe(false);
  });

  it('is for moderators', async () => {
    const { comment, browser, isLocked } = await aScene();
    const url = `/kommentar/${comment.id}/sperren`;
    for (const person of [stranger, browser]) {
      expect((await call('GET', url, { ...person, ...PAGE })).statusCode).toBe(403);
      expect((await call('POST', url, { ...person, ...PAGE }, 'lock=1')).statusCode).toBe(403);
    }
    expect((await call('GET', url, PAGE)).headers.location).toMatch(/^\/anmelden/);
    expect(await isLocked()).toBe(false);
  });

  it('404 for comments that are not there, 400 without what to do', async () => {
    const { comment, isLocked } = await aScene();
    for (const id of [2147483647, 0, 'x'])
      expect((await call('GET', `/kommentar/${id}/sperren`, { ...moderator, ...PAGE })).statusCode).toBe(404);
    for (const body of ['', 'lock=2'])
      expect(
        (await call('POST', `/kommentar/${comment.id}/sperren`, { ...moderator, ...PAGE }, body)).statusCode,
      ).toBe(400);
    expect(await isLocked()).toBe(false);
  });
});
