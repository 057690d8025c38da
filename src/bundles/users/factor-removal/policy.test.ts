import { describe, expect, it } from 'vitest';
import { anonymous } from '#kernel/viewer.ts';
import { aViewer } from '../test-data.ts';
import { mayRemoveFactorsOf } from './policy.ts';

const admin = (more: object = {}) =>
  aViewer({ id: 7, roles: [{ role: 'admin', locationPath: '' }], ...more });

describe('taking somebody’s second factor away', () => {
  it('is for administrators of the whole portal who may act', () => {
    expect(mayRemoveFactorsOf(admin(), 8)).toBe(true);
    expect(mayRemoveFactorsOf(admin({ isSuspended: true }), 8)).toBe(false);
    expect(mayRemoveFactorsOf(admin({ roles: [{ role: 'admin', locationPath: '1/' }] }), 8)).toBe(false);
    expect(mayRemoveFactorsOf(admin({ roles: [{ role: 'editor', locationPath: '' }] }), 8)).toBe(false);
    expect(mayRemoveFactorsOf(anonymous, 8)).toBe(false);
  });

  it('is not for one’s own', () => {
    expect(mayRemoveFactorsOf(admin(), 7)).toBe(false);
  });
});
