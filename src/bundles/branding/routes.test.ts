import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { changeSetting } from '#bundles/settings/public.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { pictureSettings } from './setting.ts';
import { aLogo, uploadOf } from './test-data.ts';

const app = await testApp();
const { ctx } = app;
const admin = await signedIn(app, await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] }));
const ADDRESS = '/admin/portal/logo';

const get = (url: string, headers: Record<string, string> = {}) =>
  app.http.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } });
const post = async (which: string, file?: Buffer, fields: Record<string, string> = {}) => {
  const { headers, payload } = await uploadOf(file, fields);
  return app.http.inject({
    method: 'POST',
    url: `${ADDRESS}/${which}`,
    headers: { accept: 'text/html', ...admin, ...headers },
    payload,
  });
};
const front = async () => (await get('/')).body;

describe('GET /admin/portal/logo', () => {
  it('asks for four pictures, and says how large each has to be', async () => {
    const { statusCode, body } = await get(ADDRESS, admin);
    expect(statusCode).toBe(200);
    expect(body.match(/type="file"/g)).toHaveLength(4);
    expect(body).toContain('mindestens 192 × 192 Bildpunkte');
    expect(body).toContain('Noch keines: Es steht der Name da.');
  });

  it('is for administrators of the whole portal', async () => {
    expect((await get(ADDRESS)).headers.location).toMatch(/^\/anmelden/);
    const editor = await aUser(ctx, { roles: [{ role: 'editor', locationPath: '' }] });
    expect((await get(ADDRESS, await signedIn(app, editor))).statusCode).toBe(403);
  });
});

describe('POST /admin/portal/logo/{picture}', () => {
  it('puts the logo on every page in the place of the name, in dark on a sign or as one of its own', async () => {
    expect(await front()).not.toContain('/marke/');
    expect((await post('logo', await aLogo())).headers.location).toBe(ADDRESS);
    const logo = /<img src="(\/marke\/[0-9a-f]{16}\/logo\.png)"[^>]*alt="Litfass"/;
    const [, href] = logo.exec(await front())!;
    const file = await get(href!);
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/png']);
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    await post('logoDark', await aLogo({ color: '#cfe3f2' }));
    expect((await front()).match(/\/marke\/[0-9a-f]{16}\/logo\.png" width/g)).toHaveLength(4);
  });

  it('puts the symbol into tabs, onto home screens and to the addresses that others ask for', async () => {
    const { body: before } = await get('/favicon.ico');
    await post('icon', await aLogo({ width: 400, height: 400 }));
    expect(await front()).toMatch(
      /<link rel="icon" type="image\/png" href="\/marke\/[0-9a-f]{16}\/icon-192\.png"/,
    );
    const icon = await get('/favicon.ico');
    expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/png']);
    expect(icon.body).not.toBe(before);
    expect((await get('/apple-touch-icon.png')).headers['content-type']).toBe('image/png');
    const { icons } = (await get('/manifest.webmanifest')).json<{
      icons: { src: string; purpose: string }[];
    }>();
    expect(icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
    for (const { src } of icons) expect((await get(src)).statusCode).toBe(200);
  });

  it('gives others the card of the front page, and search engines the logo', async () => {
    await post('card', await aLogo({ width: 1200, height: 700 }));
    const body = await front();
    const [, card] = /property="og:image" content="[^"]*(\/marke\/[^"]+card\.jpg)"/.exec(body)!;
    expect((await get(card!)).headers['content-type']).toBe('image/jpeg');
    expect(body).toMatch(/"logo":\{"@type":"ImageObject","url":"[^"]*\/marke\/[0-9a-f]{16}\/logo\.png"/);
  });

  it('says beside the field what is wrong, and takes a picture away', async () => {
    const missing = await post('card');
    expect([missing.statusCode, missing.body]).toEqual([
      422,
      expect.stringContaining('Bitte wählen Sie ein Bild aus.'),
    ]);
    const small = await post('icon', await aLogo({ width: 100, height: 100 }));
    expect(small.statusCode).toBe(422);
    expect(small.body).toContain('Das Bild ist zu klein. Bitte mindestens 192 × 192 Bildpunkte.');
    for (const which of ['logo', 'logoDark', 'icon', 'card']) await post(which, undefined, { remove: '1' });
    expect(await front()).not.toContain('/marke/');
    expect((await post('banner')).statusCode).toBe(404);
  });
});

describe('GET /marke/{version}/{file}', () => {
  it.each([
    '0123456789abcdef/logo.png',
    '0123456789abcdef/..%2Fsecret.png',
    'kurz/logo.png',
    '0123456789abcdef/logo.svg',
  ])('knows nothing of %s', async (path) => expect((await get(`/marke/${path}`)).statusCode).toBe(404));

  it('says so where the file of a setting is gone, and the pages stand nevertheless', async () => {
    await changeSetting(ctx, pictureSettings.logo, '640×160 0123456789abcdef');
    expect((await get('/')).statusCode).toBe(200);
    expect((await get('/marke/0123456789abcdef/logo.png')).statusCode).toBe(404);
    await changeSetting(ctx, pictureSettings.logo, '');
  });
});
