import { describe, expect, it } from 'vitest';
import { isId } from './ids.ts';

describe('an id', () => {
  it.each([1, 42, 2_147_483_647])('may be %s', (id) => expect(isId(id)).toBe(true));

  it.each([0, -1, 1.5, 2_147_483_648, Number.NaN, Number.POSITIVE_INFINITY, '1', null, undefined, [1], true])(
    'may not be %j',
    (id) => expect(isId(id)).toBe(false),
  );
});
