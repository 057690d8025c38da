import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLACES_KEPT, parsePlaces, placeToGoOn, withPlace } from './reading-places.ts';

const place = (path: string, paragraph: number, isDone = false) => ({ path, paragraph, isDone });

describe('how far one has read', () => {
  it('is told of what was begun, not of what was hardly begun or read to the end', () => {
    const places = [place('/a', 5), place('/b', 2), place('/c', 5, true), place('/d', 9)];
    expect(placeToGoOn(places, '/a', 10)).toBe(5);
    for (const path of ['/b', '/c', '/d', '/e']) expect(placeToGoOn(places, path, 10)).toBeUndefined();
  });

  it.each([
    [2, 10, undefined],
    [3, 10, 3],
    [8, 10, 8],
    [9, 10, undefined],
    [3, 4, undefined],
    [3, 5, 3],
  ])('at paragraph %i of %i goes on at %s', (paragraph, count, goesOn) =>
    expect(placeToGoOn([place('/a', paragraph)], '/a', count)).toBe(goesOn),
  );

  it.each([{ path: 7 }, { paragraph: 1.5 }, { paragraph: '4' }, { isDone: 'ja' }, { isDone: undefined }])(
    'is nothing where a part of it is something else: %j',
    (part) => {
      const good = place('/b', 4);
      expect(parsePlaces(JSON.stringify([{ ...place('/a', 4), ...part }, good]))).toEqual([good]);
    },
  );

  it('is the last place of each piece; what was read stays read', () => {
    const places = withPlace(withPlace([place('/b', 1)], place('/a', 7, true)), place('/a', 4));
    expect(places).toEqual([place('/b', 1), place('/a', 4, true)]);
    expect(withPlace([place('/b', 9, true), place('/a', 1)], place('/a', 4))).toEqual([
      place('/b', 9, true),
      place('/a', 4),
    ]);
  });

  it('is remembered of the newest', () => {
    const many = Array.from({ length: PLACES_KEPT + 5 }, (_, at) => place(`/${at}`, 4));
    const kept = many.reduce<ReturnType<typeof parsePlaces>>(withPlace, []);
    expect(PLACES_KEPT).toBe(300);
    expect(kept).toHaveLength(PLACES_KEPT);
    expect(kept.at(-1)!.path).toBe(`/${PLACES_KEPT + 4}`);
  });

  it('is nothing where something else is stored, whatever it is', () => {
    expect(parsePlaces(null)).toEqual([]);
    expect(parsePlaces('[{"path":"/a","paragraph":4,"isDone":false},{"path":7},null]')).toEqual([
      place('/a', 4),
    ]);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const { path } of parsePlaces(text)) expect(typeof path).toBe('string');
      }),
    );
  });
});
