// Moves events, the agendas of places and calendars of others along with a place; events and these calendars get what their
// category or a tag has become; files of events for calendars are newer ones when their place or category is called otherwise,
// or is another one.
import { eq, sql } from 'drizzle-orm';
import { beforeCommit } from '#kernel/before-commit.ts';
import { areDerived, placedRows, rowsWithPath } from '#kernel/placed-rows.ts';
import type { PlacedRows } from '#kernel/placed-rows.ts';
import { idsOfPath } from '#bundles/locations/public.ts';
import { areDerivedTopics, rowsOfTopics, topicRows, usedIn } from '#bundles/topics/public.ts';
import type { TopicRows } from '#bundles/topics/public.ts';
import { eventSources } from './imports/schema.ts';
import { eventAgenda, events } from './schema.ts';

/** All but the place. */
const AGENDA_COLUMNS = sql.raw(
  'starts_at, event_id, over_at, published_at, category_id, is_free, is_for_families, is_accessible, is_long, is_off',
);

const agendaOfPlaces: PlacedRows = {
  isUsed: areDerived,
  count: async () => 0,
  move: async (ctx, { fromPath, toPath }, limit) => {
    const [from, to] = [idsOfPath(fromPath), idsOfPath(toPath)];
    const left = from.filter((id) => !to.includes(id));
    const joined = to.filter((id) => !from.includes(id));
    const isMissing = joined.length > 0 ? sql`or not exists ${standsAt(joined.slice(0, 1))}` : sql``;
    const { rows } = await ctx.db.execute(sql`
      with batch as (
        select entry.* from ${eventAgenda} entry
        where entry.location_id = ${from.at(-1)!} and (exists ${standsAt(left)} ${isMissing}) limit ${limit}
      ), joined as (
        insert into event_agenda (location_id, ${AGENDA_COLUMNS})
        select place, ${AGENDA_COLUMNS}
        from batch cross join unnest(${sql.param(joined)}::int[]) place
        on conflict do nothing
      ), gone as (
        delete from event_agenda entry using batch
        where entry.event_id = batch.event_id and entry.starts_at = batch.starts_at
          and entry.location_id = any(${sql.param(left)}::int[])
      )
      select 1 from batch`);
    return rows.length;
  },
};

/** Returns the subquery for the date of an entry in the agenda of one of the places. */
const standsAt = (ids: readonly number[]) => sql`(select from event_agenda other
  where other.event_id = entry.event_id and other.starts_at = entry.starts_at
    and other.location_id = any(${sql.param([...ids])}::int[]))`;

/** Categories of events stand in the agenda, too, and in files for calendars. */
const agendaOfCategories: TopicRows = {
  usedOf: areDerivedTopics,
  count: async () => 0,
  move: async (ctx, { kind, fromId, toId }, limit) => {
    if (kind !== 'category' || toId === null) return 0;
    const { rows } = await ctx.db.execute(sql`
      with moved as (
        update ${eventAgenda} set category_id = ${toId}::int
        where ctid = any(array(select ctid from ${eventAgenda} where ${eventAgenda.categoryId} = ${fromId}
          limit ${limit} for update))
        returning event_id
      ), told as (
        update ${events} set calendar_sequence = calendar_sequence + 1
        where id in (select event_id from moved)
      )
      select 1 from moved`);
    return rows.length;
  },
};

/** Calendars of others bring what is new in them to the place and into the category that somebody has chosen. */
const sourcesOfCategories: TopicRows = {
  usedOf: async (ctx, kind, ids) =>
    kind === 'tag' ? [] : usedIn(ctx, eventSources, { ids, one: eventSources.categoryId }),
  count: async () => 0,
  move: async (ctx, { kind, fromId, toId }) => {
    if (kind !== 'category' || toId === null) return 0;
    const { rowCount } = await ctx.db
      .update(eventSources)
      .set({ categoryId: toId })
      .where(eq(eventSources.categoryId, fromId));
    return rowCount ?? 0;
  },
};

/**
 * Names and addresses of places and categories stand in files for calendars, whose numbers have to grow for programs to take
 * the new ones.
 */
const renamedInFiles = beforeCommit.add(async (ctx, { renamed }) => {
  const idsOf = (type: string) => sql.param(renamed.flatMap((ref) => (ref.type === type ? [ref.id] : [])));
  if (!renamed.some(({ type }) => type === 'location' || type === 'category')) return undefined;
  await ctx.db.execute(sql`
    update ${events} set calendar_sequence = calendar_sequence + 1
    where location_id = any(${idsOf('location')}::int[]) or category_id = any(${idsOf('category')}::int[])`);
  return undefined;
});

export const movingRows = [
  renamedInFiles,
  placedRows.addAll(async () => [rowsWithPath(events), agendaOfPlaces, rowsWithPath(eventSources)]),
  topicRows.addAll(async () => [rowsOfTopics(events), agendaOfCategories, sourcesOfCategories]),
];
