import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packCursor, unpackCursor } from './rules.ts';

describe('the place where a list continues', () => {
  it('comes back from an address as it went in', () =>
    fc.assert(
      fc.property(
        fc.date({ min: new Date(0), max: new Date(999_999_999_999_999), noInvalidDate: true }),
        fc.integer({ min: 1, max: 2147483647 }),
        (publishedAt, id) =>
          expect(unpackCursor(packCursor({ publishedAt, id }))).toEqual({ publishedAt, id }),
      ),
    ));

  it.each([undefined, '', '1', '-1-1', '1-x', '1-1-1', '1-99999999999'])('is not read from %j', (text) =>
    expect(unpackCursor(text)).toBeUndefined(),
  );
});
