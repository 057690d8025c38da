import { describe, expect, it } from 'vitest';
import { contactsIn, expiryFrom, securityText } from './rules.ts';

describe('contacts for security.txt', () => {
  it.each([
    ['sicherheit@litfass.example', ['mailto:sicherheit@litfass.example']],
    [
      'mailto:a@b.example\nhttps://litfass.example/melden',
      ['mailto:a@b.example', 'https://litfass.example/melden'],
    ],
    ['', []],
    [' \n ', []],
  ])('of %j', (text, contacts) => expect(contactsIn(text)).toEqual(contacts));

  it.each([
    'http://litfass.example/',
    'https://',
    'sicherheit',
    'a@b',
    'a@b.example: x',
    'a@b.example\njavascript:alert(1)',
    'https://litfass.example/ Expires: 2099',
    'https://a:b@litfass.example/',
  ])('refuses %j', (text) => expect(contactsIn(text)).toBeUndefined());
});

describe('security.txt', () => {
  const expires = expiryFrom(new Date('2026-11-20T13:14:15.161Z'));

  it('expires within a year, and is the same all day', () => {
    expect(expires).toEqual(new Date('2027-05-19T00:00:00Z'));
    expect(expiryFrom(new Date('2026-11-20T23:59:59Z'))).toEqual(expires);
  });

  it('is as RFC 9116 wants it', () =>
    expect(
      securityText({
        contacts: ['mailto:a@b.example', 'https://b.example/'],
        policy: 'https://b.example/p',
        expires,
        canonical: 'https://litfass.example/.well-known/security.txt',
      }),
    ).toBe(
      [
        'Contact: mailto:a@b.example',
        'Contact: https://b.example/',
        'Expires: 2027-05-19T00:00:00Z',
        'Preferred-Languages: de, en',
        'Canonical: https://litfass.example/.well-known/security.txt',
        'Policy: https://b.example/p',
        '',
      ].join('\n'),
    ));
});
