import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { changeSetting } from '#bundles/settings/public.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { PROVIDERS } from './providers.ts';
import { loadsFreely } from './settings.ts';

const { http, ctx } = await testApp({ config: { isProduction: true } });
// A portal without any account waits for its first administrator.
await aUser(ctx);

const get = (cookie = '') => http.inject({ url: '/p/einbettungen', headers: cookie ? { cookie } : {} });
const post = (payload: string, accept = 'text/html') =>
  http.inject({
    method: 'POST',
    url: '/p/einbettungen',
    headers: { accept, 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload,
  });
const cookiesOf = (headers: object) =>
  [(headers as { 'set-cookie'?: string | string[] })['set-cookie'] ?? []].flat();
const boxes = (body: string) =>
  [...body.matchAll(/<input type="checkbox" name="type"[^>]*>/g)].map(([box]) => box);

describe('GET /p/einbettungen', () => {
  it('lists every provider, with nothing agreed to', async () => {
    const { body, statusCode } = await get();
    expect(statusCode).toBe(200);
    for (const { key } of PROVIDERS) expect(body).toContain(`<li id="${key}">`);
    expect(boxes(body)).toHaveLength(PROVIDERS.length);
    expect(boxes(body).some((box) => box.includes('checked'))).toBe(false);
    expect(body).not.toContain('Alles widerrufen');
  });

  it('shows what this browser has agreed to, and is never kept', async () => {
    const { body, headers } = await get('embed_consent=vimeo%3Bx');
    const ticked = boxes(body).filter((box) => box.includes('checked'));
    expect(ticked.map((box) => /value="(\w+)"/.exec(box)?.[1])).toEqual(['vimeo', 'x']);
    expect(body).toContain('Alles widerrufen');
    expect(headers['x-page-cache']).not.toBe('hit');
    expect((await get()).body).not.toContain('Alles widerrufen');
  });

  it('is linked at the foot of every page', async () => {
    expect((await http.inject({ url: '/' })).body).toContain('href="/p/einbettungen"');
  });
});

describe('POST /p/einbettungen', () => {
  it('sets the cookie and leads back, for a form without JavaScript', async () => {
    const { statusCode, headers } = await post('type=youtube&type=spotify&type=boese');
    expect([statusCode, headers.location]).toEqual([303, '/p/einbettungen']);
    expect(cookiesOf(headers)).toContain(
      'embed_consent=youtube%3Bspotify; Path=/; SameSite=Lax; Max-Age=31536000',
    );
    expect(cookiesOf(headers)).toHaveLength(2);
  });

  it('takes everything back, whatever is ticked', async () => {
    const { headers } = await post('type=youtube&withdraw=1');
    expect(cookiesOf(headers)).toContain('embed_consent=; Path=/; SameSite=Lax; Max-Age=0');
    expect(cookiesOf((await post('')).headers)).toContain('embed_consent=; Path=/; SameSite=Lax; Max-Age=0');
  });

  it('answers scripts in JSON', async () => {
    expect((await post('type=x', 'application/json')).json()).toEqual({
      status: 'success',
      msg: 'Ihre Auswahl ist gespeichert.',
      types: ['x'],
    });
  });
});

describe('pages', () => {
  it('may show frames of the providers’ hosts and of nobody else. contract.md 11.8', async () => {
    const policy = String((await http.inject({ url: '/' })).headers['content-security-policy']);
    const hosts = /frame-src ([^;]+)/.exec(policy)![1]!.split(' ');
    expect(hosts).toContain('https://www.youtube-nocookie.com');
    for (const host of hosts) expect(host).toMatch(/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/);
    expect(policy).not.toContain('youtube.com/');
  });

  it('never depend on the cookie: it is not part of what is kept', async () => {
    await http.inject({ url: '/' });
    const { headers } = await http.inject({ url: '/', headers: { cookie: 'embed_consent=youtube' } });
    expect(headers['x-page-cache']).toBe('hit');
  });
});

describe('the setting of administrators', () => {
  it('is off for all, and told to readers where it is on. contract.md 14.3', async () => {
    for (const { key } of PROVIDERS) expect(loadsFreely(key).fallback).toBe(false);
    await changeSetting(ctx, loadsFreely('vimeo'), true);
    const { body } = await get();
    expect(boxes(body)).toHaveLength(PROVIDERS.length - 1);
    expect(body).toContain('Wird auf diesem Portal ohne Nachfrage geladen.');
  });
});
