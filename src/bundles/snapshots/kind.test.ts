import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSummary, listedThingsOf } from '#kernel/content-kinds.ts';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anonymous, portalItself } from '#kernel/viewer.ts';
import type { Role, Viewer } from '#kernel/viewer.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser, aViewer } from '#bundles/users/test-data.ts';
import { snapshotKind } from './kind.ts';
import { findSnapshots } from './queries.ts';
import { snapshots } from './schema.ts';
import type { SnapshotState } from './schema.ts';
import { aSnapshot } from './test-data.ts';

const ctx = await testCtx();

const district = await aPlace(ctx, { kind: 'district' });
const town = await aPlace(ctx, { parentId: district.id });
const elsewhere = await aPlace(ctx);
const paths = [district, town, elsewhere].map(({ path }) => path);

const STATES: readonly SnapshotState[] = [
  'draft',
  'scheduled',
  'in-review',
  'published',
  'withdrawn',
  'expired',
  'hidden',
  'erased',
];

describe('visibility of snapshots', () => {
  it('is the same in code and in SQL, for everybody, at all times', async () => {
    const categoryId = (await aCategory(ctx)).id;
    const people = [await aUser(ctx), await aUser(ctx)];
    const personId = fc.constantFrom(...people.map(({ id }) => id));
    const ids: number[] = [];
    for (let i = 0; i < 8; i++)
      ids.push((await aSnapshot(ctx, { categoryId, locationId: town.id, authorId: people[0]!.id })).id);

    const moments = [-3600_000, -1, 0, 1, 3600_000].map((ms) => new Date(ctx.now.getTime() + ms));
    const facts = fc.record({
      state: fc.constantFrom(...STATES),
      publishedAt: fc.constantFrom(null, ...moments),
      authorId: personId,
      locationPath: fc.constantFrom(...paths),
    });
    const grant = fc.record({
      role: fc.constantFrom<Role>('member', 'author', 'moderator', 'editor', 'admin'),
      locationPath: fc.constantFrom('', ...paths),
    });
    const person = fc.record({
      id: fc.oneof(personId, fc.constant(99_999)),
      isSuspended: fc.boolean(),
      roles: fc.array(grant, { maxLength: 3 }),
    });
    const viewer = fc.oneof(fc.constantFrom<Viewer>(anonymous, portalItself), person.map(aViewer));
    const all = fc.array(facts, { minLength: ids.length, maxLength: ids.length });
    await fc.assert(
      fc.asyncProperty(all, fc.array(viewer, { minLength: 1, maxLength: 6 }), async (all, viewers) => {
        for (const [at, id] of ids.entries())
          await ctx.db.update(snapshots).set(all[at]!).where(eq(snapshots.id, id));
        const things = [...(await findSnapshots(ctx, ids)).values()];
        for (const viewer of viewers) {
          const inCode = things.filter(
            (thing) => snapshotKind.visibility(viewer, thing, ctx.now) !== 'nothing',
          );
          const inSql = await ctx.db.select().from(snapshots).where(snapshotKind.visibleTo(viewer, ctx.now));
          expect(inSql.map(({ id }) => id).sort()).toEqual(inCode.map(({ id }) => id).sort());
        }
      }),
      { numRuns: 40 },
    );
  });
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
  });
});
