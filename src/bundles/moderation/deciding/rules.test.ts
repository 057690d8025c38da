import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATEGORIES, MAX_FACTS_LENGTH, MEASURES, SUSPENSIONS } from '../constants.ts';
import type { SuspensionLength } from '../constants.ts';
import * as texts from './texts.ts';
import { appealEnd, checkDecision, NOTHING_DECIDED, suspensionEnd } from './rules.ts';
import {
  isAboutAccount,
  isRestriction,
  statementToAffected,
  statementToNotifier,
} from './rules/statement.ts';

const can = {
  canHide: true,
  canDelete: true,
  canLock: true,
  canReduce: true,
  placeToSuspendAt: 'Auenfeld',
  canLabel: true,
  canSuspend: true,
  hasAuthor: true,
  hasNotices: true,
};
const typed = { ...NOTHING_DECIDED, measure: 'hide', category: 'insult', facts: 'Es steht da.' };

const foundedOrNot = (isUnfounded: boolean) => ({ kind: 'valid', value: { isUnfounded } });

const outcomeOf = (changes: object, possible: object = {}) => {
  const checked = checkDecision({ ...typed, ...changes }, { ...can, ...possible });
  return checked.kind === 'invalid' ? Object.keys(checked.errors) : checked.value;
};

describe('a decision', () => {
  it('says what, against what, and why', () => {
    expect(checkDecision(typed, can)).toMatchObject({ kind: 'valid', value: { measure: 'hide' } });
    expect(checkDecision({ ...typed, facts: ' ', category: '' }, can)).toMatchObject({
      errors: { category: expect.any(String), facts: expect.any(String) },
    });
    expect(checkDecision({ ...NOTHING_DECIDED, measure: 'none' }, can)).toMatchObject({ kind: 'valid' });
    expect(checkDecision({ ...typed, measure: 'fressen' }, can)).toMatchObject({
      errors: { measure: expect.any(String) },
    });
    expect(checkDecision({ ...typed, suspension: '8' }, can)).toMatchObject({
      errors: { suspension: 'Bitte wählen Sie aus, wie lange die Sperre gilt.' },
    });
  });

  it('can be no more than is possible here', () => {
    expect(checkDecision(typed, { ...can, canHide: false })).toMatchObject({
      errors: { measure: expect.any(String) },
    });
    for (const [measure, kind] of [
      ['hide', 'valid'],
      ['delete', 'invalid'],
    ] as const)
      expect(checkDecision({ ...typed, measure }, { ...can, canDelete: false })).toMatchObject({ kind });
    const suspending = { ...typed, suspension: '7' };
    const local = { ...suspending, isLocal: true };
    expect(checkDecision(local, { ...can, canSuspend: false })).toMatchObject({
      value: { suspension: '7', suspensionPlace: 'Auenfeld' },
    });
    expect(checkDecision(suspending, can)).toMatchObject({ value: { suspensionPlace: '' } });
    expect(checkDecision(local, { ...can, placeToSuspendAt: '' })).toMatchObject({
      errors: { suspension: expect.any(String) },
    });
    expect(checkDecision(suspending, { ...can, canSuspend: false })).toMatchObject({
      errors: { suspension: expect.any(String) },
    });
    const more = { ...typed, isWarning: true, isThreadLocked: true };
    expect(checkDecision(more, { ...can, canLock: false, hasAuthor: false })).toMatchObject({
      value: { isWarning: false, isThreadLocked: false },
    });
  });

  it('says something at the thing in one line, where that can be shown, and takes it out of lists where it stands in some', () => {
    const label = ' Umstritten:\u202e die Stadt\nwiderspricht ';
    const said = { ...typed, measure: 'none', label };
    expect(checkDecision(said, can)).toMatchObject({
      value: { label: 'Umstritten: die Stadt widerspricht' },
    });
    expect(checkDecision(said, { ...can, canLabel: false })).toMatchObject({ value: { label: '' } });
    // It needs a reason as all that restricts.
    expect(checkDecision({ ...said, facts: '' }, can)).toMatchObject({
      errors: { facts: expect.any(String) },
    });
    expect(checkDecision({ ...said, label: 'x'.repeat(201) }, can)).toMatchObject({
      errors: { label: expect.any(String) },
    });
    const reduced = { ...typed, measure: 'reduce' };
    expect(checkDecision(reduced, can)).toMatchObject({ value: { measure: 'reduce' } });
    expect(checkDecision(reduced, { ...can, canReduce: false })).toMatchObject({
      errors: { measure: expect.any(String) },
    });
  });

  it('says nothing of what nobody asked for', () => {
    expect(outcomeOf({ suspension: 'lange' })).toEqual(['suspension']);
    expect(outcomeOf({ suspension: 'none' })).toMatchObject({ suspension: 'none', suspensionPlace: '' });
    expect(outcomeOf({}, { canSuspend: false })).toMatchObject({ suspension: 'none' });
    expect(outcomeOf({ isLocal: true }, { placeToSuspendAt: '' })).toMatchObject({ suspension: 'none' });
    expect(outcomeOf({ measure: 'fressen', category: '', facts: '' })).toEqual(['measure']);
    expect(outcomeOf({ measure: 'fressen', facts: '', isUnfounded: true })).toEqual(['measure']);
    expect(outcomeOf({ measure: 'delete' })).toMatchObject({ measure: 'delete' });
    expect(outcomeOf({ measure: 'none', category: 'insult', facts: '' })).toMatchObject({ category: null });
    expect(outcomeOf({ measure: 'none', category: 'unsinn', isWarning: true })).toEqual(['category']);
    expect(outcomeOf({ isEdit: true, measure: '' }, { canHide: false })).toMatchObject({ measure: 'edit' });
    expect(outcomeOf({ measure: 'delete' }, { canHide: false })).toEqual(['measure']);
    expect(outcomeOf({ measure: 'none', facts: '' }, { canHide: false })).toMatchObject({ measure: 'none' });
    expect(outcomeOf({ isThreadLocked: true })).toMatchObject({ isThreadLocked: true });
    expect(outcomeOf({ label: 'x'.repeat(200) })).toMatchObject({ label: 'x'.repeat(200) });
    expect(outcomeOf({ suspension: 'none', isLocal: true })).toMatchObject({ suspensionPlace: '' });
    expect(outcomeOf({ facts: 'x'.repeat(MAX_FACTS_LENGTH) })).toMatchObject({ measure: 'hide' });
    expect(outcomeOf({ facts: 'x'.repeat(MAX_FACTS_LENGTH + 1) })).toEqual(['facts']);
  });

  it('says what is wrong before it says what is impossible', () => {
    expect(checkDecision({ ...typed, suspension: 'lange' }, { ...can, canSuspend: false })).toMatchObject({
      errors: { suspension: texts.suspensionUnknown },
    });
    expect(checkDecision({ ...typed, measure: 'fressen' }, { ...can, canHide: false })).toMatchObject({
      errors: { measure: texts.measureMissing },
    });
  });

  it('sets a suspension as it was chosen', () => {
    const until = new Date('2026-11-30T23:00:00Z');
    const setSuspension = { until, hidesContributions: true };
    expect(checkDecision({ ...typed, suspension: '7', setSuspension } as never, can)).toMatchObject({
      value: { suspension: 'set', suspendedUntil: until, hidesContributions: true },
    });
    expect(checkDecision({ ...typed, suspension: 'lange', setSuspension } as never, can)).toMatchObject({
      value: { suspension: 'set' },
    });
    expect(checkDecision({ ...typed, suspension: '7' }, can)).toMatchObject({
      value: { suspension: '7', suspendedUntil: null, hidesContributions: false },
    });
  });

  it('finds notices unfounded only where the thing is left as it is, and says why', () => {
    const left = { ...NOTHING_DECIDED, measure: 'none', isUnfounded: true, facts: 'Es ist ein Rezept.' };
    expect(checkDecision(left, can)).toMatchObject(foundedOrNot(true));
    expect(checkDecision({ ...left, facts: '' }, can)).toMatchObject({
      errors: { facts: expect.any(String) },
    });
    expect(checkDecision(left, { ...can, hasNotices: false })).toMatchObject(foundedOrNot(false));
    expect(checkDecision({ ...typed, isUnfounded: true }, can)).toMatchObject(foundedOrNot(false));
    expect(checkDecision({ ...left, isWarning: true, category: 'rude' }, can)).toMatchObject(
      foundedOrNot(false),
    );
  });
});

it('can be appealed against to the end of the day half a year on, by the calendar', () => {
  expect(appealEnd(new Date('2026-11-24T12:00:00Z')).toISOString()).toBe('2027-05-24T22:00:00.000Z');
  expect(appealEnd(new Date('2026-08-31T12:00:00Z')).toISOString()).toBe('2027-02-28T23:00:00.000Z');
  expect(appealEnd(new Date('2026-12-31T12:00:00Z')).toISOString()).toBe('2027-06-30T22:00:00.000Z');
  expect(appealEnd(new Date('2027-08-31T12:00:00Z')).toISOString()).toBe('2028-02-29T23:00:00.000Z');
  expect(appealEnd(new Date('2026-10-30T12:00:00Z')).toISOString()).toBe('2027-04-30T22:00:00.000Z');
  const now = new Date('2026-11-24T12:00:00Z');
  const chosen = new Date('2026-11-30T23:00:00Z');
  const endOf = (suspension: SuspensionLength, suspendedUntil: Date | null = null) =>
    suspensionEnd(now, { suspension, suspendedUntil });
  expect(endOf('7')?.toISOString()).toBe('2026-12-01T23:00:00.000Z');
  expect([endOf('open'), endOf('none'), endOf('set'), endOf('set', chosen)]).toEqual([
    null,
    null,
    null,
    chosen,
  ]);
});

describe('the statement of reasons', () => {
  it('names what was done, why, against what, by whom, and how to appeal, whatever was decided', () => {
    const decision = fc.record({
      measure: fc.constantFrom(...MEASURES, 'edit' as const),
      edited: fc.constantFrom({ before: 'Du Wicht!', after: 'Nein.', kept: {} }, null),
      isThreadLocked: fc.boolean(),
      isWarning: fc.boolean(),
      suspension: fc.constantFrom(...SUSPENSIONS, 'set' as const),
      suspensionPlace: fc.constantFrom('', 'Auenfeld'),
      suspendedUntil: fc.constantFrom('1.\u00a0Dezember 2026', null),
      hidesContributions: fc.boolean(),
      suspensionEnded: fc.constantFrom('30.\u00a0November 2026', null),
      category: fc.constantFrom(...CATEGORIES, null),
      isUnfounded: fc.boolean(),
      label: fc.constantFrom('', 'Umstritten'),
      facts: fc.constantFrom('Es steht da.', ''),
      isAfterNotice: fc.boolean(),
      suppliedFor: fc.constantFrom(null, '3.\u00a0Mai 2026'),
      appealUntil: fc.constant('24.\u00a0Mai 2027'),
    });
    fc.assert(
      fc.property(decision, (one) => {
        const text = statementToAffected(one, 'Ihren Kommentar').join('\n');
        expect(text.includes('Ihren Kommentar')).toBe(!isAboutAccount(one));
        expect(text).toContain('ein Mensch');
        expect(text).toContain('bis zum 24.\u00a0Mai 2027');
        expect(text).toContain('Art.\u00a021');
        expect(text.includes('Du Wicht!') && text.includes('Nein.')).toBe(one.edited !== null);
        expect(text.includes('Es steht da.')).toBe(one.facts !== '');
        expect(/Rechtsgrund|Grund: /.test(text)).toBe(one.category !== null);
        const isSupplied = one.suppliedFor !== null;
        expect(text.includes('schon am 3.\u00a0Mai 2026 entschieden')).toBe(isSupplied);
        expect(text.includes('Anlass war eine')).toBe(!isSupplied);
        expect([text, statementToNotifier(one).join()].map((said) => said.includes('Umstritten'))).toEqual([
          one.label !== '',
          one.label !== '',
        ]);
        expect(text.includes('Verwarnung')).toBe(one.isWarning);
        const isSuspended = one.suspension !== 'none';
        expect(text.includes('Konto ist')).toBe(isSuspended && one.suspensionPlace === '');
        expect(text.includes('nicht schreiben: Auenfeld.')).toBe(isSuspended && one.suspensionPlace !== '');
        expect(text).not.toMatch(/undefined|null|\s{2}|\.\./);
        const told = statementToNotifier(one).join('\n');
        expect(told).toContain('Ihre Meldung geprüft');
        expect(told.includes('widersprechen')).toBe(one.measure === 'none');
        expect(told).toContain('Art.\u00a021');
        expect(told.includes('offensichtlich unbegründet')).toBe(one.isUnfounded);
        expect(told.includes('Weitere Maßnahmen')).toBe(one.isWarning || one.suspension !== 'none');
        expect(
          isRestriction({
            ...one,
            measure: 'none',
            isThreadLocked: false,
            isWarning: false,
            suspension: 'none',
            label: '',
          }),
        ).toBe(false);
      }),
    );
  });
});
