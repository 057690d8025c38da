import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { page, seeOther } from './answers.ts';
import { defineBundle } from './bundle.ts';
import { FLASH_COOKIE, flash, packFlashes, unpackFlashes } from './flash.ts';
import type { Flash } from './flash.ts';
import { path } from './named-routes.ts';
import { mount } from './routing.ts';
import { signHash } from './signed-hash.ts';
import { testApp } from './testing/test-portal.ts';

const SECRETS = ['ein-geheimnis-mit-genug-zeichen-darin'];

describe('a message', () => {
  it('fades after five seconds and has no title unless told otherwise', () => {
    expect(flash('success', 'Gespeichert.')).toEqual({
      type: 'success',
      text: 'Gespeichert.',
      title: null,
      fade: 5000,
    });
    expect(flash('alert', 'Kaputt.', { title: 'Oh', fade: 0 })).toMatchObject({ title: 'Oh', fade: 0 });
  });
});

describe('the cookie of messages', () => {
  const messages = [flash('success', 'Größe „L“ gespeichert 🎉'), flash('warning', 'Bitte prüfen.')];

  it('brings back what was packed', () => {
    expect(unpackFlashes(SECRETS, packFlashes(SECRETS, messages))).toEqual(messages);
    expect(packFlashes(SECRETS, messages)).toMatch(/^[\w.-]+$/);
  });

  it('is worth nothing when it is forged, broken or missing', () => {
    const [body, hash] = packFlashes(SECRETS, messages).split('.') as [string, string];
    const forged = Buffer.from(JSON.stringify([flash('alert', 'Rufen Sie 0900 an')])).toString('base64url');
    const elsewhere = signHash(SECRETS, 'subscription', body);
    for (const value of [
      `${forged}.${hash}`,
      `${body}.${elsewhere}`,
      body,
      `.${hash}`,
      `${body}.`,
      '.',
      '',
      undefined,
    ])
      expect(unpackFlashes(SECRETS, value)).toEqual([]);
    expect(unpackFlashes(['ein-anderes-geheimnis-mit-zeichen'], `${body}.${hash}`)).toEqual([]);
  });

  it('is read with an old secret too', () => {
    expect(unpackFlashes(['das-neue', ...SECRETS], packFlashes(SECRETS, messages))).toEqual(messages);
  });

  it('keeps the last messages when not all fit', () => {
    const many = Array.from({ length: 50 }, (_, i) => flash('primary', `Nachricht ${i} `.repeat(10)));
    const value = packFlashes(SECRETS, many);
    const kept = unpackFlashes(SECRETS, value);
    expect(value.length).toBeLessThan(4000);
    expect(kept.length).toBeGreaterThan(5);
    expect(kept).toEqual(many.slice(-kept.length));
  });

  it('keeps the second of two that don’t fit together', () => {
    const two = ['erste', 'zweite'].map((name) => flash('primary', `Die ${name} Nachricht. `.repeat(80)));
    expect(unpackFlashes(SECRETS, packFlashes(SECRETS, two))).toEqual([two[1]]);
  });
});

const Page = () => createElement('p', null, 'Seite');
const seite = async () => page(Page, {}, { head: { title: 'Seite' }, tags: ['page'] });

describe('a message over HTTP', async () => {
  const { http, portal } = await testApp({
    bundles: [
      defineBundle({
        name: 'test',
        routes: (app) => {
          const open = { access: 'anyone' } as const;
          mount(app, path('page', 'GET', '/seite'), { ...open, cache: [] }, seite);
          mount(app, path('fresh', 'GET', '/frisch'), open, seite);
          mount(app, path('act', 'POST', '/tun'), open, async () =>
            seeOther('/seite', flash('success', 'Getan & <gut>.')),
          );
          mount(app, path('detour', 'GET', '/umweg'), open, async () => seeOther('/seite'));
          mount(app, path('more', 'GET', '/mehr'), open, async () =>
            seeOther('/seite', flash('primary', 'Und mehr.')),
          );
          mount(app, path('data', 'GET', '/ajax/daten'), open, async () => ({}));
        },
      }),
    ],
  });
  const get = (url: string, cookie?: string, headers: Record<string, string> = {}) =>
    http.inject({ url, headers, ...(cookie && { cookies: { [FLASH_COOKIE]: cookie } }) });
  type Reply = Awaited<ReturnType<typeof get>>;
  const cookieOf = (reply: Reply) => reply.cookies.find(({ name }) => name === FLASH_COOKIE);
  const act = async () => cookieOf(await http.inject({ method: 'POST', url: '/tun' }))!;
  const textsIn = (value: string) =>
    unpackFlashes(portal.secrets, value).map((message: Flash) => message.text);

  it('survives the redirect, is shown once and then taken away', async () => {
    const { value } = await act();
    const shown = await get('/seite', value);
    expect(shown.body).toContain('Getan &amp; &lt;gut&gt;.');
    expect(cookieOf(shown)).toMatchObject({ value: '', maxAge: 0, path: '/' });
    expect((await get('/seite')).body).not.toContain('Getan');
  });

  it('comes in a cookie that scripts can’t read', async () => {
    expect(await act()).toMatchObject({ path: '/', httpOnly: true, sameSite: 'Lax' });
  });

  it('works beside cached pages and never gets into one', async () => {
    await get('/seite');
    const { value } = await act();
    const shown = await get('/seite', value);
    expect(shown.headers['cache-control']).toBe('private, no-store');
    expect(shown.headers).not.toHaveProperty('x-page-cache');
    portal.invalidation.dropAll();
    expect((await get('/seite', value)).body).toContain('Getan');
    const others = await get('/seite');
    expect(others.headers['x-page-cache']).toBe('miss');
    expect(others.body).not.toContain('Getan');
    expect(others.headers).not.toHaveProperty('set-cookie');
  });

  it('waits through further redirects, and gets company', async () => {
    const { value } = await act();
    expect(cookieOf(await get('/umweg', value))).toBeUndefined();
    expect(textsIn(cookieOf(await get('/mehr', value))!.value)).toEqual(['Getan & <gut>.', 'Und mehr.']);
  });

  it('waits while scripts ask for data', async () => {
    const { value } = await act();
    expect(cookieOf(await get('/ajax/daten', value))).toBeUndefined();
  });

  it('waits while nobody looks: of pages fetched ahead, by a worker or by a script', async () => {
    const { value } = await act();
    for (const headers of [{ 'sec-purpose': 'prefetch' }, { 'sec-fetch-dest': 'empty' }]) {
      const reply = await get('/seite', value, headers);
      expect(reply.body).not.toContain('Getan');
      expect(cookieOf(reply)).toBeUndefined();
      expect(reply.headers['cache-control']).toBe('private, no-store');
    }
    expect((await get('/seite', value)).body).toContain('Getan');
  });

  it('is shown on an error page as well', async () => {
    const { value } = await act();
    const reply = await get('/gibt-es-nicht', value);
    expect(reply.statusCode).toBe(404);
    expect(reply.body).toContain('Getan');
    expect(cookieOf(reply)?.maxAge).toBe(0);
  });

  it('that is forged is not shown, and the cookie goes away', async () => {
    const reply = await get('/frisch', 'gefälscht.hash');
    expect(reply.statusCode).toBe(200);
    expect(reply.body).not.toContain('flash-message');
    expect(cookieOf(reply)?.maxAge).toBe(0);
  });
});
