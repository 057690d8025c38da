import { expect, it } from 'vitest';
import { FLASH_COOKIE } from './flash.ts';
import { SCHEME_COOKIE, sessionCookieName } from './request-cookies.ts';
import { sharedRequest } from './shared-request.ts';

const config = { pageCache: true, publicUrl: 'http://localhost:3000' };
const asked = (
  { method = 'GET', url = '/a', cookie = '' }: { method?: string; url?: string; cookie?: string },
  query: Record<string, unknown> = {},
  names: readonly string[] = [],
  pageCache = true,
) =>
  sharedRequest({ ...config, pageCache }, { method, url, headers: cookie ? { cookie } : {} }, query, names);

it.each([
  ['/a', {}, [], '/a|'],
  ['/a?b=1', { b: '1' }, [], '/a|'],
  ['?b=1', { b: '1' }, [], '|'],
  ['/a?b=1', { b: '1' }, ['b'], '/a?[["b","1"]]|'],
  ['/a?b=1&c=2', { b: '1', c: '2' }, ['c', 'd', 'b'], '/a?[["c","2"],["b","1"]]|'],
  ['/a?b=1&b=2', { b: ['1', '2'] }, ['b'], '/a?[["b",["1","2"]]]|'],
  ['/a?b=', { b: '' }, ['b'], '/a?[["b",""]]|'],
])('an answer to %s hangs on its path and what is named of %j by %j', (url, query, names, key) => {
  const shared = asked({ url }, query, names);
  expect(shared?.key.startsWith(key)).toBe(true);
  expect(shared?.query).toEqual(
    Object.fromEntries(Object.entries(query).filter(([name]) => names.includes(name as never))),
  );
});

it('hangs on the colours that were chosen, and shows its handler no other cookie', () => {
  const plain = asked({ cookie: 'anderes=1' });
  const dark = asked({ cookie: `${SCHEME_COOKIE}=dark; anderes=1` });
  expect(plain?.key).not.toBe(dark?.key);
  expect(Object.keys(plain!.cookies)).toEqual([SCHEME_COOKIE]);
  expect(dark?.cookies).toEqual({ [SCHEME_COOKIE]: 'dark' });
  expect(dark?.key).toBe('/a|dark');
});

it.each([
  ['whoever asks by GET', {}, true, true],
  ['whoever asks by HEAD', { method: 'HEAD' }, true, true],
  ['whoever sends something', { method: 'POST' }, true, false],
  ['somebody with a session', { cookie: `${sessionCookieName(config)}=x` }, true, false],
  ['somebody who is told something', { cookie: `${FLASH_COOKIE}=x` }, true, false],
  ['anybody where nothing is kept', {}, false, false],
])('%s gets one that others get: %#', (_, request, pageCache, isShared) =>
  expect(asked(request, {}, [], pageCache) !== undefined).toBe(isShared),
);
