import { describe, expect, it } from 'vitest';
import { canBeAppealed, checkAppeal, checkOutcome, concerns } from './rules.ts';

const hidden = {
  state: 'valid',
  measure: 'hide',
  isThreadLocked: false,
  isWarning: false,
  suspension: 'none',
  label: '',
  appealUntil: new Date('2027-05-25T00:00:00Z'),
} as const;
const left = { ...hidden, measure: 'none' } as const;
const now = new Date('2026-11-24T12:00:00Z');

describe('who is told of a decision, and may appeal against it', () => {
  it('is the person affected where something was taken, and who told of it where it was left', () => {
    expect([concerns('affected', hidden), concerns('notifier', hidden)]).toEqual([true, false]);
    expect([concerns('affected', left), concerns('notifier', left)]).toEqual([false, true]);
    const warned = { ...left, isWarning: true };
    expect([concerns('affected', warned), concerns('notifier', warned)]).toEqual([true, true]);
    expect(concerns('affected', { ...hidden, state: 'proposed' })).toBe(false);
  });

  it('is for half a year, and not against what fell away', () => {
    expect(canBeAppealed('affected', hidden, now)).toBe(true);
    expect(canBeAppealed('affected', hidden, hidden.appealUntil)).toBe(false);
    expect(canBeAppealed('affected', { ...hidden, state: 'reversed' }, now)).toBe(false);
    expect(canBeAppealed('notifier', hidden, now)).toBe(false);
    expect(canBeAppealed('affected', { ...hidden, appealUntil: null }, now)).toBe(false);
  });
});

it('an appeal says why, and so does the answer', () => {
  expect(checkAppeal(' \n')).toMatchObject({ kind: 'invalid' });
  expect(checkAppeal('x'.repeat(4001))).toMatchObject({ kind: 'invalid' });
  expect(checkAppeal('x'.repeat(4000))).toMatchObject({ kind: 'valid' });
  expect(checkAppeal(' Nein.\r\nWirklich. ')).toEqual({ kind: 'valid', value: 'Nein.\nWirklich.' });
  expect(checkOutcome({ outcome: 'vielleicht', answer: '' })).toMatchObject({
    errors: { outcome: expect.any(String), answer: expect.any(String) },
  });
  for (const outcome of ['upheld', 'reversed'])
    expect(checkOutcome({ outcome, answer: 'x'.repeat(4000) })).toEqual({
      kind: 'valid',
      value: { outcome, answer: 'x'.repeat(4000) },
    });
  for (const answer of ['', 'x'.repeat(4001)])
    expect(checkOutcome({ outcome: 'upheld', answer })).toEqual({
      kind: 'invalid',
      errors: { answer: expect.any(String) },
    });
});
