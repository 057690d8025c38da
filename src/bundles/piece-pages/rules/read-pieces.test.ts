import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { READ_KEPT, parseRead, withRead } from './read-pieces.ts';

describe('what somebody has read', () => {
  it('is each piece once, the newest last, and not without end', () => {
    expect(withRead(withRead(['/a', '/b'], '/a'), '/c')).toEqual(['/b', '/a', '/c']);
    const many = Array.from({ length: READ_KEPT }, (_, at) => `/p${at}`);
    expect(withRead(many, '/neu')).toHaveLength(READ_KEPT);
    expect(withRead(many, '/neu')).not.toContain('/p0');
    expect(READ_KEPT).toBe(500);
  });

  it('is taken from whatever is stored', () => {
    expect(parseRead(JSON.stringify(['/a', 7, null, '/b']))).toEqual(['/a', '/b']);
    expect(parseRead(null)).toEqual([]);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseRead(text).every((path) => typeof path === 'string')).toBe(true);
      }),
    );
  });
});
