import { createElement } from 'react';
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { bytes, fragment, movedTo, noContent, page, seeOther } from './answers.ts';
import { defineBundle } from './bundle.ts';
import { path } from './named-routes.ts';
import { mount } from './routing.ts';
import type { Access } from './route-settings.ts';
import { testApp } from './testing/test-portal.ts';
import { anonymous } from './viewer.ts';
import type { Role, Viewer } from './viewer.ts';

const Hello = ({ view }: { view: { name: string } }) => createElement('h1', null, `Guten Tag, ${view.name}`);

/** Returns the viewer of a session token, which names its holder: `member@1/4/`, or `suspended`. */
const viewerOf = (token: string): Viewer | undefined => {
  const viewer = { ...anonymous, id: 1, name: token, isConfirmed: true };
  if (token === 'suspended')
    return { ...viewer, isSuspended: true, roles: [{ role: 'admin', locationPath: '' }] };
  if (token === 'owing') return { ...viewer, owesAgreement: true };
  if (token === 'without factor') return { ...viewer, owesFactor: true };
  const [role, locationPath = ''] = token.split('@');
  return role === 'nobody' ? undefined : { ...viewer, roles: [{ role: role as Role, locationPath }] };
};

const bundle = defineBundle({
  name: 'test',
  viewer: async (_ctx, token) => viewerOf(token),
  routes: (app) => {
    const open = { access: 'anyone' } as const;
    for (const access of ['anyone', 'signed-in', 'author', 'editor', 'token'] satisfies Access[])
      mount(
        app,
        path(`as_${access}`, ['GET', 'POST'], `/x/ajax/als/${access}`),
        { access },
        async ({ ctx }) => ({
          name: ctx.viewer.name,
        }),
      );
    mount(app, path('out', 'POST', '/x/ajax/raus'), { ...open, whenRestricted: 'allow' }, async () => ({}));
    const params = Type.Object({ id: Type.Integer() });
    const list = path('list', 'GET', '/a/pub-api/dinge/{id}/liste', { formats: true });
    mount(app, list, { ...open, params }, async ({ format, params }) =>
      format === 'html' ? fragment(`<p>${params.id}</p>`) : { id: params.id },
    );
    mount(app, path('thing', 'GET', '/{place}/{slug}_a{id}'), open, async ({ params }) => ({ params }));
    const head = { title: 'Gruß' };
    mount(app, path('page', 'GET', '/seite'), open, async () =>
      page(Hello, { name: 'Ada' }, { head: { ...head, canonical: 'http://localhost:3000/seite' } }),
    );
    const refuse = async ({ wantsPage }: { wantsPage: boolean }) =>
      wantsPage ? page(Hello, { name: 'nochmal' }, { head, status: 422 }) : { wantsPage };
    mount(app, path('refused', 'POST', '/formular'), open, refuse);
    mount(app, path('refused_call', 'POST', '/x/ajax/formular'), open, refuse);
    mount(app, path('moved', 'GET', '/alt'), open, async () => movedTo('/neu?a=1'));
    mount(app, path('other', 'POST', '/weiter'), open, async () => seeOther('/seite'));
    mount(app, path('image', 'GET', '/bild'), open, async () =>
      bytes(Buffer.from([1, 2, 3]), { 'content-type': 'image/png', 'cache-control': 'public, max-age=60' }),
    );
    mount(app, path('gone', 'DELETE', '/weg'), open, async () => noContent());
    mount(app, path('silent', 'POST', '/x/ajax/still'), open, async () => undefined);
  },
});

const { http } = await testApp({ bundles: [bundle] });
const get = (url: string, headers: Record<string, string> = {}) => http.inject({ url, headers });
const callAs = (token: string | undefined, access: Access, method: 'GET' | 'POST' = 'GET') =>
  http.inject({
    method,
    url: `/x/ajax/als/${access}`,
    ...(token && { cookies: { litfass_session: token } }),
  });
const statusAs = async (...call: Parameters<typeof callAs>) => (await callAs(...call)).statusCode;

describe('who gets past the door', () => {
  it.each<[string | undefined, Record<'anyone' | 'signed-in' | 'author' | 'editor', number>]>([
    [undefined, { anyone: 200, 'signed-in': 401, author: 401, editor: 401 }],
    ['nobody', { anyone: 200, 'signed-in': 401, author: 401, editor: 401 }],
    ['member', { anyone: 200, 'signed-in': 200, author: 403, editor: 403 }],
    ['author', { anyone: 200, 'signed-in': 200, author: 200, editor: 403 }],
    ['author@1/4/', { anyone: 200, 'signed-in': 200, author: 200, editor: 403 }],
    ['editor@1/4/', { anyone: 200, 'signed-in': 200, author: 200, editor: 200 }],
    ['admin', { anyone: 200, 'signed-in': 200, author: 200, editor: 200 }],
  ])('with the session %j', async (token, expected) => {
    for (const [access, status] of Object.entries(expected))
      expect([access, await statusAs(token, access as Access)]).toEqual([access, status]);
  });

  it('who is suspended may read and not write', async () => {
    expect(await statusAs('suspended', 'editor', 'GET')).toBe(200);
    expect(await statusAs('suspended', 'editor', 'POST')).toBe(403);
    expect(await statusAs('suspended', 'signed-in', 'POST')).toBe(403);
  });

  it.each(['suspended', 'owing', 'without factor'])('who is %s may do nothing but leave', async (token) => {
    expect(await statusAs(token, 'anyone', 'GET')).toBe(200);
    for (const access of ['anyone', 'signed-in'] as const)
      expect(await statusAs(token, access, 'POST')).toBe(403);
    expect(await statusAs(token, 'token', 'POST')).toBe(200);
    const cookies = { litfass_session: token };
    expect((await http.inject({ method: 'POST', url: '/x/ajax/raus', cookies })).statusCode).toBe(200);
  });

  it('who may write, may', async () => {
    expect(await statusAs('member', 'anyone', 'POST')).toBe(200);
    expect(await statusAs(undefined, 'anyone', 'POST')).toBe(200);
  });

  it('is nobody in particular where the route has a token of its own, whatever cookie comes along', async () => {
    expect((await callAs('admin', 'token')).json()).toEqual({ name: '' });
    expect((await callAs('admin', 'anyone')).json()).toEqual({ name: 'admin' });
  });
});

describe('the format of an answer', () => {
  it.each([
    ['/a/pub-api/dinge/7/liste', 'application/json; charset=utf-8', '{"id":7}'],
    ['/a/pub-api/dinge/7/liste.json', 'application/json; charset=utf-8', '{"id":7}'],
    ['/a/pub-api/dinge/7/liste?_format=json', 'application/json; charset=utf-8', '{"id":7}'],
    ['/a/pub-api/dinge/7/liste.html', 'text/html; charset=utf-8', '<p>7</p>'],
    ['/a/pub-api/dinge/7/liste?_format=html', 'text/html; charset=utf-8', '<p>7</p>'],
    ['/a/pub-api/dinge/7/liste.html?_format=json', 'text/html; charset=utf-8', '<p>7</p>'],
  ])('at %s is %s', async (url, type, body) => {
    const reply = await get(url);
    expect([reply.statusCode, reply.headers['content-type'], reply.body]).toEqual([200, type, body]);
  });
});

describe('the address of a thing', () => {
  it('is cut at the last number, whatever the slug is made of', async () => {
    expect((await get('/auenfeld/neue-bruecke_a7')).json().params).toEqual({
      place: 'auenfeld',
      slug: 'neue-bruecke',
      id: '7',
    });
    expect((await get('/auenfeld/a_a1_a22')).json().params).toMatchObject({ slug: 'a_a1', id: '22' });
  });

  it.each([
    '/auenfeld/neue-bruecke_a',
    '/auenfeld/neue-bruecke_ax',
    '/auenfeld/neue-bruecke_i7',
    '/auenfeld/7',
  ])('is not %s', async (url) => expect((await get(url)).statusCode).toBe(404));

  it('may end in a slash', async () => expect((await get('/auenfeld/x_a7/')).statusCode).toBe(200));
});

const schemeOf = async (schema: string) =>
  /<html lang="de"(?: data-scheme="(\w+)")?/.exec(
    (await get('/seite', { cookie: `schema=${schema}` })).body,
  )?.[1];

describe('an answer', () => {
  it('may be a page in the portal’s frame', async () => {
    const reply = await get('/seite');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.body).toMatch(/^<!doctype html><html lang="de"/);
    expect(reply.body).toContain('<title>Gruß – ');
    expect(reply.body).toContain('<link rel="canonical" href="http://localhost:3000/seite"/>');
    expect(reply.body).toContain('<h1>Guten Tag, Ada</h1>');
  });

  it('follows the reader’s choice of light and dark', async () => {
    expect(await schemeOf('dark')).toBe('dark');
    expect(await schemeOf('light')).toBe('light');
    expect(await schemeOf('auto')).toBeUndefined();
    expect(await schemeOf('"><script>')).toBeUndefined();
  });

  it('to a form without JavaScript may be the page again, with its status', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const send = (accept: string) =>
      http.inject({ method: 'POST', url: '/formular', payload: 'a=1', headers: { ...form, accept } });
    const reply = await send('text/html,application/xhtml+xml');
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([422, 'text/html; charset=utf-8']);
    expect(reply.body).toContain('nochmal');
    expect((await send('application/json')).json()).toEqual({ wantsPage: false });
  });

  it.each([
    ['/formular', true],
    ['/x/ajax/formular', false],
  ])('leaves it to the route whether %s answers a page where Accept takes anything', async (url, isPage) => {
    const isAnsweredWithPage = async (headers: Record<string, string>) =>
      (await http.inject({ method: 'POST', url, headers })).headers['content-type']?.startsWith('text/html');
    expect(await isAnsweredWithPage({ accept: '*/*' })).toBe(isPage);
    expect(await isAnsweredWithPage({})).toBe(isPage);
    expect(await isAnsweredWithPage({ accept: 'text/html,*/*' })).toBe(true);
    expect(await isAnsweredWithPage({ accept: 'application/json, */*' })).toBe(false);
  });

  it('may lead elsewhere, for good or after a form', async () => {
    const moved = await get('/alt');
    expect([moved.statusCode, moved.headers.location]).toEqual([301, '/neu?a=1']);
    const other = await http.inject({ method: 'POST', url: '/weiter' });
    expect([other.statusCode, other.headers.location]).toEqual([303, '/seite']);
    expect(other.headers).not.toHaveProperty('set-cookie');
  });

  it('may be bytes with headers of their own', async () => {
    const reply = await get('/bild', { 'accept-encoding': 'gzip' });
    expect(reply.rawPayload).toEqual(Buffer.from([1, 2, 3]));
    expect(reply.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=60',
    });
  });

  it('may be nothing, or an empty object for scripts', async () => {
    const gone = await http.inject({ method: 'DELETE', url: '/weg' });
    expect([gone.statusCode, gone.body]).toEqual([204, '']);
    const silent = await http.inject({ method: 'POST', url: '/x/ajax/still' });
    expect([silent.statusCode, silent.json()]).toEqual([200, {}]);
  });
});

describe('a portal that nobody has set up yet', async () => {
  const { http } = await testApp({
    bundles: [{ ...bundle, name: 'unready', detour: async () => '/seite' }],
  });
  const get = (url: string) => http.inject({ url });
  const fetched = (dest: string) => http.inject({ url: '/alt', headers: { 'sec-fetch-dest': dest } });

  it('leads every page there, and leaves scripts and health checks alone', async () => {
    const reply = await get('/alt');
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/seite']);
    expect((await get('/seite')).statusCode).toBe(200);
    expect((await get('/x/ajax/als/anyone')).statusCode).toBe(200);
    expect((await get('/healthz')).statusCode).toBe(200);
  });

  it('leads nobody away from what they send', async () => {
    const reply = await http.inject({ method: 'POST', url: '/formular', headers: { accept: 'text/html' } });
    expect(reply.statusCode).toBe(422);
  });

  it('leaves alone what is only a part of a page', async () => {
    expect((await fetched('image')).headers.location).not.toBe('/seite');
    expect((await fetched('empty')).headers.location).not.toBe('/seite');
    expect((await fetched('document')).headers.location).toBe('/seite');
  });
});

describe('a detour', async () => {
  const asked: string[][] = [];
  const detour = async (_ctx: unknown, ...address: string[]) => void asked.push(address);
  const { http } = await testApp({ bundles: [{ ...bundle, name: 'asked', detour }] });

  it('is told the path, and what was asked with it', async () => {
    await http.inject({ url: '/seite?a=1&b=2' });
    expect(asked).toEqual([['/seite', '/seite?a=1&b=2']]);
  });
});

describe('GET /routing/routes.json', () => {
  it('lists the routes by name, without those of administrators and of health checks', async () => {
    const { http } = await testApp({
      bundles: [
        {
          name: 'test',
          routes: (app) => {
            const front = path('front', 'GET', '/');
            mount(app, front, { access: 'anyone' }, async () => ({}));
            mount(
              app,
              path('orders', 'GET', '/admin/auftraege/{page?}'),
              { access: 'admin' },
              async () => ({}),
            );
            mount(app, path('tag', 'GET', '/tag/{slug}'), { access: 'anyone' }, async () => ({}));
          },
        },
      ],
    });
    const reply = await http.inject({ url: '/routing/routes.json' });
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(reply.json()).toEqual({
      routing_routes: { path: '/routing/routes.json', methods: ['GET'], params: [] },
      front: { path: '/', methods: ['GET'], params: [] },
      tag: { path: '/tag/{slug}', methods: ['GET'], params: ['slug'] },
    });
  });

  it('names every route of the portal once, in snake_case', async () => {
    const { portal } = await testApp();
    const names = portal.routes.all().map(({ name }) => name);
    expect(names.filter((name) => !/^[a-z]+(_[a-z]+)*$/.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });
});
