import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packCursor, unpackCursor } from './rules.ts';

describe('the place where a list continues', () => {
  it('comes back from an address as it went in', () =>
    fc.assert(
      fc.property(
        fc.date({ min: new Date(0), max: new Date('9999-12-31T23:59:59.999Z'), noInvalidDate: true }),
        fc.integer({ min: 1, max: 2147483647 }),
        fc.constantFrom('article', 'imagepost', 'event'),
        (publishedAt, id, type) => {
          const cursor = { publishedAt, id, type };
          expect(unpackCursor(packCursor(cursor))).toEqual(cursor);
        },
      ),
    ));

  it.each([
    undefined,
    '',
    '1',
    '1-1',
    '-1-1-article',
    '1-x-article',
    '1-1-1',
    "1-1-article'",
    '1-1-article-1',
    '1-2147483648-article',
    '253402300800000-1-article',
  ])('is not read from %j', (text) => expect(unpackCursor(text)).toBeUndefined());
});
