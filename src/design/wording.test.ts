import { describe, expect, it } from 'vitest';
import { grouped, inWords } from './wording.ts';

describe('a count', () => {
  it('has its thousands parted', () => {
    expect([0, 999, 1204, 1_234_567].map(grouped)).toEqual(['0', '999', '1.204', '1.234.567']);
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
