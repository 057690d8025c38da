import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_MEMORY, afterVisit, isGoodMoment, parseMemory } from './rules.ts';

const by = (today: string, hasJustSaved = false) => ({ today, hasJustSaved });

describe('the word about the home screen', () => {
  it('comes on the third day, however often somebody reads on one', () => {
    const days = ['2026-11-20', '2026-11-20', '2026-11-22', '2026-11-22'];
    const before = days.reduce(afterVisit, NO_MEMORY);
    expect([before.days, isGoodMoment(before, by('2026-11-22'))]).toEqual([2, false]);
    expect(isGoodMoment(afterVisit(before, '2026-11-24'), by('2026-11-24'))).toBe(true);
  });

  it('comes earlier to who saves something, and never to who said no', () => {
    const first = afterVisit(NO_MEMORY, '2026-11-20');
    expect(isGoodMoment(first, by('2026-11-20', true))).toBe(true);
    expect(isGoodMoment({ ...first, days: 9, isOver: true }, by('2026-11-20', true))).toBe(false);
  });

  it('is said once, and then not for three days, whatever is saved', () => {
    const told = { ...NO_MEMORY, days: 9, lastDay: '2026-12-30', toldOn: '2026-12-30' };
    for (const day of ['2026-12-30', '2026-12-31', '2027-01-01'])
      expect([day, isGoodMoment(told, by(day)), isGoodMoment(told, by(day, true))]).toEqual([
        day,
        false,
        false,
      ]);
    expect(isGoodMoment(told, by('2027-01-02'))).toBe(true);
  });

  it('takes whatever is stored', () => {
    expect(parseMemory('{"days":2,"lastDay":"2026-11-20","isOver":true}')).toEqual({
      days: 2,
      lastDay: '2026-11-20',
      isOver: true,
      toldOn: '',
    });
    const whole = { days: 2, lastDay: '2026-11-20', isOver: false, toldOn: '2026-11-20' };
    expect(parseMemory(JSON.stringify(whole))).toEqual(whole);
    for (const part of [{ days: 1.5 }, { days: '2' }, { lastDay: 7 }, { isOver: 'ja' }, { toldOn: 7 }])
      expect([part, parseMemory(JSON.stringify({ ...whole, ...part }))]).toEqual([part, NO_MEMORY]);
    for (const text of [null, '', 'null', '7', '[]', '{'])
      expect([text, parseMemory(text)]).toEqual([text, NO_MEMORY]);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const memory = parseMemory(text);
        expect(typeof memory.isOver).toBe('boolean');
        expect(typeof isGoodMoment(memory, by('2026-11-20'))).toBe('boolean');
      }),
    );
  });
});
