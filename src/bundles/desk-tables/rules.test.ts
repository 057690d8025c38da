import { describe, expect, it } from 'vitest';
import { columnsAmong, viewNameOf } from './rules.ts';
import { parseSelection, rowKeyOf } from './selection.ts';

describe('viewNameOf', () => {
  it.each([
    ['  Meine \n Orte ', 'Meine Orte'],
    ['x'.repeat(40), 'x'.repeat(40)],
    ['x'.repeat(41), undefined],
    [' \t ', undefined],
    [' \u200b\u00ad ', undefined],
  ])('makes of %j %j', (typed, expected) => {
    expect(viewNameOf(typed)).toBe(expected);
  });
});

describe('parseSelection', () => {
  it('reads each thing once, and nothing where one of them is none', () => {
    const ref = { type: 'article', id: 7 };
    expect(parseSelection([rowKeyOf(ref), 'article-7', 'event-2'])).toEqual([ref, { type: 'event', id: 2 }]);
    expect(parseSelection([])).toEqual([]);
    for (const wrong of ['article', 'article-0', 'article-99999999999', 'Article-1', '-1', 7, null, {}])
      expect(parseSelection(['article-1', wrong])).toBeUndefined();
  });
});

describe('columnsAmong', () => {
  const table = {
    columns: [
      { name: 'titel', label: 'Titel', shown: 'always' as const },
      { name: 'ort', label: 'Ort' },
      { name: 'art', label: 'Art', shown: 'asked' as const },
    ],
  };

  it('keeps what the table knows and what may be left out', () => {
    expect(columnsAmong(table, ['art', 'titel', 'unsinn', 7])).toEqual(['art']);
    expect(columnsAmong(table, [])).toEqual([]);
  });

  it('takes names of which it knows none for no choice at all', () => {
    for (const names of [['unsinn'], ['titel'], [null, 3]])
      expect(columnsAmong(table, names)).toBeUndefined();
  });
});
