import { describe, expect, it } from 'vitest';
import { aTeaserView } from '#bundles/teasers/test-data.ts';
import { withoutOwnPlace } from './candidates.ts';

const teaser = aTeaserView();

describe('a teaser on the page of its own place', () => {
  it('doesn’t say it again, and is the same object each time, which is drawn once', () => {
    const shortened = withoutOwnPlace(teaser, 'Auenfeld');
    expect(shortened).toEqual({ ...teaser, kicker: { place: '', category: 'Rathaus' } });
    expect(withoutOwnPlace(teaser, 'Auenfeld')).toBe(shortened);
    expect(withoutOwnPlace(teaser, 'Steinach')).toBe(teaser);
  });
});
