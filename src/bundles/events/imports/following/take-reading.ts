// Compares what a calendar says when it is read again with what it said before: what is new, what changed, what is gone. It is
// noted here, in one transaction; the manuscripts follow afterwards, one by one.
import { and, inArray, lt, notInArray, eq, sql } from 'drizzle-orm';
import { dayOf } from '#kernel/calendar.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { enqueue } from '#kernel/jobs.ts';
import { record } from '#bundles/history/public.ts';
import { LARGE_CALENDAR, MAX_NEW_AT_ONCE, OPEN_STATES } from '../constants.ts';
import type { ItemState, ReadProblem } from '../constants.ts';
import { toKnown } from '../content.ts';
import type { Known } from '../content.ts';
import { BRING_IN_JOB, FOLLOW_JOB } from '../job-names.ts';
import type { Source, SourceItem } from '../queries.ts';
import type { ReadCalendar, ReadItem, UnreadEntry } from '../reading/read-item.ts';
import { eventSourceItems } from '../schema.ts';
import { findTwins } from '../twins.ts';
import type { Twin } from '../twins.ts';
import { datesIn, isAhead } from './dates.ts';
import { asCancelled, isSameKnown, withVanished } from './merge.ts';

/**
 * Says why what was read is not to be followed: a page in the place of a calendar, too little of it, or one that has lost
 * everything at once.
 */
export const problemOfReading = (
  { items, isWhole, refusal }: ReadCalendar,
  hasFollowed: boolean,
): ReadProblem | undefined => {
  if (items.length > 0) return undefined;
  if (refusal) return refusal;
  if (!isWhole) return 'cutOff';
  return hasFollowed ? 'emptied' : undefined;
};

/** Says whether there are items that something came of, with dates to come. */
export const hasFollowed = (items: readonly SourceItem[], now: Date): boolean =>
  items.some((item) => item.state === 'taken' && datesIn(item.content).some((date) => isAhead(date, now)));

/** Takes over what a reading says; the source is locked. */
export const takeReading = async (
  ctx: Ctx,
  source: Source,
  { rows, calendar }: { readonly rows: readonly SourceItem[]; readonly calendar: ReadCalendar },
): Promise<void> => {
  const { known, fresh, gone } = sorted(rows, calendar);
  const changes = [
    ...known.flatMap(([row, item]) => changeOf(row, item, { source, now: ctx.now })),
    ...gone.flatMap((row) => vanishingOf(row, ctx.now)),
  ];
  await writeChanges(ctx, changes);
  const added = await insertFresh(ctx, source, { fresh, rows });
  await dropGone(ctx, source, { calendar, gone });
  const count = changes.filter(({ pending }) => pending !== null).length;
  if (count + fresh.length > 0)
    await record(ctx, {
      type: 'event-source',
      objectId: source.id,
      action: 'event-source.reread',
      after: { name: source.name, changedCount: count, newCount: fresh.length },
    });
  if (count > 0) await enqueue(ctx, FOLLOW_JOB, { sourceId: source.id });
  if (added > 0) await enqueue(ctx, BRING_IN_JOB, { sourceId: source.id });
};

interface Sorted {
  readonly known: readonly (readonly [SourceItem, ReadItem])[];
  readonly fresh: readonly ReadItem[];
  readonly gone: readonly SourceItem[];
}

/** Some programs give new UIDs each time: what has the same title at the same moment is the same. */
const sorted = (rows: readonly SourceItem[], { items, isWhole, unreadable }: ReadCalendar): Sorted => {
  const byKey = new Map(items.map((item) => [item.key, item]));
  const lost = rows.filter(({ key }) => !byKey.has(key));
  const keys = new Set(rows.map(({ key }) => key));
  const byLooks = new Map(items.filter(({ key }) => !keys.has(key)).map((item) => [looksOf(item), item]));
  const renamed = new Map<SourceItem, ReadItem>();
  for (const row of lost) {
    const item = byLooks.get(looksOf({ title: row.title, dates: [row] }));
    if (!item) continue;
    renamed.set(row, item);
    byLooks.delete(looksOf(item));
  }
  const taken = new Set([...keys, ...[...renamed.values()].map(({ key }) => key)]);
  const there = new Set(unreadable.flatMap((entry) => [...rowsOf(entry, lost)]));
  const end = endOf(items);
  return {
    known: rows.flatMap((row) => {
      const item = byKey.get(row.key) ?? renamed.get(row);
      return item ? [[row, item] as const] : [];
    }),
    fresh: items.filter(({ key }) => !taken.has(key)),
    gone: isWhole
      ? lost.filter((row) => !renamed.has(row) && !there.has(row) && row.startsAt.getTime() <= end)
      : [],
  };
};

/** Returns the moment behind which nothing is known of a calendar: a large one may hold the soonest of its events alone. */
const endOf = (items: readonly ReadItem[]): number =>
  items.length < LARGE_CALENDAR
    ? Number.POSITIVE_INFINITY
    : Math.max(...items.map(({ dates }) => dates[0]!.startsAt.getTime()));

/**
 * Returns the rows that an entry that can't be read may be: by its UID, or else its title, or else its moment. An event isn't
 * gone because nothing is known of it.
 */
const rowsOf = (
  { uid, title, startsAt }: UnreadEntry,
  rows: readonly SourceItem[],
): readonly SourceItem[] => {
  const named = rows.filter(({ key }) => uid !== '' && (key === uid || key.startsWith(`${uid} `)));
  if (named.length > 0) return named;
  if (title !== '') return rows.filter((row) => row.title === title);
  return rows.filter((row) => row.startsAt.getTime() === startsAt?.getTime());
};

interface Looks {
  readonly title: string;
  readonly dates: readonly { readonly startsAt: Date }[];
}

const looksOf = ({ title, dates }: Looks) => `${dates[0]!.startsAt.toISOString()} ${title}`;

type Change = Pick<
  SourceItem,
  'id' | 'key' | 'title' | 'startsAt' | 'dateCount' | 'content' | 'dateKeys' | 'pending'
>;

interface Taking {
  readonly source: Source;
  readonly now: Date;
}

const changeOf = (row: SourceItem, item: ReadItem, { source, now }: Taking): Change[] => {
  // A job is making a manuscript of it just now; the next reading finds it made.
  if (row.state === 'chosen') return [];
  const theirs = toKnown(item, source);
  const { id } = row;
  const head = { id, key: item.key, ...headOf(item) };
  if (row.state !== 'taken') {
    const isSame = isSameKnown(row, theirs) && row.key === item.key;
    return isSame ? [] : [{ ...head, ...theirs, pending: null }];
  }
  const whole = withVanished(row, theirs, now);
  const pending = isSameKnown(row, whole) ? null : whole;
  const { content, dateKeys } = row;
  const isAsBefore = pending === null && row.pending === null && row.key === item.key;
  return isAsBefore ? [] : [{ ...head, content, dateKeys, pending }];
};

const headOf = ({ title, dates }: ReadItem) => ({
  title,
  startsAt: dates[0]!.startsAt,
  dateCount: dates.length,
});

/** What doesn't stand in the calendar any more doesn't take place. */
const vanishingOf = (row: SourceItem, now: Date): Change[] => {
  if (row.state !== 'taken' || !datesIn(row.content).some((date) => isAhead(date, now))) return [];
  const { id, key, title, startsAt, dateCount, content, dateKeys } = row;
  const pending = asCancelled(row);
  return isSameKnown(row, pending)
    ? []
    : [{ id, key, title, startsAt, dateCount, content, dateKeys, pending }];
};

/** Writes all changes with one query. */
const writeChanges = async (ctx: Ctx, changes: readonly Change[]): Promise<void> => {
  if (changes.length === 0) return;
  const rows = changes.map(({ startsAt, dateCount, dateKeys, ...change }) => ({
    ...change,
    starts_at: startsAt.toISOString(),
    date_count: dateCount,
    date_keys: dateKeys,
  }));
  await ctx.db.execute(sql`
    update ${eventSourceItems} set key = changed.key, title = changed.title, starts_at = changed.starts_at,
      date_count = changed.date_count, content = changed.content, date_keys = changed.date_keys,
      pending = nullif(changed.pending, 'null'::jsonb)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as changed (id int, key text, title text,
      starts_at timestamptz, date_count int, content jsonb, date_keys text[], pending jsonb)
    where ${eventSourceItems.id} = changed.id`);
};

/**
 * Inserts what is new, and gives how many of it come in by themselves; more at once than a club announces are asked about, and
 * so is what may be in the portal already, or was over when it was read last.
 */
const insertFresh = async (
  ctx: Ctx,
  source: Source,
  { fresh, rows }: { readonly fresh: readonly ReadItem[]; readonly rows: readonly SourceItem[] },
): Promise<number> => {
  if (fresh.length === 0) return 0;
  const isFollowed = source.chosenAt !== null && source.takesNew;
  const added = fresh.map((item) => freshRow(item, source));
  const twins = isFollowed ? await findTwins(ctx, source, added) : new Map<string, Twin>();
  const isAsked = ({ key }: ReadItem, at: number) => at >= MAX_NEW_AT_ONCE || twins.has(key);
  const states = fresh.map(
    (item, at): ItemState =>
      isFollowed && !isAsked(item, at) && !isOfFormerYear(item, rows) ? 'chosen' : 'new',
  );
  await ctx.db
    .insert(eventSourceItems)
    .values(added.map((row, at) => ({ ...row, sourceId: source.id, state: states[at]! })));
  return states.filter((state) => state === 'chosen').length;
};

/**
 * Says whether it may be what took place a year ago: a table that names no years goes on saying „27.11.“ when that is over, and nobody
 * has announced the next one.
 */
const isOfFormerYear = (item: ReadItem, rows: readonly SourceItem[]): boolean => {
  if (!item.isYearGuessed) return false;
  const { startsAt } = item.dates[0]!;
  return rows.some(
    (row) =>
      row.title === item.title && row.startsAt < startsAt && dayInYear(row.startsAt) === dayInYear(startsAt),
  );
};

const dayInYear = (moment: Date) => dayOf(moment).slice('yyyy-'.length);

/** Returns what is kept of an event in a calendar. */
export const freshRow = (item: ReadItem, source: Source): Omit<Change, 'id' | 'pending'> => ({
  key: item.key,
  ...headOf(item),
  ...(toKnown(item, source) satisfies Known),
});

/**
 * Deletes what is gone. Of what nobody has taken nothing need be left; what somebody didn't want is known until it is long
 * over.
 */
const dropGone = async (
  ctx: Ctx,
  source: Source,
  { calendar, gone }: { readonly calendar: ReadCalendar; readonly gone: readonly SourceItem[] },
): Promise<void> => {
  const { id, sourceId, state, startsAt, key } = eventSourceItems;
  const unwanted = gone.filter((row) => row.state === 'new' || row.state === 'failed').map((row) => row.id);
  if (unwanted.length > 0) await ctx.db.delete(eventSourceItems).where(inArray(id, unwanted));
  const keys = calendar.items.map((item) => item.key);
  const longAgo = new Date(ctx.now.getTime() - KEPT_DAYS * DAY_MS);
  const isOver = and(
    eq(sourceId, source.id),
    inArray(state, [...OPEN_STATES]),
    lt(startsAt, longAgo),
    keys.length > 0 ? notInArray(key, keys) : undefined,
  );
  await ctx.db.delete(eventSourceItems).where(isOver);
};

const KEPT_DAYS = 60;
