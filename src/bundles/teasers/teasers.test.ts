import { describe, expect, it } from 'vitest';
import { withCommentCounts } from './teasers.ts';
import { aTeaserView } from './test-data.ts';

const teaser = aTeaserView({ commentCount: 3 });
const others = [aTeaserView({ id: 8, commentCount: 3 }), aTeaserView({ kind: 'event', commentCount: 3 })];
const counted = (count: number | undefined) =>
  withCommentCounts([teaser, ...others], {
    changed: new Map(count === undefined ? [] : [['article:7', count]]),
  });

describe('a teaser with its number of comments', () => {
  it('is the kept one while that is as it was, and the same new one while it is as it was last', () => {
    expect(counted(undefined)[0]).toBe(teaser);
    const [four] = counted(4);
    expect(four).toEqual({ ...teaser, commentCount: 4 });
    expect(counted(4)[0]).toBe(four);
    expect(counted(0)[0]!.commentCount).toBe(0);
    expect(teaser.commentCount).toBe(3);
  });

  it('leaves others as they are', () => {
    expect(counted(4).slice(1)).toEqual(others);
    expect(counted(4)[1]).toBe(others[0]);
  });
});
