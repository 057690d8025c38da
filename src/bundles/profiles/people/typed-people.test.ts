import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPeople, writePerson } from './typed-people.ts';

describe('readPeople', () => {
  it('reads names and addresses, each with what stands behind the colon', () => {
    const typed =
      ' Ruth Lindner : Chefredaktion \r\n\nPaul Feld\n/user/7/nele-nowak: Sport: Fußball\nhttps://litfass.example/user/8/x';
    expect(readPeople(typed)).toEqual([
      { id: undefined, name: 'Ruth Lindner', note: 'Chefredaktion' },
      { id: undefined, name: 'Paul Feld', note: '' },
      { id: 7, name: '/user/7/nele-nowak', note: 'Sport: Fußball' },
      { id: 8, name: 'https://litfass.example/user/8/x', note: '' },
    ]);
  });

  it('makes nothing but lines of whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        for (const { id, name, note } of readPeople(typed)) {
          expect(id === undefined || Number.isSafeInteger(id)).toBe(true);
          expect(name + note).not.toMatch(/[\r\n]{2}/);
        }
      }),
    );
  });

  it('reads again what it wrote', () => {
    const person = { id: undefined, name: 'Ruth Lindner', note: 'Chefredaktion' };
    expect(readPeople(writePerson(person))).toEqual([person]);
    expect(writePerson({ name: 'Paul Feld', note: '' })).toBe('Paul Feld');
  });
});
