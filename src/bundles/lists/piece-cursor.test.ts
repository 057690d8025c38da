import { describe, expect, it } from 'vitest';
import { packCursor, unpackCursor } from './piece-cursor.ts';

describe('the place where a list of pieces continues', () => {
  it('comes back from an address as it went in', () => {
    const cursor = { publishedAt: new Date('2026-11-20T09:30:00.123Z'), id: 17, type: 'imagepost' };
    expect(packCursor(cursor)).toBe('1795167000123-17-imagepost');
    expect(unpackCursor(packCursor(cursor))).toEqual(cursor);
  });

  it.each([undefined, '', '1795167000123-17'])('is not read from %j', (text) =>
    expect(unpackCursor(text)).toBeUndefined(),
  );
});
