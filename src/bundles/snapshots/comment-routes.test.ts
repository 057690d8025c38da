// The calls for comments under a snapshot. decisions.md 3
import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aComment } from '#bundles/comments/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { aSnapshot } from './test-data.ts';

const app = await testApp();
const { ctx } = app;

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

const get = (url: string, headers: Record<string, string> = {}) =>
  app.http.inject({ method: 'GET', url, headers });
const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
  const payload = new URLSearchParams(fields).toString();
  return app.http.inject({ method: 'POST', url, headers: { ...FORM, ...headers }, payload });
};

describe('GET /a/pub-api/imageposts/{ownerId}/comments', () => {
  it('gives the comments of that snapshot as JSON and as a fragment', async () => {
    const [snapshot, other] = [await aSnapshot(ctx), await aSnapshot(ctx)];
    const comment = await aComment(ctx, snapshot, { text: 'Schön getroffen.' });
    await aComment(ctx, other);
    const url = `/a/pub-api/imageposts/${snapshot.id}/comments`;
    const reply = await get(url);
    expect(reply.json()).toMatchObject({
      commentCount: 1,
      offset: 0,
      comments: [{ commentId: comment.id, ownerId: snapshot.id, text: 'Schön getroffen.' }],
    });
    for (const suffix of ['.html', '?_format=html']) {
      const fragment = await get(url + suffix);
      expect(fragment.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(fragment.body).toContain('<p>Schön getroffen.</p>');
    }
    expect((await get(`${url}?offset=-3`)).json()).toMatchObject({ offset: -3 });
    expect((await get(`${url}?offset=2`)).statusCode).toBe(400);
  });

  it('404 for what is not out and what never was', async () => {
    const draft = await aSnapshot(ctx, { state: 'draft' });
    for (const id of [draft.id, 2147483647, 0])
      expect((await get(`/a/pub-api/imageposts/${id}/comments`)).statusCode).toBe(404);
  });
});

describe('POST /a/ajax/imagepostcommentnew/{ownerId}', () => {
  it('with a text: commented, on the page and in the count at once', async () => {
    const snapshot = await aSnapshot(ctx);
    await get(snapshot.href);
    const member = await signedIn(app, await aUser(ctx));
    const reply = await post(`/a/ajax/imagepostcommentnew/${snapshot.id}`, { text: 'Wo ist das?' }, member);
    expect([reply.statusCode, reply.json()]).toMatchObject([
      200,
      { commented: true, commentCount: 1, text: 'Ihr Kommentar ist erschienen.' },
    ]);
    expect((await get(snapshot.href)).body).toContain('Wo ist das?');
  });

  it('without the field: the form; signed out: not granted', async () => {
    const { id } = await aSnapshot(ctx);
    const url = `/a/ajax/imagepostcommentnew/${id}`;
    expect((await post(url, {})).json()).toMatchObject({ html: expect.stringContaining(`action="${url}"`) });
    expect((await post(url, { text: 'Hallo' })).json()).toEqual({
      notGranted: true,
      text: 'Bitte melden Sie sich an, um mitzureden.',
    });
  });

  it('from a browser without JavaScript: back to the page, or the page with what was typed', async () => {
    const snapshot = await aSnapshot(ctx);
    const url = `/a/ajax/imagepostcommentnew/${snapshot.id}`;
    const browser = { ...(await signedIn(app, await aUser(ctx))), accept: 'text/html' };
    const done = await post(url, { text: 'Ja.' }, browser);
    expect(done.statusCode).toBe(303);
    expect(done.headers.location).toMatch(new RegExp(`^${snapshot.href}#comment-\\d+$`));
    const refused = await post(url, { text: 'x'.repeat(5001) }, browser);
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain(`<h1>${snapshot.row.title.slice(0, 3)}`);
    expect(refused.body).toContain('x'.repeat(5001));
  });
});

describe('POST /a/ajax/imagepostlockcomments/{id}', () => {
  it('closes and opens them for moderators, for nobody else', async () => {
    const { id } = await aSnapshot(ctx);
    const url = `/a/ajax/imagepostlockcomments/${id}`;
    const moderator = await signedIn(
      app,
      await aUser(ctx, { roles: [{ role: 'moderator', locationPath: '' }] }),
    );
    expect((await post(url, { lock: '1' }, moderator)).json()).toEqual({ status: 'success', locked: true });
    const member = await signedIn(app, await aUser(ctx));
    expect((await post(url, { lock: '0' }, member)).statusCode).toBe(403);
    const create = `/a/ajax/imagepostcommentnew/${id}`;
    expect((await post(create, { text: 'Noch was.' }, member)).json()).toMatchObject({ notGranted: true });
    expect((await post(url, { lock: '0' }, moderator)).json()).toEqual({ status: 'success', locked: false });
  });
});

describe('the calls by comment, shared by all kinds', () => {
  it('POST /a/ajax/articlecommentedit/{commentId} changes, DELETE /a/pub-api/articles/comment/{commentId} removes', async () => {
    const snapshot = await aSnapshot(ctx);
    const author = await aUser(ctx);
    const comment = await aComment(ctx, snapshot, { author: author.viewer });
    const browser = await signedIn(app, author);
    const edited = await post(`/a/ajax/articlecommentedit/${comment.id}`, { text: 'Besser so.' }, browser);
    expect(edited.json()).toMatchObject({ commented: true, commentId: comment.id });
    expect((await get(snapshot.href)).body).toContain('Besser so.');
    const url = `/a/pub-api/articles/comment/${comment.id}`;
    expect((await app.http.inject({ method: 'DELETE', url, headers: browser })).statusCode).toBe(204);
    expect((await get(snapshot.href)).body).not.toContain('Besser so.');
  });

  it('the page hands out the names that the browser knows', async () => {
    const { href } = await aSnapshot(ctx);
    const { body } = await get(href);
    for (const name of ['imagepost_comment_fetch', 'imagepost_comment_create', 'imagepost_comment_lock'])
      expect(body).toContain(name);
    const exposed = (await get('/routing/routes.json')).json<Record<string, { path: string }>>();
    expect(exposed.imagepost_comment_fetch?.path).toBe('/a/pub-api/imageposts/{ownerId}/comments');
  });
});
