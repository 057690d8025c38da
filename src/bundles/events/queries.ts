// Reading events with their dates. What a viewer may see of them is asked of the policy afterwards.
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import { slugsOfPieces } from '#bundles/pieces/public.ts';
import type { PieceSlugs } from '#bundles/pieces/public.ts';
import type { Part } from '#bundles/rich-text/public.ts';
import { effectiveStatus } from './details.ts';
import { nextOf } from './rules.ts';
import { comingTo } from './marks/queries.ts';
import type { Coming } from './marks/queries.ts';
import { eventRegistrationRules } from './registrations/schema.ts';
import { eventDates, eventLocations, eventSeries, events } from './schema.ts';

const { body: _tree, parts, ...columns } = getTableColumns(events);

/** A date with where it is. */
export type EventDate = typeof eventDates.$inferSelect &
  Pick<typeof eventLocations.$inferSelect, 'venue' | 'address'>;

export type EventSeries = typeof eventSeries.$inferSelect;

/** An event as lists and references need it. */
export type Event = Row &
  PieceSlugs & {
    /** The soonest comes first; how each stands says the event as well. */
    readonly dates: readonly EventDate[];
    /** The first that was not over when the event was read, else the last. */
    readonly next: EventDate | undefined;
  };

export interface WholeEvent {
  readonly event: Event;
  readonly parts: readonly Part[];
  /** Whether one can register for its dates. */
  readonly isOpen: boolean;
  /** Who comes to them. */
  readonly coming: readonly Coming[];
}

const selectWhole = prepared('events.whole', (db) =>
  db
    .select({
      event: columns,
      parts,
      isOpen: sql<boolean>`coalesce(${eventRegistrationRules.isOpen}, false)`,
      coming: comingTo(sql`${events.id}`),
    })
    .from(events)
    .leftJoin(eventRegistrationRules, eq(eventRegistrationRules.eventId, events.id))
    .where(eq(events.id, sql.placeholder('id'))),
);

const selectMany = prepared('events.many', (db) =>
  db
    .select(columns)
    .from(events)
    .where(sql`${events.id} = any(${sql.placeholder('ids')})`),
);

const selectDates = prepared('events.dates', (db) =>
  db
    .select({
      ...getTableColumns(eventDates),
      venue: eventLocations.venue,
      address: eventLocations.address,
    })
    .from(eventDates)
    .innerJoin(
      eventLocations,
      and(
        eq(eventLocations.eventId, eventDates.eventId),
        eq(eventLocations.position, eventDates.locationPosition),
      ),
    )
    .where(sql`${eventDates.eventId} = any(${sql.placeholder('ids')})`)
    .orderBy(asc(eventDates.startsAt), asc(eventDates.locationPosition), asc(eventDates.position)),
);

/** Events that exist, whatever their state, in two queries that travel together. */
export const findEvents = async (ctx: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, Event>> => {
  const [rows, complete] = await Promise.all([selectMany(ctx, { ids }), completer(ctx, ids)]);
  return new Map(rows.map((row) => [row.id, complete(row)]));
};

/** Finds one event with its text. */
export const findWholeEvent = async (ctx: Ctx, id: number): Promise<WholeEvent | undefined> => {
  const [[row], complete] = await Promise.all([selectWhole(ctx, { id }), completer(ctx, [id])]);
  return row && { ...row, event: complete(row.event) };
};

/** One as it was written, for those who change it. */
export const findEditable = async (ctx: Ctx, id: number): Promise<typeof events.$inferSelect | undefined> =>
  (await ctx.db.select().from(events).where(eq(events.id, id)))[0];

/** When and where it takes place, soonest first. */
export const findDates = (ctx: Ctx, id: number): Promise<EventDate[]> => selectDates(ctx, { ids: [id] });

/** What comes again of it, place by place. */
export const findSeries = (ctx: Ctx, id: number): Promise<EventSeries[]> =>
  ctx.db
    .select()
    .from(eventSeries)
    .where(eq(eventSeries.eventId, id))
    .orderBy(asc(eventSeries.locationPosition), asc(eventSeries.position));

type Row = Omit<typeof events.$inferSelect, 'body' | 'parts'>;

const completer = async (ctx: Ctx, ids: readonly number[]) => {
  const [dates, slugs] = await Promise.all([selectDates(ctx, { ids }), slugsOfPieces(ctx)]);
  const byEvent = Map.groupBy(dates, (date) => date.eventId);
  return (row: Row): Event => {
    const own = (byEvent.get(row.id) ?? []).map((date) => ({
      ...date,
      status: effectiveStatus(row.status, date.status),
    }));
    return { ...row, ...slugs(row), dates: own, next: nextOf(own, ctx.now) };
  };
};
