import { describe, expect, it } from 'vitest';
import { arrangeMenu, isMoving, moveEntry, withStandard } from './rules.ts';

const standard = [
  { key: 'category:1', name: 'Rathaus', href: '/auental/c-rathaus', isCurrent: true },
  { key: 'category:2', name: 'Sport', href: '/auental/c-sport' },
  { name: 'Ohne Namen', href: '/x' },
];
const entry = (changes: object) => ({ key: '', href: '', label: '', isHidden: false, ...changes });
const targets = new Map([['cmspage:7', { key: 'cmspage:7', name: 'Mitmachen', href: '/p/mitmachen' }]]);
const namesOf = (entries: readonly ReturnType<typeof entry>[], path = '/') =>
  arrangeMenu({ standard, entries, targets, path }).map(({ name }) => name);

describe('arrangeMenu', () => {
  it('puts what was chosen first, by its own name or another, and what is new last', () => {
    expect(namesOf([entry({ key: 'cmspage:7' }), entry({ key: 'category:2', label: 'Turnen' })])).toEqual([
      'Mitmachen',
      'Turnen',
      'Rathaus',
      'Ohne Namen',
    ]);
  });

  it('leaves out what is hidden, and what is not there any more', () => {
    expect(namesOf([entry({ key: 'category:1', isHidden: true }), entry({ key: 'cmspage:9' })])).toEqual([
      'Sport',
      'Ohne Namen',
    ]);
  });

  it('knows the page that is open', () => {
    const entries = [entry({ key: 'cmspage:7' }), entry({ href: '/p/mitmachen', label: 'Hier' })];
    const arranged = arrangeMenu({ standard, entries, targets, path: '/p/mitmachen' });
    expect(arranged.map(({ isCurrent = false }) => isCurrent)).toEqual([true, true, true, false, false]);
  });

  it('changes nothing of a menu that nobody changed', () => {
    expect(arrangeMenu({ standard, entries: [], targets, path: '/' })).toEqual(standard);
  });
});

describe('the form of a menu', () => {
  it('holds what was chosen and what is new since', () => {
    const chosen = entry({ key: 'category:2', isHidden: true });
    expect(withStandard([chosen], standard)).toEqual([chosen, entry({ key: 'category:1' })]);
  });

  it.each([
    ['up:1', 'bac'],
    ['down:1', 'acb'],
    ['remove:0', 'bc'],
    ['up:0', 'abc'],
    ['down:2', 'abc'],
    ['remove:9', 'abc'],
    ['up:3', 'abc'],
    ['down:9', 'abc'],
  ])('moves by %s to %s', (act, wanted) => {
    expect(isMoving(act)).toBe(true);
    expect(moveEntry(['a', 'b', 'c'], act).join('')).toBe(wanted);
  });

  it('moves by nothing else', () => {
    for (const act of ['', 'add', 'reset', 'up:x', 'remove:-1']) expect(isMoving(act)).toBe(false);
    expect(moveEntry(['a', 'b'], 'add')).toEqual(['a', 'b']);
  });
});
