import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { dayOf } from '#kernel/calendar.ts';
import { actAs, makeCtx } from '#kernel/ctx.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { placedRows } from '#kernel/placed-rows.ts';
import { portalItself } from '#kernel/viewer.ts';
import { listHistory } from '#bundles/history/public.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser, changeUser } from '#bundles/users/test-data.ts';
import { changeSetting } from '#bundles/settings/public.ts';
import { reviewFirst } from '#bundles/writing/public.ts';
import { findEvents } from '../queries.ts';
import { events } from '../schema.ts';
import { inDays } from '../test-data.ts';
import { bringIn } from './bring-in.ts';
import { createSource, removeSource, takeItems } from './commands.ts';
import { MAX_SOURCES } from './constants.ts';
import { readNow } from './following/commands.ts';
import { findSource, listItems } from './queries.ts';
import { eventSources } from './schema.ts';
import { aCalendar, aSource } from './test-data.ts';
import * as texts from './texts.ts';

const portal = await testPortal({ config: { allowPrivateAddresses: true } });
const ctx = makeCtx(portal, portalItself);
const place = await aPlace(ctx, { name: 'Auenfeld' });
const category = await aCategory(ctx);
const where = { locationId: String(place.id), categoryId: String(category.id) };
await changeSetting(ctx, reviewFirst, 0);

const somebody = (role?: 'author' | 'editor') =>
  aUser(ctx, role ? { roles: [{ role, locationPath: place.path }] } : {});

let served = '';
const server = createServer((_, response) => response.end(served)).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => server.close());
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/termine.ics`;

const titlesBy = async (authorId: number) =>
  (await ctx.db.select().from(events).where(eq(events.authorId, authorId)))
    .map(({ title }) => title)
    .toSorted();

const manuscriptsBy = async (authorId: number) =>
  (
    await ctx.db.execute<{ state: string }>(
      sql`select state from manuscripts where author_id = ${authorId} order by state`,
    )
  ).rows;

describe('reading a calendar in', () => {
  it('keeps what stands in it, with history, and publishes nothing', async () => {
    const author = await somebody('author');
    const { source, items } = await aSource(ctx, author, where);
    expect(source).toMatchObject({
      name: 'Kalender des Chors',
      ownerId: author.id,
      address: null,
      mode: 'review',
    });
    expect(items).toMatchObject([
      { title: 'Chorprobe', state: 'new', venue: 'Gemeindehaus', dateCount: 1 },
      { title: 'Sommerfest', state: 'new' },
    ]);
    expect(await titlesBy(author.id)).toEqual([]);
    expect(await manuscriptsBy(author.id)).toEqual([]);
    expect(await listHistory(ctx, { type: 'event-source', id: source.id })).toMatchObject([
      { action: 'event-source.created', after: { name: 'Kalender des Chors', count: 2 } },
    ]);
  });

  it('takes it from an address, and its name from the calendar', async () => {
    served = aCalendar(ctx, [{ uid: 'a', title: 'Probe', days: 2 }], ['X-WR-CALNAME:Chor']);
    const { source } = await aSource(ctx, await somebody(), { ...where, address, name: '' });
    expect(source).toMatchObject({ address, name: 'Chor' });
  });

  it('keeps what a database takes of a page with signs that it doesn’t, and reads it again', async () => {
    const day = dayOf(inDays(ctx, 4));
    const odd = (id: string, title: string, more: object = {}) => ({
      '@type': 'Event',
      '@id': id,
      name: title,
      startDate: day,
      ...more,
    });
    const json = JSON.stringify([
      odd('a\u0000b', 'Konzert'),
      odd(`${'x'.repeat(499)}😀`, 'Markt'),
      odd('c', 'Lesung', { url: 'https://verein.example/\ud83d' }),
      odd('d', 'Ausflug', { startDate: `${'x'.repeat(59)}😀` }),
      odd('e', 'Fest', { startDate: 'bald\u0000' }),
    ]);
    const calendar = `<html><script type="application/ld+json">${json}</script></html>`;
    const author = await somebody();
    const { source, items } = await aSource(ctx, author, { ...where, calendar });
    expect(items.map(({ title }) => title).toSorted()).toEqual(['Konzert', 'Lesung', 'Markt']);
    expect(source.report).toHaveLength(3);
    const again = await readNow(actAs(ctx, author.viewer), source.id, Buffer.from(calendar));
    expect(again).toEqual({ kind: 'read' });
    expect(await listItems(ctx, source.id)).toEqual(items);
  });

  it('counts once among what stands at its place', async () => {
    const own = await aPlace(ctx);
    await aSource(ctx, await somebody(), { ...where, locationId: String(own.id) });
    const change = { fromPath: own.path, toPath: own.path, mergedId: null, toId: own.id };
    const counts = (await placedRows.collect(ctx)).map((rows) => rows.count(ctx, change));
    expect((await Promise.all(counts)).reduce((sum, count) => sum + count, 0)).toBe(1);
  });

  it('reads no address twice for one person, not even at the same moment', async () => {
    served = aCalendar(ctx, [{ uid: 'a', title: 'Probe', days: 2 }]);
    const member = actAs(ctx, (await somebody()).viewer);
    const typed = { ...where, organiser: 'Chor', address };
    const outcomes = await Promise.all([createSource(member, typed), createSource(member, typed)]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['created', 'invalid']);
    expect(outcomes.find(({ kind }) => kind === 'invalid')).toMatchObject({
      errors: { address: texts.readAlready },
    });
  });

  it('says by field what is missing, and what was found instead of a calendar', async () => {
    const member = actAs(ctx, (await somebody()).viewer);
    expect(await createSource(member, {})).toMatchObject({
      errors: {
        address: texts.nothingGiven,
        locationId: texts.placeMissing,
        categoryId: texts.categoryMissing,
        organiser: texts.organiserMissing,
      },
    });
    const typed = { ...where, organiser: 'Chor' };
    expect(await createSource(member, typed, Buffer.from('<html>'))).toMatchObject({
      errors: { file: 'Das ist keine Kalenderdatei.' },
    });
    const past = aCalendar(ctx, [{ uid: 'a', title: 'Vorbei', days: -30 }]);
    expect(await createSource(member, typed, Buffer.from(past))).toMatchObject({
      errors: { file: texts.nothingComing },
    });
    expect(await createSource(member, { ...typed, address: 'javascript:alert(1)' })).toMatchObject({
      errors: { address: texts.addressInvalid },
    });
  });

  it('never asks a host of the own network', async () => {
    const closed = makeCtx(await testPortal(), portalItself);
    const [place, category] = [await aPlace(closed), await aCategory(closed)];
    const member = actAs(closed, (await aUser(closed)).viewer);
    const typed = { locationId: String(place.id), categoryId: String(category.id), organiser: 'Chor' };
    for (const inner of [address, 'http://[::1]/x', 'http://169.254.169.254/latest', 'webcal://localhost/x'])
      expect(await createSource(member, { ...typed, address: inner })).toMatchObject({
        errors: { address: texts.fetchProblems.refused },
      });
  });

  it('is for people who may write events, and for so many calendars', async () => {
    const member = await somebody();
    const suspended = actAs(ctx, { ...member.viewer, isSuspended: true });
    await expect(createSource(suspended, {})).rejects.toMatchObject({ status: 403 });
    for (let at = 0; at < MAX_SOURCES; at++) await aSource(ctx, member, where);
    await expect(aSource(ctx, member, where)).rejects.toThrow(texts.tooManySources(MAX_SOURCES));
  });
});

describe('what is chosen', () => {
  it('comes out at once for those who may publish there, as if they had typed it', async () => {
    const author = await somebody('author');
    const { source, items } = await aSource(ctx, author, where);
    const chosen = { ids: [items[0]!.id], mode: 'publish' as const };
    expect(await takeItems(actAs(ctx, author.viewer), source.id, chosen)).toEqual({
      kind: 'begun',
      count: 1,
    });
    await bringIn(ctx, source.id);
    expect(await titlesBy(author.id)).toEqual(['Chorprobe']);
    const [row] = await ctx.db.select().from(events).where(eq(events.authorId, author.id));
    const event = (await findEvents(ctx, [row!.id])).get(row!.id)!;
    expect(event).toMatchObject({
      organiser: 'Chor Auenfeld',
      locationId: place.id,
      categoryId: category.id,
      dates: [{ venue: 'Gemeindehaus' }],
    });
    expect(await listHistory(ctx, { type: 'event', id: event.id })).toMatchObject([
      { action: 'event.published', actorId: author.id },
    ]);
    expect((await listItems(ctx, source.id)).map(({ state }) => state)).toEqual(['taken', 'skipped']);
  });

  it('waits for the editors when a member chooses, whatever they ask for', async () => {
    const member = await somebody();
    const { source, items } = await aSource(ctx, member, where);
    const ids = items.map(({ id }) => id);
    await takeItems(actAs(ctx, member.viewer), source.id, { ids, mode: 'publish' });
    await bringIn(ctx, source.id);
    expect(await titlesBy(member.id)).toEqual([]);
    expect((await manuscriptsBy(member.id)).map(({ state }) => state)).toEqual(['in-review', 'in-review']);
    expect(await findSource(ctx, source.id)).toMatchObject({ mode: 'review', trustedBy: null });
  });

  it('comes out by the right of an editor who trusts a member’s calendar, as long as they have it', async () => {
    const [member, editor] = [await somebody(), await somebody('editor')];
    const { source, items } = await aSource(ctx, member, where);
    await takeItems(actAs(ctx, editor.viewer), source.id, { ids: [items[0]!.id], mode: 'publish' });
    await bringIn(ctx, source.id);
    expect(await titlesBy(member.id)).toEqual(['Chorprobe']);
    const former = await aUser(ctx);
    const { source: other, items: others } = await aSource(ctx, member, where);
    await takeItems(actAs(ctx, editor.viewer), other.id, { ids: [others[1]!.id], mode: 'publish' });
    await ctx.db.update(eventSources).set({ trustedBy: former.id }).where(eq(eventSources.id, other.id));
    await bringIn(ctx, other.id);
    expect(await titlesBy(member.id)).toEqual(['Chorprobe']);
    expect((await manuscriptsBy(member.id)).map(({ state }) => state).toSorted()).toEqual([
      'done',
      'in-review',
    ]);
  });

  it('is brought in once by two jobs at the same time', async () => {
    const author = await somebody('author');
    const { source, items } = await aSource(ctx, author, where);
    const ids = items.map(({ id }) => id);
    await takeItems(actAs(ctx, author.viewer), source.id, { ids, mode: 'publish' });
    await Promise.all([bringIn(ctx, source.id), bringIn(ctx, source.id)]);
    await bringIn(ctx, source.id);
    expect(await titlesBy(author.id)).toEqual(['Chorprobe', 'Sommerfest']);
  });

  it('says why something couldn’t be taken, and lets it be chosen again', async () => {
    const member = await somebody();
    const { source, items } = await aSource(ctx, member, where);
    await takeItems(actAs(ctx, member.viewer), source.id, { ids: [items[0]!.id], mode: 'review' });
    const until = new Date(ctx.now.getTime() + 1e9);
    await changeUser(ctx, member.id, { suspendedUntil: until });
    await bringIn(ctx, source.id);
    expect((await listItems(ctx, source.id))[0]).toMatchObject({
      state: 'failed',
      problem: expect.any(String),
    });
    await changeUser(ctx, member.id, { suspendedUntil: null });
    await takeItems(actAs(ctx, member.viewer), source.id, { ids: [items[0]!.id], mode: 'review' });
    await bringIn(ctx, source.id);
    expect((await listItems(ctx, source.id))[0]).toMatchObject({ state: 'taken', problem: null });
  });

  it('is of this calendar, is something, and nobody else’s business', async () => {
    const [member, stranger] = [await somebody(), await somebody('author')];
    const [{ source }, other] = [await aSource(ctx, member, where), await aSource(ctx, stranger, where)];
    const own = actAs(ctx, member.viewer);
    const ids = other.items.map(({ id }) => id);
    expect(await takeItems(own, source.id, { ids, mode: 'review' })).toMatchObject({
      text: texts.nothingChosen,
    });
    expect((await listItems(ctx, other.source.id)).map(({ state }) => state)).toEqual(['new', 'new']);
    const foreign = actAs(ctx, stranger.viewer);
    await expect(takeItems(foreign, source.id, { ids: [1], mode: 'review' })).rejects.toMatchObject({
      status: 404,
    });
    await expect(removeSource(foreign, source.id)).rejects.toMatchObject({ status: 404 });
  });
});

describe('a calendar that is removed', () => {
  it('leaves what came of it', async () => {
    const author = await somebody('author');
    const { source, items } = await aSource(ctx, author, where);
    const own = actAs(ctx, author.viewer);
    await takeItems(own, source.id, { ids: [items[0]!.id], mode: 'publish' });
    await bringIn(ctx, source.id);
    await removeSource(own, source.id);
    expect(await findSource(ctx, source.id)).toBeUndefined();
    expect(await titlesBy(author.id)).toEqual(['Chorprobe']);
    await bringIn(ctx, source.id);
    await expect(removeSource(own, source.id)).rejects.toMatchObject({ status: 404 });
  });
});
