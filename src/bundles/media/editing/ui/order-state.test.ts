// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { OrderedPicture } from '../views.ts';
import {
  holds,
  keyOf,
  moved,
  orderOf,
  takenOut,
  withAdded,
  withEdited,
  withHero,
  withoutHero,
  withoutImage,
} from './order-state.ts';

const picture = (id: number, place: OrderedPicture['place'] = 'gallery'): OrderedPicture => ({
  id,
  place,
  name: `Bild ${id}`,
  src: null,
  focus: '50% 50%',
  mayEdit: true,
});
const order = orderOf({ pictures: [picture(9, 'hero'), picture(1), picture(2), picture(3)] });
const idsOf = ({ hero, gallery }: typeof order) => [hero?.id ?? null, gallery.map(({ id }) => id)];

describe('pictures in order', () => {
  it.each([
    ['forwards', 3, 0, [3, 1, 2]],
    ['backwards', 1, 1, [2, 1, 3]],
    ['beyond the end', 1, 99, [2, 3, 1]],
    ['beyond the beginning', 2, -1, [2, 1, 3]],
    ['nowhere, when it isn’t there', 77, 0, [1, 2, 3]],
  ])('move %s', (_, id, to, expected) => expect(idsOf(moved(order, id, to))).toEqual([9, expected]));

  it('take turns as the opening one', () => {
    expect(idsOf(withHero(order, picture(2), true))).toEqual([2, [9, 1, 3]]);
    expect(idsOf(withHero(order, picture(2), false))).toEqual([2, [1, 3]]);
    expect(idsOf(withHero(order, picture(9), true))).toEqual([9, [1, 2, 3]]);
    expect(idsOf(withoutHero(order))).toEqual([null, [1, 2, 3, 9]]);
  });

  it('go, from where they are meant to', () => {
    expect(idsOf(takenOut(order, { id: 9, place: 'hero' }))).toEqual([null, [1, 2, 3]]);
    expect(idsOf(takenOut(order, { id: 2, place: 'gallery' }))).toEqual([9, [1, 3]]);
    expect(idsOf(withoutImage(order, 9))).toEqual([null, [1, 2, 3]]);
  });

  it('are added once, first of all as the opening one', () => {
    expect(idsOf(withAdded(order, picture(4), true))).toEqual([9, [1, 2, 3, 4]]);
    expect(withAdded(order, picture(2), true)).toBe(order);
    expect(idsOf(withAdded({ hero: null, gallery: [] }, picture(4), true))).toEqual([4, []]);
    expect(idsOf(withAdded({ hero: picture(1), gallery: [] }, picture(4), false))).toEqual([4, []]);
    expect([holds(order, 9), holds(order, 3), holds(order, 4)]).toEqual([true, true, false]);
  });

  it('keep their place when they are edited', () => {
    const edited = withEdited(order, { ...picture(9), name: 'Neu' });
    expect(edited.hero).toMatchObject({ id: 9, place: 'hero', name: 'Neu' });
    expect(keyOf(edited)).toBe(keyOf(order));
  });
});
