// Publishes events, changes, withdraws and republishes them.
import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { toSlug } from '#kernel/slug.ts';
import { definePieceCommands, savePieceImages } from '#bundles/publishing/public.ts';
import type { CheckedPiece, PublicationInput } from '#bundles/publishing/public.ts';
import { build } from '#bundles/rich-text/public.ts';
import { deskPieces } from '#bundles/lists/public.ts';
import { saveAgenda } from './agenda.ts';
import { toContentLocations } from './clock-dates.ts';
import { eventTag } from './constants.ts';
import { withKeys, withSeriesKeys } from './date-keys.ts';
import { NO_STORED_DETAILS } from './details.ts';
import { settleOrganiser } from './organisers/settle.ts';
import { findDates, findSeries, ownDates } from './queries.ts';
import { followLater } from './registrations/following.ts';
import { eventDates, eventLocations, eventSeries, events } from './schema.ts';
import * as texts from './texts.ts';
import { problemsOf, toDates, toSeries } from './words.ts';
import type { EventWords } from './words.ts';

export interface EventInput extends PublicationInput, EventWords {
  /** A document tree comes as JSON from wherever, and is checked against the schema. */
  readonly body: unknown;
  /** The picture. Those of others, here and in the text, may be used by editors only. */
  readonly imageId?: number | null;
}

type Row = typeof events.$inferSelect;
type EventToSave = EventInput & CheckedPiece;

const columnsOf = (input: EventToSave) => {
  const title = input.title.trim();
  return {
    title,
    lead: input.lead.trim(),
    body: input.document,
    parts: input.parts,
    imageId: input.imageId ?? null,
    organiser: input.organiser.trim(),
    isOrganisedByAuthor: input.isOrganisedByAuthor ?? false,
    organiserId: input.isOrganisedByAuthor ? null : (input.organiserId ?? null),
    price: input.price?.trim() || null,
    feeCents: input.feeCents ?? null,
    link: input.link?.trim() || null,
    ...(input.details ?? NO_STORED_DETAILS),
    slug: toSlug(title, texts.eventSlug),
  };
};

type OwnColumns = ReturnType<typeof columnsOf>;

/** Says whether words were changed; another picture doesn't count. */
const hasNewWords = async (ctx: Ctx, before: Row, own: OwnColumns, { locations }: EventInput) => {
  const { parts: _drawn, imageId: _picture, slug: _address, ...words } = own;
  const names = Object.keys(words) as (keyof typeof words)[];
  const former = await Promise.all([findDates(ctx, before.id), findSeries(ctx, before.id)]);
  const dates = toContentLocations(toDates(before.id, locations), toSeries(before.id, locations));
  return (
    names.some((name) => !isDeepStrictEqual(words[name], before[name])) ||
    !isDeepStrictEqual(dates, toContentLocations(...former))
  );
};

/** These are places and dates. The event is locked, so that two who change it don't give one number to two dates. */
const saveParts = async (ctx: Ctx, { id, lastDateKey }: Row, { locations }: EventInput) => {
  const [formerDates, formerSeries] = [await findDates(ctx, id), await findSeries(ctx, id)];
  const { dates, lastKey: lastOfDates } = withKeys(toDates(id, locations), formerDates, lastDateKey);
  const { series, lastKey } = withSeriesKeys(toSeries(id, locations), formerSeries, lastOfDates);
  await eraseParts(ctx, id);
  const places = locations.map(({ venue, address }, position) => ({
    eventId: id,
    position,
    venue: venue.trim(),
    address: address.trim(),
  }));
  await ctx.db.insert(eventLocations).values(places);
  await ctx.db.insert(eventDates).values([...dates]);
  if (series.length > 0) await ctx.db.insert(eventSeries).values([...series]);
  await ctx.db.update(events).set({ lastDateKey: lastKey }).where(eq(events.id, id));
};

/** Erases the places; their dates go with them. */
const eraseParts = async (ctx: Ctx, id: number): Promise<void> => {
  await ctx.db.delete(eventLocations).where(eq(eventLocations.eventId, id));
};

const settle = async (ctx: Ctx, row: Row, before: Row | undefined) => {
  const { id } = row;
  await settleOrganiser(ctx, row, before);
  await followLater(ctx, id);
  const isListed = row.state === 'published' && !(await deskPieces.isReduced(ctx, { type: 'event', id }));
  await saveAgenda(ctx, { ...row, isListed, dates: isListed ? ownDates(row, await findDates(ctx, id)) : [] });
  await savePieceImages(ctx, { type: 'event', id }, row);
  const calendarSequence = sql`${events.calendarSequence} + 1`;
  await ctx.db.update(events).set({ calendarSequence }).where(eq(events.id, id));
};

export const commands = definePieceCommands<EventInput, OwnColumns, Row>({
  type: 'event',
  tagOf: eventTag,
  titleField: 'title',
  titleOf: ({ title }) => title.trim(),
  titleBefore: ({ title }) => title,
  lock: async (ctx, id) => (await ctx.db.select().from(events).where(eq(events.id, id)).for('update'))[0],
  insert: (ctx, values) => ctx.db.insert(events).values(values).returning(),
  update: (ctx, id, values) => ctx.db.update(events).set(values).where(eq(events.id, id)).returning(),
  toCheck: (input) => ({
    text: { field: 'body', tree: input.body },
    picture: { field: 'imageId', id: input.imageId ?? null },
    errors: problemsOf(input),
  }),
  columnsOf,
  hasNewWords: (ctx, before, { input, own }) => hasNewWords(ctx, before, own, input),
  blank: () => ({
    title: '',
    lead: '',
    organiser: '',
    isOrganisedByAuthor: false,
    organiserId: null,
    price: null,
    feeCents: null,
    link: null,
    ...NO_STORED_DETAILS,
    slug: texts.eventSlug,
    body: build.doc(),
    parts: [],
    imageId: null,
  }),
  picturesOf: (before) => before,
  saveParts,
  eraseParts: (ctx, { id }) => eraseParts(ctx, id),
  settle,
});

export const publishEvent = commands.publish;
export const changeEvent = commands.change;
export const setEventState = commands.setState;
