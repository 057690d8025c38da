// Finds what stands in a calendar and is in the portal already: under the same UID from another calendar, or at the same place
// at the same moment under a similar title. It is offered to be taken for one, and never taken for one silently.
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { eventHref, eventKind } from '../kind.ts';
import { findEvents } from '../queries.ts';
import type { Source } from './queries.ts';
import { isAlike } from './rules.ts';
import { eventSourceItems, eventSources } from './schema.ts';
import * as texts from './texts.ts';

export interface Candidate {
  readonly key: string;
  readonly title: string;
  readonly startsAt: Date;
}

export interface Twin {
  readonly title: string;
  /** Null for what isn't out, or isn't shown to the viewer. */
  readonly href: string | null;
}

/** Finds twins by the calendar's keys, the first that is found of each. */
export const findTwins = async (
  ctx: Ctx,
  source: Pick<Source, 'id' | 'locationId' | 'ownerId'>,
  candidates: readonly Candidate[],
): Promise<ReadonlyMap<string, Twin>> => {
  if (candidates.length === 0) return new Map();
  const [byLooks, byKey] = [
    await findAlike(ctx, source, candidates),
    await findSameKey(ctx, source, candidates),
  ];
  return new Map([...byKey, ...byLooks]);
};

const findAlike = async (
  ctx: Ctx,
  { locationId }: Pick<Source, 'locationId'>,
  candidates: readonly Candidate[],
): Promise<Map<string, Twin>> => {
  const moments = candidates.map(({ startsAt }) => startsAt.toISOString());
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    select distinct event_id id from event_agenda
    where location_id = ${locationId} and published_at <= ${ctx.now}
      and starts_at in (select value::timestamptz from jsonb_array_elements_text(${JSON.stringify(moments)}::jsonb))
    limit ${MAX_LOOKED_AT}`);
  const events = await findEvents(
    ctx,
    rows.map(({ id }) => id),
  );
  const seen = [...events.values()].filter(
    (event) => eventKind.visibility(ctx.viewer, event, ctx.now) === 'all',
  );
  return new Map(
    candidates.flatMap(({ key, title, startsAt }) => {
      const twin = seen.find(
        (event) =>
          event.dates.some((date) => date.startsAt.getTime() === startsAt.getTime()) &&
          isAlike(event.title, title),
      );
      return twin ? [[key, { title: twin.title, href: eventHref(twin) }] as const] : [];
    }),
  );
};

const MAX_LOOKED_AT = 1000;

/** Finds entries with the same key in other calendars. A calendar of somebody else isn't named. */
const findSameKey = async (
  ctx: Ctx,
  { id, ownerId }: Pick<Source, 'id' | 'ownerId'>,
  candidates: readonly Candidate[],
): Promise<Map<string, Twin>> => {
  const { key, sourceId, state } = eventSourceItems;
  const keys = candidates.map((candidate) => candidate.key);
  const rows = await ctx.db
    .select({ key, ownerId: eventSources.ownerId, name: eventSources.name })
    .from(eventSourceItems)
    .innerJoin(eventSources, eq(eventSources.id, sourceId))
    .where(and(inArray(key, keys), ne(sourceId, id), inArray(state, ['taken', 'chosen'])));
  return new Map(
    rows.map((row) => [
      row.key,
      { title: row.ownerId === ownerId ? texts.inCalendar(row.name) : texts.inOtherCalendar, href: null },
    ]),
  );
};
