import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { momentAt } from '#kernel/calendar.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aComment, aPendingComment } from '#bundles/comments/test-data.ts';
import { listHistory } from '#bundles/history/public.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { build } from '#bundles/rich-text/public.ts';
import { aSnapshot } from '#bundles/snapshots/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { exports } from './schema.ts';
import { exportedFile, postExport } from './test-data.ts';
import type { ExportAnswer, Headers } from './test-data.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;
const place = await aPlace(ctx, { name: 'Auenfeld' });
const author = await aUser(ctx, { name: 'Ada Autorin', roles: [{ role: 'author', locationPath: '' }] });
const editor = await aUser(ctx, {
  name: 'Erna Redaktion',
  roles: [{ role: 'editor', locationPath: place.path }],
});
const asEditor = await signedIn(app, editor);
const asAuthor = await signedIn(app, author);
const asMember = await signedIn(app, await aUser(ctx));
const asElsewhere = await signedIn(
  app,
  await aUser(ctx, { roles: [{ role: 'editor', locationPath: (await aPlace(ctx)).path }] }),
);
const asAdmin = await signedIn(app, await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] }));
const at = { locationId: place.id, authorId: author.id };

const get = (url: string, headers: Headers) =>
  app.http.inject({ url, headers: { accept: 'application/json', ...headers } });
const askDialog = async (id: number, headers: Headers) =>
  (await get(`/dataexchange/ajax/exporttask/article?dataRef=${id}`, headers)).statusCode;
const postImages = (ids: readonly number[], headers: Headers) =>
  postExport(app, headers, 'images', { dataRef: ids, plugin: 'zip' });
const jsonOf = async (dataType: string, body: object, headers: Headers = asEditor) =>
  JSON.parse((await exportedFile(app, headers, dataType, { plugin: 'json', ...body })).toString()) as {
    readonly items: readonly Readonly<Record<string, unknown>>[];
  };
const answerOf = (reply: { readonly body: string }) => JSON.parse(reply.body) as ExportAnswer;

describe('GET /dataexchange/ajax/exporttask/{dataType}', () => {
  it('gives the dialog, with formats, pictures and what it comes to', async () => {
    const image = await anImage(ctx, { ownerId: author.id, caption: 'Die Brücke' });
    const article = await anArticle(ctx, { ...at, heroId: image.id, headline: 'Elf zu zehn' });
    const reply = await get(`/dataexchange/ajax/exporttask/article?dataRef=${article.id}`, asEditor);
    expect(reply.statusCode).toBe(200);
    expect(answerOf(reply)).toMatchObject({ status: 'success', message: null, export_response: null });
    const { html } = answerOf(reply);
    for (const words of [
      'Elf zu zehn',
      'NewsML-G2',
      'Druck',
      'Die Brücke',
      '1 Artikel',
      'Die Kommentare dazu',
    ])
      expect(html).toContain(words);
  });

  it('is for those who may export, and tells others nothing', async () => {
    const article = await anArticle(ctx, at);
    const hidden = await anArticle(ctx, { ...at, state: 'hidden' });
    expect(await askDialog(article.id, asAuthor)).toBe(200);
    expect(await askDialog(article.id, asMember)).toBe(403);
    expect(await askDialog(article.id, asElsewhere)).toBe(403);
    expect(await askDialog(article.id, {})).toBe(401);
    expect(await askDialog(hidden.id, asMember)).toBe(404);
    expect(await askDialog(hidden.id, asEditor)).toBe(200);
    expect(await askDialog(999_999, asEditor)).toBe(404);
  });

  it.each([
    ['nonsense', 'dataRef=1', 404, 'Das lässt sich nicht exportieren.'],
    ['article', '', 400, 'Bitte sagen Sie, was exportiert werden soll.'],
    ['article', 'dataRef=x', 400, 'Bitte sagen Sie, was exportiert werden soll.'],
    ['article', 'dataRef=0', 400, 'Bitte sagen Sie, was exportiert werden soll.'],
    ['article', 'dataRef=2147483648', 400, 'Bitte sagen Sie, was exportiert werden soll.'],
    ['comment', 'dataRef=7', 400, 'Bitte sagen Sie, was exportiert werden soll.'],
    ['comment', 'dataRef=nonsense-7', 404, 'Das lässt sich nicht exportieren.'],
    ['comment', 'dataRef=comment-7', 404, 'Das lässt sich nicht exportieren.'],
    ['comment', 'dataRef=user-7', 404, 'Das lässt sich nicht exportieren.'],
    [
      'location',
      'dataRef=PLACE&from=2026-02-01&until=2026-01-01',
      400,
      'Der Zeitraum endet, bevor er beginnt.',
    ],
    [
      'location',
      'dataRef=PLACE&from=2026-02-30',
      400,
      'Bitte geben Sie Anfang und Ende des Zeitraums als Tage an.',
    ],
    [
      'location',
      'dataRef=PLACE&until=gestern',
      400,
      'Bitte geben Sie Anfang und Ende des Zeitraums als Tage an.',
    ],
    ['cmspage', 'dataRef=1', 404, 'Das lässt sich nicht exportieren.'],
  ])('refuses %s?%s with %i and a sentence', async (dataType, query, status, sentence) => {
    const url = `/dataexchange/ajax/exporttask/${dataType}?${query.replace('PLACE', String(place.id))}`;
    const reply = await get(url, asEditor);
    expect(reply.statusCode).toBe(status);
    expect(answerOf(reply)).toMatchObject({
      status: 'error',
      html: '',
      message: { type: 'alert', text: sentence },
      export_response: null,
    });
  });
});

describe('POST /dataexchange/ajax/exporttask/{dataType}', () => {
  it('gives an article in JSON, records the run, and the file is for the one who asked', async () => {
    const article = await anArticle(ctx, { ...at, tags: ['Brücke'], headline: 'Elf zu zehn' });
    const reply = await postExport(app, asEditor, 'article', { dataRef: article.id, plugin: 'json' });
    expect(answerOf(reply)).toMatchObject({
      status: 'success',
      html: '',
      message: { type: 'success', text: 'Der Export ist fertig.', options: {} },
      export_response: { action: 'download', data: expect.stringMatching(/^\/dataexchange\/datei\/\d+$/) },
    });
    const { data } = answerOf(reply).export_response!;
    const file = await get(data, asEditor);
    expect(file.headers['content-disposition']).toMatch(
      /attachment; filename="export-\d+-elf-zu-zehn\.json"/,
    );
    expect(file.headers['cache-control']).toBe('private, no-store');
    expect(file.json()).toMatchObject({
      format: 'litfass-export',
      version: 1,
      items: [
        {
          type: 'article',
          id: article.id,
          title: 'Elf zu zehn',
          url: `http://localhost:3000${article.href}`,
          author: { id: author.id, name: 'Ada Autorin' },
          place: 'Auenfeld',
          tags: ['Brücke'],
          isExcerpt: false,
        },
      ],
    });
    for (const [headers, status] of [
      [{}, 401],
      [asMember, 404],
      [asAdmin, 403],
    ] as const)
      expect((await get(data, headers)).statusCode).toBe(status);
    const [entry] = await listHistory(ctx, article);
    expect(entry).toMatchObject({
      action: 'data.exported',
      actorId: editor.id,
      after: { dataType: 'article', plugin: 'json' },
    });
  });

  it('exports several things, and nothing of them when one may not be', async () => {
    const [one, two] = [await anArticle(ctx, at), await anArticle(ctx, at)];
    expect((await jsonOf('article', { dataRef: `${two.id},${one.id}` })).items.map(({ id }) => id)).toEqual([
      two.id,
      one.id,
    ]);
    const foreign = await anArticle(ctx);
    const before = await ctx.db.$count(exports);
    const reply = await postExport(app, asEditor, 'article', {
      dataRef: [one.id, foreign.id],
      plugin: 'json',
    });
    expect([reply.statusCode, answerOf(reply).message?.text]).toEqual([
      403,
      'Das dürfen Sie nicht exportieren.',
    ]);
    expect(await ctx.db.$count(exports)).toBe(before);
  });

  it('exports snapshots', async () => {
    const snapshot = await aSnapshot(ctx, { ...at, title: 'Nebel' });
    expect((await jsonOf('imagepost', { dataRef: snapshot.id })).items).toMatchObject([{ title: 'Nebel' }]);
  });

  it('exports the comments of a piece, without what waits for a moderator', async () => {
    const article = await anArticle(ctx, at);
    const said = await aComment(ctx, article, { text: 'Das sehe ich anders.' });
    const reply = await aComment(ctx, article, { text: 'Ich auch.', parentId: said.id });
    await aPendingComment(ctx, article);
    const { items } = await jsonOf('comment', { dataRef: `article-${article.id}` });
    expect(items.map(({ id }) => id)).toEqual([said.id, reply.id]);
    expect(items[1]).toMatchObject({ facts: { parentId: said.id } });
    const chosen = await jsonOf('article', { dataRef: article.id, what: 'comment' });
    expect(chosen.items).toHaveLength(2);
  });

  it('exports people to themselves and to administrators, with what they published', async () => {
    const person = await aUser(ctx, { name: 'Hella Eigen', roles: [{ role: 'author', locationPath: '' }] });
    const own = await signedIn(app, person);
    const article = await anArticle(ctx, { authorId: person.id });
    await anArticle(ctx, { authorId: person.id, state: 'hidden' });
    for (const headers of [own, asAdmin]) {
      const { items } = await jsonOf('user', { dataRef: person.id }, headers);
      expect(items.map(({ type, id }) => `${String(type)} ${String(id)}`)).toEqual([
        `user ${person.id}`,
        `article ${article.id}`,
      ]);
      expect(JSON.stringify(items)).not.toContain(person.email);
    }
    const portalEditor = await signedIn(
      app,
      await aUser(ctx, { roles: [{ role: 'editor', locationPath: '' }] }),
    );
    for (const headers of [asEditor, portalEditor, asMember])
      expect(
        (await postExport(app, headers, 'user', { dataRef: person.id, plugin: 'json' })).statusCode,
      ).toBe(403);
  });

  it('exports all pieces of a place in a span of time', async () => {
    const town = await aPlace(ctx);
    const headers = await signedIn(
      app,
      await aUser(ctx, { roles: [{ role: 'editor', locationPath: town.path }] }),
    );
    const on = (day: string) =>
      anArticle(ctx, { locationId: town.id, publishedAt: new Date(`${day}T12:00:00+01:00`) });
    await on('2026-01-09');
    const within = [await on('2026-01-10'), await on('2026-01-12')];
    await on('2026-01-13');
    await anArticle(ctx, { locationId: town.id, publishedAt: momentAt('2026-01-13')! });
    await anArticle(ctx, { locationId: town.id, state: 'hidden' });
    const span = { dataRef: town.id, from: '2026-01-10', until: '2026-01-12' };
    const { items } = await jsonOf('location', span, headers);
    expect(items.map(({ id }) => id)).toEqual(within.map(({ id }) => id).toReversed());
    expect((await postExport(app, asEditor, 'location', { ...span, plugin: 'json' })).statusCode).toBe(403);
    expect(
      (await postExport(app, asEditor, 'location', { dataRef: 999_999, plugin: 'json' })).statusCode,
    ).toBe(404);
  });

  it('tells of what a text embeds only what its reader may see', async () => {
    const open = await anArticle(ctx, { headline: 'Offen gesagt' });
    const hidden = await anArticle(ctx, { headline: 'Verborgenes', state: 'hidden' });
    const body = build.doc(
      build.p('Siehe'),
      build.embed('article', open.id),
      build.embed('article', hidden.id),
    );
    const article = await anArticle(ctx, { ...at, body });
    const all = JSON.stringify(await jsonOf('article', { dataRef: article.id }));
    expect(all).toContain('Offen gesagt');
    expect(all).not.toContain('Verborgenes');
    expect(all).not.toContain(`"id":${hidden.id},"type":"piece"`);
  });

  it.each([
    [{ plugin: 'nonsense' }, 400, 'Dieses Format gibt es nicht.'],
    [{}, 400, 'Dieses Format gibt es nicht.'],
    [{ plugin: 'zip', size: 'XXXL' }, 400, 'Diese Bildgröße gibt es nicht.'],
    [
      { plugin: 'zip', images: ['x'] },
      400,
      'Unter den gewählten Bildern sind welche, die Sie nicht mitnehmen dürfen.',
    ],
    [
      { plugin: 'zip', images: [999_999] },
      403,
      'Unter den gewählten Bildern sind welche, die Sie nicht mitnehmen dürfen.',
    ],
    [{ plugin: 'zip', what: 'nonsense' }, 400, 'Das lässt sich nicht exportieren.'],
    [{ plugin: 'json', dataRef: {} }, 400, 'Bitte sagen Sie, was exportiert werden soll.'],
    [{ plugin: 'json', dataRef: [[7]] }, 400, 'Bitte sagen Sie, was exportiert werden soll.'],
  ])('refuses %o with %i and a sentence', async (body, status, sentence) => {
    const { id } = await anArticle(ctx, at);
    const before = await ctx.db.$count(exports);
    const reply = await postExport(app, asEditor, 'article', { dataRef: id, ...body });
    expect([reply.statusCode, answerOf(reply).message?.text]).toEqual([status, sentence]);
    expect(await ctx.db.$count(exports)).toBe(before);
  });

  it('refuses pictures of others, also such as the thing doesn’t show', async () => {
    const [mine, foreign, elsewhere] = [
      await anImage(ctx, { ownerId: author.id }),
      await anImage(ctx, { access: 'gated' }),
      await anImage(ctx, { ownerId: author.id }),
    ];
    const article = await anArticle(ctx, { ...at, heroId: mine.id });
    const ask = async (ids: readonly number[], headers = asAuthor) =>
      (await postExport(app, headers, 'article', { dataRef: article.id, plugin: 'zip', images: ids }))
        .statusCode;
    expect(await ask([mine.id])).toBe(200);
    expect(await ask([mine.id, foreign.id])).toBe(403);
    expect(await ask([elsewhere.id])).toBe(403);
    expect((await postImages([mine.id], asAuthor)).statusCode).toBe(200);
    const [told] = await listHistory(ctx, { type: 'image', id: mine.id });
    expect(told).toMatchObject({ action: 'data.exported', actorId: author.id });
    expect((await postImages([mine.id], asMember)).statusCode).toBe(403);
    expect((await postImages([999_999], asAuthor)).statusCode).toBe(403);
  });

  it('says „Export error“ where a format fails, keeps nothing, and the log says so', async () => {
    const { id } = await anArticle(ctx, at);
    const { files } = ctx.portal;
    const put = files.put.bind(files);
    files.put = () => Promise.reject(new Error('the disk has gone'));
    const reply = await postExport(app, asEditor, 'article', { dataRef: id, plugin: 'json' });
    files.put = put;
    expect(reply.statusCode).toBe(500);
    expect(answerOf(reply)).toMatchObject({
      status: 'error',
      message: { type: 'alert', text: 'Export error' },
      export_response: null,
    });
    const [run] = await ctx.db.select().from(exports).where(sql`${exports.refIds} @> array[${id}]::int[]`);
    expect(run).toMatchObject({ state: 'failed', bytes: null });
    expect((await get(`/dataexchange/datei/${run!.id}`, asEditor)).statusCode).toBe(410);
  });

  it('leads a form without JavaScript to the page of the run', async () => {
    const { id } = await anArticle(ctx, at);
    const reply = await app.http.inject({
      method: 'POST',
      url: '/dataexchange/ajax/exporttask/article',
      headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded', ...asEditor },
      payload: new URLSearchParams([
        ['dataRef', String(id)],
        ['plugin', 'zip'],
        ['images[]', ''],
      ]).toString(),
    });
    expect(reply.statusCode).toBe(303);
    expect(reply.headers.location).toMatch(/^\/cockpit\/export\/\d+$/);
    const page = await app.http.inject({
      url: reply.headers.location!,
      headers: { accept: 'text/html', ...asEditor },
    });
    expect(page.body).toContain('Datei herunterladen');
  });
});

describe('GET /dataexchange/ajax/exportloghistory', () => {
  it('tells those who may export a thing who has', async () => {
    const article = await anArticle(ctx, at);
    await jsonOf('article', { dataRef: article.id });
    await jsonOf('comment', { dataRef: `article-${article.id}` }, asAuthor);
    const url = `/dataexchange/ajax/exportloghistory?contentType=article&contentId=${article.id}`;
    const { html, entries } = (await get(url, asEditor)).json();
    expect(entries).toMatchObject([
      { by: 'Ada Autorin', format: 'JSON', state: 'fertig' },
      { by: 'Erna Redaktion', format: 'JSON', state: 'fertig' },
    ]);
    expect(html).toContain('Erna Redaktion');
    expect((await get(url, asMember)).statusCode).toBe(403);
    expect((await get(url, {})).statusCode).toBe(401);
  });

  it.each(['', '?contentType=article', '?contentType=article&contentId=x', '?contentId=7'])(
    'refuses %s',
    async (query) => {
      const reply = await get(`/dataexchange/ajax/exportloghistory${query}`, asEditor);
      expect([reply.statusCode, reply.json().msg]).toEqual([
        400,
        'Bitte sagen Sie, was exportiert werden soll.',
      ]);
    },
  );

  it.each(['7,8', '%207', '7&contentId=8'])('tells of one thing, so refuses contentId=%s', async (ids) => {
    const query = `?contentType=article&contentId=${ids}`;
    const reply = await get(`/dataexchange/ajax/exportloghistory${query}`, asEditor);
    expect([reply.statusCode, reply.json().errors]).toEqual([
      400,
      { contentId: 'Bitte sagen Sie, was exportiert werden soll.' },
    ]);
  });

  it.each(['nonsense', 'tag', 'comment'])(
    'refuses %s, of which there are no exports',
    async (contentType) => {
      const query = `?contentType=${contentType}&contentId=7`;
      const reply = await get(`/dataexchange/ajax/exportloghistory${query}`, asEditor);
      expect([reply.statusCode, reply.json()]).toEqual([
        400,
        {
          status: 'error',
          msg: 'Das lässt sich nicht exportieren.',
          errors: { contentType: 'Das lässt sich nicht exportieren.' },
        },
      ]);
    },
  );
});
