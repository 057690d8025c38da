// Merges three lists of blocks – as both began, mine, theirs – into one: what only one of them changed is taken, what both
// changed stays side by side. Blocks are whole: paragraphs, pictures, items of a list.
import { diff3Merge } from 'node-diff3';
import { canonical } from './same.ts';

/** A part of the merged list. */
export type Stretch<Block> =
  | { readonly kind: 'agreed'; readonly blocks: readonly Block[] }
  | { readonly kind: 'conflict'; readonly mine: readonly Block[]; readonly theirs: readonly Block[] };

export const mergeBlocks = <Block>(
  base: readonly Block[],
  mine: readonly Block[],
  theirs: readonly Block[],
): readonly Stretch<Block>[] => {
  const known = new Map([...base, ...mine, ...theirs].map((block) => [canonical(block), block]));
  const read = (keys: readonly string[]) => keys.map((key) => known.get(key)!);
  const regions = diff3Merge(mine.map(canonical), base.map(canonical), theirs.map(canonical));
  return regions.flatMap(({ ok, conflict }): Stretch<Block>[] => {
    if (ok) return [{ kind: 'agreed', blocks: read(ok) }];
    const { o: base, a: mine, b: theirs } = conflict!;
    return refine({ base, mine, theirs }).map((stretch) =>
      stretch.kind === 'agreed'
        ? { kind: 'agreed', blocks: read(stretch.blocks) }
        : { kind: 'conflict', mine: read(stretch.mine), theirs: read(stretch.theirs) },
    );
  });
};

interface Clash {
  readonly base: readonly string[];
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
}

/** Neighbours, each changed by one of the two, are no conflict; nor is something written right before or behind. */
const refine = ({ base, mine, theirs }: Clash): readonly Stretch<string>[] => {
  if (base.length === mine.length && base.length === theirs.length)
    return base.map((_, at) => pick(base, mine, theirs, at));
  return [added(base, mine, theirs) ?? added(base, theirs, mine) ?? { kind: 'conflict', mine, theirs }];
};

const pick = (
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
  at: number,
): Stretch<string> => {
  const [one, other] = [mine.slice(at, at + 1), theirs.slice(at, at + 1)];
  if (one[0] === other[0] || other[0] === base[at]) return agreed(one);
  return one[0] === base[at] ? agreed(other) : { kind: 'conflict', mine: one, theirs: other };
};

/** `adding` left what there was as it is and wrote only before or behind it, `changing` changed it. */
const added = (
  base: readonly string[],
  adding: readonly string[],
  changing: readonly string[],
): Stretch<string> | undefined => {
  const more = adding.length - base.length;
  if (changing.length > base.length) return undefined;
  const begins = base.every((block, at) => adding[at] === block);
  if (begins) return agreed([...changing, ...adding.slice(base.length)]);
  const ends = base.every((block, at) => adding[at + more] === block);
  return ends ? agreed([...adding.slice(0, more), ...changing]) : undefined;
};

const agreed = (blocks: readonly string[]): Stretch<string> => ({ kind: 'agreed', blocks });
