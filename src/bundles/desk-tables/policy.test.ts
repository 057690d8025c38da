import { describe, expect, it } from 'vitest';
import type { DeskTable } from '#kernel/desk-table.ts';
import { path } from '#kernel/named-routes.ts';
import { anonymous, hasRole } from '#kernel/viewer.ts';
import { aViewer } from '#bundles/users/test-data.ts';
import { isOwn, mayUseTable } from './policy.ts';

const table: DeskTable = {
  name: 'dinge',
  title: 'Dinge',
  path: path('things', 'GET', '/cockpit/dinge'),
  columns: [],
  filters: [],
  sort: { column: 'titel', isRising: true },
  may: (viewer) => hasRole(viewer, 'editor', ''),
};
const roles = [{ role: 'editor' as const, locationPath: '' }];

describe('mayUseTable', () => {
  it('lets those work with it who may open it and may act', () => {
    expect(mayUseTable(aViewer({ roles }), table)).toBe(true);
    expect(mayUseTable(aViewer({ roles, isConfirmed: false }), table)).toBe(false);
    expect(mayUseTable(aViewer({ roles, isSuspended: true }), table)).toBe(false);
    expect(mayUseTable(aViewer(), table)).toBe(false);
    expect(mayUseTable(anonymous, table)).toBe(false);
  });
});

describe('isOwn', () => {
  it('is true for oneself alone', () => {
    expect(isOwn(aViewer({ id: 3 }), { userId: 3 })).toBe(true);
    expect(isOwn(aViewer({ id: 3 }), { userId: 4 })).toBe(false);
    expect(isOwn(anonymous, { userId: 3 })).toBe(false);
  });
});
