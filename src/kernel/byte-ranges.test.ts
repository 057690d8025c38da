import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askedRange, rangeOf } from './byte-ranges.ts';

const modifiedAt = new Date('2026-05-06T07:08:09Z');
const state = { etag: '"eins"', modifiedAt };
const ask = (range: string, bytes = 100) => {
  const asked = askedRange({ range }, state);
  return asked && (rangeOf(asked, bytes) ?? 'nothing');
};

const of = (condition: string) => askedRange({ range: 'bytes=0-1', 'if-range': condition }, state);

describe('the range that is asked for', () => {
  it.each([
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-1000', { start: 0, end: 99 }],
    ['bytes=95-1000', { start: 95, end: 99 }],
    ['Bytes= 5-5', { start: 5, end: 5 }],
  ])('%s', (range, expected) => {
    expect(ask(range)).toEqual(expected);
  });

  it.each(['bytes=100-', 'bytes=200-300', 'bytes=-0'])('%s is behind the end', (range) => {
    expect(ask(range)).toBe('nothing');
  });

  it.each(['bytes=-', 'bytes=9-5', 'bytes=0-1,3-4', 'items=0-1', 'bytes=a-b', 'bytes=0-1x'])(
    '%s means all',
    (range) => {
      expect(ask(range)).toBeUndefined();
    },
  );

  it('counts only for the state of the file that was meant', () => {
    expect(of('"eins"')).toEqual({ start: 0, end: 1 });
    expect(of('Wed, 06 May 2026 07:08:09 GMT')).toEqual({ start: 0, end: 1 });
    for (const other of ['"zwei"', 'W/"eins"', 'Wed, 06 May 2026 07:08:10 GMT', 'gestern'])
      expect(of(other)).toBeUndefined();
  });

  it('is a part of the file, or nothing, or all, whatever is asked for', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'bytes=',
        'Bytes',
        '=',
        '-',
        ',',
        ' ',
        '0',
        '99',
        '100',
        '9'.repeat(400),
        '1e3',
        '0x1',
        '+',
      ),
      fc.string({ maxLength: 3 }),
    );
    const range = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(
        fc.oneof(
          range,
          range.map((words) => `bytes=${words}`),
        ),
        fc.nat(300),
        (words, bytes) => {
          const found = ask(words, bytes);
          if (found === undefined || found === 'nothing') return;
          expect(found.start >= 0 && found.start <= found.end && found.end < bytes).toBe(true);
          expect(Number.isSafeInteger(found.start) && Number.isSafeInteger(found.end)).toBe(true);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
