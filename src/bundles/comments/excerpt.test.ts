import { expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

it.each([
  ['Guter Text.', 20, 'Guter Text.'],
  ['Ein [b]guter[/b]\n\nText mit vielen Wörtern', 16, 'Ein guter Text\u00a0…'],
  ['Unaussprechlich', 5, 'Unaus\u00a0…'],
  // Neither half a word nor half a sign remains.
  ['a🎉🎉🎉🎉', 4, 'a🎉\u00a0…'],
])('%#: the beginning of a comment stands in one line', (text, length, excerpt) =>
  expect(excerptOf(text, length)).toBe(excerpt),
);
