import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasSignIn, readLinkAddress } from './link-address.ts';

const PORTAL = 'https://litfass.example';

describe('readLinkAddress', () => {
  it.each([
    ['/termine', '/termine'],
    ['  /p/ueber-uns#wer  ', '/p/ueber-uns#wer'],
    ['https://litfass.example/termine?am=heute', '/termine?am=heute'],
    ['HTTPS://Verein.example/Halle', 'https://verein.example/Halle'],
    ['/a/../b', '/b'],
    [`/${'a'.repeat(499)}`, `/${'a'.repeat(499)}`],
  ])('takes %s as %s', (typed, kept) => {
    expect(readLinkAddress(typed, PORTAL)).toBe(kept);
  });

  it.each([
    '',
    'termine',
    '//böse.example',
    '/\\böse.example',
    '/a/..//böse.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://verein.example',
    'https://',
    'https://name:wort@verein.example',
    'java\nscript:alert(1)',
    '/a b',
    `/${'a'.repeat(500)}`,
  ])('refuses %j', (typed) => {
    expect(readLinkAddress(typed, PORTAL)).toBeUndefined();
  });

  it('gives nothing that leads a browser elsewhere than it says, whatever is typed', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      'https:',
      'javascript:',
      '//',
      '.',
      '..',
      '@',
      'x.example',
      '?',
      '#',
      '\t',
    );
    const typed = fc.oneof(
      fc.string(),
      fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const kept = readLinkAddress(text, PORTAL);
        if (kept === undefined) return;
        const { protocol, origin } = new URL(kept, PORTAL);
        expect(protocol).toBe('https:');
        if (kept.startsWith('/')) expect(origin).toBe(PORTAL);
        expect(readLinkAddress(kept, PORTAL)).toBe(kept);
      }),
    );
  });
});

describe('hasSignIn', () => {
  it.each([
    ['https://name:wort@verein.example', true],
    ['https://name@verein.example/x', true],
    ['https://:wort@verein.example', true],
    ['HTTPS://litfass.example%2f@verein.example', true],
    ['https://verein.example/@name', false],
    ['https://verein.example/?an=name:wort@verein.example', false],
    ['https://@verein.example', false],
    ['verein', false],
  ])('of %s: %s', (address, expected) => expect(hasSignIn(address)).toBe(expected));
});
