import { eq, inArray } from 'drizzle-orm';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSummary } from '#kernel/content-kinds.ts';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anonymous, portalItself } from '#kernel/viewer.ts';
import type { Role, Viewer } from '#kernel/viewer.ts';
import { userKind } from './kind.ts';
import { usersByIds } from './people.ts';
import { users } from './schema.ts';
import { aUser, aViewer } from './test-data.ts';

const ctx = await testCtx();

const moment = fc.option(
  fc.integer({ min: -2, max: 2 }).map((hours) => new Date(ctx.now.getTime() + hours * 3600_000)),
  { nil: null, freq: 2 },
);
const state = fc.record({
  confirmedAt: moment,
  suspendedUntil: moment,
  erasedAt: moment,
  contributionsHidden: fc.boolean(),
});
const grant = fc.record({
  role: fc.constantFrom<Role>('member', 'author', 'moderator', 'editor', 'admin'),
  locationPath: fc.constantFrom('', '1/', '1/4/'),
});

describe('visibility of people', () => {
  it('is the same in code and in SQL', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => aUser(ctx)));
    const ids = people.map(({ id }) => id);
    const viewer = fc.oneof(
      fc.constantFrom<Viewer>(anonymous, portalItself),
      fc
        .record({ id: fc.constantFrom(...ids), isSuspended: fc.boolean(), roles: fc.array(grant) })
        .map(aViewer),
    );
    const states = fc.array(state, { minLength: ids.length, maxLength: ids.length });
    await fc.assert(
      fc.asyncProperty(states, viewer, async (states, viewer) => {
        for (const [at, id] of ids.entries())
          await ctx.db.update(users).set(states[at]!).where(eq(users.id, id));
        const rows = await ctx.db.select().from(users).where(inArray(users.id, ids));
        const inCode = rows.filter((row) => userKind.visibility(viewer, row, ctx.now) !== 'nothing');
        const inSql = await ctx.db
          .select({ id: users.id })
          .from(users)
          .where(userKind.visibleTo(viewer, ctx.now, ctx.portal.kinds));
        expect(inSql.map(({ id }) => id).sort()).toEqual(inCode.map(({ id }) => id).sort());
      }),
      { numRuns: 100 },
    );
  });

  it('lets others refer to a person by what may be known', async () => {
    const user = await aUser(ctx, { name: 'Linh Tran' });
    const ref = { type: 'user' as const, id: user.id };
    expect(await findSummary(actAs(ctx, anonymous), ref)).toMatchObject({
      title: 'Linh Tran',
      href: `/profile/${user.id}/linh-tran`,
      visibility: 'all',
    });
    await ctx.db.update(users).set({ confirmedAt: null }).where(eq(users.id, user.id));
    expect(await findSummary(actAs(ctx, anonymous), ref)).toBeUndefined();
    expect(await findSummary(actAs(ctx, user.viewer), ref)).toMatchObject({ title: 'Linh Tran' });
  });
});

describe('usersByIds', () => {
  it('names many by one query, those who left without their name, and unknown ones not at all', async () => {
    const one = await aUser(ctx, { name: 'Nele Nowak' });
    const gone = await aUser(ctx, { name: 'Wer Auchimmer', erasedAt: ctx.now });
    const before = ctx.portal.database.queryCount();
    const people = await usersByIds(ctx, [one.id, gone.id, 2_147_483_647]);
    expect(ctx.portal.database.queryCount() - before).toBe(1);
    const shared = { about: '', pictureId: null };
    expect([...people.values()].sort((a, b) => a.id - b.id)).toEqual([
      { ...shared, id: one.id, name: 'Nele Nowak', href: `/profile/${one.id}/nele-nowak` },
      { ...shared, id: gone.id, name: 'Gelöschtes Mitglied', href: null },
    ]);
  });

  it('marks those whose contributions nobody but moderators may see', async () => {
    const suspendedUntil = new Date(ctx.now.getTime() + 3600_000);
    const hidden = await aUser(ctx, { suspendedUntil, contributionsHidden: true });
    const shown = await aUser(ctx, { suspendedUntil });
    const free = await aUser(ctx, { suspendedUntil: ctx.now, contributionsHidden: true });
    const gone = await aUser(ctx, { erasedAt: ctx.now, contributionsHidden: true });
    const ids = [hidden.id, shown.id, free.id, gone.id];
    const people = await usersByIds(ctx, ids);
    expect(ids.filter((id) => people.get(id)?.isHidden)).toEqual([hidden.id, gone.id]);
  });

  it('says of somebody who is suspended their name alone', async () => {
    const suspendedUntil = new Date(ctx.now.getTime() + 3600_000);
    const { id } = await aUser(ctx, {
      name: 'Gisa Still',
      about: 'Ich sammle.',
      pictureId: 7,
      suspendedUntil,
    });
    expect((await usersByIds(ctx, [id])).get(id)).toMatchObject({
      name: 'Gisa Still',
      href: `/profile/${id}/gisa-still`,
      about: '',
      pictureId: null,
    });
  });

  it('asks nothing for nobody', async () => {
    const before = ctx.portal.database.queryCount();
    expect(await usersByIds(ctx, [])).toEqual(new Map());
    expect(ctx.portal.database.queryCount()).toBe(before);
  });
});
