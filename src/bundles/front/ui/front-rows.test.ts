import { describe, expect, it } from 'vitest';
import type { TeaserView } from '#bundles/pieces/ui/public.ts';
import { toFrontRows } from './front-rows.ts';

const teasers = (count: number) => Array.from({ length: count }, (_, id) => ({ id: id + 1 }) as TeaserView);
const ids = (list: readonly TeaserView[]) => list.map(({ id }) => id);

describe('the rows of a front page', () => {
  it('gives the newest piece the lead and ranks the next ones below it', () => {
    const rows = toFrontRows(teasers(22));
    expect(rows.lead?.id).toBe(1);
    expect(ids(rows.majors)).toEqual([2, 3]);
    expect(ids(rows.side)).toEqual([4, 5, 6, 7]);
    expect(ids(rows.standards)).toEqual([8, 9, 10]);
    expect(ids(rows.briefs)).toEqual([11, 12, 13, 14, 15, 16]);
    expect(ids(rows.belowStandards)).toEqual([17, 18, 19]);
    expect(ids(rows.rest)).toEqual([20, 21, 22]);
  });

  it.each([0, 1, 2, 4, 8, 11, 17, 40])('loses and doubles none of %i pieces', (count) => {
    const { lead, ...lists } = toFrontRows(teasers(count));
    const all = [...(lead ? [lead] : []), ...Object.values(lists).flat()];
    expect(ids(all).sort((a, b) => a - b)).toEqual(ids(teasers(count)));
  });
});
