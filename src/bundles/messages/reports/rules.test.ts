import { describe, expect, it } from 'vitest';
import { invalid, valid } from '#kernel/outcomes.ts';
import { DECISIONS, MAX_REMARK_LENGTH, REASONS } from './constants.ts';
import { checkDecision, checkReport } from './rules.ts';

const LONG = 'x'.repeat(MAX_REMARK_LENGTH + 1);
const TOO_LONG = 'Bitte fassen Sie sich kürzer: höchstens 2000 Zeichen.';

describe('a report', () => {
  it.each(REASONS)('may say: %s', (reason) => {
    expect(checkReport(reason, ' Seit gestern. ')).toEqual(valid({ reason, remark: 'Seit gestern.' }));
  });

  it.each(['', 'toString', 'Spam'])('needs a reason that there is, not %j', (reason) => {
    expect(checkReport(reason, '')).toEqual(invalid({ reason: 'Bitte wählen Sie einen Grund aus.' }));
  });

  it('is not too long', () => {
    expect(checkReport('spam', LONG)).toEqual(invalid({ remark: TOO_LONG }));
  });
});

describe('a decision', () => {
  it.each(DECISIONS)('may be: %s', (decision) => {
    expect(checkDecision(decision, '')).toEqual(valid({ decision, statement: '' }));
  });

  it('must be one, and not too long', () => {
    expect(checkDecision('open', LONG)).toEqual(
      invalid({ decision: 'Bitte wählen Sie eine Entscheidung aus.', statement: TOO_LONG }),
    );
  });
});
