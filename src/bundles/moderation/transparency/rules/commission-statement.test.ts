import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CATEGORIES, MEASURES, SUSPENSIONS, isUnlawful } from '../../constants.ts';
import { categories } from '../../categories/texts.ts';
import type { Restriction } from '../queries.ts';
import * as texts from '../texts.ts';
import { toStatement } from './commission-statement.ts';

const at = new Date('2026-11-24T22:59:00Z');

const restrictions = fc
  .record({
    measure: fc.constantFrom(...MEASURES),
    isThreadLocked: fc.boolean(),
    suspension: fc.constantFrom(...SUSPENSIONS),
    category: fc.constantFrom(...CATEGORIES),
    isAfterNotice: fc.boolean(),
    facts: fc.string(),
  })
  .filter(
    ({ measure, isThreadLocked, suspension }) =>
      measure !== 'none' || isThreadLocked || suspension !== 'none',
  )
  .map((some): Restriction => {
    const suspendedUntil = some.suspension === 'none' || some.suspension === 'open' ? null : at;
    const decision = {
      ...some,
      id: 12,
      validAt: at,
      createdAt: at,
      suspendedUntil,
    } as Restriction['decision'];
    return { decision, type: 'comment', writtenAt: at };
  });

it('a statement has all that the Commission’s database asks for, within its lengths, whatever was decided', () => {
  fc.assert(
    fc.property(restrictions, (one) => {
      const statement = toStatement(one, { host: 'portal.example:8080', contentType: 'TEXT' });
      expect(statement['decision_visibility'] ?? statement['decision_account']).toBeDefined();
      expect(statement['decision_visibility']).not.toEqual([]);
      const ground = isUnlawful(one.decision.category!) ? 'illegal_content' : 'incompatible_content';
      const reference =
        statement[ground === 'illegal_content' ? `${ground}_legal_ground` : `${ground}_ground`];
      expect((reference as string).length).toBeGreaterThan(0);
      expect((reference as string).length).toBeLessThanOrEqual(500);
      expect((statement[`${ground}_explanation`] as string).length).toBeLessThanOrEqual(2000);
      expect(statement['puid']).toMatch(/^[\w-]{1,500}$/);
      // It is a minute before midnight in Berlin, so it is still this day there.
      expect(statement['content_date']).toBe('2026-11-24');
      expect(statement['category']).toMatch(/^STATEMENT_CATEGORY_[A-Z_]+$/);
      expect(statement['decision_facts']).not.toBe('');
    }),
  );
});

const left = {
  id: 12,
  measure: 'none',
  isThreadLocked: false,
  suspension: 'none',
  suspensionPlace: '',
  suspendedUntil: null,
  label: '',
  category: 'rude',
  isAfterNotice: false,
  validAt: new Date('2026-11-24T23:30:00Z'),
  createdAt: new Date('2026-11-20T10:00:00Z'),
  facts: '',
} as unknown as Restriction['decision'];
const stated = (changes: object) =>
  toStatement(
    { decision: { ...left, ...changes }, type: 'comment', writtenAt: at },
    { host: 'portal.example:8080', contentType: 'TEXT' },
  );

it('a statement says all of a decision, in the words of the database', () =>
  expect(stated({ measure: 'hide' })).toEqual({
    decision_visibility: ['DECISION_VISIBILITY_CONTENT_DISABLED'],
    decision_ground: 'DECISION_GROUND_INCOMPATIBLE_CONTENT',
    incompatible_content_ground: texts.termsAre(categories.rude),
    incompatible_content_explanation: texts.againstRulesBecause(categories.rude),
    incompatible_content_illegal: 'No',
    content_type: ['CONTENT_TYPE_TEXT'],
    category: 'STATEMENT_CATEGORY_CYBER_VIOLENCE',
    territorial_scope: expect.arrayContaining(['DE', 'FR']),
    content_language: 'DE',
    content_date: '2026-11-24',
    application_date: '2026-11-25',
    decision_facts: texts.facts(false, categories.rude),
    source_type: 'SOURCE_VOLUNTARY',
    automated_detection: 'No',
    automated_decision: 'AUTOMATED_DECISION_NOT_AUTOMATED',
    puid: 'portal-example-8080_12',
  }));

it.each<[object, object]>([
  [{ measure: 'delete' }, { decision_visibility: ['DECISION_VISIBILITY_CONTENT_REMOVED'] }],
  [{ measure: 'reduce' }, { decision_visibility: ['DECISION_VISIBILITY_CONTENT_DEMOTED'] }],
  [
    { measure: 'edit' },
    { decision_visibility: ['DECISION_VISIBILITY_OTHER'], decision_visibility_other: texts.reworded },
  ],
  [{ label: 'Umstritten' }, { decision_visibility: ['DECISION_VISIBILITY_CONTENT_LABELLED'] }],
  [{ isThreadLocked: true }, { decision_visibility: ['DECISION_VISIBILITY_CONTENT_INTERACTION_RESTRICTED'] }],
  [{ suspension: 'open' }, { decision_account: 'DECISION_ACCOUNT_SUSPENDED' }],
  [
    { suspension: '7', suspensionPlace: 'Auenfeld', suspendedUntil: new Date('2026-12-01T23:00:00Z') },
    {
      decision_provision: 'DECISION_PROVISION_PARTIAL_SUSPENSION',
      end_date_service_restriction: '2026-12-02',
    },
  ],
  [
    { suspension: '7', suspendedUntil: new Date('2026-12-01T23:00:00Z') },
    { decision_account: 'DECISION_ACCOUNT_SUSPENDED', end_date_account_restriction: '2026-12-02' },
  ],
  [
    { isAfterNotice: true },
    { source_type: 'SOURCE_ARTICLE_16', decision_facts: texts.facts(true, categories.rude) },
  ],
  [{ category: null }, { category: 'STATEMENT_CATEGORY_OTHER_VIOLATION_TC' }],
  [{ category: 'insult' }, { decision_ground: 'DECISION_GROUND_ILLEGAL_CONTENT' }],
  [{ validAt: null }, { application_date: '2026-11-20' }],
])('of %j a statement says %j', (changes, said) => expect(stated(changes)).toMatchObject(said));

it('a statement says nothing of what wasn’t done', () => {
  const nothing = stated({});
  for (const field of ['visibility', 'visibility_other', 'account', 'provision'])
    expect(nothing).not.toHaveProperty(`decision_${field}`);
  for (const what of ['account', 'service'])
    expect(nothing).not.toHaveProperty(`end_date_${what}_restriction`);
});
