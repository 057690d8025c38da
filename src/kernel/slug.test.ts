import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toSlug } from './slug.ts';
import { anyLetter } from './testing/any-letter.ts';

describe('toSlug', () => {
  it.each([
    ['Elf zu zehn für die alte Brücke', 'elf-zu-zehn-fuer-die-alte-bruecke'],
    ['Straße & Fußweg', 'strasse-fussweg'],
    ['„Ärger“ im Café', 'aerger-im-cafe'],
    // A Mac gives names of files, and a PDF its words, with the dots as signs of their own.
    ['Grüße aus Ölzen'.normalize('NFD'), 'gruesse-aus-oelzen'],
    ['  --  ', 'beitrag'],
    ['日本', 'beitrag'],
    ['3 : 2 in Steinach', '3-2-in-steinach'],
  ])('makes %j to %j', (text, slug) => expect(toSlug(text)).toBe(slug));

  it('gives only what an address may hold, whatever comes in', () =>
    fc.assert(
      fc.property(fc.string({ unit: anyLetter }), (text) => {
        expect(toSlug(text)).toMatch(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/);
      }),
    ));

  it('leaves a slug as it is', () =>
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(toSlug(toSlug(text))).toBe(toSlug(text));
      }),
    ));
});
