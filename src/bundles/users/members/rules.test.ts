import { describe, expect, it } from 'vitest';
import { OPEN_END } from './constants.ts';
import { widthOf } from './rules.ts';
import { currentSuspension, suspensionText, untilText } from './suspension.ts';

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
