import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WAYS, packResultCursor, unpackResultCursor } from './cursor.ts';

const cursors = fc.record({
  asOf: fc.integer({ min: 0, max: Date.parse('9999-12-31T23:59:59.999Z') }),
  // Adding 0 turns -0 into 0: JavaScript writes both alike.
  score: fc.double({ noNaN: true, noDefaultInfinity: true }).map((score) => score + 0),
  type: fc.stringMatching(/^[a-z]{1,20}$/),
  id: fc.integer({ min: 1, max: 2147483647 }),
  way: fc.constantFrom(...WAYS),
});
const inBase64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Any texts, and those that look nearly like a cursor. */
const texts = fc.oneof(
  fc.string(),
  fc.stringMatching(/^(typed|some|x)~-?\d{0,3}(\.\d{1,3})?(e-?\d{1,3})?~\d{1,16}-\d{1,11}-[\w-]{0,22}$/),
  fc.json().map((json) => Buffer.from(json).toString('base64url')),
  fc
    .array(fc.oneof(fc.constantFrom(0, 1, 'article', 253402300799999), fc.double(), fc.anything()))
    .map(inBase64),
);

describe('where results continue', () => {
  it('is written for everybody to see', () =>
    expect(
      packResultCursor({ asOf: 1795167000123, score: -99.25, type: 'article', id: 17, way: 'mended' }),
    ).toBe('mended~-99.25~1795167000123-17-article'));

  it('comes back from an address as it went in', () =>
    fc.assert(
      fc.property(cursors, (cursor) => {
        const packed = packResultCursor(cursor);
        expect(packed.length).toBeLessThanOrEqual(200);
        expect(unpackResultCursor(packed)).toEqual(cursor);
      }),
    ));

  it('is still read as addresses had it before', () => {
    expect(unpackResultCursor('WzE3OTUxNjcwMDAxMjMsMC41LCJhcnRpY2xlIiwxNywyXQ')).toEqual({
      asOf: 1795167000123,
      score: 0.5,
      type: 'article',
      id: 17,
      way: 'some',
    });
    fc.assert(
      fc.property(cursors, (cursor) => {
        const { asOf, score, type, id, way } = cursor;
        expect(unpackResultCursor(inBase64([asOf, score, type, id, WAYS.indexOf(way)]))).toEqual(cursor);
      }),
    );
  });

  it('is one place however it was written, and nothing where nobody can have written it', () =>
    fc.assert(
      fc.property(texts, (text) => {
        const cursor = unpackResultCursor(text);
        if (!cursor) return;
        const packed = packResultCursor(cursor);
        expect(unpackResultCursor(packed)).toEqual(cursor);
        if (text.includes('~')) expect(packed).toBe(text);
      }),
      { numRuns: 1000 },
    ));

  it.each([
    undefined,
    '',
    '~',
    'typed~0.5~1-1',
    'typed~0.5~1-0-article',
    'typed~.5~1-1-article',
    'typed~0.50~1-1-article',
    'typed~NaN~1-1-article',
    'typed~Infinity~1-1-article',
    'typed~1e400~1-1-article',
    'typed~~1-1-article',
    'other~0.5~1-1-article',
    'typed~0.5~253402300800000-1-article',
    'typed~0.5~1-1-article~',
    inBase64([253402300800000, 0.5, 'article', 1, 0]),
    inBase64([1, 0.5, ['article'], 1, 0]),
    inBase64([[1], 0.5, 'article', 1, 0]),
    inBase64([1, 0.5, 'article~', 1, 0]),
    inBase64([1, 0.5, 'article', 1, 0.5]),
  ])('is nowhere for %j', (text) => expect(unpackResultCursor(text)).toBeUndefined());
});
