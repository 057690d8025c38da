import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_MEMORY, afterVisit, isGoodMoment, parseMemory } from './rules.ts';

describe('the word about the home screen', () => {
  it('comes on the third day, however often somebody reads on one', () => {
    const days = ['2026-11-20', '2026-11-20', '2026-11-22', '2026-11-22'];
    const before = days.reduce(afterVisit, NO_MEMORY);
    expect([before.days, isGoodMoment(before, false)]).toEqual([2, false]);
    expect(isGoodMoment(afterVisit(before, '2026-11-24'), false)).toBe(true);
  });

  it('comes earlier to who saves something, and never to who said no', () => {
    const first = afterVisit(NO_MEMORY, '2026-11-20');
    expect(isGoodMoment(first, true)).toBe(true);
    expect(isGoodMoment({ ...first, days: 9, isOver: true }, true)).toBe(false);
  });

  it('takes whatever is stored', () => {
    expect(parseMemory('{"days":2,"lastDay":"2026-11-20","isOver":true}')).toEqual({
      days: 2,
      lastDay: '2026-11-20',
      isOver: true,
    });
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(typeof parseMemory(text).isOver).toBe('boolean');
      }),
    );
  });
});
