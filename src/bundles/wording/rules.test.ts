import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillPlaceholders, paragraphsOf, placeholdersIn, problemsIn } from './rules.ts';

describe('placeholders', () => {
  it('are found once each', () => {
    expect(placeholdersIn('{portal} und {name}, {portal}')).toEqual(['portal', 'name']);
    expect(placeholdersIn('{ und } und {{portal}}')).toEqual([' und ', 'portal']);
  });

  it('are filled in, and what is filled in is taken as it is', () => {
    expect(fillPlaceholders('{a} {b} {c}', { a: '{b}', b: '$&' })).toBe('{b} $& {c}');
    expect(fillPlaceholders('{constructor}', {})).toBe('{constructor}');
  });

  it('that nobody knows, or that are missing, are named', () => {
    expect(problemsIn('{portal} {portl}', ['portal', 'tag'], ['tag'])).toEqual({
      unknown: ['portl'],
      missing: ['tag'],
    });
    expect(problemsIn('{}', ['portal'])).toEqual({ unknown: [''], missing: [] });
  });

  it('leave a text without any as it is', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!text.includes('{'));
        expect(fillPlaceholders(text, { a: 'b' })).toBe(text);
      }),
    );
  });
});

describe('paragraphsOf', () => {
  it('parts at empty lines', () => {
    expect(paragraphsOf('Eins\nzwei\n\n \nDrei\n')).toEqual(['Eins\nzwei', 'Drei']);
    expect(paragraphsOf(' \n')).toEqual([]);
  });
});
