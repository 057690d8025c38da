import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OPEN_PRIVACY } from '../constants.ts';
import { checkProfile, normalizeProfile } from './rules.ts';
import type { OwnProfile, ProfileLink } from './rules.ts';

const aProfile = (changes: Partial<OwnProfile> = {}): OwnProfile => ({
  name: 'Ruth Lindner',
  about: '',
  locationId: null,
  links: [],
  privacy: OPEN_PRIVACY,
  isNoindex: false,
  ...changes,
});
const withLink = (href: string, name = '') => aProfile({ links: [{ name, href }] });
const errorsOf = (profile: OwnProfile) => checkProfile(normalizeProfile(profile));

/** Has so many signs. */
const address = (length: number) => `https://a.example/${'x'.repeat(length - 'https://a.example/'.length)}`;

describe('what people say about themselves', () => {
  it('is tidied: one spelling, no empty links, https where nothing is said', () => {
    const links: ProfileLink[] = [
      { name: ' Mein  Verein ', href: ' verein.example/seite ' },
      { name: 'leer', href: ' ' },
      { name: '', href: 'http://alt.example' },
    ];
    const tidy = normalizeProfile(
      aProfile({ name: ' Ruth\u00a0 Lindner ', about: 'Eins.\r\nZwei. ', links }),
    );
    expect([tidy.name, tidy.about]).toEqual(['Ruth Lindner', 'Eins.\nZwei.']);
    expect(tidy.links).toEqual([
      { name: 'Mein Verein', href: 'https://verein.example/seite' },
      { name: '', href: 'http://alt.example' },
    ]);
  });

  it.each([
    'https://verein.example',
    'http://a.example/b?c=d#e',
    'verein.example',
    'https://xn--mll-hoa.example',
    'https://sozial.example/@ada',
  ])('may link to %s', (href) => expect(errorsOf(withLink(href))).toEqual({}));

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:a@b.example',
    'https://',
    'https://[',
    'https://name:wort@boese.example',
    'https://name@boese.example',
    'https://a b.example',
    `https://${'x'.repeat(300)}.example`,
  ])('may not link to %s', (href) => {
    expect(errorsOf(withLink(href))).toEqual({ link1: expect.stringContaining('keine Adresse') });
  });

  it('has limits', () => {
    const links = Array.from({ length: 6 }, (_, at) => ({ name: '', href: `https://${at}.example` }));
    expect(errorsOf(aProfile({ links }))).toEqual({ link1: 'Höchstens 5 Links haben Platz.' });
    expect(errorsOf(aProfile({ name: '' }))).toHaveProperty('name');
    expect(errorsOf(aProfile({ about: 'ä'.repeat(2001) }))).toEqual({ about: expect.any(String) });
    const most = links.slice(1).map((link, at) => ({ ...link, name: at === 0 ? 'x'.repeat(80) : '' }));
    expect(errorsOf(aProfile({ about: 'ä'.repeat(2000), links: most }))).toEqual({});
    expect(errorsOf(withLink(address(300)))).toEqual({});
    expect(errorsOf(withLink(address(301)))).toHaveProperty('link1');
    expect(errorsOf(withLink('https://a.example', 'x'.repeat(81)))).toHaveProperty('link1');
  });

  it('never leads to a program, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (href) => {
        const tidy = normalizeProfile(withLink(href));
        const isAccepted = Object.keys(checkProfile(tidy)).length === 0;
        return !isAccepted || tidy.links.every((link) => /^https?:\/\//i.test(link.href));
      }),
    );
  });
});
