import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { aUser } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import { publishManuscript } from '#bundles/writing/public.ts';
import { events } from '../../schema.ts';
import { eventWriting } from '../../writing.ts';
import { bringIn } from '../bring-in.ts';
import { takeItems } from '../commands.ts';
import { findSource } from '../queries.ts';
import { aCalendar, aSource } from '../test-data.ts';
import * as texts from '../texts.ts';
import { readNow, saveFollowing } from './commands.ts';
import { decideConflict } from './conflicts.ts';
import { followItems } from './follow.ts';
import { FEST, PROBE, aWorldOfCalendars } from './test-data.ts';

const world = await aWorldOfCalendars();
const { ctx, place, where, serve, author, followed, anHourLater, eventsBy, itemsOf, changeByHand, told } =
  world;
afterAll(() => world.close());

const contentOf = async (id: number) => (await eventWriting.contentOf(ctx, id))!.content;

const inConflict = async (owner: TestUser) => {
  const sourceId = await followed(owner);
  const [item] = await itemsOf(sourceId);
  await changeByHand(owner, item!.manuscriptId!, { title: 'Offene Probe', lead: 'Kommen Sie!' });
  serve({ ...PROBE, title: 'Probe mit Orgel', lines: ['LOCATION:Stadtkirche'] }, FEST);
  await anHourLater(sourceId);
  return { sourceId, itemId: item!.id };
};

describe('what isn’t trusted', () => {
  it('waits for the editors, and what is out stays until then', async () => {
    const member = await aUser(ctx);
    const editor = await aUser(ctx, { roles: [{ role: 'editor', locationPath: place.path }] });
    const sourceId = await followed(member, { mode: 'review' });
    const ids = (await itemsOf(sourceId)).map(({ manuscriptId }) => manuscriptId!);
    for (const id of ids) await publishManuscript(actAs(ctx, editor.viewer), { id, version: 1 });
    serve({ ...PROBE, title: 'Generalprobe' }, FEST, { uid: 'neu', title: 'Konzert', days: 12 });
    await anHourLater(sourceId);
    expect((await eventsBy(member)).map(({ title }) => title)).toEqual(['Chorprobe', 'Sommerfest']);
    const { rows } = await ctx.db.execute(
      sql`select title, state from manuscripts where author_id = ${member.id} order by id`,
    );
    expect(rows).toEqual([
      { title: 'Generalprobe', state: 'in-review' },
      { title: 'Sommerfest', state: 'done' },
      { title: 'Konzert', state: 'in-review' },
    ]);
  });

  it('waits to be chosen where nobody wants it by itself', async () => {
    const owner = await author();
    const sourceId = await followed(owner);
    await saveFollowing(actAs(ctx, owner.viewer), sourceId, { mode: 'publish', takesNew: false });
    serve(PROBE, FEST, { uid: 'neu', title: 'Konzert', days: 12 });
    await anHourLater(sourceId);
    expect((await itemsOf(sourceId)).map(({ state }) => state)).toEqual(['taken', 'taken', 'new']);
  });
});

describe('what somebody changed by hand', () => {
  it('is never overwritten, and both are shown; all else follows', async () => {
    const owner = await author();
    const { sourceId } = await inConflict(owner);
    const [event] = await eventsBy(owner);
    expect(event).toMatchObject({
      title: 'Offene Probe',
      lead: 'Kommen Sie!',
      dates: [{ venue: 'Stadtkirche' }],
    });
    expect((await itemsOf(sourceId))[0]!.conflicts).toEqual([
      { field: 'title', base: 'Chorprobe', theirs: 'Probe mit Orgel', ours: 'Offene Probe' },
    ]);
    expect(await told('conflicts', sourceId)).toBe(1);
    // Reading the same again doesn't make another conflict.
    await anHourLater(sourceId, 2);
    expect((await eventsBy(owner))[0]!.title).toBe('Offene Probe');
  });

  it('is given up for the calendar’s word, or kept, by a click', async () => {
    const owner = await author();
    const own = actAs(ctx, owner.viewer);
    const first = await inConflict(owner);
    const theirs = { itemId: first.itemId, field: 'title', choice: 'theirs' } as const;
    expect(await decideConflict(own, first.sourceId, theirs)).toEqual({ kind: 'decided' });
    expect(await decideConflict(own, first.sourceId, theirs)).toEqual({ kind: 'decided' });
    expect((await eventsBy(owner))[0]!.title).toBe('Probe mit Orgel');
    const other = await author();
    const second = await inConflict(other);
    const ours = { itemId: second.itemId, field: 'title', choice: 'ours' } as const;
    await decideConflict(actAs(ctx, other.viewer), second.sourceId, ours);
    expect((await eventsBy(other))[0]!.title).toBe('Offene Probe');
    await anHourLater(second.sourceId, 3);
    expect((await itemsOf(second.sourceId))[0]!.conflicts).toEqual([]);
  });

  it('isn’t given up for a word that was read before it changed once more', async () => {
    const owner = await author();
    const { sourceId, itemId } = await inConflict(owner);
    const [{ manuscriptId } = { manuscriptId: null }] = await itemsOf(sourceId);
    await changeByHand(owner, manuscriptId!, { title: 'Ganz anders' });
    const decision = { itemId, field: 'title', choice: 'theirs' } as const;
    expect(await decideConflict(actAs(ctx, owner.viewer), sourceId, decision)).toMatchObject({
      text: texts.changedMeanwhile,
    });
    expect((await eventsBy(owner))[0]!.title).toBe('Ganz anders');
  });

  it('stays undecided for an event that was taken back', async () => {
    const owner = await author();
    const { sourceId, itemId } = await inConflict(owner);
    const [event] = await eventsBy(owner);
    await ctx.db.update(events).set({ state: 'withdrawn' }).where(eq(events.id, event!.id));
    const decision = { itemId, field: 'title', choice: 'theirs' } as const;
    expect(await decideConflict(actAs(ctx, owner.viewer), sourceId, decision)).toMatchObject({
      text: texts.takenBackMeanwhile,
    });
    expect((await itemsOf(sourceId))[0]!.conflicts).toHaveLength(1);
    expect((await eventsBy(owner))[0]!.title).toBe('Offene Probe');
  });

  it('is nobody else’s to decide', async () => {
    const { sourceId, itemId } = await inConflict(await author());
    const stranger = actAs(ctx, (await author()).viewer);
    const decision = { itemId, field: 'title', choice: 'theirs' } as const;
    await expect(decideConflict(stranger, sourceId, decision)).rejects.toMatchObject({ status: 404 });
    await expect(readNow(stranger, sourceId)).rejects.toMatchObject({ status: 404 });
    const set = { mode: 'publish', takesNew: true } as const;
    await expect(saveFollowing(stranger, sourceId, set)).rejects.toMatchObject({ status: 404 });
  });

  it('stays taken back, whatever the calendar says', async () => {
    const owner = await author();
    const sourceId = await followed(owner);
    const [event] = await eventsBy(owner);
    await ctx.db.update(events).set({ state: 'withdrawn' }).where(eq(events.id, event!.id));
    serve({ ...PROBE, title: 'Anders' }, FEST);
    await anHourLater(sourceId);
    expect((await eventsBy(owner))[0]).toMatchObject({ state: 'withdrawn', title: 'Chorprobe' });
  });

  it('is the same as what the calendar said where nobody changed anything', async () => {
    const owner = await author();
    const entries = [
      {
        ...PROBE,
        lines: ['DESCRIPTION:Wir *proben*.\\n\\nMehr: https://chor.example/x', 'URL:https://chor.example'],
      },
      {
        ...FEST,
        lines: [`DTSTART;VALUE=DATE:20270301`, 'DTEND;VALUE=DATE:20270304', 'LOCATION: Kirche ,  Markt 1'],
      },
    ];
    const sourceId = await followed(owner, { entries });
    const rows = await eventsBy(owner);
    for (const [at, item] of (await itemsOf(sourceId)).entries()) {
      const { title, body, organiser, link, status, locations } = await contentOf(rows[at]!.id);
      expect(item.content).toMatchObject({ title, body, organiser, link, status, locations });
    }
  });
});

describe('a file that is brought again', () => {
  it('is followed like an address, and never asked for by itself', async () => {
    const owner = await author();
    const own = actAs(ctx, owner.viewer);
    const { source, items } = await aSource(ctx, owner, where);
    const ids = items.map(({ id }) => id);
    await takeItems(own, source.id, { ids, mode: 'publish', takesNew: true });
    await bringIn(ctx, source.id);
    expect(await readNow(own, source.id)).toMatchObject({ text: texts.fileMissing });
    const moved = { uid: 'probe@verein.example', title: 'Chorprobe', days: 6 };
    const file = Buffer.from(aCalendar(ctx, [moved]));
    expect(await readNow(own, source.id, file)).toEqual({ kind: 'read' });
    await followItems(ctx, source.id);
    const [probe, fest] = await eventsBy(owner);
    expect([probe!.status, fest!.status]).toEqual(['scheduled', 'cancelled']);
    expect(await findSource(ctx, source.id)).toMatchObject({ nextReadAt: null });
    expect(await readNow(own, source.id, Buffer.from('Hallo'))).toMatchObject({
      text: texts.fileProblems.notACalendar,
    });
  });
});
