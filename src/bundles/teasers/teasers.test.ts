import { describe, expect, it } from 'vitest';
import { withCommentCounts } from './teasers.ts';
import { aTeaserView } from './test-data.ts';

const teaser = aTeaserView({ commentCount: 3 });
const counted = (count: number | undefined) =>
  withCommentCounts([teaser], { byRef: new Map(count === undefined ? [] : [['article:7', count]]) })[0]!;

describe('a teaser with its number of comments', () => {
  it('is the kept one while that is as it was, and the same new one while it is as it was last', () => {
    expect(counted(3)).toBe(teaser);
    const four = counted(4);
    expect(four).toEqual({ ...teaser, commentCount: 4 });
    expect(counted(4)).toBe(four);
    expect(counted(undefined).commentCount).toBe(0);
    expect(teaser.commentCount).toBe(3);
  });
});
