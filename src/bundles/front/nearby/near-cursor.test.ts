import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packNear, unpackNear } from './near-cursor.ts';

describe('where what is near continues', () => {
  it('stands in the address and is read again', () => {
    const cursor = { kilometres: 12, publishedAt: new Date(1_700_000_000_000), id: 7, type: 'article' };
    expect(unpackNear(packNear(cursor))).toEqual(cursor);
  });

  it('is nothing where we did not write it', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        const cursor = unpackNear(text);
        if (cursor) expect(packNear(cursor)).toBe(text);
      }),
    );
    for (const text of ['', '1~', '-1~1-1-article', '99999999~1-1-article', '1.5~1-1-article'])
      expect(unpackNear(text)).toBeUndefined();
  });
});
