import { describe, expect, it } from 'vitest';
import { people } from './people.ts';
import { terms } from './terms.ts';

describe('the terms', () => {
  it('are older than every member, so that all of them could agree', () => {
    for (const { memberForDays } of people) expect(memberForDays).toBeLessThan(terms.validForDays);
  });

  it('are set as German is set', () => {
    expect(terms.text).not.toMatch(
      /["'…]|--|—|[ \u00a0]{2}|\s[,.?!;]|\p{L}–|–\p{L}| - |\d (Tage|Uhr|Euro)\b/u,
    );
    expect(terms.text.match(/„/g)?.length).toBe(terms.text.match(/“/g)?.length);
    for (const address of terms.text.match(/[\w.]+@[\w.-]+\w/g) ?? [])
      expect(address).toMatch(/@litfass\.example$/);
  });
});
