import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aLogo, uploadOf } from '#bundles/branding/test-data.ts';
import { findLocation } from '#bundles/locations/public.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { anImage, quarantineImage } from '#bundles/media/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { actAs } from '#kernel/ctx.ts';
import { portalItself } from '#kernel/viewer.ts';
import { choosePlacePicture } from './commands.ts';
import * as texts from './texts.ts';

const app = await testApp({ config: { pageCache: false } });
const ctx = actAs(app.ctx, portalItself);
const admin = await signedIn(app, await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] }));

const get = async (url: string, headers: Record<string, string> = {}) =>
  app.http.inject({ url, headers: { accept: 'text/html', ...headers } });
const documentAt = async (url: string, headers: Record<string, string> = {}) =>
  new JSDOM((await get(url, headers)).body).window.document;
const send = async (
  placeId: number,
  fields: Record<string, string>,
  { file, accept = 'text/html' }: { file?: Buffer; accept?: string } = {},
) => {
  const upload = await uploadOf(file, fields);
  return app.http.inject({
    method: 'POST',
    url: `/admin/orte/${placeId}/bild`,
    headers: { accept, ...admin, ...upload.headers },
    payload: upload.payload,
  });
};

const aPlaceWithPicture = async () => {
  const [place, image] = [await aPlace(ctx), await anImage(ctx, { access: 'gated' })];
  await choosePlacePicture(ctx, place.id, image.id);
  return { place, image };
};
/** Returns the queries of a visitor who comes after the first. */
const queriesOf = async (slug: string) => {
  await get(`/${slug}`);
  const before = app.portal.database.queryCount();
  await get(`/${slug}`);
  return app.portal.database.queryCount() - before;
};
const BANNER = '[class*=banner] img';

describe('GET and POST /admin/orte/{id}/bild', () => {
  it('takes a picture with its words, shows it, and takes it away', async () => {
    const place = await aPlace(ctx);
    const page = `/admin/orte/${place.id}/bild`;
    expect((await get(page, admin)).body).toContain(texts.nonePresent);
    const words = { alt: 'Blick vom Turm', credit: 'Ada Stille' };
    const sent = await send(place.id, words, { file: await aLogo() });
    expect([sent.statusCode, sent.headers.location]).toEqual([303, page]);
    const { pictureId } = (await findLocation(ctx, place.id))!;
    const shown = await get(page, admin);
    expect(shown.body).toContain(texts.isBeingMade);
    expect(shown.body).toContain(`href="/konto/bilder/${pictureId}"`);
    const removed = await send(place.id, { remove: '1' }, { accept: 'application/json' });
    expect(removed.json()).toEqual({ status: 'success', msg: texts.removed(place.name) });
    expect((await findLocation(ctx, place.id))?.pictureId).toBeNull();
  });

  it('says beside the field what is wrong, and keeps the words', async () => {
    const place = await aPlace(ctx);
    const sent = await send(place.id, { alt: 'Blick', credit: 'Ada' }, { file: Buffer.from('kein Bild') });
    expect(sent.statusCode).toBe(422);
    const { document } = new JSDOM(sent.body).window;
    expect(document.querySelector('#f-file-hint')?.textContent).toContain('Bild');
    expect(document.querySelector<HTMLInputElement>('[name=alt]')?.value).toBe('Blick');
    const empty = await send(place.id, {}, { accept: 'application/json' });
    expect([empty.statusCode, empty.json().errors]).toEqual([422, { image: texts.missing }]);
  });

  it('draws what scripts choose with and what is typed without them, so that nothing moves when they wake', async () => {
    const { place } = await aPlaceWithPicture();
    const document = await documentAt(`/admin/orte/${place.id}/bild`, admin);
    const island = document.querySelector('x-island')!;
    expect(island.querySelector('[class*=scripted] figure > figcaption')).not.toBeNull();
    expect(island.querySelector('[class*=scriptless] [name=image]')).not.toBeNull();
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('is for administrators, and of places that are there', async () => {
    const place = await aPlace(ctx);
    const member = await signedIn(app, await aUser(ctx));
    expect((await get(`/admin/orte/${place.id}/bild`, member)).statusCode).toBe(403);
    expect((await get('/admin/orte/2147483647/bild', admin)).statusCode).toBe(404);
  });

  it('is told to whoever wants to delete the image', async () => {
    const { place, image } = await aPlaceWithPicture();
    const document = await documentAt(`/konto/bilder/${image.id}/loeschen`, admin);
    expect(document.querySelector(`main a[href="/${place.slug}"]`)?.textContent).toBe(place.name);
    expect(document.querySelector('main button[type=submit][class*=danger]')).toBeNull();
  });

  it('is led to from the desk of places, which shows the picture small', async () => {
    const { place, image } = await aPlaceWithPicture();
    for (const path of ['/admin/orte', `/admin/orte/${place.id}`]) {
      const document = await documentAt(path, admin);
      expect(document.querySelector(`img[src^="/media/image/${image.id}/"]`)).not.toBeNull();
    }
    const page = await documentAt(`/admin/orte/${place.id}`, admin);
    expect(page.querySelector(`a[href="/admin/orte/${place.id}/bild"]`)).not.toBeNull();
  });
});

describe('the page of a place', () => {
  it('has its picture on top with whose it is, and as what others show who link to it', async () => {
    const { place, image } = await aPlaceWithPicture();
    const document = await documentAt(`/${place.slug}`);
    expect(document.querySelector(BANNER)?.getAttribute('alt')).toBe(image.alt);
    expect(document.querySelector('[class*=banner] figcaption')?.textContent).toContain(
      `Foto:\u00a0${image.copyright}`,
    );
    const told = document.querySelector('meta[property="og:image"]')?.getAttribute('content');
    expect(told).toContain(`/media/image/${image.id}/v1_social.jpg`);
    const feed = await app.http.inject({ url: `/${place.slug}/feed.xml` });
    expect(feed.body).toMatch(new RegExp(`<image><url>[^<]*/media/image/${image.id}/`));
  });

  it('is without as it ever was, and with one asks the database nothing more', async () => {
    const [plain, { place, image }] = [await aPlace(ctx), await aPlaceWithPicture()];
    const document = await documentAt(`/${plain.slug}`);
    expect(document.querySelector(BANNER)).toBeNull();
    expect(document.querySelector('meta[property="og:image"]')?.getAttribute('content')).not.toContain(
      '/media/image/',
    );
    expect(await queriesOf(place.slug)).toBe(await queriesOf(plain.slug));
    await quarantineImage(ctx, image.id, 'Widerspruch');
    expect((await documentAt(`/${place.slug}`)).querySelector(BANNER)).toBeNull();
  });
});
