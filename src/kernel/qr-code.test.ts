import { expect, it } from 'vitest';
import { qrPath } from './qr-code.ts';

it('an address is a picture of dark squares, with a quiet edge of four around it', () => {
  const { size, path } = qrPath('https://a.example/');
  expect(size).toBe(25 + 2 * 4);
  const squares = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)]);
  expect(squares.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('')).toBe(path);
  // The three marks in the corners are seven wide, with a light ring in them.
  expect(squares.filter(([x, y]) => y === 4 && x! < 12)).toHaveLength(7);
  expect(squares.filter(([x, y]) => y === 5 && x! < 12)).toEqual([
    [4, 5],
    [10, 5],
  ]);
  const edge = squares.flat().filter((at) => at < 4 || at >= size - 4);
  expect(edge).toEqual([]);
});
