import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { findSummary, listedThingsOf } from '#kernel/content-kinds.ts';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anonymous, portalItself } from '#kernel/viewer.ts';
import type { Role } from '#kernel/viewer.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { expectSameVisibility } from '#bundles/pieces/test-data.ts';
import { aViewer } from '#bundles/users/test-data.ts';
import { snapshotKind } from './kind.ts';
import { snapshots } from './schema.ts';
import { aSnapshot } from './test-data.ts';

const ctx = await testCtx();

const district = await aPlace(ctx, { kind: 'district' });
const town = await aPlace(ctx, { parentId: district.id });
const elsewhere = await aPlace(ctx);

describe('visibility of snapshots', () => {
  it('is the same in code and in SQL, for everybody, at all times', () =>
    expectSameVisibility(ctx, snapshotKind, {
      make: (at) => aSnapshot(ctx, at),
      put: (id, { isPremium: _none, ...facts }) =>
        ctx.db.update(snapshots).set(facts).where(eq(snapshots.id, id)),
      select: (condition) => ctx.db.select({ id: snapshots.id }).from(snapshots).where(condition),
    }));
});

describe('the kind imagepost', () => {
  it('lets others refer to a snapshot by what may be known of it', async () => {
    const snapshot = await aSnapshot(ctx, { title: 'Über dem Fluß', locationId: town.id });
    expect(await findSummary(actAs(ctx, anonymous), snapshot)).toEqual({
      id: snapshot.id,
      title: 'Über dem Fluß',
      href: `/${town.slug}/c-${snapshot.row.categorySlug}/ueber-dem-fluss_i${snapshot.id}`,
      locationPath: town.path,
      authorId: snapshot.row.authorId,
      changedAt: snapshot.row.publishedAt,
      visibility: 'all',
    });
  });

  it('keeps silent about what may not be known and what never was', async () => {
    const { id } = await aSnapshot(ctx, { state: 'draft' });
    for (const unknown of [id, 2147483647])
      expect(await findSummary(actAs(ctx, anonymous), { type: 'imagepost', id: unknown })).toBeUndefined();
  });

  it('gives cards with their picture, in one query', async () => {
    const [open, draft] = [await aSnapshot(ctx), await aSnapshot(ctx, { state: 'draft' })];
    const before = ctx.portal.database.queryCount();
    const things = await listedThingsOf(actAs(ctx, anonymous), [open, draft]);
    expect(ctx.portal.database.queryCount() - before).toBe(1);
    expect([...things.keys()]).toEqual([`imagepost:${open.id}`]);
    expect(things.get(`imagepost:${open.id}`)?.card).toEqual({
      headline: open.row.title,
      lead: null,
      locationId: open.row.locationId,
      categoryId: open.row.categoryId,
      isPremium: false,
      pictureId: open.row.imageId,
    });
  });

  it('may be edited by its author and editors of its place', async () => {
    const { row } = await aSnapshot(ctx, { locationId: town.id });
    const as = (role: Role, locationPath: string, id = 99_999) =>
      snapshotKind.may(aViewer({ id, roles: [{ role, locationPath }] }), 'edit', row);
    expect(as('author', town.path, row.authorId)).toBe(true);
    expect(as('editor', district.path)).toBe(true);
    expect(as('author', town.path)).toBe(false);
    expect(as('editor', elsewhere.path)).toBe(false);
    expect(snapshotKind.may(portalItself, 'burn', row)).toBe(false);
    expect(snapshotKind.may(portalItself, 'edit', { ...row, state: 'hidden' })).toBe(false);
  });
});
