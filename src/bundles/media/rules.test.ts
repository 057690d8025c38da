import { describe, expect, it } from 'vitest';
import { sizeTagForWidth } from './rules.ts';

describe('the size for a width', () => {
  it.each([
    [1, 'T'],
    [20, 'T'],
    [21, 'XS'],
    [60, 'XS'],
    [61, 'S'],
    [160, 'S'],
    [161, 'M'],
    [320, 'M'],
    [321, 'XL'],
    [1200, 'XL'],
    [1201, 'XXL'],
    [100_000, 'XXL'],
  ])('of %i pixels is %s', (width, tag) => expect(sizeTagForWidth(width)).toBe(tag));
});
