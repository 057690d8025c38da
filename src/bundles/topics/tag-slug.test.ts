import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tagSlug } from './tag-slug.ts';

describe('the slug of a tag', () => {
  it.each([
    ['Alte Brücke', 'alte-bruecke'],
    ['1. FC Steinach', '1-fc-steinach'],
    ['!?', ''],
    ['\u200b', ''],
  ])('of %j is %j, as of all words in Latin letters', (name, slug) => expect(tagSlug(name)).toBe(slug));

  it('tells words in other writings apart, in whatever case, and keeps what can be written', () => {
    const names = ['Україна', '日本', 'Ελλάδα', 'Japan 日本'];
    const slugs = names.map((name) => tagSlug(name, 'thema'));
    expect(new Set(slugs).size).toBe(names.length);
    expect(tagSlug('УКРАЇНА')).toBe(slugs[0]);
    expect(slugs[0]).toMatch(/^thema-[0-9a-f]{8}$/);
    expect(slugs[3]).toMatch(/^japan-[0-9a-f]{8}$/);
  });

  it('can stand in an address, whatever the word is', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200, unit: 'grapheme' }), (name) => {
        expect(tagSlug(name, 'thema')).toMatch(/^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/);
      }),
    );
  });
});
