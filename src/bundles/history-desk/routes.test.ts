import { describe, expect, it } from 'vitest';
import { dayOf } from '#kernel/calendar.ts';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import { packListCursor } from '#kernel/list-cursor.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { record } from '#bundles/history/public.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { changeSetting, portalName } from '#bundles/settings/public.ts';
import { ensureTags } from '#bundles/topics/public.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';

const app = await testApp();
const ctx = actAs(app.ctx, portalItself);
const [here, elsewhere] = [await aPlace(ctx), await aPlace(ctx)];
const author = await aUser(ctx, { name: 'Jakob Reuter' });
const editorOf = (locationPath: string, name?: string) =>
  aUser(ctx, { ...(name && { name }), roles: [{ role: 'editor', locationPath }] });
const editor = await editorOf(here.path, 'Henrike Voßberg');
const [asEditor, asAuthor, asStranger, asOther, asAdmin] = await Promise.all([
  signedIn(app, editor),
  signedIn(app, author),
  signedIn(app, await aUser(ctx)),
  signedIn(app, await editorOf(elsewhere.path)),
  signedIn(app, await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] })),
]);

type Headers = Record<string, string>;
const ask = (headers: Headers, payload: object) =>
  app.http.inject({
    method: 'POST',
    url: '/logging/ajax/history',
    headers: { accept: 'application/json', ...headers },
    payload,
  });
const htmlFor = async (headers: Headers, id: number, type = 'article') => {
  const reply = await ask(headers, { type_identifier: type, object_id: id });
  expect([reply.statusCode, Object.keys(reply.json())]).toEqual([200, ['html']]);
  return reply.json<{ html: string }>().html;
};
const get = async (url: string, headers: Headers) => {
  const reply = await app.http.inject({ url, headers: { accept: 'text/html', ...headers } });
  return { status: reply.statusCode, body: reply.body };
};
/** Returns HTML as it is read, without tags. */
const plain = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

/** Makes an article that was published by its author, changed and taken back by an editor. */
const aChanged = async () => {
  const article = await anArticle(ctx, {
    headline: 'Die Brücke ist gesperrt',
    locationId: here.id,
    authorId: author.id,
  });
  const thing = { type: 'article', objectId: article.id } as const;
  await withTransaction(actAs(ctx, editor.viewer), async (ctx) => {
    const [before, after] = ['Die Brücke ist gesperrt', 'Die Straße ist gesperrt'].map((headline) => ({
      headline,
    }));
    await record(ctx, { ...thing, action: 'article.changed', before: before!, after: after! });
    await record(ctx, { ...thing, action: 'article.withdrawn', after: { state: 'withdrawn' } });
  });
  return article;
};

describe('POST /logging/ajax/history', () => {
  it('answers html with who did what and when, and the words that were added and taken away', async () => {
    const { id } = await aChanged();
    const html = await htmlFor(asEditor, id);
    const text = plain(html);
    expect(text).toContain('Henrike Voßberg hat den Beitrag zurückgezogen');
    expect(text).toContain('Henrike Voßberg hat den Beitrag geändert');
    expect(text).toContain('Überschrift');
    expect(html).toMatch(/<del>.*Brücke.*<\/del>/);
    expect(html).toMatch(/<ins>.*Straße.*<\/ins>/);
    expect(html).toContain(`<time dateTime="${ctx.now.toISOString().slice(0, 10)}`);
  });

  it('shows pictures as pictures', async () => {
    const [before, after] = [
      await anImage(ctx, { ownerId: author.id }),
      await anImage(ctx, { ownerId: author.id }),
    ];
    const { id } = await anArticle(ctx, { locationId: here.id, authorId: author.id });
    await withTransaction(ctx, (ctx) =>
      record(ctx, {
        type: 'article',
        objectId: id,
        action: 'article.pictures',
        before: { heroId: before.id, galleryIds: [before.id] },
        after: { heroId: after.id, galleryIds: [before.id, after.id] },
      }),
    );
    const html = await htmlFor(asEditor, id);
    expect(html.match(/<figure>/g)).toHaveLength(4);
    expect(plain(html)).toContain('Bilderstrecke: dazu');
  });

  it('tells authors of their own without the names of others', async () => {
    const { id } = await aChanged();
    const text = plain(await htmlFor(asAuthor, id));
    expect(text).toContain('Die Redaktion hat den Beitrag geändert');
    expect(text).not.toContain('Henrike');
  });

  it('keeps what readers do from all but administrators', async () => {
    const { id } = await anArticle(ctx, { locationId: here.id, authorId: author.id });
    await withTransaction(actAs(ctx, (await aUser(ctx, { name: 'Nele Petersen' })).viewer), (ctx) =>
      record(ctx, { type: 'article', objectId: id, action: 'like.set' }),
    );
    for (const headers of [asEditor, asAuthor])
      expect(plain(await htmlFor(headers, id))).not.toContain('Gefällt mir');
    expect(plain(await htmlFor(asAdmin, id))).toContain('Nele Petersen hat auf „Gefällt mir“ gedrückt');
  });

  it('403 for others, 404 for what they don’t see', async () => {
    const { id } = await anArticle(ctx, { locationId: here.id, authorId: author.id });
    for (const headers of [asStranger, asOther])
      expect((await ask(headers, { type_identifier: 'article', object_id: id })).statusCode).toBe(403);
    const hidden = await anArticle(ctx, { locationId: here.id, authorId: author.id, state: 'withdrawn' });
    for (const headers of [asStranger, asOther])
      expect((await ask(headers, { type_identifier: 'article', object_id: hidden.id })).statusCode).toBe(404);
    const erased = await anArticle(ctx, { locationId: here.id, authorId: author.id, state: 'erased' });
    expect((await ask(asEditor, { type_identifier: 'article', object_id: erased.id })).statusCode).toBe(404);
    expect((await ask({}, { type_identifier: 'article', object_id: id })).statusCode).toBe(401);
  });

  it('tells editors of places, tags, categories and images, which are of no kind', async () => {
    const [category, image] = [await aCategory(ctx), await anImage(ctx, { ownerId: author.id })];
    const [tag] = await ensureTags(ctx, ['Werlebrücke']);
    await withTransaction(ctx, (ctx) =>
      record(ctx, { type: 'image', objectId: image.id, action: 'image.uploaded' }),
    );
    const asPortalEditor = await signedIn(app, await editorOf(''));
    const things = { location: here.id, category: category.id, tag: tag!, image: image.id };
    for (const [type, id] of Object.entries(things)) {
      expect(await htmlFor(asPortalEditor, id, type)).toContain('<time');
      const { body, status } = await get(`/logging/verlauf/${type}/${id}`, asPortalEditor);
      expect([type, status]).toEqual([type, 200]);
      expect(body).toContain('Verlauf');
      // Also for what isn't there: nobody else learns which images there are.
      for (const object_id of [id, 2147483647])
        for (const headers of [asStranger, asOther, asAuthor])
          expect((await ask(headers, { type_identifier: type, object_id })).statusCode).toBe(403);
      expect((await ask(asPortalEditor, { type_identifier: type, object_id: 2147483647 })).statusCode).toBe(
        404,
      );
    }
    expect(await htmlFor(asEditor, here.id, 'location')).toContain('<time');
    expect((await ask(asEditor, { type_identifier: 'tag', object_id: tag! })).statusCode).toBe(403);
  });

  it('keeps what became of a tag that was merged into another one, for who edits the whole portal', async () => {
    const asPortalEditor = await signedIn(app, await editorOf(''));
    const gone = { type: 'tag', objectId: 2147483645 };
    await withTransaction(ctx, (ctx) =>
      record(ctx, { ...gone, action: 'tag.merged', before: { name: 'Rathus' }, after: { into: 'Rathaus' } }),
    );
    const { body, status } = await get(`/logging/verlauf/tag/${gone.objectId}`, asPortalEditor);
    expect(status).toBe(200);
    expect(plain(body)).toContain('Verlauf: nicht mehr vorhanden');
    expect(plain(body)).toContain('das Schlagwort mit einem anderen zusammengeführt');
    expect((await get(`/logging/verlauf/tag/${gone.objectId}`, asEditor)).status).toBe(403);
  });

  it.each([
    { type_identifier: 'gibtsnicht', object_id: 1 },
    { type_identifier: 'setting', object_id: 1 },
    { type_identifier: '__proto__', object_id: 1 },
    { type_identifier: 'article' },
    { object_id: 1 },
    { type_identifier: 'article', object_id: 0 },
    { type_identifier: 'article', object_id: 'x' },
    { type_identifier: 'article', object_id: 2147483648 },
    { type_identifier: ['article'], object_id: [1] },
  ])('400 for %j', async (body) => expect((await ask(asAdmin, body)).statusCode).toBe(400));

  it('404 for an id that there isn’t', async () =>
    expect((await ask(asAdmin, { type_identifier: 'article', object_id: 2147483647 })).statusCode).toBe(404));

  it('takes as many queries for twenty entries as for one', async () => {
    const { id } = await anArticle(ctx, { locationId: here.id, authorId: author.id });
    const queries = async () => {
      await htmlFor(asEditor, id);
      const before = app.portal.database.queryCount();
      await htmlFor(asEditor, id);
      return app.portal.database.queryCount() - before;
    };
    const few = await queries();
    for (let i = 0; i < 25; i++)
      await withTransaction(actAs(ctx, (await aUser(ctx)).viewer), (ctx) =>
        record(ctx, { type: 'article', objectId: id, action: 'news.marked' }),
      );
    expect(await queries()).toBeLessThanOrEqual(few + 1);
  });
});

describe('GET /logging/verlauf/{type}/{objectId}', () => {
  it('is the same as a page, and goes on with what is older', async () => {
    const { id, href } = await anArticle(ctx, { locationId: here.id, authorId: author.id });
    for (let i = 0; i < 25; i++)
      await withTransaction(ctx, (ctx) =>
        record(ctx, { type: 'article', objectId: id, action: 'news.marked' }),
      );
    const first = await get(`/logging/verlauf/article/${id}`, asAuthor);
    expect([first.status, first.body.includes(href)]).toEqual([200, true]);
    expect(first.body.match(/in die News-Sitemap/g)).toHaveLength(20);
    const [, older] = /href="([^"]*\?vor=[^"]*)"/.exec(first.body)!;
    const second = await get(older!, asAuthor);
    expect(second.body.match(/in die News-Sitemap/g)).toHaveLength(5);
    expect(second.body).toContain('veröffentlicht');
    expect((await get(`/logging/verlauf/article/${id}`, asStranger)).status).toBe(403);
    expect((await get('/logging/verlauf/gibtsnicht/1', asAdmin)).status).toBe(400);
  });

  it('is offered to its readers on the page of the piece', async () => {
    const { id, href } = await anArticle(ctx, { locationId: here.id, authorId: author.id });
    for (const headers of [asEditor, asAuthor])
      expect((await get(href, headers)).body).toContain(`/logging/verlauf/article/${id}`);
    for (const headers of [{}, asStranger, asOther])
      expect((await get(href, headers)).body).not.toContain('/logging/');
  });
});

const listed = async (query: string, headers = asEditor) => {
  const { status, body } = await get(`/cockpit/verlauf${query}`, headers);
  expect([query, status]).toEqual([query, 200]);
  return plain(/<main[\s\S]*<\/main>/.exec(body)?.[0] ?? body);
};

describe('GET /cockpit/verlauf', () => {
  it('lists what was done at the editor’s places, and nothing of people and settings', async () => {
    await anArticle(ctx, { headline: 'Hier am Ort', locationId: here.id, authorId: author.id });
    await anArticle(ctx, { headline: 'Ganz woanders', locationId: elsewhere.id });
    await changeSetting(ctx, portalName, 'Werletaler Säule');
    const own = await listed('');
    expect(own).toContain('Hier am Ort');
    for (const other of ['Ganz woanders', 'Säule', 'ein Konto angelegt hat'])
      expect(own).not.toContain(other);
    const all = await listed('', asAdmin);
    for (const each of ['Hier am Ort', 'Ganz woanders', 'Name des Portals', 'Werletaler Säule'])
      expect(all).toContain(each);
    expect((await get('/cockpit/verlauf', asAuthor)).status).toBe(403);
  });

  it('tells of the mail server, the operation and groups administrators alone', async () => {
    const asPortalEditor = await signedIn(app, await editorOf(''));
    await withTransaction(ctx, async (ctx) => {
      await record(ctx, {
        type: 'mailServer',
        objectId: 0,
        action: 'mail.serverChosen',
        after: { host: 'post.litfass.example' },
      });
      await record(ctx, { type: 'operations', objectId: 1, action: 'backup.planned' });
      await record(ctx, {
        type: 'group',
        objectId: 1,
        action: 'group.created',
        after: { name: 'Singkreis' },
      });
    });
    const deeds = ['post.litfass.example', 'hat die Sicherungen eingestellt', 'Singkreis'];
    const [edited, all] = [await listed('', asPortalEditor), await listed('', asAdmin)];
    for (const deed of deeds) expect([edited.includes(deed), all.includes(deed)]).toEqual([false, true]);
  });

  it('is narrowed by person, action and time', async () => {
    const { row } = await aChanged();
    const text = async (query: string) => (await listed(query)).replace(/^.*Filtern/, '');
    expect(await text('?person=henrike+voßberg')).toContain('zurückgezogen');
    expect(await text('?person=Jakob+Reuter')).toContain('Keine Einträge');
    expect(await listed('?person=Niemand')).toContain('So heißt niemand.');
    expect(await text('?tat=article.changed')).not.toContain('zurückgezogen :');
    expect(await text('?tat=article.changed')).toContain('geändert');
    expect(await text('?tat=gibtsnicht')).toContain(row.headline.slice(0, 3));
    expect(await text('?von=2019-01-01&bis=2019-01-31')).toContain('Keine Einträge');
    const today = dayOf(new Date());
    expect(await text(`?von=2019-01-01&bis=${today}`)).not.toContain('Keine Einträge');
  });

  it.each(['?von=gestern', '?bis=2026-02-30', '?von=2026-02-02&bis=2026-02-01'])(
    '400 for %s',
    async (query) => expect((await get(`/cockpit/verlauf${query}`, asEditor)).status).toBe(400),
  );

  it('gives the filter back with the sentence beside the day that can’t be', async () => {
    const { body } = await get('/cockpit/verlauf?person=Ada&von=2026-02-02&bis=2026-02-01', asEditor);
    expect(body).toContain('Der letzte Tag liegt vor dem ersten.');
    for (const kept of ['value="2026-02-02"', 'value="2026-02-01"', 'value="Ada"', 'aria-invalid="true"'])
      expect(body).toContain(kept);
    expect(body).not.toContain('Keine Einträge');
  });

  it('goes on by the moment and the id of the last entry', async () => {
    const article = await anArticle(ctx, { locationId: here.id, authorId: author.id });

    await withTransaction(ctx, async (ctx) => {
      for (let i = 0; i < 60; i++)
        await record(ctx, { type: 'article', objectId: article.id, action: 'news.unmarked' });
    });
    const { body } = await get('/cockpit/verlauf?tat=news.unmarked', asEditor);
    expect(body.match(/aus der News-Sitemap genommen/g)!.length).toBeGreaterThanOrEqual(50);
    const [, older] = /href="([^"]*vor=[^"]*)"/.exec(body)!;
    const next = await get(older!.replaceAll('&amp;', '&'), asEditor);
    expect(next.body.match(/<li/g)!.length).toBeGreaterThan(0);
    expect(
      (await get(`/cockpit/verlauf?vor=${packListCursor({ at: new Date(0), id: 1 })}`, asEditor)).body,
    ).toContain('Keine Einträge');
  });
});
