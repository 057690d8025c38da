import { eq } from 'drizzle-orm';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import { contentTypeOf } from '#kernel/files.ts';
import { unpackFlashes } from '#kernel/flash.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { fileKey } from '../image-addresses.ts';
import { findImages } from '../queries.ts';
import { images } from '../schema.ts';
import { anImage } from '../test-data.ts';
import { setImageUses } from '../uses.ts';
import { expireImages, quarantineImage } from './commands.ts';
import { DESK_PAGE_LENGTH } from './constants.ts';
import { imageDeskEntry } from './desk-page.ts';
import type { DeskFilter } from './constants.ts';

const app = await testApp();
const { ctx } = app;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const PAGE = { accept: 'text/html' };

const town = await aPlace(ctx);
const moderatorAt = async (locationPath: string) =>
  signedIn(app, await aUser(ctx, { roles: [{ role: 'moderator', locationPath }] }));
const moderator = await moderatorAt('');
const member = await signedIn(app, await aUser(ctx));
const imageAt = async (locationPath: string, changes: Parameters<typeof anImage>[1] = {}) => {
  const image = await anImage(ctx, changes);
  const thing = { type: 'article', id: 100_000 + image.id, locationPath } as const;
  await withTransaction(ctx, (ctx) => setImageUses(ctx, thing, [{ imageId: image.id, isPublic: true }]));
  return image;
};

const get = (url: string, headers: Record<string, string> = {}) =>
  app.http.inject({ method: 'GET', url, headers: { ...PAGE, ...headers } });
const post = (url: string, fields: Record<string, string>, headers: Record<string, string>) =>
  app.http.inject({
    method: 'POST',
    url,
    headers: { ...FORM, ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
const flashesOf = (reply: Awaited<ReturnType<typeof post>>) => {
  const cookie = reply.cookies.find(({ name }) => name === 'litfass_flash');
  return unpackFlashes(app.portal.secrets, cookie?.value).map(({ type, text }) => [type, text]);
};
const blockOf = async (id: number) => (await findImages(ctx, [id])).get(id)!.block;

describe('POST /media/ajax/image/{id}/quarantine', () => {
  it('takes the image away and says so; twice is 409', async () => {
    const { id } = await anImage(ctx);
    const call = () => post(`/media/ajax/image/${id}/quarantine`, { reason: 'Ohne Erlaubnis.' }, moderator);
    const reply = await call();
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { status: 'success', id, msg: 'Das Bild ist gesperrt.' },
    ]);
    const again = await call();
    expect([again.statusCode, again.json()]).toEqual([
      409,
      { status: 'error', msg: 'Dieses Bild ist schon gesperrt.' },
    ]);
  });

  it.each([
    ['no reason', '', 'Bitte nennen Sie eine Begründung.'],
    ['a reason that is too long', 'x'.repeat(501), 'Bitte höchstens 500 Zeichen.'],
  ])('refuses %s with 422, and the form comes back with what was typed', async (_, reason, error) => {
    const { id } = await anImage(ctx);
    const reply = await post(`/media/ajax/image/${id}/quarantine`, { reason }, moderator);
    expect([reply.statusCode, reply.json()]).toMatchObject([
      422,
      { status: 'error', errors: { reason: error } },
    ]);
    const page = await post(`/media/ajax/image/${id}/quarantine`, { reason }, { ...moderator, ...PAGE });
    expect(page.statusCode).toBe(422);
    expect(page.body).toContain(error);
    expect(page.body).toContain(`${reason}</textarea>`);
    expect(await blockOf(id)).toBeNull();
  });

  it('without JavaScript leads back to the desk with a message', async () => {
    const { id } = await anImage(ctx);
    const reply = await post(
      `/media/ajax/image/${id}/quarantine`,
      { reason: 'Geklaut.' },
      { ...moderator, ...PAGE },
    );
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/cockpit/bilder']);
    expect(flashesOf(reply)).toEqual([['success', 'Das Bild ist gesperrt.']]);
  });

  it('401 for visitors, 403 for members, owners and moderators elsewhere, 404 for nothing', async () => {
    const owner = await aUser(ctx);
    const { id } = await imageAt(town.path, { ownerId: owner.id });
    const call = (headers: Record<string, string>, of = id) =>
      post(`/media/ajax/image/${of}/quarantine`, { reason: 'x' }, headers);
    expect((await call({})).statusCode).toBe(401);
    for (const browser of [member, await signedIn(app, owner), await moderatorAt('999/')])
      expect((await call(browser)).statusCode).toBe(403);
    expect((await call(moderator, 2147483647)).statusCode).toBe(404);
    expect(await blockOf(id)).toBeNull();
    expect((await call(await moderatorAt(town.path))).statusCode).toBe(200);
  });
});

describe('POST /media/ajax/image/{id}/release-quarantine', () => {
  it('gives the image back; twice is 409', async () => {
    const { id } = await anImage(ctx);
    await quarantineImage(ctx, id, 'x');
    const call = (headers: Record<string, string>) =>
      post(`/media/ajax/image/${id}/release-quarantine`, {}, headers);
    expect((await call(member)).statusCode).toBe(403);
    expect((await call(moderator)).json()).toEqual({
      status: 'success',
      id,
      msg: 'Das Bild ist wieder freigegeben.',
    });
    const again = await call(moderator);
    expect([again.statusCode, again.json()]).toEqual([
      409,
      { status: 'error', msg: 'Dieses Bild ist nicht gesperrt.' },
    ]);
    const late = await call({ ...moderator, ...PAGE });
    expect([late.statusCode, late.headers.location, flashesOf(late)]).toEqual([
      303,
      '/cockpit/bilder',
      [['warning', 'Dieses Bild ist nicht gesperrt.']],
    ]);
    await quarantineImage(ctx, id, 'x');
    const page = await call({ ...moderator, ...PAGE });
    expect([page.statusCode, page.headers.location]).toEqual([303, '/cockpit/bilder']);
  });
});

describe('GET /cockpit/bilder/{id}/sperren', () => {
  it('asks for the reason with the image before one’s eyes, those who may decide', async () => {
    const { id } = await imageAt(town.path, { caption: 'Fest am Fluss' });
    const { statusCode, body } = await get(`/cockpit/bilder/${id}/sperren`, await moderatorAt(town.path));
    expect(statusCode).toBe(200);
    expect(body).toContain('Fest am Fluss');
    expect(body).toContain(`action="/media/ajax/image/${id}/quarantine"`);
    expect((await get(`/cockpit/bilder/${id}/sperren`, await moderatorAt('999/'))).statusCode).toBe(403);
    expect((await get('/cockpit/bilder/2147483647/sperren', moderator)).statusCode).toBe(404);
  });
});

describe('GET /cockpit/bilder/{id}/vorschau/{file}', () => {
  it('shows a blocked image to those who decide on it and to its owner, to be kept nowhere', async () => {
    const owner = await aUser(ctx);
    const { id } = await anImage(ctx, { ownerId: owner.id });
    const key = fileKey(id, 'v1', 'M', 'jpg');
    await app.portal.files.put(key, Readable.from([Buffer.from('Bild')]), {
      contentType: contentTypeOf(key),
    });
    await quarantineImage(ctx, id, 'x');
    const address = `/cockpit/bilder/${id}/vorschau/v1_M.jpg`;
    for (const browser of [moderator, await signedIn(app, owner)]) {
      const reply = await get(address, browser);
      expect([reply.statusCode, reply.body]).toEqual([200, 'Bild']);
      expect(reply.headers['cache-control']).toBe('private, no-store');
    }
    expect((await get('/cockpit/bilder', moderator)).body).toContain(`/cockpit/bilder/${id}/vorschau/v1_`);
    expect((await get(address, member)).statusCode).toBe(404);
    expect((await get(address)).headers.location).toMatch(/^\/anmelden/);
    expect((await get(`/cockpit/bilder/${id}/vorschau/v2_M.jpg`, moderator)).statusCode).toBe(404);
  });
});

describe('GET /cockpit/bilder', () => {
  it('shows what one looks after with owner, credit, end of the licence and where it is shown', async () => {
    const place = await aPlace(ctx);
    const owner = await aUser(ctx, { name: 'Zita Zander' });
    const here = await anImage(ctx, {
      ownerId: owner.id,
      caption: 'Fest am Fluss',
      licence: 'press',
      licenceEndsAt: new Date('2099-06-30T22:00:00Z'),
    });
    await anArticle(ctx, { headline: 'Elf zu zehn', locationId: place.id, heroId: here.id });
    const there = await imageAt('999/', { caption: 'Ganz woanders' });
    const { body } = await get('/cockpit/bilder', await moderatorAt(place.path));
    for (const sign of ['Fest am Fluss', 'Zita Zander', 'Tomasz Adamek', 'Elf zu zehn', 'noindex'])
      expect(body).toContain(sign);
    expect(body).toContain('Pressefoto, frei zur Berichterstattung, bis einschließlich 30.\u00a0Juni 2099');
    expect(body).toContain(`href="/cockpit/bilder/${here.id}/sperren"`);
    expect(body).not.toContain(`/konto/bilder/${here.id}`);
    const editor = await aUser(ctx, { roles: [{ role: 'editor', locationPath: place.path }] });
    expect((await get('/cockpit/bilder', await signedIn(app, editor))).body).toContain(
      `/konto/bilder/${here.id}"`,
    );
    expect(body).not.toContain(there.caption);
    expect(body).toMatch(/<a href="\/cockpit\/bilder" aria-current="page">Bilder/);
  });

  it('counts no manuscript among what shows an image', async () => {
    const place = await aPlace(ctx);
    const article = await anArticle(ctx, { headline: 'Elf zu zehn', locationId: place.id });
    const { id: imageId } = await anImage(ctx);
    await withTransaction(ctx, async (ctx) => {
      const there = { id: article.id, locationPath: place.path };
      await setImageUses(ctx, { type: 'article', ...there }, [{ imageId, isPublic: true }]);
      await setImageUses(ctx, { type: 'manuscript', ...there }, [{ imageId, isPublic: false }]);
    });
    const { body } = await get('/cockpit/bilder', await moderatorAt(place.path));
    expect(body).toContain('Elf zu zehn');
    expect(body).not.toContain('an einer weiteren Stelle');
    expect((await get('/cockpit/bilder/tabelle', moderator)).body).not.toContain('und 1 weitere');
  });

  it('is closed to visitors and members', async () => {
    expect((await get('/cockpit/bilder')).headers.location).toMatch(/^\/anmelden\?next=/);
    expect((await get('/cockpit/bilder', member)).statusCode).toBe(403);
  });

  it('is closed to suspended moderators, who aren’t led there either', async () => {
    const suspended = await aUser(ctx, {
      roles: [{ role: 'moderator', locationPath: '' }],
      suspendedUntil: new Date(Date.now() + DAY_MS),
    });
    const browser = await signedIn(app, suspended);
    expect((await get('/cockpit/bilder', browser)).statusCode).toBe(403);
    expect((await get('/cockpit/bilder/tabelle', browser)).statusCode).toBe(403);
    const viewer = { ...suspended.viewer, isSuspended: true };
    expect(await imageDeskEntry(actAs(ctx, viewer))).toBeUndefined();
  });

  it('shows moderators no more of an image that is not for everybody than that it is there', async () => {
    const place = await aPlace(ctx);
    const { id } = await imageAt(place.path, { caption: 'Nur für Abonnenten' });
    await ctx.db.update(images).set({ access: 'gated' }).where(eq(images.id, id));
    const { body } = await get('/cockpit/bilder', await moderatorAt(place.path));
    expect(body).toContain('Dieses Bild ist nicht für alle zu sehen.');
    expect(body).not.toContain(`/media/image/${id}/`);
    const editor = await aUser(ctx, { roles: [{ role: 'editor', locationPath: place.path }] });
    expect((await get('/cockpit/bilder', await signedIn(app, editor))).body).toContain(`/media/image/${id}/`);
  });

  it('filters by state and words, and keeps both from page to page', async () => {
    const place = await aPlace(ctx);
    const desk = await moderatorAt(place.path);
    const make = (caption: string, changes = {}) => imageAt(place.path, { caption, ...changes });
    const tomorrow = new Date(ctx.now.getTime() + DAY_MS);
    await make('Gesperrt', { access: 'blocked' });
    await make('Abgelaufen', { licenceEndsAt: new Date(ctx.now.getTime() - 1) });
    await expireImages(ctx);
    await make('Bald', { licenceEndsAt: tomorrow });
    await make('Namenlos', { copyright: '' });
    await make('Kaputt', { failure: 'Daraus wurde nichts.', sizes: [] });
    const found = async (query: string) =>
      [...(await get(`/cockpit/bilder?${query}`, desk)).body.matchAll(/<h3>(\w+)<\/h3>/g)].map(
        ([, name]) => name,
      );
    const of = (zustand: DeskFilter) => found(`zustand=${zustand}`);
    expect(await found('')).toEqual(['Kaputt', 'Namenlos', 'Bald', 'Abgelaufen', 'Gesperrt']);
    expect(await of('gesperrt')).toEqual(['Gesperrt']);
    expect(await of('abgelaufen')).toEqual(['Abgelaufen']);
    expect(await of('laeuft-ab')).toEqual(['Bald']);
    expect(await of('ohne-nachweis')).toEqual(['Namenlos']);
    expect(await of('fehlgeschlagen')).toEqual(['Kaputt']);
    expect(await of('nicht-verwendet')).toEqual([]);
    expect(await found('q=namen')).toEqual(['Namenlos']);
    expect(await found('q=ADAMEK&zustand=laeuft-ab')).toEqual(['Bald']);
    expect((await get('/cockpit/bilder?q=100%25', desk)).body).toContain('Nichts gefunden');
    const loose = await anImage(ctx, { filename: 'IMG_4711_lose.jpg', caption: '' });
    const all = await get('/cockpit/bilder?zustand=nicht-verwendet&q=4711_lo', moderator);
    expect(all.body).toContain('IMG_4711_lose.jpg');
    expect(all.body).toContain(`/cockpit/bilder/${loose.id}/sperren`);
    expect((await get('/cockpit/bilder?zustand=erfunden', desk)).statusCode).toBe(400);
  });

  it('finds the images of somebody by the beginning of their name', async () => {
    const owner = await aUser(ctx, { name: 'Yvonne Ypsilanti' });
    const { id } = await anImage(ctx, { ownerId: owner.id });
    expect((await get('/cockpit/bilder?q=yvonne', moderator)).body).toContain(
      `/cockpit/bilder/${id}/sperren`,
    );
  });

  it('goes back and forth page by page, and says when there is nothing', async () => {
    const place = await aPlace(ctx);
    const desk = await moderatorAt(place.path);
    expect((await get('/cockpit/bilder', desk)).body).toContain('Noch keine Bilder');
    const ids: number[] = [];
    for (let i = 0; i <= DESK_PAGE_LENGTH; i++) ids.push((await imageAt(place.path)).id);
    const older = `/cockpit/bilder?q=Morgen&amp;vor=${ids[1]}`;
    expect((await get('/cockpit/bilder?q=Morgen', desk)).body).toContain(`href="${older}"`);
    const second = await get(`/cockpit/bilder?vor=${ids[1]}`, desk);
    expect(second.body).toContain(`/cockpit/bilder/${ids[0]}/sperren`);
    expect(second.body).not.toContain(`/cockpit/bilder/${ids[1]}/sperren`);
    const back = await get(`/cockpit/bilder?nach=${ids[0]}`, desk);
    expect(back.body).toContain(`/cockpit/bilder/${ids[1]}/sperren`);
    expect(back.body).not.toContain(`/cockpit/bilder/${ids[0]}/sperren`);
  });
});
