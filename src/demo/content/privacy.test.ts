import { expect, it } from 'vitest';
import { READER_COOKIE } from '#kernel/browser/reader-cookie.ts';
import { FLASH_COOKIE } from '#kernel/flash.ts';
import { SCHEME_COOKIE, sessionCookieName } from '#kernel/request-cookies.ts';
import { privacy } from './cms-pages/privacy.ts';

it('the page about privacy names each cookie that the portal sets, and counts them', () => {
  const plain = { publicUrl: 'http://localhost:3000' };
  const names = [
    sessionCookieName(plain),
    READER_COOKIE,
    'litfass_pending',
    'litfass_device',
    SCHEME_COOKIE,
    'embed_consent',
    FLASH_COOKIE,
  ];
  const [, table] = JSON.stringify(privacy).split('"Cookies"');
  const told = [...table!.split('"h2"')[0]!.matchAll(/\["([a-z_]+)"/g)].map(([, name]) => name);
  expect(told.filter((name) => name !== 'Name')).toEqual(names);
  expect(table).toContain('Wir setzen sieben Cookies');
});
