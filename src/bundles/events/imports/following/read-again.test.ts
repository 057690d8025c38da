import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { dayOf } from '#kernel/calendar.ts';
import { actAs } from '#kernel/ctx.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import { listHistory } from '#bundles/history/public.ts';
import { changeUser } from '#bundles/users/test-data.ts';
import { inDays } from '../../test-data.ts';
import { bringIn } from '../bring-in.ts';
import { takeItems } from '../commands.ts';
import { FAILURES_BEFORE_NOTICE, ITEMS_PER_RUN, LARGE_CALENDAR } from '../constants.ts';
import { findSource } from '../queries.ts';
import { MAX_ENTRIES } from '../reading/limits.ts';
import { aCalendar, aSource } from '../test-data.ts';
import { nextReading } from './back-off.ts';
import { followItems } from './follow.ts';
import { readAddress, takeBytes } from './read-again.ts';
import { FEST, PROBE, aWorldOfCalendars } from './test-data.ts';

const world = await aWorldOfCalendars();
const {
  ctx,
  where,
  asked,
  serve,
  serveRaw,
  later,
  freshAddress,
  author,
  followed,
  anHourLater,
  eventsBy,
  itemsOf,
  told,
} = world;
afterAll(() => world.close());

const table = (...rows: readonly string[]) => ['Datum;Uhrzeit;Titel', ...rows].join('\n');
const utc = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '');

describe('a calendar that is read again', () => {
  it('moves what was moved, and leaves the number by which calendars know the date', async () => {
    const owner = await author();
    const sourceId = await followed(owner);
    const [before] = await eventsBy(owner);
    serve({ ...PROBE, days: 5 }, FEST);
    await anHourLater(sourceId);
    const [after] = await eventsBy(owner);
    const days = Math.round(
      (after!.dates[0]!.startsAt.getTime() - before!.dates[0]!.startsAt.getTime()) / (24 * HOUR_MS),
    );
    expect(days).toBe(2);
    expect(after!.dates.map(({ key }) => key)).toEqual(before!.dates.map(({ key }) => key));
    expect((await listHistory(ctx, { type: 'event', id: after!.id })).map(({ action }) => action)).toContain(
      'event.changed',
    );
    const { rows } = await ctx.db.execute(
      sql`select state, version = published_version as is_out from manuscripts where object_id = ${after!.id}`,
    );
    expect(rows).toEqual([{ state: 'done', is_out: true }]);
  });

  it('cancels what is gone, brings in what is new, and takes back what comes again', async () => {
    const owner = await author();
    const sourceId = await followed(owner);
    serve(FEST, { uid: 'neu', title: 'Adventssingen', days: 20 });
    await anHourLater(sourceId);
    expect((await eventsBy(owner)).map(({ title, status }) => [title, status])).toEqual([
      ['Chorprobe', 'cancelled'],
      ['Sommerfest', 'scheduled'],
      ['Adventssingen', 'scheduled'],
    ]);
    serve(PROBE, FEST);
    await anHourLater(sourceId, 2);
    expect((await eventsBy(owner)).map(({ title, status }) => [title, status])).toEqual([
      ['Chorprobe', 'scheduled'],
      ['Sommerfest', 'scheduled'],
      ['Adventssingen', 'cancelled'],
    ]);
  });

  it('cancels a single date of a series, and follows one that is elsewhere', async () => {
    const owner = await author();
    const series = { ...PROBE, lines: ['RRULE:FREQ=WEEKLY;COUNT=4'] };
    const sourceId = await followed(owner, { entries: [series] });
    const [{ dates: before } = { dates: [] }] = await eventsBy(owner);
    const [, second, third] = before;
    const moved = new Date(third!.startsAt.getTime() + 30 * HOUR_MS);
    serve(
      { ...series, lines: [...series.lines, `EXDATE:${utc(second!.startsAt)}`] },
      {
        ...PROBE,
        lines: [`RECURRENCE-ID:${utc(third!.startsAt)}`, `DTSTART:${utc(moved)}`, 'LOCATION:Stadtkirche'],
      },
    );
    await anHourLater(sourceId);
    const [{ dates: after } = { dates: [] }] = await eventsBy(owner);
    expect(after.map(({ status }) => status).toSorted()).toEqual([
      'cancelled',
      'scheduled',
      'scheduled',
      'scheduled',
    ]);
    expect(after.find(({ status }) => status === 'cancelled')!.startsAt).toEqual(second!.startsAt);
    expect(after.find(({ venue }) => venue === 'Stadtkirche')!.startsAt).toEqual(moved);
  });

  it('asks only whether anything is new, and takes nothing for it', async () => {
    const owner = await author();
    serveRaw({
      status: 200,
      body: aCalendar(ctx, [PROBE]),
      headers: { etag: '"eins"', 'last-modified': 'Mon, 23 Nov 2026 10:00:00 GMT' },
    });
    const { source } = await aSource(ctx, owner, { ...where, address: freshAddress() });
    await readAddress(later(1), source);
    const known = (await findSource(ctx, source.id))!;
    expect(await readAddress(later(2), known)).toEqual({ kind: 'unchanged' });
    expect(asked.at(-1)).toMatchObject({
      'if-none-match': '"eins"',
      'if-modified-since': 'Mon, 23 Nov 2026 10:00:00 GMT',
    });
    // Once in a week it is read as a whole, since later dates of its series come within reach.
    expect(await readAddress(later(24 * 8), (await findSource(ctx, source.id))!)).toEqual({ kind: 'read' });
  });

  it('does nothing twice: the same again, two at once, and one who comes late', async () => {
    const owner = await author();
    const sourceId = await followed(owner);
    const versions = async () =>
      (await ctx.db.execute(sql`select version from manuscripts where author_id = ${owner.id} order by id`))
        .rows;
    const before = await versions();
    await anHourLater(sourceId);
    expect(await versions()).toEqual(before);
    serve({ ...PROBE, title: 'Große Chorprobe' }, FEST, { uid: 'konzert', title: 'Konzert', days: 12 });
    const source = (await findSource(ctx, sourceId))!;
    const both = await Promise.all([readAddress(later(2), source), readAddress(later(2), source)]);
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(['overtaken', 'read']);
    await Promise.all([followItems(ctx, sourceId), followItems(ctx, sourceId)]);
    await Promise.all([bringIn(ctx, sourceId), bringIn(ctx, sourceId)]);
    expect((await eventsBy(owner)).map(({ title }) => title)).toEqual([
      'Große Chorprobe',
      'Sommerfest',
      'Konzert',
    ]);
    const bytes = Buffer.from(aCalendar(ctx, [PROBE]));
    expect(await takeBytes(later(3), source, { bytes })).toEqual({ kind: 'overtaken' });
  });

  it('goes on where somebody was killed between reading and following', async () => {
    const owner = await author();
    const sourceId = await followed(owner);
    serve({ ...PROBE, title: 'Generalprobe' }, FEST);
    await readAddress(later(1), (await findSource(ctx, sourceId))!);
    expect((await eventsBy(owner))[0]!.title).toBe('Chorprobe');
    await followItems(ctx, sourceId);
    expect((await eventsBy(owner))[0]!.title).toBe('Generalprobe');
  });

  it('follows the others where one of its events can’t be followed', async () => {
    const owner = await author();
    const sourceId = await followed(owner);
    const [probe] = await eventsBy(owner);
    serve({ ...PROBE, title: 'Generalprobe' }, { ...FEST, title: 'Herbstfest' });
    await readAddress(later(1), (await findSource(ctx, sourceId))!);
    await ctx.db.execute(
      sql.raw(`create function refuse() returns trigger language plpgsql
        as $$ begin raise exception 'klemmt'; end $$`),
    );
    await ctx.db.execute(
      sql.raw(`create trigger stuck before update on events for each row
        when (old.id = ${probe!.id}) execute function refuse()`),
    );
    await expect(followItems(ctx, sourceId)).rejects.toThrow();
    expect((await eventsBy(owner)).map(({ title }) => title)).toEqual(['Chorprobe', 'Herbstfest']);
    await ctx.db.execute(sql.raw('drop trigger stuck on events'));
    await followItems(ctx, sourceId);
    expect((await eventsBy(owner)).map(({ title }) => title)).toEqual(['Generalprobe', 'Herbstfest']);
  });

  it('follows those behind a whole run of events that can’t be followed', async () => {
    const sourceId = await followed(await author(), { entries: [PROBE] });
    await ctx.db.execute(sql`
      insert into event_source_items (source_id, key, state, content, title, starts_at, date_count, pending)
        select source_id, 'k' || at, 'taken', content, case when at > ${ITEMS_PER_RUN} then 'Frei' else 'Stau' end,
          starts_at, date_count, jsonb_build_object('content', content, 'dateKeys', '[]'::jsonb)
        from event_source_items, generate_series(1, ${ITEMS_PER_RUN}::int + 1) at where source_id = ${sourceId}
        order by at`);
    await ctx.db.execute(
      sql.raw(`create or replace function refuse() returns trigger language plpgsql
        as $$ begin raise exception 'klemmt'; end $$`),
    );
    await ctx.db.execute(
      sql.raw(`create trigger stuck before update on event_source_items for each row
        when (old.title = 'Stau') execute function refuse()`),
    );
    await expect(followItems(ctx, sourceId)).rejects.toThrow();
    await ctx.db.execute(sql.raw('drop trigger stuck on event_source_items'));
    const waiting = (await itemsOf(sourceId)).filter(({ pending }) => pending !== null);
    expect(waiting.map(({ title }) => title)).toEqual(Array.from({ length: ITEMS_PER_RUN }, () => 'Stau'));
  });

  it('cancels nothing behind the end of a calendar that holds the soonest of many events alone', async () => {
    const owner = await author();
    const many = Array.from({ length: LARGE_CALENDAR }, (_, at) => ({
      uid: `u${at}`,
      title: `Probe ${at}`,
      days: at + 2,
    }));
    const [ball, last] = [
      { uid: 'ball', title: 'Ball', days: 50 },
      { uid: 'spaet', title: 'Herbstfest', days: 300 },
    ];
    serve(...many, ball, last);
    const { source, items } = await aSource(ctx, owner, { ...where, address: freshAddress() });
    const ids = items.filter(({ key }) => key === 'ball' || key === 'spaet').map(({ id }) => id);
    await takeItems(actAs(ctx, owner.viewer), source.id, { ids, mode: 'publish', takesNew: false });
    await bringIn(ctx, source.id);
    serve(...many, { uid: 'dazu', title: 'Noch eine', days: 3 });
    await anHourLater(source.id);
    expect((await eventsBy(owner)).map(({ title, status }) => [title, status])).toEqual([
      ['Ball', 'cancelled'],
      ['Herbstfest', 'scheduled'],
    ]);
  });

  it('asks about a day without a year that is over: the next one is nobody’s word yet', async () => {
    const owner = await author();
    const [, month, day] = dayOf(inDays(ctx, 3)).split('-');
    const text = table(`${day}.${month}.;19:30;Chorprobe`);
    const sourceId = await followed(owner, { table: text });
    expect((await itemsOf(sourceId)).map(({ state }) => state)).toEqual(['taken']);
    const source = (await findSource(ctx, sourceId))!;
    const bytes = Buffer.from(`${text}\n${dayOf(inDays(ctx, 9))};20:00;Konzert`);
    expect(await takeBytes(later(24 * 5), source, { bytes })).toEqual({ kind: 'read' });
    expect((await itemsOf(sourceId)).map(({ title, state }) => [title, state])).toEqual([
      ['Chorprobe', 'taken'],
      ['Chorprobe', 'new'],
      ['Konzert', 'chosen'],
    ]);
  });

  it('knows events again whose program gives new UIDs each time', async () => {
    const owner = await author();
    const sourceId = await followed(owner);
    serve({ ...PROBE, uid: 'x1' }, { ...FEST, uid: 'x2' });
    await anHourLater(sourceId);
    expect((await eventsBy(owner)).map(({ status }) => status)).toEqual(['scheduled', 'scheduled']);
  });
});

describe('a calendar that fails', () => {
  it('is asked less and less often, says why, and its owner is told once', async () => {
    const owner = await author();
    const sourceId = await followed(owner);
    serveRaw({ status: 500, body: '' });
    const pauses: number[] = [];
    for (let hour = 1; hour <= FAILURES_BEFORE_NOTICE + 2; hour++) {
      await anHourLater(sourceId, hour);
      const { nextReadAt } = (await findSource(ctx, sourceId))!;
      pauses.push((nextReadAt!.getTime() - later(hour).now.getTime()) / HOUR_MS);
    }
    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
    expect(new Set(pauses).size).toBe(pauses.length);
    expect(await findSource(ctx, sourceId)).toMatchObject({
      problem: 'unreachable',
      failures: FAILURES_BEFORE_NOTICE + 2,
    });
    expect(await told('failing', sourceId)).toBe(1);
    expect((await eventsBy(owner)).map(({ status }) => status)).toEqual(['scheduled', 'scheduled']);
    serve(PROBE, FEST);
    await anHourLater(sourceId, 30);
    expect(await findSource(ctx, sourceId)).toMatchObject({ problem: null, failures: 0, failingSince: null });
  });

  it.each([
    ['a page in its place', '<html><h1>Willkommen</h1></html>', 'notACalendar'],
    ['nothing any more', 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n', 'emptied'],
  ])('is one with %s: nothing is cancelled for it', async (_, body, problem) => {
    const owner = await author();
    const sourceId = await followed(owner);
    serveRaw({ status: 200, body });
    await anHourLater(sourceId);
    expect(await findSource(ctx, sourceId)).toMatchObject({ problem });
    expect((await eventsBy(owner)).map(({ status }) => status)).toEqual(['scheduled', 'scheduled']);
  });

  it('loses nothing by a broken entry', async () => {
    const owner = await author();
    const sourceId = await followed(owner);
    serve({ ...PROBE, lines: ['DTSTART:Dienstag'] }, FEST);
    await anHourLater(sourceId);
    expect((await eventsBy(owner)).map(({ status }) => status)).toEqual(['scheduled', 'scheduled']);
  });

  it('loses nothing by an entry without UID that is broken', async () => {
    const owner = await author();
    const withoutUid = aCalendar(ctx, [PROBE, FEST]).replaceAll(/UID:.*\r\n/g, '');
    const sourceId = await followed(owner, { body: withoutUid });
    serveRaw({ status: 200, body: withoutUid.replace(/DTSTART:\d+T/, 'DTSTART:bald T') });
    await anHourLater(sourceId);
    expect((await eventsBy(owner)).map(({ status }) => status)).toEqual(['scheduled', 'scheduled']);
  });

  it('loses nothing by a row of a table that can’t be read, and cancels what is gone', async () => {
    const owner = await author();
    const [soon, later] = [3, 9].map((days) => dayOf(inDays(ctx, days)));
    const [probe, fest] = [`${soon};19:30;Chorprobe`, `${later};19:30;Sommerfest`];
    const sourceId = await followed(owner, { table: table(probe, fest) });
    const statuses = async (...rows: readonly string[]) => {
      const source = (await findSource(ctx, sourceId))!;
      const outcome = await takeBytes(ctx, source, { bytes: Buffer.from(table(...rows)) });
      expect(outcome).toEqual({ kind: 'read' });
      await followItems(ctx, sourceId);
      return (await eventsBy(owner)).map(({ status }) => status);
    };
    for (const row of ['demnächst;19:30;Chorprobe', ';19:30;Chorprobe', `${soon};19:30;`])
      expect([row, ...(await statuses(row, fest))]).toEqual([row, 'scheduled', 'scheduled']);
    expect(await statuses(fest)).toEqual(['cancelled', 'scheduled']);
  });

  it.each([
    ['a page in the place of a table', '<!doctype html><html>\n<p>Anmelden; bitte</p>\n</html>', 'notATable'],
    ['words in its place', 'Zur Zeit nichts', 'notATable'],
    ['columns of other names', 'Wann;Was\n2050-01-01;Probe', 'columnsMissing'],
    ['too many rows that are over', `Datum;Titel\n${'2020-01-01;Probe\n'.repeat(MAX_ENTRIES + 1)}`, 'cutOff'],
    ['rows that are over', 'Datum;Titel\n2020-01-01;Probe', 'emptied'],
  ] as const)('says why with %s', async (_, text, problem) => {
    const owner = await author();
    const rows = table(`${dayOf(inDays(ctx, 3))};;Chorprobe`);
    const source = (await findSource(ctx, await followed(owner, { table: rows })))!;
    expect(await takeBytes(ctx, source, { bytes: Buffer.from(text) })).toEqual({ kind: 'failed', problem });
  });

  it('isn’t read for somebody who may do nothing for now', async () => {
    const owner = await author();
    const sourceId = await followed(owner);
    await changeUser(ctx, owner.id, { suspendedUntil: later(100).now });
    asked.length = 0;
    await anHourLater(sourceId);
    expect(asked).toEqual([]);
  });

  it('waits no longer than a day', () => {
    expect(nextReading(ctx.now, 0).getTime() - ctx.now.getTime()).toBeLessThan(HOUR_MS);
    expect(nextReading(ctx.now, 1000).getTime() - ctx.now.getTime()).toBe(24 * HOUR_MS);
  });
});
