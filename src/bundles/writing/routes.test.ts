import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { formerPlaces } from '#bundles/locations/public.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { build } from '#bundles/rich-text/public.ts';
import { ensureTags } from '#bundles/topics/public.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { aContent, aManuscript, anAuthor, anEditor, saveAs, savedIn } from './test-data.ts';

const app = await testApp();
const { ctx } = app;
const author = await anAuthor(ctx);
const browser = await signedIn(app, author);
const editor = await anEditor(ctx);
const editorBrowser = await signedIn(app, editor);

const AJAX = '/schreiben/ajax/manuskript';
const get = (url: string, headers: Record<string, string> = browser) =>
  app.http.inject({ method: 'GET', url, headers: { accept: 'application/json', ...headers } });
const post = (url: string, payload: object, headers: Record<string, string> = browser) =>
  app.http.inject({ method: 'POST', url, payload, headers: { accept: 'application/json', ...headers } });

describe('POST /schreiben/ajax/manuskript', () => {
  it('begins one, and is the same when it is repeated', async () => {
    const body = { key: randomUUID(), type: 'article', content: await aContent(ctx) };
    const [first, again] = [await post(AJAX, body), await post(AJAX, { ...body, objectId: null })];
    expect(first.statusCode).toBe(200);
    const { id } = first.json();
    const saved = { status: 'success', id, version: 1, problems: null };
    const may = { edit: true, publish: true, review: false, withdraw: false, discard: true };
    expect(first.json()).toMatchObject({ ...saved, may });
    expect(again.json()).toMatchObject(saved);
  });

  it('refuses strangers, unknown kinds and what can’t be read, by field', async () => {
    const body = { key: randomUUID(), type: 'article', content: {} };
    expect((await post(AJAX, body, {})).statusCode).toBe(401);
    expect((await post(AJAX, { ...body, type: 'comment' })).statusCode).toBe(400);
    expect((await post(AJAX, { ...body, key: 'x' })).statusCode).toBe(400);
    expect((await post(AJAX, { ...body, objectId: 'x' })).statusCode).toBe(400);
    const wrong = await post(AJAX, { ...body, content: { headline: 7 } });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json()).toMatchObject({ status: 'error', errors: { headline: expect.any(String) } });
    const unconfirmed = await signedIn(app, await aUser(ctx, { confirmedAt: null }));
    const refused = await post(AJAX, body, unconfirmed);
    expect(refused.json()).toMatchObject({ msg: 'Bitte bestätigen Sie erst Ihre E-Mail-Adresse.' });
  });
});

describe('POST /schreiben/ajax/manuskript/{id}/veroeffentlichen', () => {
  it('leaves a message for the piece’s page, which stays and has its address to be passed on', async () => {
    const { id, version } = await aManuscript(ctx, author.viewer);
    const reply = await post(`${AJAX}/${id}/veroeffentlichen`, { version });
    const { href } = reply.json<{ href: string }>();
    const cookie = String(reply.headers['set-cookie']).split(';')[0]!;
    const headers = { accept: 'text/html', cookie: `${browser.cookie}; ${cookie}` };
    const { body } = await app.http.inject({ url: href, headers });
    const [message] = /<flash-message.*?<\/flash-message>/s.exec(body)!;
    expect(message).toContain('data-fade="0"');
    expect(message).toContain(`${ctx.config.publicUrl}${href}`);
    expect(message).toContain('<copy-button');
    expect(message).toContain('<share-button');
  });
});

describe('POST /schreiben/ajax/manuskript/{id}', () => {
  it('saves, and answers a save over a newer one with both', async () => {
    const begun = await aManuscript(ctx, author.viewer, { headline: 'Anfang' });
    const save = (headline: string, headers = browser) =>
      post(
        `${AJAX}/${begun.id}`,
        { version: 1, key: randomUUID(), content: { ...(begun.content as object), headline } },
        headers,
      );
    expect((await save('Neu', editorBrowser)).json()).toMatchObject({ status: 'success', version: 2 });
    const late = await save('Auch neu');
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      status: 'error',
      msg: 'Inzwischen wurde eine andere Fassung gespeichert. Beide sind da, nichts ist verloren.',
      current: { version: 2, content: { headline: 'Neu' }, editor: editor.name },
      base: { headline: 'Anfang' },
    });
  });

  it.each(['POST /schreiben/ajax/manuskript', 'POST /schreiben/ajax/manuskript/{id}'])(
    '%s refuses words of somebody else than who is signed in now',
    async (call) => {
      const begun = await aManuscript(ctx, author.viewer, { headline: 'Meins' });
      const content = { ...(begun.content as object), headline: 'Unter fremdem Namen' };
      const body = { key: randomUUID(), type: 'article', version: 1, content, viewer: author.id };
      const address = call.split(' ')[1]!.replace('{id}', String(begun.id));
      const refused = await post(address, body, editorBrowser);
      expect(refused.statusCode).toBe(403);
      expect(refused.json()).toEqual({
        status: 'error',
        msg: 'Diesen Text hat jemand anderes geschrieben, als hier jetzt angemeldet ist.',
        isOtherAccount: true,
      });
      expect((await post(address, body)).json()).toMatchObject({ status: 'success' });
    },
  );

  it('tells of what can’t be embedded, and saves all the same', async () => {
    const begun = await aManuscript(ctx, author.viewer);
    const body = build.doc(build.video('youtube', { src: 'https://film.example/1' }));
    const answer = await post(`${AJAX}/${begun.id}`, {
      version: 1,
      content: { ...(begun.content as object), body },
    });
    expect(answer.json()).toMatchObject({
      status: 'success',
      version: 2,
      problems: {
        msg: 'Es sind Probleme mit eingebetteten oder verknüpften Inhalten aufgetreten...',
        items: [{ source: 'https://film.example/1', text: expect.any(String) }],
      },
    });
  });
});

describe('GET /schreiben/ajax/manuskript/{id}', () => {
  it('gives all that a composer begins with, to those who may write it', async () => {
    const { id } = await aManuscript(ctx, author.viewer, { headline: 'Mein Text' });
    const shown = (await get(`${AJAX}/${id}`)).json();
    expect(shown).toMatchObject({
      status: 'success',
      id,
      type: 'article',
      version: 1,
      state: 'draft',
      content: { headline: 'Mein Text' },
      author: { id: author.id, name: author.name },
      hasChanges: false,
      place: { id: shown.content.locationId },
      notes: [],
    });
    const stranger = await signedIn(app, await anAuthor(ctx));
    expect((await get(`${AJAX}/${id}`, stranger)).statusCode).toBe(404);
    expect((await get(`${AJAX}/999999`)).statusCode).toBe(404);
  });
});

describe('POST /schreiben/ajax/manuskript/{id}/anwesend', () => {
  it('says who else has it open', async () => {
    const { id } = await aManuscript(ctx, author.viewer);
    await post(`${AJAX}/${id}/anwesend`, { tab: 2 ** 47 }, editorBrowser);
    const answer = await post(`${AJAX}/${id}/anwesend`, { tab: 1 });
    expect(answer.json()).toMatchObject({
      status: 'success',
      others: [editor.name],
      isOpenElsewhere: false,
      version: 1,
      state: 'draft',
    });
    // A page that is opened now shows it from the beginning.
    expect((await get(`${AJAX}/${id}`)).json().others).toEqual([editor.name]);
  });
});

describe('POST /schreiben/ajax/manuskript/{id}/anmerkung', () => {
  it('adds a remark; a form comes back to the revisions', async () => {
    const { id } = await aManuscript(ctx, author.viewer);
    const noted = await post(`${AJAX}/${id}/anmerkung`, { text: 'Woher?' }, editorBrowser);
    expect(noted.json()).toMatchObject({ status: 'success', notes: [{ text: 'Woher?', isOwn: true }] });
    const form = await post(`${AJAX}/${id}/anmerkung`, { text: ' ' }, { ...browser, accept: 'text/html' });
    expect(form.headers).toMatchObject({ location: `/schreiben/${id}/fassungen` });
    expect(form.statusCode).toBe(303);
    expect((await post(`${AJAX}/${id}/anmerkung`, { text: ' ' })).statusCode).toBe(422);
  });
});

describe('POST /schreiben/ajax/manuskript/{id}/wiederherstellen', () => {
  it('makes older words the newest version', async () => {
    const begun = await aManuscript(ctx, author.viewer, { headline: 'Früher' });
    savedIn(await saveAs(ctx, author.viewer, begun, { headline: 'Heute' }));
    const restored = await post(`${AJAX}/${begun.id}/wiederherstellen`, { version: 2, revision: 1 });
    expect(restored.json()).toMatchObject({ status: 'success', version: 3, state: 'draft' });
    const unknown = await post(`${AJAX}/${begun.id}/wiederherstellen`, { version: 3, revision: 99 });
    expect(unknown.statusCode).toBe(404);
  });
});

const stateOf = async (id: number) => (await get(`${AJAX}/${id}`)).json().state;

describe('a call on one manuscript', () => {
  it('is about the one that its address names, whatever its body says', async () => {
    const [one, other] = [await aManuscript(ctx, author.viewer), await aManuscript(ctx, author.viewer)];
    for (const deed of ['einreichen', 'wiederherstellen']) {
      const body = { id: other.id, version: 1, revision: 1 };
      expect((await post(`${AJAX}/${one.id}/${deed}`, body)).statusCode).toBe(200);
    }
    expect([await stateOf(one.id), await stateOf(other.id)]).toEqual(['in-review', 'draft']);
  });
});

describe('GET /schreiben/{id}/vorschau', () => {
  it('shows the page as it will look, to those who may write it, and is never kept', async () => {
    const { id } = await aManuscript(ctx, author.viewer, { headline: 'Noch nicht erschienen' });
    const shown = await get(`/schreiben/${id}/vorschau`, { ...browser, accept: 'text/html' });
    expect(shown.statusCode).toBe(200);
    expect(shown.headers['cache-control']).toContain('no-store');
    expect(shown.body).toContain('Noch nicht erschienen');
    const stranger = await signedIn(app, await anAuthor(ctx));
    expect((await get(`/schreiben/${id}/vorschau`, stranger)).statusCode).toBe(404);
  });
});

describe('GET /schreiben/ajax/orte', () => {
  it('suggests places from two letters on, however umlauts are spelt', async () => {
    const around = await aPlace(ctx, { name: 'Landkreis Grünwald', kind: 'district' });
    const town = await aPlace(ctx, { name: 'Grünwald', parentId: around.id });
    for (const q of ['grü', 'gru', 'grue', 'GRÜNWALD']) {
      const { places } = (await get(`/schreiben/ajax/orte?q=${encodeURIComponent(q)}`)).json();
      expect(places.map(({ id }: { id: number }) => id)).toEqual([town.id, around.id]);
    }
    expect((await get('/schreiben/ajax/orte?q=g')).json()).toEqual({ status: 'success', places: [] });
    expect((await get('/schreiben/ajax/orte?q=gru', {})).statusCode).toBe(401);
  });

  it('gives places at hand before anything is typed: one’s own, the last ones, and towns', async () => {
    const [home, last] = [await aPlace(ctx, { name: 'Zuhause' }), await aPlace(ctx, { name: 'Zuletzt' })];
    const writer = await aUser(ctx, { locationId: home.id });
    const browser = await signedIn(app, writer);
    const content = await aContent(ctx, { locationId: last.id });
    await post(AJAX, { key: randomUUID(), type: 'article', content }, browser);
    const { places } = (await get('/schreiben/ajax/orte', browser)).json();
    expect(places.slice(0, 2).map(({ id }: { id: number }) => id)).toEqual([home.id, last.id]);
    expect(places.length).toBeGreaterThan(2);
    expect(new Set(places.map(({ id }: { id: number }) => id)).size).toBe(places.length);
    const begun = (await get('/schreiben/artikel', browser)).body;
    expect(begun).toContain(`&quot;locationId&quot;:${home.id}`);
  });

  it('offers no place that is hidden by now, though one wrote about it last', async () => {
    const [home, last] = [await aPlace(ctx, { name: 'Daheim' }), await aPlace(ctx, { name: 'Aufgelöst' })];
    const browser = await signedIn(app, await aUser(ctx, { locationId: home.id }));
    const content = await aContent(ctx, { locationId: last.id });
    await post(AJAX, { key: randomUUID(), type: 'article', content }, browser);
    await formerPlaces.hide(ctx, last.id, true);
    const { places } = (await get('/schreiben/ajax/orte', browser)).json();
    expect(places[0].id).toBe(home.id);
    expect(places.map(({ id }: { id: number }) => id)).not.toContain(last.id);
  });
});

describe('GET /schreiben/ajax/themen', () => {
  it('suggests words that stand on what is out', async () => {
    await anArticle(ctx, { tags: ['Brücke', 'Alte Brücke', 'Brückenbau', '100 % Bio'] });
    await ensureTags(ctx, ['Brüten, noch auf keinem Beitrag']);
    for (const q of ['brü', 'bru', 'brue']) {
      const { tags } = (await get(`/schreiben/ajax/themen?q=${encodeURIComponent(q)}`)).json();
      expect(tags, q).toEqual(['Brücke', 'Brückenbau', 'Alte Brücke']);
    }
    expect((await get('/schreiben/ajax/themen?q=%25%25')).json()).toEqual({ status: 'success', tags: [] });
  });
});

describe('GET /schreiben/artikel', () => {
  it('leads a piece that is being changed to its manuscript, and strangers nowhere', async () => {
    const { id } = await anArticle(ctx, { authorId: author.id });
    const stranger = await signedIn(app, await anAuthor(ctx));
    const address = `/schreiben/artikel?beitrag=${id}`;
    expect((await get(address, { accept: 'text/html' })).headers.location).toMatch(/^\/anmelden\?next=/);
    expect((await get(address, stranger)).statusCode).toBe(403);
    expect((await get('/schreiben/artikel?beitrag=999999')).statusCode).toBe(404);
    expect((await get(address)).statusCode).toBe(200);
    const content = await aContent(ctx);
    const begun = await post(AJAX, { key: randomUUID(), type: 'article', objectId: id, content });
    expect((await get(address)).headers.location).toBe(`/schreiben/artikel/${begun.json().id}`);
    const other = `/schreiben/termin/${begun.json().id}`;
    expect((await get(other)).statusCode).toBe(404);
  });
});
