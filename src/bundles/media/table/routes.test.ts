import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { withTransaction } from '#kernel/ctx.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { listHistory } from '#bundles/history/public.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { anImage, storedImages } from '../test-data.ts';
import { setImageUses } from '../uses.ts';

const app = await testApp();
const { ctx } = app;
const DESK = '/cockpit/bilder/tabelle';
const BULK = '/cockpit/tabellen/bilder/auswahl';
const town = await aPlace(ctx, { name: 'Dornach' });
const elsewhere = await aPlace(ctx, { name: 'Fernau' });
const someone = (role: 'moderator' | 'editor', locationPath: string) =>
  aUser(ctx, { roles: [{ role, locationPath }] });
const editor = await someone('editor', town.path);
const browser = await signedIn(app, editor);
const moderator = await signedIn(app, await someone('moderator', town.path));
const boss = await signedIn(app, await someone('editor', ''));

const get = (query = '', headers: Record<string, string> = browser) =>
  app.http.inject({ url: DESK + query, headers: { accept: 'text/html', ...headers } });
const post = (url: string, payload: object = {}, headers: Record<string, string> = browser) =>
  app.http.inject({ method: 'POST', url, payload, headers: { accept: 'application/json', ...headers } });
const bulk = async (aktion: string, ids: readonly number[], wert: object = {}, headers = browser) => {
  const auswahl = ids.map((id) => `image-${id}`);
  return (await post(BULK, { aktion, auswahl, wert: { [aktion]: wert } }, headers)).json();
};
const undo = async ({ undo }: { undo: string }) => (await post(undo)).json().msg;
const rowOf = async ({ id }: { id: number }) => (await storedImages(ctx, [id])).get(id)!;
const lastEntry = async ({ id }: { id: number }) => (await listHistory(ctx, { type: 'image', id }))[0];

/** Makes an image that an article at a place shows. */
const shown = async (place: typeof town, changes: Parameters<typeof anImage>[1] = {}) => {
  const image = await anImage(ctx, changes);
  const article = await anArticle(ctx, { locationId: place.id });
  const owner = { type: 'article', id: article.id, locationPath: place.path };
  await withTransaction(ctx, (ctx) => setImageUses(ctx, owner, [{ imageId: image.id, isPublic: true }]));
  return { ...image, article };
};

describe('GET /cockpit/bilder/tabelle', () => {
  it('has the pictures at the places that somebody looks after, with what is said of them', async () => {
    const { article } = await shown(town, { caption: 'Der Turm', licence: 'cc0', bytes: 1_234_567 });
    await shown(town, { caption: 'Weg damit', access: 'blocked', blockReason: 'Kinder' });
    await shown(elsewhere, { caption: 'Von anderswo' });
    await anImage(ctx, { caption: 'Nirgends zu sehen' });
    const { statusCode, body } = await get();
    expect(statusCode).toBe(200);
    const signs = [
      'Der Turm',
      'CC0',
      'Tomasz Adamek',
      '1,2 MB',
      article.row.slug ? 'öffentlich' : '',
      'gesperrt',
    ];
    for (const sign of signs) expect(body).toContain(sign);
    for (const sign of ['Von anderswo', 'Nirgends zu sehen']) expect(body).not.toContain(sign);
    for (const sign of ['Von anderswo', 'Nirgends zu sehen'])
      expect((await get('', boss)).body).toContain(sign);
  });

  it('has a symbol picture of tens of thousands of pieces, and so does the desk of pictures', async () => {
    const { id } = await shown(town, { caption: 'Symbolbild Blaulicht' });
    await ctx.db.execute(sql`
      insert into image_uses (image_id, type, object_id, is_public, location_path)
      select ${id}, 'article', 1000000 + step, true, ${town.path} from generate_series(1, 70000) step`);
    expect((await get('?q=blaulicht')).body).toContain('70.001 Stellen');
    const desk = await app.http.inject({
      url: '/cockpit/bilder?q=blaulicht',
      headers: { accept: 'text/html', ...boss },
    });
    expect([desk.statusCode, desk.body.includes('70.001 Stellen')]).toEqual([200, true]);
    await ctx.db.execute(sql`delete from image_uses where image_id = ${id} and object_id > 1000000`);
  });

  it('is narrowed and put in order by its address', async () => {
    const owner = await aUser(ctx, { name: 'Zoe Zander' });
    await shown(town, {
      caption: 'Riesenrad',
      filename: 'IMG_kirmes-2026.jpg',
      bytes: 9_000_000,
      ownerId: owner.id,
    });
    await shown(town, {
      caption: 'Karussell',
      copyright: '',
      bytes: 5,
      createdAt: new Date(ctx.now.getTime() - 9 * DAY_MS),
    });
    const names = async (query: string, headers = browser) => {
      const { body } = await get(query, headers);
      return ['Der Turm', 'Weg damit', 'Riesenrad', 'Karussell', 'Von anderswo'].filter((name) =>
        body.includes(name),
      );
    };
    expect(await names('?q=kirm')).toEqual(['Riesenrad']);
    expect(await names('?q=riesenrad%20adam')).toEqual(['Riesenrad']);
    expect(await names('?person=zoe')).toEqual(['Riesenrad']);
    expect(await names('?person=niemand-sonst')).toEqual([]);
    expect(await names('?zustand=gesperrt')).toEqual(['Weg damit']);
    expect(await names('?zustand=ohne-nachweis')).toEqual(['Karussell']);
    expect(await names('?lizenz=cc0')).toEqual(['Der Turm']);
    expect(await names('?lizenz=unbekannt')).toEqual(['Weg damit', 'Riesenrad', 'Karussell']);
    expect(await names('?bis=1999-01-01')).toEqual([]);
    expect(await names(`?ort=${elsewhere.path}`)).toEqual([]);
    expect(await names(`?ort=${elsewhere.path}`, boss)).toEqual(['Von anderswo']);
    const sorted = (await get('?sortiert=groesse-ab')).body;
    expect(sorted.indexOf('Riesenrad')).toBeLessThan(sorted.indexOf('Karussell'));
    const rising = (await get('?sortiert=datum-auf')).body;
    expect(rising.indexOf('Karussell')).toBeLessThan(rising.indexOf('Riesenrad'));
  });

  it('goes on by size where the picture that the address names is gone', async () => {
    const port = await aPlace(ctx, { name: 'Hafen' });
    for (const [caption, bytes] of [
      ['Kran', 3000],
      ['Kutter', 2000],
      ['Boje', 1000],
    ] as const)
      await shown(port, { caption, bytes });
    const page = (await get(`?ort=${port.path}&sortiert=groesse-ab&vor=0-2147483647~2500`, boss)).body;
    expect([page.includes('Kran'), page.includes('Kutter'), page.includes('Boje')]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('takes whatever the address says, and is closed to members', async () => {
    for (const sort of ['', '&sortiert=groesse-ab', '&sortiert=bild-auf'])
      for (const odd of [
        '?ort=%25&zustand=weg&lizenz=gpl&von=x&vor=1-1',
        '?vor=99999999999999-2147483647&q=%27%29%5C',
      ])
        expect((await get(odd + sort)).statusCode).toBe(200);
    expect((await get(`?q=${'x'.repeat(101)}`)).statusCode).toBe(400);
    expect((await get('', await signedIn(app, await aUser(ctx)))).statusCode).toBe(403);
  });
});

describe('what is done with many pictures', () => {
  it('takes them away with a reason, and gives them back', async () => {
    const [one, two] = [await shown(town), await shown(town, { access: 'blocked' })];
    expect((await bulk('sperren', [one.id], { grund: 'spam' })).status).not.toBe('success');
    const answer = await bulk('sperren', [one.id, two.id], { grund: 'spam', begruendung: 'Werbung' });
    expect(answer.msg).toBe('Ein Bild ist gesperrt. Bei 1 war es schon so.');
    expect(await rowOf(one)).toMatchObject({
      access: 'blocked',
      block: 'quarantined',
      blockReason: 'Werbung',
    });
    expect(await lastEntry(one)).toMatchObject({ action: 'image.quarantined', actorId: editor.id });
    expect(await undo(answer)).toBe('Eine Änderung ist zurückgenommen.');
    expect(await rowOf(one)).toMatchObject({ access: 'public', block: null });
  });

  it('gives them back, and takes them away again for the same reason', async () => {
    const image = await shown(town, { access: 'blocked', blockReason: 'Kinder' });
    const answer = await bulk('freigeben', [image.id]);
    expect((await rowOf(image)).block).toBeNull();
    await undo(answer);
    expect(await rowOf(image)).toMatchObject({ block: 'quarantined', blockReason: 'Kinder' });
    const again = await bulk('freigeben', [image.id]);
    await bulk('sperren', [image.id], { grund: 'spam', begruendung: 'Doch' }, boss);
    await bulk('freigeben', [image.id], {}, boss);
    expect(await undo(again)).toContain('seitdem geändert');
  });

  it('says who made them and under which terms, and puts back what nobody changed since', async () => {
    const [one, two] = [await shown(town, { copyright: '' }), await shown(town)];
    const credited = await bulk('nachweis', [one.id, two.id], { name: 'Ruth\u202e  Lindner' });
    expect((await rowOf(one)).copyright).toBe('Ruth Lindner');
    expect(await lastEntry(one)).toMatchObject({
      action: 'image.edited',
      after: { copyright: 'Ruth Lindner' },
    });
    await bulk('nachweis', [two.id], { name: 'Jemand' });
    expect(await undo(credited)).toContain('seitdem geändert');
    expect([(await rowOf(one)).copyright, (await rowOf(two)).copyright]).toEqual(['', 'Jemand']);
    const licensed = await bulk('lizenz', [one.id], { ziel: 'cc-by-4.0' });
    expect((await rowOf(one)).licence).toBe('cc-by-4.0');
    await undo(licensed);
    expect((await rowOf(one)).licence).toBe('');
    expect((await bulk('lizenz', [one.id], { ziel: 'gpl' })).status).toBe('error');
  });

  it('ends licences on a day, which takes pictures away, and brings them back', async () => {
    const image = await shown(town);
    expect((await bulk('ende', [image.id], { bis: 'gestern' })).msg).toContain('Diesen Tag gibt es nicht.');
    const over = await bulk('ende', [image.id], { bis: '2020-01-31' });
    expect(await rowOf(image)).toMatchObject({ access: 'blocked', block: 'expired' });
    await undo(over);
    expect(await rowOf(image)).toMatchObject({ access: 'public', block: null, licenceEndsAt: null });
    expect((await bulk('ende', [image.id])).msg).toBe('Es war schon alles so. Nichts wurde geändert.');
  });

  it('asks the policy for each: what is elsewhere stays, and its name with it', async () => {
    const gated = await anImage(ctx, { caption: 'Ganz geheim', access: 'gated' });
    const there = await shown(elsewhere, { caption: 'Fremdes Bild' });
    const stub = await shown(town, { isStub: true, caption: 'Noch nicht fertig' });
    for (const [action, typed] of [
      ['sperren', { grund: 'spam', begruendung: 'x' }],
      ['freigeben', {}],
      ['nachweis', { name: 'x' }],
      ['lizenz', { ziel: 'cc0' }],
    ] as const) {
      const answer = await bulk(action, [gated.id, there.id, 2_147_483_647], typed);
      expect([action, answer.status, answer.msg]).toEqual([
        action,
        'error',
        expect.not.stringContaining('geheim'),
      ]);
    }
    expect([(await rowOf(gated)).copyright, (await rowOf(there)).block]).toEqual(['Tomasz Adamek', null]);
    expect((await bulk('nachweis', [stub.id], { name: 'x' })).msg).toContain(
      '„Noch nicht fertig“: wird gerade bearbeitet',
    );
    expect((await post(BULK, { aktion: 'freigeben', auswahl: [`user-${editor.id}`] })).json().status).toBe(
      'error',
    );
  });

  it('leaves words and terms to editors', async () => {
    const image = await shown(town);
    expect((await bulk('nachweis', [image.id], { name: 'x' }, moderator)).msg).toBe(
      'Das lässt sich hier nicht machen.',
    );
    expect((await bulk('sperren', [image.id], { grund: 'spam', begruendung: 'x' }, moderator)).status).toBe(
      'success',
    );
  });
});
