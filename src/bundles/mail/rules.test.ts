import { describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#kernel/durations.ts';
import { MAX_ATTEMPTS } from './constants.ts';
import { isAddress, isWebAddress, oneLine, waitBefore, withLinks } from './rules.ts';

describe('the waits between attempts', () => {
  it('begin short, grow to an hour and no further', () =>
    expect([1, 2, 3, 7, 8, 31].map(waitBefore)).toEqual([
      MINUTE_MS / 2,
      MINUTE_MS,
      2 * MINUTE_MS,
      32 * MINUTE_MS,
      HOUR_MS,
      HOUR_MS,
    ]));

  it('are together more than a day', () => {
    const waits = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, at) => waitBefore(at + 1));
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(24 * HOUR_MS);
  });
});

describe('one line', () => {
  it.each([
    ['  a \r\n b\t', 'a b'],
    ['a\u0000b\u200e', 'a b'],
    ['Über „Säulen“', 'Über „Säulen“'],
  ])('of %j is %j', (text, expected) => expect(oneLine(text)).toBe(expected));
});

describe('an address', () => {
  it.each(['ruth@litfass.example', 'o’neil+x@müller.example', 'a@localhost', `${'a'.repeat(252)}@b`])(
    'is %s',
    (text) => expect(isAddress(text)).toBe(true),
  );
  it.each(['', 'a', 'a@b@c', 'a b@c', 'a@b,c', '<a@b>', 'a@b\n', `${'a'.repeat(253)}@b`])(
    'is not %j',
    (text) => expect(isAddress(text)).toBe(false),
  );
  it('of the web is http or https and nothing that ends a header', () => {
    expect(isWebAddress('https://litfass.example/a?b=1')).toBe(true);
    for (const text of ['ftp://a', 'https://a b', 'https://a\n', 'https://a>', 'https://ä'])
      expect(isWebAddress(text)).toBe(false);
  });
});

describe('the links of a text', () => {
  it('are told apart, without the signs around them', () =>
    expect(
      withLinks('Hier: https://a.example/b?c=1. Und (http://d.example/) auch\n„https://e.example/f“'),
    ).toEqual([
      { text: 'Hier: ', href: null },
      { text: 'https://a.example/b?c=1', href: 'https://a.example/b?c=1' },
      { text: '. Und (', href: null },
      { text: 'http://d.example/', href: 'http://d.example/' },
      { text: ') auch\n„', href: null },
      { text: 'https://e.example/f', href: 'https://e.example/f' },
      { text: '“', href: null },
    ]));

  it('are of the web only', () =>
    expect(withLinks('javascript:alert(1) und <script>')).toEqual([
      { text: 'javascript:alert(1) und <script>', href: null },
    ]));

  it('may be all of it', () =>
    expect(withLinks('https://a.example')).toEqual([
      { text: 'https://a.example', href: 'https://a.example' },
    ]));

  it('of nothing are none', () => expect(withLinks('')).toEqual([]));
});
