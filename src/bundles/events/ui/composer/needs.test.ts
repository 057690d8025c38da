import { describe, expect, it } from 'vitest';
import { BLANK } from '../../writing.ts';
import { needsOf } from './needs.ts';

const missing = (changes: Partial<typeof BLANK>) =>
  needsOf({ ...BLANK, ...changes }).flatMap(({ field, isThere }) => (isThere ? [] : [field]));

describe('what an event still needs', () => {
  it('is its title, where and when it is, and who invites', () =>
    expect(missing({})).toEqual(['title', 'locations.0.venue', 'locations.0.dates.0.day', 'organiser']));

  it('is its price where it costs something', () => {
    expect(missing({ feeKind: 'paid' })).toContain('fee');
    expect(missing({ feeKind: 'paid', fee: '12' })).not.toContain('fee');
    expect(missing({ feeKind: 'free' })).not.toContain('fee');
  });
});
