// This is what the pages about the portal promise: the four the law and good manners ask for, in good
// typography, and true.
import { describe, expect, it } from 'vitest';
import { FLASH_COOKIE } from '#kernel/flash.ts';
import { sessionCookieName } from '#kernel/request-cookies.ts';
import { cmsPages } from './cms-pages.ts';
import { people } from './people.ts';
import { portal } from './portal.ts';

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

const textOf = (slug: string) => stringsIn(cmsPages.find((page) => page.slug === slug)?.body).join('\n');
const privacy = textOf('datenschutz');

describe('the pages about the portal', () => {
  it('are four, in the order of the footer', () => {
    expect(cmsPages.map(({ slug }) => slug)).toEqual(['ueber-uns', 'netiquette', 'impressum', 'datenschutz']);
  });

  it('name the publisher that the portal names, and nobody who isn’t there', () => {
    expect(textOf('impressum')).toContain(portal.publisher.split(',')[0]);
    expect(textOf('impressum')).toContain('1.140');
    for (const name of ['Nele Nowak', 'Henrike Voßberg', 'Paul Feld', 'Ruth Lindner']) {
      expect(textOf('impressum')).toContain(name);
      expect(people.map((person) => person.name)).toContain(name);
    }
    const addresses = stringsIn(cmsPages).flatMap((text) => text.match(/[\w.]+@[\w.-]+\w/g) ?? []);
    expect(addresses.length).toBeGreaterThan(5);
    for (const address of addresses) expect(address).toMatch(/@litfass\.example$/);
  });

  it('are set as German is set', () => {
    for (const text of stringsIn(cmsPages)) {
      expect(text).not.toMatch(/["'…]|--|—|[ \u00a0]{2}|^\s|\s$|\s[,.?!;]|\p{L}–|–\p{L}| - /u);
      expect(text.match(/„/g)?.length, text).toBe(text.match(/“/g)?.length);
      expect(text).not.toMatch(/\d (Uhr|Euro|Tage|Minuten|Zeichen|Jahre)\b/);
    }
  });
});

describe('the page on data', () => {
  it('names the cookies there are', () => {
    for (const name of [sessionCookieName({ publicUrl: 'http://localhost' }), FLASH_COOKIE, 'schema'])
      expect(privacy).toContain(name);
  });
});
