import { describe, expect, it } from 'vitest';
import { packCursor, unpackCursor } from './piece-cursor.ts';

describe('the place where a list of pieces continues', () => {
  it('comes back from an address as it went in', () => {
    const cursor = { publishedAt: new Date('2026-11-20T09:30:00.123Z'), id: 17, type: 'imagepost' };
    expect(packCursor(cursor)).toBe('1795167000123-17-imagepost');
    expect(unpackCursor(packCursor(cursor))).toEqual(cursor);
  });

  it('may be in a newspaper of long ago', () => {
    const cursor = { publishedAt: new Date('1955-05-05T06:00:00.000Z'), id: 17, type: 'article' };
    expect(packCursor(cursor)).toBe('-462650400000-17-article');
    expect(unpackCursor(packCursor(cursor))).toEqual(cursor);
  });

  it.each([undefined, '', '1795167000123-17', '-0-17-article', '-253402300799999-17-article'])(
    'is not read from %j',
    (text) => expect(unpackCursor(text)).toBeUndefined(),
  );
});
