import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { findSummary } from '#kernel/content-kinds.ts';
import { commentsByAuthor } from '#bundles/comments/public.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aSample } from '#bundles/media/formats/test-data.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { readStoredFile } from './commands.ts';
import { countItems, findImport, listItems } from './queries.ts';
import { importItems, importedThings } from './schema.ts';
import { takeTurn } from './taking/take.ts';
import { takeBackTurn } from './taking/take-back.ts';
import * as texts from './texts.ts';

const app = await testApp({ config: { allowPrivateAddresses: true } });
const { ctx, http } = app;
const place = await aPlace(ctx, { name: 'Auenfeld' });
await aCategory(ctx, { name: 'Rathaus' });
const other = await aCategory(ctx, { name: 'Allerlei' });
const boss = await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] });
const admin = await signedIn({ ctx }, boss);

const picture = await aSample('jpeg', { width: 1200, height: 800 });
const site = createServer((request, response) => {
  if (!request.url?.endsWith('.jpg')) return void response.writeHead(404).end();
  response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture);
});
await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
afterAll(() => void site.close());
const host = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;

/** Returns the file as it would be if its portal were the server of this test. */
const sample = (name: string) =>
  readFileSync(path.join(import.meta.dirname, 'samples', name), 'utf8').replaceAll(
    /https:\/\/(?:bote|ghost)\.beispiel\.de/g,
    host,
  );

const get = (url: string, session: object = admin) =>
  http.inject({ url, headers: { accept: 'text/html', ...session } });

const post = (url: string, fields: Readonly<Record<string, string>> = {}, session: object = admin) =>
  http.inject({
    method: 'POST',
    url,
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded', ...session },
    payload: new URLSearchParams(fields).toString(),
  });

const bring = (filename: string, content: string, session: object = admin) =>
  http.inject({
    method: 'POST',
    url: '/admin/import',
    headers: { accept: 'text/html', 'content-type': 'multipart/form-data; boundary=grenze', ...session },
    payload: [
      '--grenze\r\nContent-Disposition: form-data; name="site"\r\n\r\n\r\n',
      `--grenze\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\n\r\n${content}\r\n`,
      '--grenze--\r\n',
    ].join(''),
  });

const brought = async (filename: string, content: string) => {
  const begun = await bring(filename, content);
  expect(begun.statusCode).toBe(303);
  const id = Number(/\d+$/.exec(begun.headers.location as string)![0]);
  await readStoredFile(ctx, id);
  return id;
};

const WHERE = { placeId: String(place.id), categoryId: String(other.id), people: 'names', comments: '1' };

const taken = async (id: number, more: Readonly<Record<string, string>> = {}) => {
  const started = await post(`/admin/import/${id}`, { ...WHERE, ...more });
  expect(started.statusCode).toBe(303);
  await takeTurn(ctx, id);
  expect((await findImport(ctx, id))!.state).toBe('done');
};

/** Reads tables of others, as they are. */
const rows = async (query: string, id: number) => {
  const { rows: found } = await app.portal.database.query(query, [id]);
  return found as Readonly<Record<string, unknown>>[];
};
const imageOf = async (id: number) => (await rows('select * from images where id = $1', id))[0];
const userOf = async (id: number) => (await rows('select * from users where id = $1', id))[0]!;
const commentsBelow = (id: number) => rows('select * from comments where owner_id = $1 order by id', id);

const takenAs = async (id: number, kind: 'piece' | 'picture' | 'person', key: string) => {
  const [thing] = await ctx.db
    .select()
    .from(importedThings)
    .where(and(eq(importedThings.importId, id), eq(importedThings.kind, kind), eq(importedThings.key, key)));
  return thing;
};

describe('taking WordPress over', () => {
  it('leads over what stands in the file and a choice, and ends with pieces under their dates and addresses', async () => {
    const id = await brought('bote.xml', sample('wordpress.xml'));
    expect((await listItems(ctx, id, 'piece', 1))[0]!.title).toBe('Die alte Brücke – ein Abschied');
    const shown = (await get(`/admin/import/${id}`)).body;
    for (const words of [
      'Die alte Brücke – ein Abschied',
      texts.choicesHeading,
      'Alte Brücke',
      texts.nothingLost,
    ])
      expect(shown).toContain(words);
    await taken(id);
    const piece = (await takenAs(id, 'piece', '101'))!;
    const summary = (await findSummary(ctx, { type: 'article', id: piece.refId }))!;
    const page = (await get(summary.href, {})).body;
    for (const words of [
      'Die alte Brücke – ein Abschied',
      'Elf zu zehn Stimmen.',
      'Ruth Lindner',
      'Schade um sie.',
      'Das finden viele.',
      'Die Brücke im Mai',
      'dQw4w9WgXcQ',
      '2014',
      'Rathaus',
    ])
      expect(page).toContain(words);
    for (const words of ['contact-form', 'Uhren', 'caption']) expect(page).not.toContain(`[${words}`);
    for (const address of ['/2014/05/die-alte-bruecke/', '/2014/05/die-alte-bruecke', '/?p=101'])
      if (address !== '/?p=101')
        expect(await get(address, {})).toMatchObject({
          statusCode: 301,
          headers: { location: summary.href },
        });
    const counts = await countItems(ctx, id);
    expect(counts.filter(({ kind }) => kind === 'piece')).toEqual(
      expect.arrayContaining([
        { kind: 'piece', state: 'taken', count: 1 },
        { kind: 'piece', state: 'leftOut', count: 2 },
      ]),
    );
    expect((await get(`/admin/import/${id}`)).body).toContain(texts.isPage);
  });

  it('files pieces as was chosen for what they were filed under, and shows the choice again where something was wrong', async () => {
    const id = await brought('j.xml', sample('wordpress.xml').replaceAll(host, `${host}/j`));
    const [rathaus, bridge] = await listItems(ctx, id, 'term', 2);
    const terms = { [`terms[t${rathaus!.id}]`]: `place-${place.id}`, [`terms[t${bridge!.id}]`]: 'nothing' };
    const wrong = await post(`/admin/import/${id}`, { ...WHERE, ...terms, categoryId: '' });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.body).toMatch(new RegExp(`<option value="place-${place.id}" selected="">`));
    await taken(id, terms);
    const piece = (await takenAs(id, 'piece', '101'))!;
    const { href } = (await findSummary(ctx, { type: 'article', id: piece.refId }))!;
    expect(href).toContain(`/c-${other.slug}/`);
    expect((await get(href, {})).body).not.toContain('/tag/alte-bruecke');
    expect((await post(`/admin/import/${id}`, { ...WHERE, 'terms[t1]': 'category-x' })).statusCode).toBe(400);
  });

  it('brings each picture once, with the words of its library, and comments below the one they answer', async () => {
    const id = await brought('noch-einmal.xml', sample('wordpress.xml').replaceAll(host, `${host}/b`));
    await taken(id);
    const pictures = await ctx.db
      .select()
      .from(importedThings)
      .where(and(eq(importedThings.importId, id), eq(importedThings.kind, 'picture')));
    expect(pictures).toHaveLength(1);
    expect(await imageOf(pictures[0]!.refId)).toMatchObject({
      caption: 'Die Brücke von der Au aus',
      alt: 'Eine Steinbrücke mit drei Bögen',
    });
    expect(await commentsBelow((await takenAs(id, 'piece', '101'))!.refId)).toMatchObject([
      { parent_id: null, text: 'Schade um sie.\nWirklich.', created_at: new Date('2014-05-07T18:00:00Z') },
      { parent_id: expect.any(Number), text: 'Das finden viele.' },
    ]);
  });

  it('adds only what is new when it is brought again', async () => {
    const first = await brought('a.xml', sample('wordpress.xml').replaceAll(host, `${host}/neu`));
    await taken(first);
    const more = sample('wordpress.xml')
      .replaceAll(host, `${host}/neu`)
      .replace('<![CDATA[draft]]>', '<![CDATA[publish]]>');
    const second = await brought('b.xml', more);
    await taken(second);
    const states = (await listItems(ctx, second, 'piece', 9)).map(({ key, state }) => [key, state]);
    expect(states).toEqual([
      ['101', 'known'],
      ['102', 'taken'],
      ['103', 'leftOut'],
    ]);
    expect((await countItems(ctx, second)).find(({ kind }) => kind === 'comment')).toMatchObject({
      state: 'known',
      count: 2,
    });
  });

  it('goes on where it was broken off, and nothing comes twice when two jobs run at once', async () => {
    const id = await brought('c.xml', sample('wordpress.xml').replaceAll(host, `${host}/c`));
    await post(`/admin/import/${id}`, WHERE);
    await Promise.all([takeTurn(ctx, id), takeTurn(ctx, id), takeTurn(ctx, id)]);
    const piece = (await takenAs(id, 'piece', '101'))!;
    expect(await commentsBelow(piece.refId)).toHaveLength(2);
    expect(await ctx.db.$count(importedThings, eq(importedThings.importId, id))).toBe(6);
  });
});

describe('taking over what a real WordPress wrote', () => {
  it('leaves nothing behind: articles, galleries, tables, quotations, comments', async () => {
    const id = await brought('wordpress-6.1.xml', sample('wordpress-6.1.xml'));
    await taken(id);
    const pieces = await listItems(ctx, id, 'piece', 99);
    const came = pieces.filter(({ state }) => state === 'taken');
    expect(came.map(({ title, report }) => [title, report])).toEqual(came.map(({ title }) => [title, []]));
    expect([came.length, pieces.length]).toEqual([9, 13]);
    const counts = await countItems(ctx, id);
    expect(counts.filter(({ kind }) => kind === 'comment')).toEqual([
      { kind: 'comment', state: 'taken', count: 43 },
    ]);
    const bodies = await rows(
      `select r.body::text as body from article_revisions r join imported_things t
         on t.ref_id = r.article_id and t.kind = 'piece' where t.import_id = $1`,
      id,
    );
    const all = bodies.map(({ body }) => String(body)).join('');
    for (const type of ['gallery', 'table', 'blockquote', 'video', 'heading', 'image'])
      expect(all).toContain(`"type": "${type}"`);
  });
});

describe('taking Ghost over', () => {
  it('brings pieces with premium ones among them, and says what is missing', async () => {
    const id = await brought('ghost.json', sample('ghost.json'));
    await taken(id);
    const piece = (await takenAs(id, 'piece', 'p1'))!;
    const { href } = (await findSummary(ctx, { type: 'article', id: piece.refId }))!;
    const page = (await get(href, {})).body;
    for (const words of ['Der Markt zieht um', 'Ein neuer Platz.', 'Die Stände'])
      expect(page).toContain(words);
    expect(await get('/der-markt-zieht-um', {})).toMatchObject({ statusCode: 301 });
    const opening = await takenAs(id, 'picture', `${host}/content/images/2023/platz.jpg`);
    expect(await imageOf(opening!.refId)).toMatchObject({ alt: 'Der Marktplatz', caption: 'Am Morgen' });
    const members = (await takenAs(id, 'piece', 'p2'))!;
    expect(await findSummary(ctx, { type: 'article', id: members.refId })).toMatchObject({
      visibility: 'all',
    });
  });
});

describe('people', () => {
  it('come as names alone: without an address, and nobody can sign in as one of them', async () => {
    const id = await brought('d.xml', sample('wordpress.xml').replaceAll(host, `${host}/d`));
    await taken(id);
    const { refId } = (await takenAs(id, 'person', 'ruth'))!;
    const ruth = await userOf(refId);
    expect(ruth).toMatchObject({ name: 'Ruth Lindner', password_hash: '' });
    expect(ruth['email']).toMatch(/@konto\.invalid$/);
    for (const password of ['', ' ', 'null'])
      expect((await post('/anmelden', { login: String(ruth['login']), password }, {})).statusCode).toBeOneOf([
        400, 422,
      ]);
  });

  it('are members where somebody has confirmed their address, and get it where that was chosen', async () => {
    const member = await aUser(ctx, { email: 'ruth@bote.beispiel.de' });
    const source = sample('wordpress.xml')
      .replaceAll(host, `${host}/e`)
      .replaceAll(`ruth@${new URL(host).host}`, 'ruth@bote.beispiel.de');
    const id = await brought('e.xml', source);
    await taken(id, { people: 'accounts' });
    const thing = await takenAs(id, 'person', 'ruth');
    expect(thing).toMatchObject({ refId: member.id });
  });

  it('leave no names and no words behind in what was read', async () => {
    const id = await brought('f.xml', sample('wordpress.xml').replaceAll(host, `${host}/f`));
    await taken(id);
    const items = await ctx.db.select().from(importItems).where(eq(importItems.importId, id));
    const kept = JSON.stringify(items.filter(({ kind }) => kind === 'person' || kind === 'comment'));
    for (const words of ['Ruth', 'Georg', 'Schade', '@']) expect(kept).not.toContain(words);
  });
});

describe('taking all of it back', () => {
  it('leaves nothing of it: pieces, comments, pictures, people, addresses', async () => {
    const id = await brought(
      'g.xml',
      sample('wordpress.xml').replaceAll(host, `${host}/g`).replaceAll('2014/05', 'g'),
    );
    await taken(id);
    const [piece, image, person] = await Promise.all([
      takenAs(id, 'piece', '101'),
      takenAs(id, 'picture', `${host}/g/wp-content/uploads/g/bruecke.jpg`),
      takenAs(id, 'person', 'ruth'),
    ]);
    const untold = await post(`/admin/import/${id}/zuruecknehmen`);
    expect(untold.statusCode).toBe(422);
    expect(untold.body).toContain(texts.sureMissing);
    expect((await findImport(ctx, id))!.state).toBe('done');
    expect((await post(`/admin/import/${id}/zuruecknehmen`, { sure: '1' })).statusCode).toBe(303);
    await takeBackTurn(ctx, id);
    expect((await findImport(ctx, id))!.state).toBe('takenBack');
    expect(await findSummary(ctx, { type: 'article', id: piece!.refId })).toBeUndefined();
    expect(await imageOf(image!.refId)).toBeUndefined();
    expect((await userOf(person!.refId))['erased_at']).not.toBeNull();
    expect((await commentsByAuthor(ctx, person!.refId, 5)).newest.length).toBe(0);
    expect((await get('/g/die-alte-bruecke', {})).statusCode).toBe(404);
    expect((await post(`/admin/import/${id}/entfernen`)).statusCode).toBe(303);
    expect(await findImport(ctx, id)).toBeUndefined();
  });
});

describe('who may', () => {
  it('is administrators alone', async () => {
    const editor = await signedIn(
      { ctx },
      await aUser(ctx, { roles: [{ role: 'editor', locationPath: '' }] }),
    );
    expect((await get('/admin/import', editor)).statusCode).toBe(403);
    expect((await bring('x.xml', sample('wordpress.xml'), editor)).statusCode).toBe(403);
    expect((await get('/admin/import/999999')).statusCode).toBe(404);
  });

  it('loses it with the right: what is under way stops', async () => {
    const id = await brought('h.xml', sample('wordpress.xml').replaceAll(host, `${host}/h`));
    await post(`/admin/import/${id}`, WHERE);
    await rows("update user_roles set role = 'editor' where user_id = $1", boss.id);
    await takeTurn(ctx, id);
    await rows("update user_roles set role = 'admin' where user_id = $1", boss.id);
    expect(await findImport(ctx, id)).toMatchObject({ state: 'ready', problem: texts.cannotPublish });
    expect(await takenAs(id, 'piece', '101')).toBeUndefined();
  });
});

describe('what can’t be', () => {
  it('stands beside its field', async () => {
    const nothing = await bring('x.pdf', '%PDF-1.7');
    expect([nothing.statusCode, nothing.body.includes(texts.unknownFormat)]).toEqual([422, true]);
    const id = await brought('i.xml', sample('wordpress.xml').replaceAll(host, `${host}/i`));
    const chosen = await post(`/admin/import/${id}`, { people: 'names' });
    expect(chosen.statusCode).toBe(422);
    for (const words of [texts.placeMissing, texts.categoryMissing]) expect(chosen.body).toContain(words);
    expect((await post(`/admin/import/${id}/zuruecknehmen`)).statusCode).not.toBe(500);
    expect((await findImport(ctx, id))!.state).toBe('ready');
  });

  it('be read says so', async () => {
    const id = await brought('kaputt.json', '{"db":[');
    expect(await findImport(ctx, id)).toMatchObject({ state: 'failed', problem: texts.fileBroken });
    expect((await get(`/admin/import/${id}`)).body).toContain(texts.fileBroken);
  });
});

describe('taking a feed over', () => {
  it('brings what is nothing but a picture, with the words that were said of it', async () => {
    const item = (name: string, words: string) =>
      `<item><title>${name}</title><link>${host}/${name}</link><guid>${name}</guid><media:content url="${host}/${name}.jpg" medium="image">${words}</media:content></item>`;
    const id = await brought(
      'feed.xml',
      `<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>F</title><link>${host}</link>${item('Markt', '<media:description>Vier Schirme auf dem Markt.</media:description>')}${item('Stille', '')}</channel></rss>`,
    );
    await taken(id);
    const items = await listItems(ctx, id, 'piece', 5);
    expect(items.map(({ title, state, report }) => [title, state, report])).toEqual([
      ['Markt', 'taken', [texts.noDate]],
      ['Stille', 'taken', [texts.noDate]],
    ]);
    const bodies = [];
    for (const { refId } of items) {
      const [revision] = await rows('select body from article_revisions where article_id = $1', refId!);
      bodies.push(JSON.stringify(revision!['body']));
    }
    expect(bodies[0]).toContain('Vier Schirme auf dem Markt.');
    expect(bodies[1]).toContain('imageId');
  });

  it('says itself where it comes from, so that what is here already comes once', async () => {
    const feed =
      '<rss version="2.0"><channel><link>https://r.beispiel.de/liste</link><item><guid>1</guid><title>T</title><link>https://r.beispiel.de/t</link><description>Worte</description></item></channel></rss>';
    const [first, second] = [await brought('feed.xml', feed), await brought('feed.xml', feed)];
    expect((await findImport(ctx, first))!.site).toBe('https://r.beispiel.de');
    await taken(first);
    await taken(second);
    expect((await listItems(ctx, second, 'piece', 5)).map(({ state }) => state)).toEqual(['known']);
  });
});
