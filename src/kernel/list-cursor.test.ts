import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packListCursor, packMixedCursor, unpackListCursor, unpackMixedCursor } from './list-cursor.ts';

const cursors = fc.record({
  at: fc.date({ min: new Date(0), max: new Date('9999-12-31T23:59:59.999Z'), noInvalidDate: true }),
  id: fc.integer({ min: 1, max: 2147483647 }),
});
const mixedCursors = fc
  .tuple(cursors, fc.constantFrom('article', 'imagepost', 'event'))
  .map(([cursor, kind]) => ({ ...cursor, kind }));

/** Any text, and texts that look nearly like a cursor. */
const texts = fc.oneof(
  fc.string(),
  fc.stringMatching(/^-?\d{0,16}-\d{0,11}$/),
  fc.stringMatching(/^\d{1,16}-\d{1,11}-[\w-]{0,22}$/),
);

describe('where a list continues', () => {
  it('is written as links have it for ever', () => {
    const last = { at: new Date('2026-11-20T09:30:00.123Z'), id: 17 };
    expect(packListCursor(last)).toBe('1795167000123-17');
    expect(packMixedCursor({ ...last, kind: 'imagepost' })).toBe('1795167000123-17-imagepost');
  });

  it('comes back from an address as it went in', () => {
    fc.assert(
      fc.property(cursors, mixedCursors, (cursor, mixed) => {
        expect(unpackListCursor(packListCursor(cursor))).toEqual(cursor);
        expect(unpackMixedCursor(packMixedCursor(mixed))).toEqual(mixed);
      }),
    );
  });

  it('may be the last moment of the year 9999, and none behind it', () => {
    const last = Date.parse('9999-12-31T23:59:59.999Z');
    expect(unpackListCursor(`${last}-1`)).toEqual({ at: new Date(last), id: 1 });
    expect(unpackListCursor(`${last + 1}-1`)).toBeUndefined();
  });

  it('is read from nothing but what was written', () =>
    fc.assert(
      fc.property(texts, (text) => {
        const cursor = unpackListCursor(text);
        const mixed = unpackMixedCursor(text);
        if (cursor) expect(packListCursor(cursor)).toBe(text);
        if (mixed) expect(packMixedCursor(mixed)).toBe(text);
      }),
      { numRuns: 1000 },
    ));

  it.each([
    undefined,
    '',
    'x',
    '1',
    '1-',
    '-1',
    '-1-2',
    '1-0',
    '1-02',
    '01-2',
    '1e3-4',
    '1-2147483648',
    '1-99999999999',
    '253402300800000-1',
    '1-2-3',
    '1-2-article',
  ])('is nowhere for %j', (text) => expect(unpackListCursor(text)).toBeUndefined());

  it.each([
    undefined,
    '',
    '1-1',
    '-1-1-article',
    '1-x-article',
    '1-1-1',
    '1-1-Article',
    "1-1-article'",
    '1-1-article-1',
    '1-2147483648-article',
    '253402300800000-1-article',
  ])('is nowhere in a list of several kinds for %j', (text) =>
    expect(unpackMixedCursor(text)).toBeUndefined(),
  );
});
