import { describe, expect, it } from 'vitest';
import { isForeignCall, isOwnScriptCall, isSafeMethod } from './origin-check.ts';
import { path } from './named-routes.ts';
import { mount } from './routing.ts';
import { testApp } from './testing/test-portal.ts';

const OURS = 'https://litfass.example';
const THEIRS = 'https://boese.example';

/** Returns headers of a call, with what a browser or program sends. */
const headers = (site: string | undefined, origin: string | undefined) => ({
  host: 'litfass.example',
  ...(site !== undefined && { 'sec-fetch-site': site }),
  ...(origin !== undefined && { origin }),
});

describe('a writing call', () => {
  it.each([
    ['same-origin', OURS, 'passes'],
    ['same-origin', undefined, 'passes'],
    ['none', undefined, 'passes'],
    ['none', THEIRS, 'passes'],
    ['same-site', OURS, 'is refused'],
    ['cross-site', THEIRS, 'is refused'],
    ['cross-site', OURS, 'is refused'],
    ['cross-site', undefined, 'is refused'],
    ['same-origin', THEIRS, 'passes'],
    ['', OURS, 'is refused'],
    ['something-new', OURS, 'is refused'],
    [undefined, OURS, 'passes'],
    [undefined, THEIRS, 'is refused'],
    [undefined, 'null', 'is refused'],
    [undefined, '', 'is refused'],
    [undefined, `${OURS}.boese.example`, 'is refused'],
    [undefined, 'http://litfass.example', 'passes'],
    [undefined, undefined, 'passes'],
  ])('with Sec-Fetch-Site %j and Origin %j %s', (site, origin, what) =>
    expect(isForeignCall(headers(site, origin), OURS)).toBe(what === 'is refused'),
  );

  it('without a host is no call of ours by its name', () => {
    for (const origin of ['http://undefined', 'null'])
      expect([origin, isForeignCall({ origin }, OURS)]).toEqual([origin, true]);
    expect(isForeignCall({ origin: OURS }, OURS)).toBe(false);
  });

  it('is one by any method but GET, HEAD and OPTIONS', () => {
    expect(['GET', 'HEAD', 'OPTIONS'].every(isSafeMethod)).toBe(true);
    expect(['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'get'].some(isSafeMethod)).toBe(false);
  });
});

describe('a like by GET', () => {
  it.each([
    [{ 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' }, false],
    [{ 'sec-fetch-dest': 'image', 'sec-fetch-site': 'same-origin' }, false],
    [{ 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'cross-site' }, false],
    [{ 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'none' }, false],
    [{ 'sec-fetch-dest': 'empty' }, false],
    [{ 'sec-fetch-site': 'same-origin' }, false],
    [{ 'sec-fetch-site': 'cross-site', 'x-requested-with': 'XMLHttpRequest' }, false],
    [{ 'sec-fetch-dest': 'document', 'x-requested-with': 'XMLHttpRequest' }, false],
    [{ 'sec-fetch-dest': 'empty', 'x-requested-with': 'XMLHttpRequest' }, false],
    [{ 'x-requested-with': 'XMLHttpRequest' }, true],
    [{ 'x-requested-with': 'fetch' }, false],
    [{}, false],
  ])('with %j changes something: %s', (headers, changes) =>
    expect(isOwnScriptCall({ method: 'GET', headers })).toBe(changes),
  );

  it('by HEAD changes nothing, whoever asks', () => {
    for (const headers of [
      { 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' },
      { 'x-requested-with': 'XMLHttpRequest' },
    ])
      expect(isOwnScriptCall({ method: 'HEAD', headers })).toBe(false);
  });
});

const written = async () => ({ written: true });

describe('the door of the portal', async () => {
  const { http } = await testApp({
    config: { publicUrl: OURS },
    bundles: [
      {
        name: 'test',
        routes: (app) => {
          const options = { access: 'anyone', respondsWith: 'json' } as const;
          mount(app, path('write', ['GET', 'POST', 'PUT', 'DELETE'], '/schreiben'), options, written);
          mount(app, path('hook', 'POST', '/haken'), { ...options, access: 'token' }, written);
        },
      },
    ],
  });
  const cross = { 'sec-fetch-site': 'cross-site', origin: THEIRS };
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, headers: Record<string, string>) =>
    http.inject({ method, url, headers });

  it.each(['POST', 'PUT', 'DELETE'] as const)('refuses a foreign %s with 403', async (method) => {
    const reply = await call(method, '/schreiben', cross);
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toEqual({ status: 'error', msg: 'Unbefugter Zugriff.' });
  });

  it('lets our own pages and programs write', async () => {
    const own = { 'sec-fetch-site': 'same-origin', origin: OURS };
    expect((await call('POST', '/schreiben', own)).json()).toEqual({ written: true });
    expect((await call('POST', '/schreiben', {})).json()).toEqual({ written: true });
  });

  it('lets everybody read', async () =>
    expect((await call('GET', '/schreiben', cross)).json()).toEqual({ written: true }));

  it('leaves routes with tokens of their own alone', async () =>
    expect((await call('POST', '/haken', cross)).json()).toEqual({ written: true }));
});
