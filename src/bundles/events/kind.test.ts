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
import { eventKind } from './kind.ts';
import { events } from './schema.ts';
import { anEvent, inDays } from './test-data.ts';

const ctx = await testCtx();

const district = await aPlace(ctx, { kind: 'district' });
const town = await aPlace(ctx, { parentId: district.id });
const elsewhere = await aPlace(ctx);

describe('visibility of events', () => {
  it('is the same in code and in SQL, for everybody, at all times', () =>
    expectSameVisibility(ctx, eventKind, {
      make: (at) => anEvent(ctx, at),
      put: (id, { isPremium: _none, ...facts }) => ctx.db.update(events).set(facts).where(eq(events.id, id)),
      select: (condition) => ctx.db.select({ id: events.id }).from(events).where(condition),
    }));
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

  it('says in lists what it says of the whole event', async () => {
    const dates = [-2, 3, 5].map((days) => ({ startsAt: inDays(ctx, days) }));
    const { id } = await anEvent(ctx, { dates });
    await ctx.db.update(events).set({ status: 'cancelled' }).where(eq(events.id, id));
    const [listed, whole] = [await eventKind.findListed!(ctx, [id]), await eventKind.find(ctx, [id])];
    const [inLists, inFull] = [listed.get(id)!, whole.get(id)!];
    expect(eventKind.card!(inFull, 'all')).toMatchObject(eventKind.card!(inLists, 'all'));
    expect(eventKind.summary(inFull, 'all')).toEqual(eventKind.summary(inLists, 'all'));
    expect(inFull.next).toMatchObject(inLists.next!);
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
