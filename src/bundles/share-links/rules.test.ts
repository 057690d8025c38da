import { describe, expect, it } from 'vitest';
import { declaredKinds } from '#kernel/declared-kinds.ts';
import { codeOf, refOfCode } from './rules.ts';

const article = (id: number) => ({ type: 'article', id });
const codeOfArticle = (id: number) => codeOf(declaredKinds, article(id))!;

describe('a short code', () => {
  it('stands for one thing, and leads back to it', () => {
    const codes = new Set<string>();
    for (const type of ['article', 'imagepost', 'event'])
      for (const id of [1, 2, 30, 31, 32, 961, 123_456, 2 ** 31 - 1]) {
        const code = codeOf(declaredKinds, { type, id })!;
        expect(refOfCode(declaredKinds, code)).toEqual({ type, id });
        expect(refOfCode(declaredKinds, code.toUpperCase())).toEqual({ type, id });
        codes.add(code);
      }
    expect(codes.size).toBe(24);
  });

  it('never changes: it stands on paper', () => {
    expect([1, 961, 123_456].map(codeOfArticle)).toMatchInlineSnapshot(`
      [
        "a3c",
        "a322c",
        "a66ggz",
      ]
    `);
  });

  it('is short, without what looks alike', () => {
    expect(codeOfArticle(200_000).length).toBeLessThanOrEqual(6);
    for (let id = 1; id < 2000; id++) expect(codeOfArticle(id)).toMatch(/^a[2-9a-hjkmnp-z]+$/);
  });

  it('with one letter mistyped, or two that changed places, is no other thing’s', () => {
    for (const id of [7, 4711, 200_000]) {
      const code = codeOfArticle(id);
      for (let at = 1; at < code.length; at++)
        for (const letter of '23456789abcdefghjkmnpqrstuvwxyz') {
          const wrong = code.slice(0, at) + letter + code.slice(at + 1);
          if (wrong !== code) expect([wrong, refOfCode(declaredKinds, wrong)]).toEqual([wrong, undefined]);
        }
      for (let at = 1; at < code.length - 1; at++) {
        const swapped = code.slice(0, at) + code[at + 1] + code[at] + code.slice(at + 2);
        if (swapped !== code)
          expect([swapped, refOfCode(declaredKinds, swapped)]).toEqual([swapped, undefined]);
      }
    }
  });

  it.each([
    '',
    'a',
    'a2',
    'x',
    'a0',
    'al',
    '~',
    'a'.repeat(500),
    'a2222',
    '%00',
    '__proto__',
    'azzzzzzzzzzzz',
  ])('isn’t %s', (text) => expect(refOfCode(declaredKinds, text)).toBeUndefined());

  it('is none of an id that the database can’t hold, however right it is', () => {
    for (const id of [0, 2 ** 31, 2 ** 31 + 31])
      expect(refOfCode(declaredKinds, codeOfArticle(id))).toBeUndefined();
  });

  it('is not for what has no mark in its address', () =>
    expect(codeOf(declaredKinds, { type: 'comment', id: 1 })).toBeUndefined());
});
