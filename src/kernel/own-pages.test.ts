import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from './answers.ts';
import { defineBundle } from './bundle.ts';
import { notFound } from './errors.ts';
import { flash, packFlashes } from './flash.ts';
import { readerMark } from './offline-pages.ts';
import { path } from './named-routes.ts';
import { mount } from './routing.ts';
import { testApp } from './testing/test-portal.ts';
import { anonymous } from './viewer.ts';

const ada = { ...anonymous, id: 1, name: 'Ada' };
const View = () => createElement('p', null, 'Guten Tag.');
const shown = (isGated = false) => page(View, {}, { head: { title: 'Seite' }, tags: ['thing'], isGated });
const bundle = defineBundle({
  name: 'test',
  viewer: async (_, token) => (token === 'ada' ? ada : undefined),
  routes: (app) => {
    const shared = { access: 'anyone', cache: [] } as const;
    mount(app, path('shared', 'GET', '/stueck'), shared, async () => shown());
    mount(app, path('gated', 'GET', '/plus'), shared, async () => shown(true));
    mount(app, path('own', 'GET', '/eigenes'), { access: 'anyone' }, async () => shown());
    mount(app, path('data', 'GET', '/x/ajax/daten'), { access: 'anyone' }, async () => ({}));
    mount(app, path('missing', 'GET', '/fehlt'), shared, async () => {
      throw notFound();
    });
  },
});
const { http, portal } = await testApp({ bundles: [bundle] });
const overTls = await testApp({ bundles: [bundle], config: { publicUrl: 'https://portal.example' } });
const mark = readerMark(portal, ada);
const SESSION = 'litfass_session=ada';
const get = (url: string, cookie: string, of = http) =>
  of.inject({ url, headers: { accept: 'text/html', ...(cookie && { cookie }) } });
const kept = async (url: string, cookie: string) => (await get(url, cookie)).headers['cache-control'];

describe('the back button brings', () => {
  it('what everybody reads, of those who are signed in too', async () => {
    expect(await kept('/stueck', SESSION)).toBe('private, no-cache');
    expect((await get('/stueck', SESSION)).headers.vary).toContain('Cookie');
  });

  it.each([
    ['what not everybody may read', '/plus', SESSION],
    ['one’s own pages', '/eigenes', SESSION],
    ['errors', '/fehlt', SESSION],
    ['data', '/x/ajax/daten', SESSION],
    ['a page for whom a session was that is over', '/stueck', 'litfass_session=old'],
  ])('nothing of %s', async (_, url, cookie) => expect(await kept(url, cookie)).toMatch(/no-store/));

  it('no message a second time', async () => {
    const told = `${SESSION}; litfass_flash=${packFlashes(portal.secrets, [flash('success', 'Getan.')])}`;
    expect(await kept('/stueck', told)).toBe('private, no-store');
  });
});

describe('who reads stands in a cookie for scripts', () => {
  it('as the mark of the page, told once', async () => {
    const first = await get('/stueck', SESSION);
    expect(first.headers['set-cookie']).toBe(`litfass_reader=${mark}; Path=/; SameSite=Lax`);
    const second = await get('/stueck', `${SESSION}; litfass_reader=${mark}`);
    expect(second.headers).not.toHaveProperty('set-cookie');
  });

  it('beside other cookies, and only under TLS where there is TLS', async () => {
    const told = `${SESSION}; litfass_flash=${packFlashes(portal.secrets, [flash('success', 'Getan.')])}`;
    expect((await get('/stueck', told)).headers['set-cookie']).toHaveLength(2);
    const reply = await get('/stueck', '__Host-litfass_session=ada', overTls.http);
    expect(String(reply.headers['set-cookie'])).toMatch(/^litfass_reader=[\w-]{22}; .*; Secure$/);
  });

  it('and goes when somebody else reads, or nobody', async () => {
    const other = await get('/stueck', `${SESSION}; litfass_reader=somebody`);
    expect(other.headers['set-cookie']).toContain(`litfass_reader=${mark};`);
    const ended = await get('/eigenes', `litfass_session=old; litfass_reader=${mark}`);
    expect(ended.headers['set-cookie']).toContain('litfass_reader=; Path=/; Max-Age=0');
  });

  it('never in an answer that others get', async () => {
    for (let n = 0; n < 2; n++)
      expect((await get('/stueck', `litfass_reader=${mark}`)).headers).not.toHaveProperty('set-cookie');
  });
});
