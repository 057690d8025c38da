import { describe, expect, it } from 'vitest';
import { grouped, inWords, pieceCount } from './wording.ts';

describe('a count', () => {
  it('has its thousands parted', () => {
    expect([0, 999, 1204, 1_234_567].map(grouped)).toEqual(['0', '999', '1.204', '1.234.567']);
  });
});

describe('how many pieces there are', () => {
  it('is said as far as they are counted', () => {
    expect([0, 1, 2, 500, 501].map((count) => pieceCount(count, 500))).toEqual([
      'kein Beitrag',
      '1 Beitrag',
      '2 Beiträge',
      '500 Beiträge',
      'mehr als 500 Beiträge',
    ]);
    expect(pieceCount(1500, 2000)).toBe('1.500 Beiträge');
    expect(pieceCount(2001, 2000)).toBe('mehr als 2.000 Beiträge');
  });
});

describe('names in a row', () => {
  it('have commas between them, and „und“ before the last one', () => {
    const names = ['Anna', 'Ben', 'Cem'];
    expect([0, 1, 2, 3].map((count) => inWords(names.slice(0, count)))).toEqual([
      '',
      'Anna',
      'Anna und Ben',
      'Anna, Ben und Cem',
    ]);
  });
});
