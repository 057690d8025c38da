// Tests the calls for comments as each kind mounts them, optional ones included; what they do in detail is tested in comments,
// with articles. contract.md 13
import { describe, expect, it } from 'vitest';
import { kindsOn } from '#kernel/testing/switched-off.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aComment } from '#bundles/comments/test-data.ts';
import { anEvent } from '#bundles/events/test-data.ts';
import { aSnapshot } from '#bundles/snapshots/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';

const app = await testApp();
const { ctx } = app;

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

const get = (url: string, headers: Record<string, string> = {}) =>
  app.http.inject({ method: 'GET', url, headers });
const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
  const payload = new URLSearchParams(fields).toString();
  return app.http.inject({ method: 'POST', url, headers: { ...FORM, ...headers }, payload });
};

const EVERY_KIND = [
  { kind: 'article', plural: 'articles', names: 'comment', make: anArticle },
  { kind: 'imagepost', plural: 'imageposts', names: 'imagepost_comment', make: aSnapshot },
  { kind: 'event', plural: 'events', names: 'event_comment', make: anEvent },
] as const;
const KINDS = kindsOn(EVERY_KIND, ({ kind }) => kind);

describe.each(KINDS)('comments of the kind $kind', ({ kind, plural, names, make }) => {
  const commentsOf = (id: number) => `/a/pub-api/${plural}/${id}/comments`;
  const createAt = (id: number) => `/a/ajax/${kind}commentnew/${id}`;

  it(`GET /a/pub-api/${plural}/{ownerId}/comments gives those of one thing, as JSON and as a fragment`, async () => {
    const [owner, other] = [await make(ctx), await make(ctx)];
    const comment = await aComment(ctx, owner, { text: 'Schön getroffen.' });
    await aComment(ctx, other);
    const url = commentsOf(owner.id);
    expect((await get(url)).json()).toMatchObject({
      commentCount: 1,
      offset: 0,
      comments: [{ commentId: comment.id, ownerId: owner.id, text: 'Schön getroffen.' }],
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
    const draft = await make(ctx, { state: 'draft' });
    for (const id of [draft.id, 2147483647, 0]) expect((await get(commentsOf(id))).statusCode).toBe(404);
  });

  it(`POST /a/ajax/${kind}commentnew/{ownerId} with a text: commented, on the page at once`, async () => {
    const { id, href } = await make(ctx);
    await get(href);
    const member = await signedIn(app, await aUser(ctx));
    const reply = await post(createAt(id), { text: 'Wo ist das?' }, member);
    expect([reply.statusCode, reply.json()]).toMatchObject([
      200,
      { commented: true, commentCount: 1, text: 'Ihr Kommentar ist erschienen.' },
    ]);
    expect((await get(href)).body).toContain('Wo ist das?');
  });

  it('without the field: the form; signed out: not granted', async () => {
    const url = createAt((await make(ctx)).id);
    expect((await post(url, {})).json()).toMatchObject({ html: expect.stringContaining(`action="${url}"`) });
    expect((await post(url, { text: 'Hallo' })).json()).toEqual({
      notGranted: true,
      text: 'Bitte melden Sie sich an, um mitzureden.',
    });
  });

  it('from a browser without JavaScript: back to the page, or the page with what was typed', async () => {
    const { id, href } = await make(ctx);
    const browser = { ...(await signedIn(app, await aUser(ctx))), accept: 'text/html' };
    const done = await post(createAt(id), { text: 'Ja.' }, browser);
    expect(done.statusCode).toBe(303);
    expect(done.headers.location).toMatch(new RegExp(`^${href}#comment-\\d+$`));
    const refused = await post(createAt(id), { text: 'x'.repeat(5001) }, browser);
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain(`href="http://localhost:3000${href}"`);
    expect(refused.body).toContain('x'.repeat(5001));
  });

  it(`POST /a/ajax/${kind}lockcomments/{id} closes and opens them for moderators, for nobody else`, async () => {
    const { id } = await make(ctx);
    const url = `/a/ajax/${kind}lockcomments/${id}`;
    const roles = [{ role: 'moderator', locationPath: '' }] as const;
    const moderator = await signedIn(app, await aUser(ctx, { roles }));
    expect((await post(url, { lock: '1' }, moderator)).json()).toEqual({ status: 'success', locked: true });
    const member = await signedIn(app, await aUser(ctx));
    expect((await post(url, { lock: '0' }, member)).statusCode).toBe(403);
    const refused = await post(createAt(id), { text: 'Noch was.' }, member);
    expect(refused.json()).toMatchObject({ notGranted: true });
    expect((await post(url, { lock: '0' }, moderator)).json()).toEqual({ status: 'success', locked: false });
  });

  it('are changed and removed by the calls that all kinds share', async () => {
    const owner = await make(ctx);
    const author = await aUser(ctx);
    const comment = await aComment(ctx, owner, { author: author.viewer });
    const browser = await signedIn(app, author);
    const edited = await post(`/a/ajax/articlecommentedit/${comment.id}`, { text: 'Besser so.' }, browser);
    expect(edited.json()).toMatchObject({ commented: true, commentId: comment.id });
    expect((await get(owner.href)).body).toContain('Besser so.');
    const url = `/a/pub-api/articles/comment/${comment.id}`;
    expect((await app.http.inject({ method: 'DELETE', url, headers: browser })).statusCode).toBe(204);
    expect((await get(owner.href)).body).not.toContain('Besser so.');
  });

  it('the page hands out the names that the browser knows', async () => {
    const { body } = await get((await make(ctx)).href);
    for (const call of ['fetch', 'create', 'lock']) expect(body).toContain(`&quot;${names}_${call}&quot;`);
    const exposed = (await get('/routing/routes.json')).json<Record<string, { path: string }>>();
    expect(exposed[`${names}_fetch`]?.path).toBe(`/a/pub-api/${plural}/{ownerId}/comments`);
  });
});
