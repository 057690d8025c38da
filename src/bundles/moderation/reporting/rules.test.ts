import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_NAME_LENGTH } from '../constants.ts';
import { checkNotice, NOTHING_TYPED, numbersIn } from './rules.ts';

const typed = {
  category: 'insult',
  explanation: ' Darum.\r\n ',
  name: 'Frieda Über',
  email: 'frieda@litfass.example',
  isGoodFaith: true,
};
const visitor = {
  isMember: false,
  isAddress: (text: string) => text.includes('@'),
  oneLine: (text: string) => text,
};
const fieldsOf = (changes: object, of = visitor) => {
  const checked = checkNotice({ ...typed, ...changes }, of);
  return checked.kind === 'invalid' ? Object.keys(checked.errors) : [];
};

describe('a notice', () => {
  it('says what, why, who, and that it is true', () => {
    expect(checkNotice(typed, visitor)).toMatchObject({ value: { explanation: 'Darum.' } });
    expect(fieldsOf({ category: 'unsinn' })).toEqual(['category']);
    expect(fieldsOf({ explanation: ' ' })).toEqual(['explanation']);
    expect(fieldsOf({ explanation: 'x'.repeat(4001) })).toEqual(['explanation']);
    expect(fieldsOf({ explanation: 'x'.repeat(4000) })).toEqual([]);
    expect(fieldsOf({ name: 'x'.repeat(MAX_NAME_LENGTH) })).toEqual([]);
    expect(fieldsOf({ name: 'x'.repeat(MAX_NAME_LENGTH + 1) })).toEqual(['name']);
    expect(fieldsOf({ name: '', email: '' })).toEqual(['name', 'email']);
    expect(fieldsOf({ email: 'keine' })).toEqual(['email']);
    expect(fieldsOf({ isGoodFaith: false })).toEqual(['goodFaith']);
    expect(fieldsOf(NOTHING_TYPED)).toEqual(['category', 'explanation', 'name', 'email', 'goodFaith']);
  });

  it('needs no name where the law lets one keep it, nor of a member, whose account says it', () => {
    expect(fieldsOf({ category: 'child-abuse', name: '', email: '' })).toEqual([]);
    expect(checkNotice(typed, { ...visitor, isMember: true })).toMatchObject({
      value: { name: '', email: '' },
    });
  });
});

const numbers = (text: string) => numbersIn(text, 'https://auenfeld.example');

describe('an address that somebody has copied', () => {
  it('is read with its numbers, the last first, and not of another host', () => {
    expect(numbers('https://auenfeld.example/ort/a-leute/bad-2_a12#comment-7')).toEqual({
      path: '/ort/a-leute/bad-2_a12#comment-7',
      ids: [7, 12, 2],
    });
    expect(numbers('/profile/3/ada')?.ids).toEqual([3]);
    expect(numbers('/1/2/3/4/5/6/7')?.ids).toEqual([7, 6, 5, 4, 3]);
    expect(numbers('/1/2/1')?.ids).toEqual([1, 2]);
    expect(numbers('/ort/0/2147483647/2147483648')?.ids).toEqual([2_147_483_647]);
    expect(numbers('/profile/6/person-1b4b22e7f0613d3')?.ids).toEqual([6]);
    expect(numbers('https://anderswo.example/1')).toBeUndefined();
    expect(numbers('http://[')).toBeUndefined();
  });

  it('never throws, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.constant('/%E0%A4%A')), (text) => {
        expect((numbers(text)?.ids ?? []).every((id) => id > 0 && id < 2 ** 31)).toBe(true);
      }),
    );
  });
});
