import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CATEGORIES, MEASURES, SUSPENSIONS, isUnlawful } from '../../constants.ts';
import type { Restriction } from '../queries.ts';
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
      // Midnight is near in Berlin, and past in the days of UTC.
      expect(statement['content_date']).toBe('2026-11-24');
      expect(statement['category']).toMatch(/^STATEMENT_CATEGORY_[A-Z_]+$/);
      expect(statement['decision_facts']).not.toBe('');
    }),
  );
});
