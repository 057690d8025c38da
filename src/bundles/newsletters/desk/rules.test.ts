import { describe, expect, it } from 'vitest';
import { moveTo } from './rules.ts';
import * as texts from './texts.ts';

describe('the order of an issue', () => {
  it('puts one piece to any place and keeps the others', () => {
    expect(moveTo(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
    expect(moveTo(['a', 'b', 'c'], 'c', -4)).toEqual(['c', 'a', 'b']);
    expect(moveTo(['a', 'b', 'c'], 'a', 99)).toEqual(['b', 'c', 'a']);
    expect(moveTo(['a', 'b'], 'x', 0)).toEqual(['a', 'b']);
  });
});

const each = (count: number) =>
  texts.counts({ taken: count, refused: count, unclear: count, waiting: count, bounced: count });

it('speaks of one as of one', () => {
  expect(each(1)).toBe('1 angenommen, 1 abgelehnt, 1 unklar, 1 wartet, 1 kam zurück');
  expect(each(2)).toBe('2 angenommen, 2 abgelehnt, 2 unklar, 2 warten, 2 kamen zurück');
  expect([1, 2].map(texts.restingReaders)).toEqual(['1 ruht', '2 ruhen']);
});
