import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aPlace, savePlace } from '#bundles/locations/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { aComment, aLockedThread } from '../test-data.ts';

const app = await testApp();
const { ctx } = app;

const get = (url: string, headers: Record<string, string> = {}) =>
  app.http.inject({ method: 'GET', url, headers });

/** Writes an article with as many comments as asked for, oldest first. */
const aThread = async (length: number) => {
  const article = await anArticle(ctx);
  const author = (await aUser(ctx)).viewer;
  const ids: number[] = [];
  for (let i = 0; i < length; i++) ids.push((await aComment(ctx, article, { author })).id);
  const url = `/a/pub-api/articles/${article.id}/comments`;
  const idsOf = async (query = '') =>
    (await get(url + query))
      .json<{ comments: { commentId: number }[] }>()
      .comments.map((one) => one.commentId);
  return { article, ids, url, idsOf };
};

describe('GET /a/pub-api/articles/{ownerId}/comments', () => {
  it('knows none that is newer than the last number there can be', async () => {
    const { url, idsOf, ids } = await aThread(2);
    expect(await idsOf('?after=0')).toEqual(ids);
    const { statusCode, body } = await get(`${url}?after=2147483647`);
    expect([statusCode, JSON.parse(body)]).toMatchObject([200, { comments: [] }]);
    expect((await get(`${url}?after=2147483648`)).statusCode).toBe(400);
  });

  it('leads to the address that a place has by now, in the list and in the feed', async () => {
    const place = await aPlace(ctx, { slug: 'alt-stadt' });
    const article = await anArticle(ctx, { locationId: place.id });
    await aComment(ctx, article);
    const addresses = [
      `/a/pub-api/articles/${article.id}/comments`,
      `/kommentare/article/${article.id}/feed.json`,
    ];
    const read = async () => (await Promise.all(addresses.map((url) => get(url)))).map(({ body }) => body);
    for (const body of await read()) expect(body).toContain('/alt-stadt/');
    const { name, kind, parentId } = place;
    const nothing = { postcode: null, latitude: null, longitude: null, isHidden: false, neighbourIds: [] };
    await savePlace(ctx, place.id, { ...nothing, name, kind, parentId, slug: 'neu-stadt' });
    for (const body of await read()) expect(body).toContain('/neu-stadt/');
  });

  it('gives everything about each comment, and the list as the page draws it', async () => {
    const article = await anArticle(ctx);
    const { viewer: author } = await aUser(ctx, { name: 'Ruth <Lindner>' });
    const root = await aComment(ctx, article, { author, text: 'Gut so.\n<script>alert(1)</script>' });
    const reply = await aComment(ctx, article, { author, text: 'Oder?', parentId: root.id });
    const { html, ...body } = (await get(`/a/pub-api/articles/${article.id}/comments`)).json();
    const shared = {
      ownerId: article.id,
      author: {
        id: author.id,
        name: 'Ruth <Lindner>',
        href: `/profile/${author.id}/ruth-lindner`,
        portrait: null,
        messageHref: `/konto/nachrichten/mit/${author.id}`,
      },
      state: 'visible',
      heldReasons: [],
      createdAt: ctx.now.toISOString(),
      createdText: 'gerade eben',
      editedAt: null,
      editedText: null,
      may: { edit: false, delete: false, reply: false, approve: false },
      editHref: null,
      deleteHref: null,
      replyHref: null,
    };
    const standing = (commentId: number) => ({
      commentId,
      permalink: `${article.href}#comment-${commentId}`,
      like: expect.objectContaining({
        contentType: 'comment',
        contentId: commentId,
        count: 0,
        isLiked: false,
      }),
    });
    expect(body).toEqual({
      commentCount: 2,
      offset: 0,
      newestId: reply.id,
      comments: [
        {
          ...shared,
          ...standing(root.id),
          text: 'Gut so.\n<script>alert(1)</script>',
          html: '<p>Gut so.<br/>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
          parentId: null,
        },
        {
          ...shared,
          ...standing(reply.id),
          text: 'Oder?',
          html: '<p>Oder?</p>',
          parentId: root.id,
        },
      ],
    });
    expect(html).toContain(`<article id="comment-${root.id}"`);
    expect(html).toContain('Ruth &lt;Lindner&gt;');
    expect(html).not.toContain('<script>');
  });

  it('is kept for those who aren’t signed in until somebody writes, and nobody gets another’s', async () => {
    const { article, ids, url, idsOf } = await aThread(2);
    const roles = [{ role: 'moderator' as const, locationPath: '' }];
    const moderator = await signedIn(app, await aUser(ctx, { roles }));
    await get(url);
    expect((await get(url)).headers['x-page-cache']).toBe('hit');
    const own = (await get(url, moderator)).json<{ comments: { may: { delete: boolean } }[] }>();
    expect(own.comments.map(({ may }) => may.delete)).toEqual([true, true]);
    const { id } = await aComment(ctx, article);
    expect(await idsOf()).toEqual([...ids, id]);
    expect((await get(`${url}?limit=1`)).headers['x-page-cache']).toBe('miss');
  });

  it('answers JSON or the bare fragment as suffix or _format say, JSON by default', async () => {
    const { url } = await aThread(2);
    const fragment = (await get(url)).json<{ html: string }>().html;
    for (const address of [url, `${url}.json`, `${url}?_format=json`]) {
      const reply = await get(address);
      expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(reply.json()).toMatchObject({ commentCount: 2, html: fragment });
    }
    for (const address of [`${url}.html`, `${url}?_format=html`, `${url}.html?_format=json`]) {
      const reply = await get(address);
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(reply.body).toBe(fragment);
    }
  });

  it.each(['?_format=xml', '?_format=', '?_format=html&_format=json'])(
    '400 for the format %s',
    async (query) => expect((await get((await aThread(0)).url + query)).statusCode).toBe(400),
  );

  it('404 for a suffix that is none', async () =>
    expect((await get(`${(await aThread(0)).url}.xml`)).statusCode).toBe(404));

  it('gives all with offset=0, the three newest with offset=-3, replies among them, oldest first', async () => {
    const { article, ids, url, idsOf } = await aThread(4);
    const reply = await aComment(ctx, article, { parentId: ids[0]! });
    const all = [...ids, reply.id];
    expect(await idsOf()).toEqual(all);
    expect(await idsOf('?offset=0')).toEqual(all);
    expect(await idsOf('?offset=-3')).toEqual(all.slice(-3));
    expect((await get(`${url}?offset=-3`)).json()).toMatchObject({ offset: -3, commentCount: 5 });
    expect((await get(`${url}?_format=html&offset=-3`)).body.match(/<article /g)).toHaveLength(3);
  });

  it.each([
    '1',
    '3',
    '-1',
    '-4',
    '0.5',
    '0.0',
    '-0',
    '%200',
    '0x0',
    '-3.0',
    '-3e0',
    'x',
    '',
    '-3&offset=0',
    '[]',
    '%00',
  ])('400 for offset=%s', async (offset) => {
    const reply = await get(`${(await aThread(0)).url}?offset=${offset}`);
    expect([reply.statusCode, reply.json()]).toMatchObject([
      400,
      { status: 'error', errors: { offset: /./ } },
    ]);
  });

  it('goes back through a long list with limit and before', async () => {
    const { ids, idsOf } = await aThread(7);
    expect(await idsOf('?offset=0&limit=3')).toEqual(ids.slice(-3));
    expect(await idsOf(`?limit=3&before=${ids[4]}`)).toEqual(ids.slice(1, 4));
    expect(await idsOf(`?limit=3&before=${ids[1]}`)).toEqual(ids.slice(0, 1));
    expect(await idsOf(`?before=${ids[5]}`)).toEqual(ids.slice(0, 5));
    expect(await idsOf('?before=1')).toEqual([]);
  });

  it('gives the neighbourhood of a comment, as large as asked for', async () => {
    const { ids, idsOf } = await aThread(9);
    const around = (at: number, limit: number) => idsOf(`?offset=0&limit=${limit}&around=${ids[at]}`);
    expect(await around(4, 4)).toEqual(ids.slice(2, 6));
    expect(await around(4, 1)).toEqual([ids[4]]);
    expect(await around(0, 4)).toEqual(ids.slice(0, 4));
    expect(await around(8, 4)).toEqual(ids.slice(5));
    expect(await around(1, 9)).toEqual(ids);
    expect(await idsOf(`?limit=4&around=2147483647`)).toEqual(ids.slice(5));
    expect(await idsOf(`?around=${ids[0]}`)).toEqual(ids);
  });

  it.each(['limit=-1', 'limit=201', 'limit=x', 'before=0', 'before=2147483648', 'around=-1', 'around=1,2'])(
    '400 for %s',
    async (query) => expect((await get(`${(await aThread(0)).url}?${query}`)).statusCode).toBe(400),
  );

  it('is empty where nobody has written, and shows what was written before a thread was closed', async () => {
    expect((await get((await aThread(0)).url)).json()).toEqual({
      commentCount: 0,
      offset: 0,
      comments: [],
      newestId: 0,
      html: '',
    });
    const { id } = await aLockedThread(ctx);
    expect((await get(`/a/pub-api/articles/${id}/comments`)).statusCode).toBe(200);
  });

  it('leaves out what was deleted', async () => {
    const { article, ids, url } = await aThread(1);
    await aComment(ctx, article, { isDeleted: true, text: 'Gelöschte Worte' });
    const reply = await get(url);
    expect(reply.json()).toMatchObject({ commentCount: 1, comments: [{ commentId: ids[0] }] });
    expect(reply.body).not.toContain('Gelöschte Worte');
  });

  it('offers changing and deleting to those who may', async () => {
    const article = await anArticle(ctx);
    const [author, reader] = [await aUser(ctx), await aUser(ctx)];
    const { id } = await aComment(ctx, article, { author: author.viewer });
    const url = `/a/pub-api/articles/${article.id}/comments`;
    const seenBy = async (user: typeof author) =>
      (await get(url, await signedIn(app, user))).json().comments[0];
    expect(await seenBy(author)).toMatchObject({
      may: { edit: true, delete: true },
      deleteHref: `/kommentar/${id}/loeschen`,
    });
    expect(await seenBy(reader)).toMatchObject({ may: { edit: false, delete: false }, deleteHref: null });
  });

  it.each(['draft', 'withdrawn', 'erased'] as const)('404 for an article that is %s', async (state) => {
    const { id } = await anArticle(ctx, { state });
    const reply = await get(`/a/pub-api/articles/${id}/comments`);
    expect([reply.statusCode, reply.json()]).toEqual([
      404,
      { status: 'error', msg: 'Diese Seite gibt es nicht.' },
    ]);
    const fragment = await get(`/a/pub-api/articles/${id}/comments.html`);
    expect([fragment.statusCode, fragment.headers['content-type']]).toEqual([
      404,
      'text/html; charset=utf-8',
    ]);
  });

  it.each(['0', '-1', '2147483647', '2147483648', '1e3', '1e0', '%201', '1.5', 'x', '%2F', '%00'])(
    '404 for the id %s',
    async (id) => expect((await get(`/a/pub-api/articles/${id}/comments`)).statusCode).toBe(404),
  );

  it('draws thirty of many with four queries: article, thread, comments, people; likes are kept', async () => {
    const { url } = await aThread(31);
    await get(url);
    const before = app.portal.database.queryCount();
    await get(`${url}?limit=30`);
    expect(app.portal.database.queryCount() - before).toBe(4);
  });
});
