import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf } from '#kernel/calendar.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { listPins } from './queries.ts';

const app = await testApp();
const { ctx } = app;
const editorOf = async (locationPath: string) =>
  signedIn(app, await aUser(ctx, { roles: [{ role: 'editor', locationPath }] }));
const editor = await editorOf('');
const DESK = '/cockpit/titelseite';
const HTML = { accept: 'text/html' };
const JSON_ONLY = { accept: 'application/json' };

const get = (url: string, headers: Record<string, string> = editor) =>
  app.http.inject({ method: 'GET', url, headers: { ...HTML, ...headers } });
const post = (url: string, payload: object, headers: Record<string, string> = HTML) =>
  app.http.inject({ method: 'POST', url, payload, headers: { ...editor, ...headers } });
const tomorrow = addDays(dayOf(ctx.now), 1);
const form = (ort: number, id: number, more: object = {}) => ({
  ort,
  beitrag: `article-${id}`,
  platz: 1,
  tag: tomorrow,
  uhr: '18:30',
  ...more,
});

describe('GET /cockpit/titelseite', () => {
  it('shows the positions of the front pages that one edits, and pieces for them', async () => {
    const place = await aPlace(ctx, { name: 'Pinneberg' });
    const headline = 'Neues aus Pinneberg';
    await anArticle(ctx, { locationId: place.id, headline });
    const { body } = await get(DESK);
    for (const word of ['Aufmacher', 'frei, wird gewählt wie immer', 'Ganzes Portal', 'Pinneberg', headline])
      expect(body).toContain(word);
    const local = await editorOf(place.path);
    const own = await get(DESK, local);
    expect(own.body).not.toContain('Ganzes Portal');
    expect((await get(`${DESK}?ort=0`, local)).statusCode).toBe(403);
    expect((await get(`${DESK}?ort=98765`, local)).statusCode).toBe(404);
  });

  it('finds pieces by words, and says when there are none', async () => {
    await anArticle(ctx, { headline: 'Der Wehrturm wird saniert' });
    expect((await get(`${DESK}?q=wehrturm`)).body).toContain('Der Wehrturm wird saniert');
    expect((await get(`${DESK}?q=gibtsnicht`)).body).toContain(
      'Kein öffentlicher Beitrag hat diese Wörter in der Überschrift.',
    );
  });

  it('is led to from the page of a piece, by those who may use it alone', async () => {
    const { id, href } = await anArticle(ctx);
    const link = `href="/cockpit/titelseite?beitrag=article-${id}"`;
    expect((await get(href)).body).toContain(link);
    expect((await get(href, await signedIn(app, await aUser(ctx)))).body).not.toContain(link);
    expect((await get(`${DESK}?beitrag=article-${id}`)).body).toMatch(
      new RegExp(`<input[^>]*checked=""[^>]*value="article-${id}"|value="article-${id}"[^>]*checked`),
    );
  });
});

describe('POST /cockpit/titelseite', () => {
  it('puts the piece to its position on the front page at once, and back when it is freed', async () => {
    const place = await aPlace(ctx);
    const ids = [];
    for (let at = 0; at < 8; at++) ids.push((await anArticle(ctx, { locationId: place.id })).id);
    const leadOf = async () => /_a(\d+)/.exec((await get(`/${place.slug}`, {})).body.split('<main')[1]!)?.[1];
    const before = await leadOf();
    const other = ids.find((id) => String(id) !== before)!;
    const reply = await post(DESK, form(place.id, other));
    expect([reply.statusCode, reply.headers.location]).toEqual([303, `${DESK}?ort=${place.id}`]);
    expect(await leadOf()).toBe(String(other));
    await post(`${DESK}/freigeben`, { ort: place.id, platz: 1 });
    expect(await leadOf()).toBe(before);
  });

  it('gives back what was typed with a sentence beside each field', async () => {
    const { id } = await anArticle(ctx);
    const reply = await post(DESK, form(0, id, { tag: '2020-01-01', uhr: '07:15' }));
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain('Dieser Zeitpunkt ist schon vorbei.');
    expect(reply.body).toContain('value="07:15"');
    const nothing = await post(DESK, { ort: 0 });
    expect(nothing.body).toContain('Bitte wählen Sie einen Beitrag.');
    expect(nothing.body).toContain('Bitte geben Sie an, bis wann der Beitrag dort steht.');
    for (const platz of ['1e0', '0x1', ' 1', '1.0'])
      expect((await post(DESK, form(0, id, { platz }))).body).toContain(
        'Bitte wählen Sie einen der fünf Plätze.',
      );
    const json = await post(DESK, form(0, id, { platz: 9 }), JSON_ONLY);
    expect([json.statusCode, json.json().errors]).toEqual([
      422,
      { platz: 'Bitte wählen Sie einen der fünf Plätze.' },
    ]);
    const wrong = await post(DESK, form(0, id, { platz: 9, tag: '2020-01-01' }));
    const documents = [nothing, wrong].map(({ body }) => new JSDOM(body).window.document);
    const links = documents.flatMap((document) =>
      [...document.querySelectorAll('[role="alert"] a[href^="#"]')].map((link) => ({ document, link })),
    );
    expect(links.length).toBeGreaterThan(3);
    for (const { document, link } of links)
      expect(document.getElementById(link.getAttribute('href')!.slice(1)), link.textContent!).not.toBeNull();
  });

  it.each(['script-1', 'article-0', 'article-99999999999', 'article-1 or 1=1', '__proto__-1'])(
    'refuses %s',
    async (beitrag) => {
      expect((await post(DESK, form(0, 1, { beitrag }), JSON_ONLY)).statusCode).toBe(422);
    },
  );
});

describe('POST /cockpit/titelseite/verschieben', () => {
  it('exchanges two positions', async () => {
    const place = await aPlace(ctx);
    const { id } = await anArticle(ctx);
    await post(DESK, form(place.id, id));
    const reply = await post(`${DESK}/verschieben`, { ort: place.id, platz: 1, nach: 2 });
    expect(reply.headers.location).toBe(`${DESK}?ort=${place.id}#platz-2`);
    expect((await get(`${DESK}?ort=${place.id}`)).body).toMatch(/<li id="platz-2" tabindex="-1"/i);
    expect((await listPins(ctx, place.id)).map(({ position }) => position)).toEqual([2]);
  });
});

describe('two editors at the positions of one front page', () => {
  it('leave alone what the other one put there meanwhile, and a repeated step changes nothing', async () => {
    const place = await aPlace(ctx);
    const [old, fresh] = [await anArticle(ctx), await anArticle(ctx)];
    await post(DESK, form(place.id, old.id));
    const { body } = await get(`${DESK}?ort=${place.id}`);
    expect(body).toContain(`name="beitrag" value="article-${old.id}"`);
    await post(DESK, form(place.id, fresh.id));
    const held = async () =>
      (await listPins(ctx, place.id)).map(({ objectId, position }) => [objectId, position]);
    const ofOld = { ort: place.id, platz: 1, beitrag: `article-${old.id}` };
    expect((await post(`${DESK}/freigeben`, ofOld, JSON_ONLY)).statusCode).toBe(409);
    expect((await post(`${DESK}/verschieben`, { ...ofOld, nach: 2 })).headers.location).toBe(
      `${DESK}?ort=${place.id}`,
    );
    expect(await held()).toEqual([[fresh.id, 1]]);
    const step = { ort: place.id, platz: 1, nach: 2, beitrag: `article-${fresh.id}` };
    await post(DESK, form(place.id, old.id, { platz: 2 }));
    for (let twice = 0; twice < 2; twice++) await post(`${DESK}/verschieben`, step);
    expect((await held()).toSorted(([, a], [, b]) => a! - b!)).toEqual([
      [old.id, 1],
      [fresh.id, 2],
    ]);
  });
});

describe('POST /cockpit/titelseite/freigeben', () => {
  it('says so in JSON, too, and that it was free already', async () => {
    const place = await aPlace(ctx);
    const free = () => post(`${DESK}/freigeben`, { ort: place.id, platz: 3 }, JSON_ONLY);
    expect((await free()).json()).toEqual({ status: 'success', msg: 'Dieser Platz war schon frei.' });
  });
});
