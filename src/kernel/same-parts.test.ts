import fc from 'fast-check';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { withSameParts } from './same-parts.ts';

const aView = () => ({
  title: 'Markt',
  at: new Date(0),
  rows: [
    { id: 1, tags: ['a'] },
    { id: 2, tags: [] as string[] },
  ],
});

describe('what is loaded anew', () => {
  it('is the very object of before when nothing has changed', () => {
    const before = aView();
    expect(withSameParts(before, aView())).toBe(before);
  });

  it('has the parts of before around the one that has changed', () => {
    const before = aView();
    const now = {
      ...aView(),
      rows: [
        { id: 1, tags: ['a'] },
        { id: 2, tags: ['neu'] },
      ],
    };
    const merged = withSameParts(before, now);
    expect(merged).toEqual(now);
    expect(merged.rows[0]).toBe(before.rows[0]);
    expect(merged.rows[1]).not.toBe(before.rows[1]);
    expect(merged.at).toBe(before.at);
    expect(before).toEqual(aView());
  });

  it.each([
    ['something is missing', { a: 1, b: undefined }, { a: 1 }],
    ['something is there beside', { a: 1 }, { a: 1, b: undefined }],
    ['a list is shorter', [1, 2], [1]],
    ['a list is longer', [1], [1, 2]],
    ['a list is no list any more', [1], { 0: 1 }],
    ['there was nothing', null, { a: 1 }],
    ['a name means something else to JavaScript', { a: 1 }, JSON.parse('{ "__proto__": 1 }')],
    ['there was no moment', null, new Date(1)],
    ['it is no moment any more', new Date(1), 'bald'],
    ['another name says nothing', { a: 1, b: 2 }, { a: 1, c: undefined }],
    ['it is of another kind', new Date(1), new Date(2)],
  ])('is its own when %s', (_, before, now) => {
    expect(withSameParts<unknown>(before, now)).not.toBe(before);
    expect(withSameParts<unknown>(before, now)).toStrictEqual(now);
  });

  it('keeps what is no plain value as it came', () => {
    const before = { map: new Map([[1, 1]]), element: createElement('p'), run: () => 1 };
    const now = { map: new Map([[1, 1]]), element: createElement('p'), run: () => 1 };
    const merged = withSameParts(before, now);
    expect([merged.map === now.map, merged.element === now.element, merged.run === now.run]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('always is what it was loaded as, and leaves what there was as it was', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, now) => {
        const [kept, wanted] = [structuredClone(before), structuredClone(now)];
        expect(withSameParts<unknown>(before, now)).toStrictEqual(wanted);
        expect(before).toStrictEqual(kept);
      }),
    );
  });
});
