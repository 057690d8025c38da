import { describe, expect, it } from 'vitest';
import { isOfConcern, readAnswers, toStoredAnswers } from './answers.ts';

describe('answers about the people in a contribution', () => {
  it('are whole: consent is asked of who wrote about somebody', () => {
    expect(readAnswers({ others: 'nein', special: 'nein' })).toMatchObject({
      value: { others: false, special: false, consent: null },
    });
    // Nobody is asked for consent of nobody, whatever was clicked before.
    expect(readAnswers({ others: 'nein', special: 'nein', consent: 'nein' })).toMatchObject({
      value: { consent: null },
    });
    expect(readAnswers({ others: 'ja', special: 'nein', consent: 'ja' })).toMatchObject({
      value: { others: true, special: false, consent: true },
    });
  });

  it.each([
    [{ others: 'ja', special: 'nein' }, ['consent']],
    [{ others: 'nein', special: 'ja' }, ['consent']],
    [{ others: 'nein' }, ['special']],
    [{ special: 'nein' }, ['others']],
    [{ special: 'ja', consent: 'nein' }, ['others']],
    [{ others: 'vielleicht' }, ['others', 'special']],
  ])('of which one is missing, as in %j, say so beside that question alone', (typed, missing) => {
    const { errors } = readAnswers(typed) as { errors: Record<string, string> };
    expect(Object.keys(errors)).toEqual(missing);
  });

  it('are of concern without consent and for special categories, and stay so until it is released', () => {
    const fine = { others: true, special: false, consent: true };
    expect(isOfConcern(fine)).toBe(false);
    expect(isOfConcern({ ...fine, consent: false })).toBe(true);
    expect(isOfConcern({ ...fine, special: true })).toBe(true);
    const first = toStoredAnswers({ ...fine, consent: false }, null);
    expect(toStoredAnswers(fine, null)).toEqual({ ...fine, wasOfConcern: false });
    expect(toStoredAnswers(fine, first)).toEqual({ ...fine, wasOfConcern: true });
    expect(toStoredAnswers(fine, { ...first, wasOfConcern: false }).wasOfConcern).toBe(false);
  });
});
