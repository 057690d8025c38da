// Reads calendars that events come from, and what stands in them.
import { and, asc, desc, eq, inArray, isNotNull, notInArray, or, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { activeRolePaths } from '#kernel/viewer.ts';
import { ITEMS_SHOWN, OPEN_STATES, SOURCES_SHOWN } from './constants.ts';
import type { ItemState } from './constants.ts';
import type { Columns } from './reading/columns.ts';
import { eventSourceItems, eventSources } from './schema.ts';

export type Source = typeof eventSources.$inferSelect;
export type SourceItem = typeof eventSourceItems.$inferSelect;

export const findSource = async (ctx: Ctx, id: number): Promise<Source | undefined> =>
  (await ctx.db.select().from(eventSources).where(eq(eventSources.id, id)))[0];

/** Returns a calendar locked until the transaction ends. */
export const lockSource = async (ctx: Ctx, id: number): Promise<Source | undefined> =>
  (await ctx.db.select().from(eventSources).where(eq(eventSources.id, id)).for('update'))[0];

export type ListedItem = Pick<
  SourceItem,
  'id' | 'key' | 'state' | 'title' | 'startsAt' | 'dateCount' | 'manuscriptId' | 'problem' | 'conflicts'
> & { readonly venue: string; readonly isAllDay: boolean; readonly isCancelled: boolean };

/** Lists the items in the order of their dates. */
export const listItems = (ctx: Ctx, sourceId: number): Promise<ListedItem[]> => {
  const { id, key, state, title, startsAt, dateCount, manuscriptId, problem, content, conflicts } =
    eventSourceItems;
  const first = sql`${content} -> 'locations' -> 0`;
  const venue = sql<string>`coalesce(${first} ->> 'venue', '')`;
  const isAllDay = sql<boolean>`coalesce((${first} -> 'dates' -> 0 ->> 'isAllDay')::boolean, false)`;
  const dates = sql`jsonb_path_query(${content}, '$.locations[*].dates[*]') date`;
  const isCancelled = sql<boolean>`coalesce(${content} ->> 'status' = 'cancelled', false)
    or not exists (select from ${dates} where date ->> 'status' is distinct from 'cancelled')`;
  const shown = { venue, isAllDay, isCancelled };
  return ctx.db
    .select({ id, key, state, title, startsAt, dateCount, manuscriptId, problem, conflicts, ...shown })
    .from(eventSourceItems)
    .where(eq(eventSourceItems.sourceId, sourceId))
    .orderBy(asc(startsAt), asc(id));
};

/**
 * Lists the items that can be chosen now, those first that nobody has decided about; it is called within the transaction that
 * decides.
 */
export const listOpenIds = async (ctx: Ctx, sourceId: number): Promise<number[]> => {
  const { id, state, startsAt } = eventSourceItems;
  const rows = await ctx.db
    .select({ id })
    .from(eventSourceItems)
    .where(and(eq(eventSourceItems.sourceId, sourceId), inArray(state, [...OPEN_STATES])))
    .orderBy(desc(sql`${state} = 'new'`), asc(startsAt), asc(id))
    .limit(ITEMS_SHOWN);
  return rows.map((row) => row.id);
};

const isUntried = (triedIds: readonly number[]) =>
  triedIds.length === 0 ? undefined : notInArray(eventSourceItems.id, [...triedIds]);

/** Lists the items that a manuscript is to be made of, but those that were tried just now. */
export const listChosen = (
  ctx: Ctx,
  sourceId: number,
  limit: number,
  triedIds: readonly number[] = [],
): Promise<SourceItem[]> =>
  ctx.db
    .select()
    .from(eventSourceItems)
    .where(
      and(eq(eventSourceItems.sourceId, sourceId), eq(eventSourceItems.state, 'chosen'), isUntried(triedIds)),
    )
    .orderBy(asc(eventSourceItems.startsAt), asc(eventSourceItems.id))
    .limit(limit);

/** Lists all that is known of a calendar; its source is locked. */
export const listAllItems = (ctx: Ctx, sourceId: number): Promise<SourceItem[]> =>
  ctx.db
    .select()
    .from(eventSourceItems)
    .where(eq(eventSourceItems.sourceId, sourceId))
    .orderBy(asc(eventSourceItems.id));

/** Lists the items whose calendar says something else by now, but those that were tried just now. */
export const listPending = (
  ctx: Ctx,
  sourceId: number,
  limit: number,
  triedIds: readonly number[],
): Promise<Pick<SourceItem, 'id'>[]> => {
  const { id, pending } = eventSourceItems;
  return ctx.db
    .select({ id })
    .from(eventSourceItems)
    .where(and(eq(eventSourceItems.sourceId, sourceId), isNotNull(pending), isUntried(triedIds)))
    .orderBy(asc(id))
    .limit(limit);
};

/** Returns an item locked until the transaction ends. */
export const lockItem = async (ctx: Ctx, id: number): Promise<SourceItem | undefined> =>
  (await ctx.db.select().from(eventSourceItems).where(eq(eventSourceItems.id, id)).for('update'))[0];

/** Says which columns the viewer chose for their last table with this head. */
export const findFormerColumns = async (
  ctx: Ctx,
  header: readonly string[],
): Promise<Columns | undefined> => {
  const isSame = sql`${eventSources.header} = ${sql.param([...header])}::text[]`;
  const [former] = await ctx.db
    .select({ columns: eventSources.columns })
    .from(eventSources)
    .where(and(eq(eventSources.ownerId, ctx.viewer.id ?? 0), isNotNull(eventSources.columns), isSame))
    .orderBy(desc(eventSources.id))
    .limit(1);
  return former?.columns ?? undefined;
};

export const countSources = (ctx: Ctx, ownerId: number): Promise<number> =>
  ctx.db.$count(eventSources, eq(eventSources.ownerId, ownerId));

type SourceHead = Pick<
  Source,
  'id' | 'name' | 'address' | 'ownerId' | 'locationId' | 'readAt' | 'problem' | 'nextReadAt'
>;

export type ListedSource = SourceHead & { readonly counts: Readonly<Partial<Record<ItemState, number>>> };

/** Lists one's own calendars, or those at the places that the viewer edits; the newest first. */
export const listSources = async (ctx: Ctx, whose: 'own' | 'edited'): Promise<ListedSource[]> => {
  const { id, name, address, ownerId, locationId, locationPath, readAt, problem, nextReadAt } = eventSources;
  const paths = activeRolePaths(ctx.viewer, 'editor');
  const rows = await ctx.db
    .select({ id, name, address, ownerId, locationId, readAt, problem, nextReadAt })
    .from(eventSources)
    .where(
      whose === 'own'
        ? eq(ownerId, ctx.viewer.id ?? 0)
        : or(sql`false`, ...paths.map((path) => sql`starts_with(${locationPath}, ${path})`)),
    )
    .orderBy(desc(id))
    .limit(SOURCES_SHOWN);
  const counted = await countItems(
    ctx,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({ ...row, counts: counted.get(row.id) ?? {} }));
};

const countItems = async (ctx: Ctx, sourceIds: readonly number[]) => {
  const { sourceId, state } = eventSourceItems;
  const rows =
    sourceIds.length === 0
      ? []
      : await ctx.db
          .select({ sourceId, state, count: sql<number>`count(*)::int` })
          .from(eventSourceItems)
          .where(inArray(sourceId, [...sourceIds]))
          .groupBy(sourceId, state);
  const counts = new Map<number, Partial<Record<ItemState, number>>>();
  for (const row of rows) counts.set(row.sourceId, { ...counts.get(row.sourceId), [row.state]: row.count });
  return counts;
};
