import { describe, expect, it } from 'vitest';
import { toFindings, toTable } from './report.ts';

describe('the report', () => {
  it('counts, and shows each kind of fault once', () => {
    const faults = [1, 2].map((at) => ({ where: `/seite/${at}`, what: `Die id „f-${at}“ gibt es mehrmals` }));
    const outcome = { check: 'markup', looked: 1200, faults } as const;
    expect(toTable([outcome])).toMatch(/HTML \(eigene Regeln\)\s+1\.200\s+2$/);
    expect(toFindings(outcome)).toContain('2 × Die id „f-1“ gibt es mehrmals\n         /seite/1');
    expect(toFindings(outcome)).not.toContain('f-2');
  });
});
