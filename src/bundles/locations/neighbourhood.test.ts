import { describe, expect, it } from 'vitest';
import { placesAbove, placesAround, placesBelow, placesNear } from './neighbourhood.ts';
import type { Location, LocationTree } from './queries.ts';

const place = (id: number, path: string, kind: Location['kind'], at?: [number, number]): Location => ({
  id,
  path,
  kind,
  name: `Ort ${id}`,
  slug: `ort-${id}`,
  parentId: Number(path.split('/').at(-3) ?? 0) || null,
  position: 0,
  isHidden: false,
  neighbourIds: [],
  mergedIntoId: null,
  pictureId: null,
  postcode: null,
  latitude: at?.[0] ?? null,
  longitude: at?.[1] ?? null,
});

const district = place(1, '1/', 'district');
const auenfeld = place(2, '1/2/', 'town', [51.02, 9.9]);
const steinach = place(3, '1/3/', 'town', [50.975, 10.007]);
const kirchbruck = place(4, '1/4/', 'town', [51.055, 9.835]);
const nowhere = place(5, '1/5/', 'town');
const quarter = place(6, '1/2/6/', 'quarter', [51.0225, 9.9045]);
const all = [district, auenfeld, steinach, kirchbruck, nowhere, quarter];
const tree: LocationTree = {
  all,
  byId: new Map(all.map((location) => [location.id, location])),
  bySlug: new Map(),
  towns: [auenfeld, steinach, kirchbruck, nowhere],
  whole: district,
};

const near = (here: Location | undefined) =>
  placesNear(tree, here).map(({ location, kilometres }) => [location.id, kilometres]);

describe('what lies near', () => {
  it('a town are the others, the nearest first, with kilometres where they are known', () =>
    expect(near(auenfeld)).toEqual([
      [4, 6],
      [3, 9],
      [5, null],
    ]));

  it('a quarter are the towns that it is no part of', () =>
    expect(near(quarter)).toEqual([
      [4, 6],
      [3, 9],
      [5, null],
    ]));

  it('a district, and the whole portal, are the towns in it', () => {
    const towns = [2, 3, 4, 5].map((id) => [id, null]);
    expect(near(district)).toEqual(towns);
    expect(near(undefined)).toEqual(towns);
  });
});

describe('the tree', () => {
  it('knows what lies above and below', () => {
    expect(placesAbove(tree, quarter).map(({ id }) => id)).toEqual([1, 2]);
    expect(placesAbove(tree, district)).toEqual([]);
    expect(placesBelow(tree, auenfeld).map(({ id }) => id)).toEqual([6]);
    expect(placesBelow(tree, quarter)).toEqual([]);
  });
});

describe('what lies around a postcode', () => {
  const coded = {
    ...tree,
    all: all.map((place) => (place.id === 2 || place.id === 6 ? { ...place, postcode: '36199' } : place)),
  };
  const around = (postcode: string, kilometres: number) =>
    placesAround(coded, postcode, kilometres)?.map(({ id }) => id);

  it('are towns, without the quarters within them, and nothing larger', () => {
    expect(around('36199', 0)).toEqual([2]);
    expect(around('36199', 6)).toEqual([2, 4]);
    expect(around('36199', 50)).toEqual([2, 3, 4]);
  });

  it('is nothing known where no place has it, or nobody knows where that is', () => {
    expect(around('99999', 50)).toBeUndefined();
    expect(placesAround({ ...tree, all: [{ ...nowhere, postcode: '36200' }] }, '36200', 5)).toBeUndefined();
  });
});
