import { expect, it } from 'vitest';
import { createCacheFigures } from './cache-figures.ts';

it('a cache counts from nothing what it found and what it had to load', () => {
  const figures = createCacheFigures();
  expect(figures.read(3, null)).toEqual({ entries: 3, bytes: null, hits: 0, loads: 0 });
  figures.hit();
  figures.hit();
  figures.loaded();
  expect(figures.read(4, 70)).toEqual({ entries: 4, bytes: 70, hits: 2, loads: 1 });
});
