import { describe, expect, it } from 'vitest';
import { entityTag, isKnown } from './entity-tag.ts';

describe('an entity tag', () => {
  it('is the same for the same bytes, and another for others', () => {
    expect(entityTag(Buffer.from('a'))).toBe(entityTag(Buffer.from('a')));
    expect(entityTag(Buffer.from('a'))).not.toBe(entityTag(Buffer.from('b')));
    expect(entityTag(Buffer.from('a'))).toMatch(/^W\/"[\w-]{22}"$/);
  });

  it.each([
    ['W/"abc"', 'W/"abc"', true],
    ['"abc"', 'W/"abc"', true],
    ['W/"abc"', '"abc"', true],
    ['"x", W/"abc" , "y"', 'W/"abc"', true],
    ['*', 'W/"abc"', true],
    ['"abcd"', 'W/"abc"', false],
    ['', 'W/"abc"', false],
    [undefined, 'W/"abc"', false],
  ])('is known to a client that sends %j', (header, etag, expected) =>
    expect(isKnown(header, etag)).toBe(expected),
  );
});
