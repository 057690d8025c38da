// Reads events with their dates. What a viewer may see of them is asked of the policy afterwards.
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

/** An event as references need it. */
export type Event = Row &
  PieceSlugs & {
    /** The soonest comes first; how each stands says the event as well. */
    readonly dates: readonly EventDate[];
    /** The first that was not over when the event was read, else the last. */
    readonly next: EventDate | undefined;
  };

/** An event as lists show it. */
export type ListedEvent = Pick<
  Row,
  | 'id'
  | 'slug'
  | 'state'
  | 'locationId'
  | 'locationPath'
  | 'categoryId'
  | 'authorId'
  | 'publishedAt'
  | 'updatedAt'
  | 'title'
  | 'lead'
  | 'imageId'
> &
  PieceSlugs & {
    readonly next: Pick<EventDate, 'startsAt' | 'endsAt' | 'isAllDay' | 'status' | 'venue'> | undefined;
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

const isItsLocation = and(
  eq(eventLocations.eventId, eventDates.eventId),
  eq(eventLocations.position, eventDates.locationPosition),
);

const selectDates = prepared('events.dates', (db) =>
  db
    .select({
      ...getTableColumns(eventDates),
      venue: eventLocations.venue,
      address: eventLocations.address,
    })
    .from(eventDates)
    .innerJoin(eventLocations, isItsLocation)
    .where(sql`${eventDates.eventId} = any(${sql.placeholder('ids')})`)
    .orderBy(asc(eventDates.startsAt), asc(eventDates.locationPosition), asc(eventDates.position)),
);

const selectListed = prepared('events.listed', (db) =>
  db
    .select({
      id: events.id,
      slug: events.slug,
      state: events.state,
      locationId: events.locationId,
      locationPath: events.locationPath,
      categoryId: events.categoryId,
      authorId: events.authorId,
      publishedAt: events.publishedAt,
      updatedAt: events.updatedAt,
      title: events.title,
      lead: events.lead,
      imageId: events.imageId,
      status: events.status,
    })
    .from(events)
    .where(sql`${events.id} = any(${sql.placeholder('ids')})`),
);

const selectListedDates = prepared('events.listed-dates', (db) =>
  db
    .select({
      eventId: eventDates.eventId,
      startsAt: eventDates.startsAt,
      endsAt: eventDates.endsAt,
      isAllDay: eventDates.isAllDay,
      status: eventDates.status,
      venue: eventLocations.venue,
    })
    .from(eventDates)
    .innerJoin(eventLocations, isItsLocation)
    .where(sql`${eventDates.eventId} = any(${sql.placeholder('ids')})`)
    .orderBy(asc(eventDates.startsAt), asc(eventDates.locationPosition), asc(eventDates.position)),
);

/** Returns events that exist, whatever their state, in two queries that travel together. */
export const findEvents = async (ctx: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, Event>> => {
  const [rows, complete] = await Promise.all([selectMany(ctx, { ids }), completer(ctx, ids)]);
  return new Map(rows.map((row) => [row.id, complete(row)]));
};

/** Returns events that exist with what lists show, whatever their state. */
export const findListedEvents = async (
  ctx: Ctx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ListedEvent>> => {
  const [rows, dates, slugs] = await Promise.all([
    selectListed(ctx, { ids }),
    selectListedDates(ctx, { ids }),
    slugsOfPieces(ctx),
  ]);
  const byEvent = Map.groupBy(dates, (date) => date.eventId);
  return new Map(
    rows.map((row) => {
      const own = ownDates(row, byEvent.get(row.id));
      return [row.id, { ...row, ...slugs(row), next: nextOf(own, ctx.now) }];
    }),
  );
};

/** Finds one event with its text. */
export const findWholeEvent = async (ctx: Ctx, id: number): Promise<WholeEvent | undefined> => {
  const [[row], complete] = await Promise.all([selectWhole(ctx, { id }), completer(ctx, [id])]);
  return row && { ...row, event: complete(row.event) };
};

/** Returns one event as it was written, for those who change it. */
export const findEditable = async (ctx: Ctx, id: number): Promise<typeof events.$inferSelect | undefined> =>
  (await ctx.db.select().from(events).where(eq(events.id, id)))[0];

/** Returns when and where an event takes place, soonest first. */
export const findDates = (ctx: Ctx, id: number): Promise<EventDate[]> => selectDates(ctx, { ids: [id] });

/** Returns what comes again of an event, place by place. */
export const findSeries = (ctx: Ctx, id: number): Promise<EventSeries[]> =>
  ctx.db
    .select()
    .from(eventSeries)
    .where(eq(eventSeries.eventId, id))
    .orderBy(asc(eventSeries.locationPosition), asc(eventSeries.position));

type Row = Omit<typeof events.$inferSelect, 'body' | 'parts'>;

/** Returns the dates of an event with how each stands, which depends on the event as well. */
export const ownDates = <D extends Pick<EventDate, 'status'>>(
  { status }: Pick<Row, 'status'>,
  dates: readonly D[] = [],
): D[] => dates.map((date) => ({ ...date, status: effectiveStatus(status, date.status) }));

const completer = async (ctx: Ctx, ids: readonly number[]) => {
  const [dates, slugs] = await Promise.all([selectDates(ctx, { ids }), slugsOfPieces(ctx)]);
  const byEvent = Map.groupBy(dates, (date) => date.eventId);
  return (row: Row): Event => {
    const own = ownDates(row, byEvent.get(row.id));
    return { ...row, ...slugs(row), dates: own, next: nextOf(own, ctx.now) };
  };
};
