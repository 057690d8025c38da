import { describe, expect, it } from 'vitest';
import { anonymous } from '#kernel/viewer.ts';
import { aViewer } from '#bundles/users/test-data.ts';
import { maySaveSearches } from './policy.ts';

describe('maySaveSearches', () => {
  it('is for members who may act', () => {
    expect(maySaveSearches(aViewer())).toBe(true);
    for (const viewer of [
      anonymous,
      aViewer({ isConfirmed: false }),
      aViewer({ isSuspended: true }),
      aViewer({ owesAgreement: true }),
    ])
      expect(maySaveSearches(viewer)).toBe(false);
  });
});
