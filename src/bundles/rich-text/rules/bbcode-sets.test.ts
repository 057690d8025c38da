// Tests what each tag adds to the levels of a text, and how its content is read; what becomes of them is in the tests of
// bbcode.ts and bbcode-tree.ts.
import { describe, expect, it } from 'vitest';
import { EMBED_KINDS } from '../constants.ts';
import { FULL_SET, SMALL_SET, fullSet } from './bbcode-sets.ts';

const rulesOf = ({ rules }: Pick<typeof FULL_SET, 'rules'>) => [...rules];

describe('the full set', () => {
  const sets = { full: FULL_SET, 'full with pictures': fullSet(() => null as never) };

  it.each(Object.keys(sets) as (keyof typeof sets)[])(
    'goes a level deeper for each part of a block: %s',
    (name) =>
      expect(
        Object.fromEntries(
          rulesOf(sets[name]).flatMap(([tag, { levels }]) => (levels === 0 ? [] : [[tag, levels]])),
        ),
      ).toEqual({ quote: 1, spoiler: 1, list: 2, table: 3 }),
  );

  it('reads as it stands what holds no other tags, where it has any content', () => {
    const namesWith = (wanted: string) =>
      rulesOf(FULL_SET).flatMap(([tag, { content }]) => (content === wanted ? [tag] : []));
    expect(namesWith('none')).toEqual(['br', 'smiley', 'hr', 'cut']);
    const pictured = ['img', 'gallery', ...EMBED_KINDS, 'youtube', 'video'];
    expect(namesWith('verbatim')).toEqual(['user', 'code', ...pictured]);
    expect(rulesOf(FULL_SET).flatMap(([tag, { isTop }]) => (isTop ? [tag] : []))).toEqual([
      'cut',
      ...pictured,
    ]);
  });

  it('has parts within what they are parts of', () =>
    expect(rulesOf(FULL_SET).flatMap(([tag, { within }]) => (within ? [[tag, within]] : []))).toEqual([
      ['*', 'list'],
      ['tr', 'table'],
      ['td', 'tr'],
      ['th', 'tr'],
    ]));
});

describe('the small set', () => {
  it('goes a level deeper with each tag', () =>
    expect(rulesOf(SMALL_SET).map(([tag, { levels, content }]) => [tag, levels, content])).toEqual(
      ['b', 'i', 's', 'quote', 'url', 'list', '*'].map((tag) => [tag, 1, 'tags']),
    ));
});
