import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packImageCursor, unpackImageCursor } from './image-cursor.ts';

const row = { at: new Date(1795167000123), id: 17 };

describe('where the table of pictures continues', () => {
  it('is written for everybody to see, with the size where that is its order', () => {
    expect(packImageCursor(row)).toBe('1795167000123-17');
    expect(packImageCursor({ ...row, bytes: 0 })).toBe('1795167000123-17~0');
  });

  it('comes back from an address as it went in, also from one of before', () => {
    expect(unpackImageCursor('1795167000123-17')).toEqual(row);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_147_483_647 }), (bytes) => {
        expect(unpackImageCursor(packImageCursor({ ...row, bytes }))).toEqual({ ...row, bytes });
      }),
    );
  });

  it('is nothing in any other words', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const cursor = unpackImageCursor(text);
        if (cursor) expect(packImageCursor(cursor)).toBe(text);
      }),
    );
    for (const text of ['~17', '1-1~', '1-1~-1', '1-1~01', '1-1~2147483648', '1-1~1.5', '1-1~1~1'])
      expect(unpackImageCursor(text)).toBeUndefined();
  });
});
