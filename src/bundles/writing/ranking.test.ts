import { describe, expect, it } from 'vitest';
import { bestMatches } from './ranking.ts';

const places = ['Neu Grünwald', 'Grünwald', 'Grünwalde', 'Weißensee', 'Bad Grün'].map((name) => ({
  names: [name],
  rank: name === 'Grünwalde' ? 0 : 1,
}));
const found = (typed: string, limit = 10) => bestMatches(places, typed, limit).map(({ names }) => names[0]);

describe('bestMatches', () => {
  it('puts the name itself first, then names that begin so, then words within', () => {
    expect(found('grünwald')).toEqual(['Grünwald', 'Grünwalde', 'Neu Grünwald']);
    expect(found('grün')).toEqual(['Grünwalde', 'Grünwald', 'Bad Grün', 'Neu Grünwald']);
    expect(found('grün', 1)).toEqual(['Grünwalde']);
  });

  it.each(['weiß', 'weiss', 'WEISS'])('understands %s', (typed) => {
    expect(found(typed)).toEqual(['Weißensee']);
  });

  it('finds nothing where nothing begins so', () => {
    expect(found('wald')).toEqual([]);
    expect(found('…')).toEqual([]);
  });
});
