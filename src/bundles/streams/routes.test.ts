import { sql } from 'drizzle-orm';
import { Readable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import { contentTypeOf } from '#kernel/files.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import { anImage, storedImages } from '#bundles/media/test-data.ts';
import { MAKE_POSTER, MAKE_STREAM } from './constants.ts';
import { removeStreamFilesJob } from './jobs.ts';
import { setPoster } from './posters.ts';
import { findStream } from './queries.ts';
import type { Stream } from './queries.ts';
import { fileKey, folderOf, queryOf } from './stream-addresses.ts';
import { streamsByIds } from './stream-views.ts';
import { aStream } from './test-data.ts';
import * as texts from './texts.ts';
import type { StreamView } from './views.ts';

const app = await testApp();
const { ctx, portal } = app;
const WORDS = 'WEBVTT\n\n00:00.000 --> 00:01.000\nGuten Tag\n';

type Headers = Record<string, string>;
let owner: TestUser;
let mine: Headers;
let editors: Headers;
let strangers: Headers;

beforeAll(async () => {
  owner = await aUser(ctx);
  mine = await signedIn(app, owner);
  editors = await signedIn(app, await aUser(ctx, { roles: [{ role: 'editor', locationPath: '' }] }));
  strangers = await signedIn(app, await aUser(ctx));
});

const get = (url: string, headers: Headers = {}) => app.http.inject({ url, headers });
const form = (fields: Record<string, string>, file?: string) => {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--x\r\ncontent-disposition: form-data; name=${name}\r\n\r\n${value}\r\n`,
  );
  const last = `--x\r\ncontent-disposition: form-data; name=file; filename=a\r\n\r\n${file}\r\n`;
  return {
    payload: `${parts.join('')}${file === undefined ? '' : last}--x--\r\n`,
    type: 'multipart/form-data; boundary=x',
  };
};
const post = (path: string, headers: Headers, body: object | ReturnType<typeof form> = {}) => {
  const isForm = 'payload' in body;
  return app.http.inject({
    method: 'POST',
    url: `/media/ajax/streamingmedia/${path}`,
    headers: { ...headers, ...(isForm && { 'content-type': body.type }) },
    payload: isForm ? body.payload : body,
  });
};
const put = async (key: string, text: string) =>
  portal.files.put(key, Readable.from([Buffer.from(text)]), { contentType: contentTypeOf(key) });
const withFiles = async (changes: Partial<Stream> = {}) => {
  const stream = await aStream(ctx, { ownerId: owner.id, ...changes });
  await put(fileKey(stream.id, stream.version, 'master.m3u8'), '#EXTM3U');
  return stream;
};
const viewOf = async ({ id }: Stream) => {
  const view = (await streamsByIds(actAs(ctx, owner.viewer), [id])).get(id);
  return view as StreamView;
};
const givePoster = async (stream: Stream, changes: object = {}) => {
  const image = await anImage(ctx, { ownerId: owner.id, access: 'gated', ...changes });
  await withTransaction(ctx, (ctx) => setPoster(ctx, stream, image.id));
  return image;
};
const jobsOf = async (name: string, streamId: number) => {
  const { rows } = await ctx.db.execute(
    sql`select data from pgboss.job where name = ${name} and data ->> 'streamId' = ${String(streamId)}`,
  );
  return rows;
};

const check = async (stream: Stream, headers: Headers = {}) =>
  (await get(`/media/ajax/streamingmedia/check/${stream.id}`, headers)).json();

describe('GET /media/ajax/streamingmedia/check/{id}', () => {
  it('tells pending, failed with its reason, and that there is no preview', async () => {
    expect(await check(await aStream(ctx, { state: 'pending' }))).toEqual({ result: 'pending' });
    expect(await check(await aStream(ctx, { state: 'failed', failure: texts.makingFailed }))).toEqual({
      result: 'failed',
      msg: texts.makingFailed,
    });
    expect(await check(await aStream(ctx))).toEqual({ result: 'no_preview' });
  });

  it('tells updated while the poster is made, then preview_updated', async () => {
    const stream = await aStream(ctx, { ownerId: owner.id });
    await givePoster(stream, { isStub: true });
    expect(await check(stream)).toEqual({ result: 'updated' });
    await givePoster((await findStream(ctx, stream.id))!);
    expect(await check(stream)).toEqual({ result: 'preview_updated' });
  });

  it('says of a deleted one that it is gone', async () => {
    expect(await check(await aStream(ctx, { state: 'deleted' }))).toEqual({
      result: 'failed',
      msg: 'Medienstream gelöscht und nicht mehr verfügbar.',
    });
  });

  it('is 404 for those who may not see it, unless they were shown it', async () => {
    const stream = await aStream(ctx, { ownerId: owner.id, access: 'gated' });
    const href = `/media/ajax/streamingmedia/check/${stream.id}`;
    for (const headers of [{}, strangers]) expect((await get(href, headers)).statusCode).toBe(404);
    for (const headers of [mine, editors]) expect((await get(href, headers)).statusCode).toBe(200);
    expect((await get((await viewOf(stream)).checkHref)).statusCode).toBe(200);
    expect((await get('/media/ajax/streamingmedia/check/999999')).statusCode).toBe(404);
  });
});

describe('GET /media/ajax/streamingmedia/{id}', () => {
  it('gives what a player needs', async () => {
    const stream = await aStream(ctx);
    const reply = await get(`/media/ajax/streamingmedia/${stream.id}`);
    expect(reply.json()).toMatchObject({
      stream: { id: stream.id, duration: '2:05', hls: `/media/stream/${stream.id}/abcdef012345/master.m3u8` },
    });
  });

  it('gives who carries a signature no longer one than theirs', async () => {
    const stream = await aStream(ctx, { ownerId: owner.id, access: 'gated' });
    const anHourAgo = { ...ctx, now: new Date(ctx.now.getTime() - HOUR_MS) };
    const { e, s } = queryOf(anHourAgo, stream)!;
    const reply = await get(`/media/ajax/streamingmedia/${stream.id}?e=${e}&s=${s}`);
    const { hls, file, checkHref, viewHref } = reply.json<{ stream: StreamView }>().stream;
    for (const href of [hls!, file!.src, checkHref, viewHref]) expect(href).toContain(`?e=${e}&s=${s}`);
  });
});

describe('POST /media/ajax/streamingmedia/{id}', () => {
  it('changes title and copyright', async () => {
    const { id } = await aStream(ctx, { ownerId: owner.id });
    const reply = await post(`${id}`, mine, { title: ' Die Brücke ', copyright: 'Ada' });
    expect(reply.json()).toEqual({ status: 'success', msg: 'Die Änderungen sind gespeichert.' });
    expect(await findStream(ctx, id)).toMatchObject({ title: 'Die Brücke', copyright: 'Ada' });
  });

  it('wants a title that can be seen, and asks for it on the page again', async () => {
    const { id } = await aStream(ctx, { ownerId: owner.id });
    const reply = await post(`${id}`, mine, { title: ' ' });
    expect([reply.statusCode, reply.json()]).toEqual([
      422,
      { status: 'error', msg: texts.titleMissing, errors: { title: texts.titleMissing } },
    ]);
    expect((await post(`${id}`, mine, { title: '\u200b\u2060' })).statusCode).toBe(422);
    await post(`${id}`, mine, { title: 'Die\u202e Brücke', copyright: '\u200bAda' });
    expect(await findStream(ctx, id)).toMatchObject({ title: 'Die Brücke', copyright: 'Ada' });
    const page = await post(`${id}`, { ...mine, accept: 'text/html' }, { title: '', copyright: 'Ada' });
    expect(page.statusCode).toBe(422);
    expect(page.body).toContain(texts.titleMissing);
  });

  it('is 403 where others may see it and 404 where they may not', async () => {
    const open = await aStream(ctx, { ownerId: owner.id });
    const gated = await aStream(ctx, { ownerId: owner.id, access: 'gated' });
    expect((await post(`${open.id}`, strangers, { title: 'x' })).statusCode).toBe(403);
    expect((await post(`${gated.id}`, strangers, { title: 'x' })).statusCode).toBe(404);
  });
});

describe('POST /media/ajax/streamingmedia/{id}/captions', () => {
  it('puts words under a video, which can be fetched, replaced and removed', async () => {
    const stream = await aStream(ctx, { ownerId: owner.id });
    expect((await post(`${stream.id}/captions`, mine, form({ language: 'de' }, WORDS))).json()).toEqual({
      status: 'success',
      msg: 'Die Untertitel sind gespeichert.',
    });
    await post(`${stream.id}/captions`, mine, form({ language: 'de' }, WORDS.replace('Tag', 'Abend')));
    const { captions } = await viewOf(stream);
    expect(captions.map(({ language, label }) => [language, label])).toEqual([['de', 'Deutsch']]);
    const reply = await get(captions[0]!.src);
    expect([reply.headers['content-type'], reply.body]).toEqual(['text/vtt', WORDS.replace('Tag', 'Abend')]);
    await post(`${stream.id}/captions/remove`, mine, { language: 'de' });
    expect((await viewOf(stream)).captions).toEqual([]);
  });

  it('refuses other files, too large ones and unknown languages', async () => {
    const { id } = await aStream(ctx, { ownerId: owner.id });
    const captions = (language: string, text: string) =>
      post(`${id}/captions`, mine, form({ language }, text));
    expect((await captions('de', 'Guten Tag')).json()).toMatchObject({ msg: texts.captionsBroken });
    expect((await captions('xx', WORDS)).json()).toMatchObject({ msg: texts.languageUnknown });
    const large = await captions('de', WORDS.padEnd(1_000_001));
    expect([large.statusCode, large.json()]).toMatchObject([413, { msg: texts.captionsTooLarge }]);
  });
});

const asPage = (headers: Headers) => ({ ...headers, accept: 'text/html' });
const invalidIn = (body: string) => /id="([^"]+)"[^>]*aria-invalid="true"/.exec(body)?.[1];

describe('POST /media/ajax/streamingmedia/{id}/captions and /poster as forms', () => {
  it('show the page again, with what is wrong beside its field', async () => {
    const { id } = await aStream(ctx, { ownerId: owner.id });
    const captions = await post(`${id}/captions`, asPage(mine), form({ language: 'de' }, 'Guten Tag'));
    expect([captions.statusCode, invalidIn(captions.body)]).toEqual([422, 'f-captions']);
    expect(captions.body).toContain(texts.captionsBroken);
    const poster = await post(`${id}/poster`, asPage(mine), form({}, 'Guten Tag'));
    expect([poster.statusCode, invalidIn(poster.body)]).toEqual([422, 'f-poster']);
    const second = await post(`${id}/poster`, asPage(mine), form({ second: '500' }));
    expect([second.statusCode, invalidIn(second.body)]).toEqual([422, 'f-second']);
  });

  it('are missing while a moderator has taken it away, and the page is there for its owner and editors', async () => {
    const { id } = await withFiles({ access: 'blocked' });
    for (const headers of [mine, editors]) {
      const { statusCode, body } = await get(`/konto/videos/${id}`, headers);
      expect(statusCode).toBe(200);
      expect(body).toContain('Gesperrt');
      expect(body).not.toContain('action="/media/ajax/streamingmedia');
      expect(body).not.toContain('/media/stream/');
    }
    expect((await get(`/konto/videos/${id}`, strangers)).statusCode).toBe(404);
  });

  it('lead back to the desk that they were sent from', async () => {
    const { id } = await aStream(ctx, { ownerId: owner.id });
    const referer = 'http://localhost:3000/admin/streamingmedia';
    const reply = await post(`${id}/poster`, { ...asPage(editors), referer }, form({}, 'Guten Tag'));
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/admin/streamingmedia']);
  });
});

describe('POST /media/ajax/streamingmedia/{id}/poster', () => {
  it('takes an image of one’s own; the former one goes', async () => {
    const stream = await aStream(ctx, { ownerId: owner.id });
    const former = await givePoster(stream);
    const image = await anImage(ctx, { ownerId: owner.id, access: 'gated' });
    const reply = await post(`${stream.id}/poster`, mine, form({ imageId: String(image.id) }));
    expect(reply.json()).toEqual({ status: 'success', msg: texts.posterSaved });
    expect((await findStream(ctx, stream.id))!.posterId).toBe(image.id);
    const found = await storedImages(ctx, [former.id, image.id]);
    expect([found.has(former.id), found.get(image.id)!.access]).toEqual([false, 'public']);
  });

  it('leaves a picture alone that its owner had brought for something else', async () => {
    const stream = await aStream(ctx, { ownerId: owner.id });
    const brought = await givePoster(stream, { filename: 'Umzug.jpg' });
    const image = await anImage(ctx, { ownerId: owner.id });
    await post(`${stream.id}/poster`, mine, form({ imageId: String(image.id) }));
    expect((await storedImages(ctx, [brought.id])).has(brought.id)).toBe(true);
  });

  it('refuses images of others', async () => {
    const { id } = await aStream(ctx, { ownerId: owner.id });
    const foreign = await anImage(ctx);
    const reply = await post(`${id}/poster`, mine, form({ imageId: String(foreign.id) }));
    expect([reply.statusCode, reply.json()]).toMatchObject([422, { msg: texts.posterUnusable }]);
  });

  it('asks for a frame within the video', async () => {
    const { id } = await aStream(ctx, { ownerId: owner.id });
    expect((await post(`${id}/poster`, mine, form({ second: '12,5' }))).statusCode).toBe(200);
    expect(await jobsOf(MAKE_POSTER, id)).toEqual([{ data: { streamId: id, atMs: 12_500 } }]);
    for (const second of ['125', '-1', 'x'])
      expect((await post(`${id}/poster`, mine, form({ second }))).json()).toMatchObject({
        msg: texts.secondOutside,
      });
    expect((await post(`${id}/poster`, mine, form({}))).json()).toMatchObject({ msg: texts.posterMissing });
  });
});

describe('POST /media/ajax/streamingmedia/{id}/retry', () => {
  it('has what failed made again, and nothing else', async () => {
    const { id } = await aStream(ctx, { ownerId: owner.id, state: 'failed', failure: 'kaputt' });
    expect((await post(`${id}/retry`, mine)).statusCode).toBe(200);
    expect(await findStream(ctx, id)).toMatchObject({ state: 'pending', failure: null });
    expect(await jobsOf(MAKE_STREAM, id)).toHaveLength(1);
    const again = await post(`${id}/retry`, mine);
    expect([again.statusCode, again.json()]).toMatchObject([409, { msg: texts.retryNotNow }]);
  });
});

describe('POST /media/ajax/streamingmedia/{id}/delete', () => {
  it('takes all files and the poster, and keeps that there was something', async () => {
    const stream = await withFiles();
    const poster = await givePoster(stream);
    await put(stream.originalKey, 'x');
    expect((await post(`${stream.id}/delete`, mine)).json()).toEqual({
      status: 'success',
      msg: 'Die Datei ist gelöscht.',
    });
    await removeStreamFilesJob.work(ctx, { streamId: stream.id, key: stream.originalKey });
    expect(await Readable.from(portal.files.list(folderOf(stream.id))).toArray()).toEqual([]);
    expect(await portal.files.stat(stream.originalKey)).toBeUndefined();
    expect((await storedImages(ctx, [poster.id])).size).toBe(0);
    expect(await streamsByIds(ctx, [stream.id])).toEqual(new Map([[stream.id, 'gone']]));
    expect((await post(`${stream.id}/delete`, mine)).statusCode).toBe(404);
  });

  it('leads to the list in which one saw it', async () => {
    const [first, second] = [await withFiles(), await withFiles()];
    const byOwner = await post(`${first.id}/delete`, asPage(mine));
    expect(byOwner.headers.location).toBe('/konto/videos');
    const byEditor = await post(`${second.id}/delete`, asPage(editors));
    expect(byEditor.headers.location).toBe('/admin/streamingmedia');
  });

  it('leads back to the desk as it was filtered', async () => {
    const { id } = await aStream(ctx, { ownerId: owner.id });
    const referer = 'http://localhost:3000/admin/streamingmedia/2?zustand=ready';
    const reply = await post(`${id}/delete`, { ...editors, accept: 'text/html', referer });
    expect([reply.statusCode, reply.headers.location]).toEqual([
      303,
      '/admin/streamingmedia/2?zustand=ready',
    ]);
  });
});

describe('a form that comes from elsewhere', () => {
  it.each([
    'http://localhost:3000/admin/streamingmediathek/2',
    'http://localhost:3000/admin/streamingmedi',
    'http://localhost:3000/x/admin/streamingmedia',
    'kein Ort',
  ])('leads to the usual list and not to %s', async (referer) => {
    const { id } = await aStream(ctx, { ownerId: owner.id });
    const reply = await post(`${id}/delete`, { ...editors, accept: 'text/html', referer });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/admin/streamingmedia']);
  });
});

describe('GET /konto/videos and /konto/videos/{id}', () => {
  it('show one’s own', async () => {
    const { id } = await aStream(ctx, { ownerId: owner.id, title: 'Umzug am Markt', access: 'gated' });
    const list = await get('/konto/videos', mine);
    expect(list.body).toContain('Umzug am Markt');
    expect((await get('/konto/videos', strangers)).body).not.toContain('Umzug am Markt');
    expect((await get(`/konto/videos/${id}`, mine)).statusCode).toBe(200);
    expect((await get(`/konto/videos/${id}`, editors)).statusCode).toBe(200);
    expect((await get(`/konto/videos/${id}`, strangers)).statusCode).toBe(404);
    expect((await get('/konto/videos')).headers.location).toMatch(/^\/anmelden/);
  });
});

describe('GET /admin/streamingmedia/{page?}', () => {
  it('lists all by state, kind and words, for editors', async () => {
    const person = await aUser(ctx, { name: 'Fritz Filmer' });
    await aStream(ctx, {
      ownerId: person.id,
      title: 'Gewitter über der Stadt',
      state: 'failed',
      failure: 'x',
    });
    const shows = async (query: string) =>
      (await get(`/admin/streamingmedia${query}`, editors)).body.includes('Gewitter über der Stadt');
    expect(await shows('?suche=gewitter')).toBe(true);
    expect(await shows('/1?suche=fritz+f&zustand=failed&art=video')).toBe(true);
    expect(await shows('?suche=fritz+f&zustand=ready')).toBe(false);
    expect(await shows('?suche=fritz+f&art=audio')).toBe(false);
    expect(await shows('?suche=100%25')).toBe(false);
    expect((await get('/admin/streamingmedia', mine)).statusCode).toBe(403);
  });

  it('leads to the first page from one that isn’t there, or no longer', async () => {
    const beyond = await get('/admin/streamingmedia/999?zustand=ready', editors);
    expect([beyond.statusCode, beyond.headers.location]).toEqual([
      303,
      '/admin/streamingmedia?zustand=ready',
    ]);
    expect((await get('/konto/videos?seite=999', mine)).headers.location).toBe('/konto/videos');
  });
});
