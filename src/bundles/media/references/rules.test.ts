import { describe, expect, it } from 'vitest';
import { REFERENCE_ACTIONS } from './constants.ts';
import { afterAction, isMoved } from './rules.ts';
import type { ReferenceListsView, ReferenceView } from './views.ts';

const reference = (imageId: number) => ({ imageId, imageType: 'image' }) as ReferenceView;

describe('what an action moves, by the list that an image is on', () => {
  it.each([
    ['reference-add', { none: true, temporary: false, saved: false }],
    ['reference-remove', { none: false, temporary: true, saved: true }],
    ['save-add', { none: true, temporary: true, saved: false }],
    ['save-remove', { none: false, temporary: false, saved: true }],
  ] as const)('%s', (action, expected) => {
    expect({
      none: isMoved(action, undefined),
      temporary: isMoved(action, 'temporary'),
      saved: isMoved(action, 'saved'),
    }).toEqual(expected);
  });
});

describe('the lists after an action', () => {
  const lists: ReferenceListsView = { saved: [reference(1)], temporary: [reference(2), reference(3)] };
  const idsAfter = (imageId: number, action: (typeof REFERENCE_ACTIONS)[number]) => {
    const { saved, temporary } = afterAction(lists, reference(imageId), action);
    return [saved.map((one) => one.imageId), temporary.map((one) => one.imageId)];
  };

  it('have what was moved first', () => {
    expect(idsAfter(3, 'save-add')).toEqual([[3, 1], [2]]);
    expect(idsAfter(1, 'save-remove')).toEqual([[], [1, 2, 3]]);
    expect(idsAfter(4, 'reference-add')).toEqual([[1], [4, 2, 3]]);
  });

  it('lack what was taken out', () => {
    expect(idsAfter(2, 'reference-remove')).toEqual([[1], [3]]);
    expect(idsAfter(1, 'reference-remove')).toEqual([[], [2, 3]]);
  });

  it('are the same when nothing is to be done', () => {
    expect(afterAction(lists, reference(1), 'reference-add')).toBe(lists);
    expect(afterAction(lists, reference(9), 'reference-remove')).toBe(lists);
  });
});
