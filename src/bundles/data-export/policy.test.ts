import { describe, expect, it } from 'vitest';
import type { KindExporting } from '#kernel/exporting.ts';
import { anonymous, portalItself } from '#kernel/viewer.ts';
import type { Role } from '#kernel/viewer.ts';
import { aViewer } from '#bundles/users/test-data.ts';
import {
  mayExportPlace,
  mayExportThing,
  mayFetchFile,
  maySeeAllRuns,
  maySeeRun,
  mayUseExportDesk,
} from './policy.ts';

const exporting = { role: 'editor' } as KindExporting;
const kind = { exporting };
const thing = { authorId: 7, locationPath: '1/4/' };
const holding = (role: Role, locationPath: string, more: object = {}) =>
  aViewer({ id: 8, roles: [{ role, locationPath }], ...more });

describe('who may export a thing', () => {
  it.each([
    ['its author', aViewer({ id: 7 }), true],
    ['its author when suspended', aViewer({ id: 7, isSuspended: true }), false],
    ['somebody else', aViewer({ id: 8 }), false],
    ['an author of the place', holding('author', '1/'), false],
    ['a moderator of the place', holding('moderator', '1/'), false],
    ['an editor of the place', holding('editor', '1/'), true],
    ['an editor of another place', holding('editor', '2/'), false],
    ['an unconfirmed editor', holding('editor', '', { isConfirmed: false }), false],
    ['a visitor', anonymous, false],
  ])('%s: %#', (_, viewer, may) => expect(mayExportThing(viewer, kind, thing)).toBe(may));

  it('is nobody where a kind declares nothing, and whoever the kind says', () => {
    expect(mayExportThing(holding('admin', ''), {}, thing)).toBe(false);
    const strict = { exporting: { ...exporting, role: 'admin' as const } };
    expect(mayExportThing(holding('editor', ''), strict, thing)).toBe(false);
    expect(mayExportThing(holding('admin', ''), strict, thing)).toBe(true);
    expect(mayExportThing(anonymous, kind, { ...thing, authorId: null })).toBe(false);
  });
});

it('places are exported by their editors, who have a desk for it', () => {
  expect(mayExportPlace(holding('editor', '1/'), { path: '1/4/' })).toBe(true);
  expect(mayExportPlace(holding('editor', '1/4/'), { path: '1/' })).toBe(false);
  expect(mayUseExportDesk(holding('editor', '1/'))).toBe(true);
  expect(mayUseExportDesk(holding('moderator', ''))).toBe(false);
  expect(mayUseExportDesk(anonymous)).toBe(false);
  expect(mayUseExportDesk(portalItself)).toBe(false);
  expect(mayUseExportDesk(holding('editor', '1/', { isConfirmed: false }))).toBe(false);
  expect(mayExportPlace(holding('editor', '1/', { isConfirmed: false }), { path: '1/4/' })).toBe(false);
  const roles = [
    { role: 'member' as const, locationPath: '' },
    { role: 'editor' as const, locationPath: '1/' },
  ];
  expect(mayUseExportDesk(aViewer({ roles }))).toBe(true);
});

it('runs are seen by their person and by editors of the whole portal, and fetched by their person alone', () => {
  const run = { userId: 8 };
  expect(maySeeRun(aViewer({ id: 8 }), run)).toBe(true);
  expect(maySeeRun(aViewer({ id: 9 }), run)).toBe(false);
  expect(maySeeAllRuns(holding('editor', ''))).toBe(true);
  expect(maySeeAllRuns(holding('editor', '1/'))).toBe(false);
  expect(maySeeAllRuns(holding('admin', '', { isSuspended: true }))).toBe(false);
  expect(maySeeRun(anonymous, { userId: null })).toBe(false);
  expect(maySeeRun(portalItself, run)).toBe(false);
  expect(maySeeAllRuns(holding('admin', '', { isConfirmed: false }))).toBe(false);
  expect(mayFetchFile(portalItself, { userId: null })).toBe(false);
  expect(maySeeRun(holding('editor', ''), { userId: 9 })).toBe(true);
  expect(maySeeRun(holding('editor', '1/'), { userId: 9 })).toBe(false);
  expect(mayFetchFile(holding('admin', ''), { userId: 9 })).toBe(false);
  expect(mayFetchFile(aViewer({ id: 8 }), run)).toBe(true);
  expect(mayFetchFile(aViewer({ id: 8, isSuspended: true }), run)).toBe(false);
});
