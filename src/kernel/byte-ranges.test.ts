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
});
