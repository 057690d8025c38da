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
import { eventKind } from './kind.ts';
import { findEvents } from './queries.ts';
import { events } from './schema.ts';
import type { EventState } from './schema.ts';
import { anEvent, inDays } from './test-data.ts';

const ctx = await testCtx();

const district = await aPlace(ctx, { kind: 'district' });
const town = await aPlace(ctx, { parentId: district.id });
const elsewhere = await aPlace(ctx);
const paths = [district, town, elsewhere].map(({ path }) => path);

const STATES: readonly EventState[] = [
  'draft',
  'scheduled',
  'in-review',
  'published',
  'withdrawn',
  'expired',
  'hidden',
  'erased',
];

describe('visibility of events', () => {
  it('is the same in code and in SQL, for everybody, at all times', async () => {
    const categoryId = (await aCategory(ctx)).id;
    const people = [await aUser(ctx), await aUser(ctx)];
    const personId = fc.constantFrom(...people.map(({ id }) => id));
    const ids: number[] = [];
    for (let i = 0; i < 8; i++)
      ids.push((await anEvent(ctx, { categoryId, locationId: town.id, authorId: people[0]!.id })).id);

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
          await ctx.db.update(events).set(all[at]!).where(eq(events.id, id));
        const things = [...(await findEvents(ctx, ids)).values()];
        for (const viewer of viewers) {
          const inCode = things.filter((thing) => eventKind.visibility(viewer, thing, ctx.now) !== 'nothing');
          const inSql = await ctx.db.select().from(events).where(eventKind.visibleTo(viewer, ctx.now));
          expect(inSql.map(({ id }) => id).sort()).toEqual(inCode.map(({ id }) => id).sort());
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('the kind event', () => {
  it('lets others refer to an event by what may be known of it', async () => {
    const event = await anEvent(ctx, { title: 'Über dem Fluß', locationId: town.id });
    expect(await findSummary(actAs(ctx, anonymous), event)).toEqual({
      id: event.id,
      title: 'Über dem Fluß',
      href: `/${town.slug}/e-${event.row.categorySlug}/ueber-dem-fluss_e${event.id}`,
      locationPath: town.path,
      authorId: event.row.authorId,
      changedAt: event.row.publishedAt,
      visibility: 'all',
    });
  });

  it('keeps silent about what may not be known and what never was', async () => {
    const { id } = await anEvent(ctx, { state: 'draft' });
    for (const unknown of [id, 2147483647])
      expect(await findSummary(actAs(ctx, anonymous), { type: 'event', id: unknown })).toBeUndefined();
  });

  it('gives cards with their next date, in two queries that travel together', async () => {
    const [past, next] = [inDays(ctx, -2), inDays(ctx, 3)];
    const event = await anEvent(ctx, { dates: [{ startsAt: next }, { startsAt: past }] });
    const draft = await anEvent(ctx, { state: 'draft' });
    const before = ctx.portal.database.queryCount();
    const things = await listedThingsOf(actAs(ctx, anonymous), [event, draft]);
    expect(ctx.portal.database.queryCount() - before).toBe(2);
    expect([...things.keys()]).toEqual([`event:${event.id}`]);
    expect(things.get(`event:${event.id}`)?.card).toMatchObject({
      headline: event.row.title,
      lead: 'Mit 38 Buden.',
      pictureId: null,
      date: { startsAt: next, endsAt: null, isAllDay: false, venue: 'Marktplatz' },
    });
  });

  it('gives the last date when all are over', async () => {
    const event = await anEvent(ctx, {
      dates: [{ startsAt: inDays(ctx, -9) }, { startsAt: inDays(ctx, -2) }],
    });
    const things = await listedThingsOf(ctx, [event]);
    expect(things.get(`event:${event.id}`)?.card.date?.startsAt).toEqual(inDays(ctx, -2));
  });

  it('may be edited by its author and editors of its place', async () => {
    const { row } = await anEvent(ctx, { locationId: town.id });
    const as = (role: Role, locationPath: string, id = 99_999) =>
      eventKind.may(aViewer({ id, roles: [{ role, locationPath }] }), 'edit', row);
    expect(as('author', town.path, row.authorId)).toBe(true);
    expect(as('editor', district.path)).toBe(true);
    expect(as('author', town.path)).toBe(false);
    expect(as('editor', elsewhere.path)).toBe(false);
    expect(eventKind.may(portalItself, 'burn', row)).toBe(false);
  });
});
