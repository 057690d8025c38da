import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packTableCursor, unpackTableCursor } from './table-cursor.ts';

const row = { at: new Date(1795167000123), id: 17, kind: 'article' };

describe('where the table of pieces continues', () => {
  it('is written for everybody to see, with the title where there is one', () => {
    expect(packTableCursor(row)).toBe('1795167000123-17-article');
    expect(packTableCursor({ ...row, title: 'Auf ~ ab' })).toBe('1795167000123-17-article~Auf ~ ab');
  });

  it('comes back from an address as it went in, also from one of before', () => {
    expect(unpackTableCursor('1795167000123-17-article')).toEqual(row);
    fc.assert(
      fc.property(fc.string({ maxLength: 50 }), (title) => {
        expect(unpackTableCursor(packTableCursor({ ...row, title }))).toEqual({ ...row, title });
      }),
    );
  });

  it('goes on behind what came out long ago', () => {
    const old = { ...row, at: new Date('1955-05-05T06:00:00.000Z') };
    expect(unpackTableCursor(packTableCursor(old))).toEqual(old);
  });

  it('has room in its address for every title, of which it keeps whole characters', () => {
    const longest = { at: new Date('9999-12-31'), id: 2147483647, kind: 'k'.repeat(20) };
    const title = `${'x'.repeat(49)}😀`;
    expect(unpackTableCursor(packTableCursor({ ...row, title }))?.title).toBe('x'.repeat(49));
    expect(packTableCursor({ ...longest, title: 'x'.repeat(200) }).length).toBeLessThanOrEqual(100);
  });

  it('is nothing in any other words', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const cursor = unpackTableCursor(text);
        if (cursor) expect(packTableCursor(cursor)).toBe(text);
      }),
    );
    for (const text of ['x~Titel', '~', `1-1-article~${'x'.repeat(51)}`, '1-1-Article~x'])
      expect(unpackTableCursor(text)).toBeUndefined();
  });
});
