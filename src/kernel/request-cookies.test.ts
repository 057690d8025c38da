import { describe, expect, it } from 'vitest';
import { cookiesOf, schemeIn, sessionCookieName } from './request-cookies.ts';

describe('the cookies of a request', () => {
  it('are none without the header', () => {
    expect(cookiesOf({})).toEqual({});
    expect(cookiesOf({ cookie: '' })).toEqual({});
  });

  it('have their values decoded, and the first of a name counts', () => {
    expect({ ...cookiesOf({ cookie: 'a=1; b=%C3%BC; a=2' }) }).toEqual({ a: '1', b: 'ü' });
  });

  it('are read once', () => {
    const headers = { cookie: 'a=1' };
    expect(cookiesOf(headers)).toBe(cookiesOf(headers));
    expect(cookiesOf({ cookie: 'a=2' })).toMatchObject({ a: '2' });
  });
});

it('the cookie of a session is bound to its host under https, where browsers allow that', () => {
  expect(sessionCookieName({ publicUrl: 'https://a.example' })).toBe('__Host-litfass_session');
  expect(sessionCookieName({ publicUrl: 'http://a.example/https:' })).toBe('litfass_session');
});

it.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['auto', 'auto'],
  ['blau', 'auto'],
  [undefined, 'auto'],
])('a page for whom the cookie says %s is %s', (schema, scheme) => expect(schemeIn({ schema })).toBe(scheme));
