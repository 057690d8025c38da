// Where results continue, as it comes back from whoever asks: what was given out, or anything else.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packResultCursor, unpackResultCursor, WAYS } from './cursor.ts';

const packed = (value: unknown): string => Buffer.from(JSON.stringify(value) ?? '').toString('base64url');

const GIVEN = [1_780_000_000_000, 0.5, 'article', 7, 0] as const;

it('is the same after it was given out', () =>
  fc.assert(
    fc.property(
      fc.record({
        asOf: fc.nat(253_402_300_799_000),
        score: fc.double({ noNaN: true, noDefaultInfinity: true }).map((score) => score + 0),
        type: fc.constantFrom('article', 'imagepost', 'event'),
        id: fc.nat(),
        way: fc.constantFrom(...WAYS),
      }),
      (cursor) => {
        expect(unpackResultCursor(packResultCursor(cursor))).toEqual(cursor);
      },
    ),
  ));

it.each([undefined, '', '!', packed({}), packed(null), packed([]), packed([...GIVEN.slice(0, 4), 3])])(
  'is none in %j',
  (words) => expect(unpackResultCursor(words)).toBeUndefined(),
);

it('is one that can be asked for, or none, whatever comes', () => {
  const value = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom(-1, 0.5, 2 ** 31, 1e300, 'length', '__proto__', '0', [0], { valueOf: 1 }),
  );
  const likeOne = fc
    .tuple(
      ...GIVEN.map((given) =>
        fc.oneof({ weight: 3, arbitrary: fc.constant(given) }, { weight: 1, arbitrary: value }),
      ),
    )
    .map(packed);
  fc.assert(
    fc.property(fc.oneof(likeOne, fc.json().map(packed), fc.string()), (words) => {
      const cursor = unpackResultCursor(words);
      if (!cursor) return;
      expect(WAYS).toContain(cursor.way);
      expect(cursor.type).toMatch(/^[\w-]{1,50}$/);
      expect(Number.isFinite(cursor.score) && Number.isInteger(cursor.id) && cursor.id < 2 ** 31).toBe(true);
      expect(new Date(cursor.asOf).getTime()).toBe(cursor.asOf);
    }),
    { numRuns: 500 },
  );
});
