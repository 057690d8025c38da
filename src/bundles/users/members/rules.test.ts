import { describe, expect, it } from 'vitest';
import { OPEN_END } from './constants.ts';
import { dayEnd, widthOf } from './rules.ts';
import { currentSuspension, suspensionText, untilText } from './suspension.ts';

describe('the end of a day in Germany', () => {
  it.each([
    ['2026-12-03', '2026-12-03T23:00:00.000Z'],
    ['2026-07-31', '2026-07-31T22:00:00.000Z'],
    // The clocks are changed in the night after it, or before it.
    ['2026-03-28', '2026-03-28T23:00:00.000Z'],
    ['2026-03-29', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', '2026-10-25T23:00:00.000Z'],
    ['2026-12-31', '2026-12-31T23:00:00.000Z'],
    ['2028-02-28', '2028-02-28T23:00:00.000Z'],
  ])('%s ends at %s', (day, end) => expect(dayEnd(day)?.toISOString()).toBe(end));

  it.each(['', '2026-02-29', '2026-13-01', '3.12.2026', '9999-12-31', '2026-12-03T10:00'])(
    '%j is no day that ends',
    (day) => expect(dayEnd(day)).toBeUndefined(),
  );
});

describe('how wide a role is', () => {
  it('is that of the widest one that is held anywhere', () => {
    expect(widthOf([])).toBe(-1);
    expect(widthOf([{ role: 'author' }, { role: 'editor' }, { role: 'member' }])).toBe(3);
  });
});

const until = (suspendedUntil: Date | null) => ({ suspendedUntil, suspensionReason: 'Streit' });

describe('a suspension', () => {
  const now = new Date('2026-11-20T12:00:00Z');

  it('ends by itself', () => {
    expect(currentSuspension(until(null), now)).toBeNull();
    expect(currentSuspension(until(now), now)).toBeNull();
    const later = new Date(now.getTime() + 1);
    expect(currentSuspension(until(later), now)).toEqual({ until: later, reason: 'Streit' });
  });

  it('may have no end', () => {
    const suspension = currentSuspension(until(OPEN_END), now)!;
    expect(suspension).toEqual({ until: null, reason: 'Streit' });
    expect(suspensionText(suspension)).toBe(
      'Ihr Konto ist bis auf Weiteres gesperrt. Sie können lesen, aber nicht schreiben. Grund: Streit',
    );
  });

  it('names its last day when it ends at midnight', () => {
    expect(untilText(new Date('2026-12-03T23:00:00Z'))).toBe('bis einschließlich 3.\u00a0Dezember 2026');
    expect(untilText(new Date('2026-12-03T08:30:00Z'))).toBe('bis 3.\u00a0Dezember 2026, 9.30\u00a0Uhr');
  });
});
