import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeBlocks } from './merge-blocks.ts';

const blocksOf = (words: string) => words.split(' ').filter(Boolean);

/** What is left to the person stands in braces, mine before theirs. */
const merged = (base: string, mine: string, theirs: string) =>
  mergeBlocks(blocksOf(base), blocksOf(mine), blocksOf(theirs))
    .flatMap((part) =>
      part.kind === 'agreed' ? part.blocks : [`{${part.mine.join(' ')}/${part.theirs.join(' ')}}`],
    )
    .join(' ');

describe('blocks as both began, mine and theirs', () => {
  it.each([
    ['nothing changed', 'a b', 'a b', 'a b', 'a b'],
    ['one changed one', 'a b', 'A b', 'a b', 'A b'],
    ['the other changed one', 'a b', 'a b', 'a B', 'a B'],
    ['each changed one far from the other', 'a b c', 'A b c', 'a b C', 'A b C'],
    ['each changed a neighbour', 'a b', 'A b', 'a B', 'A B'],
    ['each changed a neighbour, the other way round', 'a b', 'a B', 'A b', 'A B'],
    ['both made the same of it', 'a b', 'A b', 'A b', 'A b'],
    ['both made the same of it, and one changed its neighbour', 'a b', 'A B', 'A b', 'A B'],
    ['both made something else of it', 'a b', 'A b', 'X b', '{A/X} b'],
    [
      'both made something else of it, and one changed its neighbours',
      'a b c',
      'A B c',
      'a X C',
      'A {B/X} C',
    ],
    ['one took it away, the other changed it', 'a b', 'b', 'A b', '{/A} b'],
    ['both took it away', 'a b', 'b', 'b', 'b'],
    ['both wrote something at the end', 'a', 'a n', 'a m', 'a {n/m}'],
    ['both wrote the same at the end', 'a', 'a n', 'a n', 'a n'],
    ['both began with nothing', '', 'n', 'm', '{n/m}'],
    ['both began with nothing and wrote the same', '', 'n', 'n', 'n'],
    ['I wrote on behind what they changed', 'a b', 'a b n', 'a B', 'a B n'],
    ['they wrote on behind what I changed', 'a b', 'a B', 'a b n', 'a B n'],
    ['I wrote something before what they changed', 'a b', 'n a b', 'A b', 'n A b'],
    ['they wrote something before what I changed', 'a b', 'A b', 'n a b', 'n A b'],
    ['I wrote two behind what they changed', 'a', 'a n m', 'A', 'A n m'],
    ['I wrote two before what they changed', 'a', 'n m a', 'A', 'n m A'],
    ['I wrote on behind two of which they made one', 'a b', 'a b n', 'A', 'A n'],
    ['I wrote before two of which they made one', 'a b', 'n a b', 'A', 'n A'],
    ['I wrote on behind what they took away', 'a', 'a n', '', 'n'],
    ['I wrote on behind one of which they made two', 'a', 'a n', 'A B', '{a n/A B}'],
    ['I wrote between two that they changed', 'a b', 'a n b', 'A B', '{a n b/A B}'],
    ['I changed one of two and wrote on behind', 'a b', 'A b n', 'a X', '{A b n/a X}'],
    ['I made two of one that they changed', 'a', 'A B', 'X', '{A B/X}'],
  ])('%s', (_, base, mine, theirs, expected) => expect(merged(base, mine, theirs)).toBe(expected));

  it('are taken for the same by what they hold, whatever the order of their fields', () => {
    const [stretch, ...others] = mergeBlocks<object>(
      [{ type: 'p', text: 'a' }],
      [{ text: 'a', type: 'p' }],
      [{ type: 'p', text: 'b' }],
    );
    expect(others).toEqual([]);
    expect(stretch).toEqual({ kind: 'agreed', blocks: [{ type: 'p', text: 'b' }] });
  });

  const someBlocks = fc
    .array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 5 })
    .map((all) => all.join(' '));

  it('are what one of them made of it where the other left all as it was', () =>
    fc.assert(
      fc.property(someBlocks, someBlocks, (base, changed) => {
        expect(merged(base, changed, base)).toBe(changed);
        expect(merged(base, base, changed)).toBe(changed);
        expect(merged(base, changed, changed)).toBe(changed);
      }),
    ));

  it('are the same whoever of the two is called me, but for the order within a conflict', () =>
    fc.assert(
      fc.property(someBlocks, someBlocks, someBlocks, (base, mine, theirs) => {
        const turned = merged(base, theirs, mine).replaceAll(/\{([^/}]*)\/([^}]*)\}/g, '{$2/$1}');
        expect(turned).toBe(merged(base, mine, theirs));
      }),
    ));
});
