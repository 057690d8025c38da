// Publishing events, changing them, withdrawing and republishing them.
import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { invalid } from '#kernel/outcomes.ts';
import { toSlug } from '#kernel/slug.ts';
import { record, redactHistory } from '#bundles/history/public.ts';
import { savePiece } from '#bundles/lists/public.ts';
import { imageIdsShown } from '#bundles/piece-pages/public.ts';
import {
  actionOf,
  authorizeChange,
  authorizePublication,
  canBecome,
  changedRow,
  checkPiece,
  savePieceImages,
  publishedRow,
} from '#bundles/publishing/public.ts';
import type { CheckedPiece, LaterState, PublicationInput } from '#bundles/publishing/public.ts';
import type { PublishOutcome } from '#bundles/writing/public.ts';
import { build } from '#bundles/rich-text/public.ts';
import type { RichTextDocument } from '#bundles/rich-text/public.ts';
import { saveAgenda } from './agenda.ts';
import { toContentLocations } from './clock-dates.ts';
import { eventTag } from './constants.ts';
import { findDates } from './queries.ts';
import type { EventDate } from './queries.ts';
import { eventDates, eventLocations, events } from './schema.ts';
import * as texts from './texts.ts';
import { problemsOf, toDates } from './words.ts';
import type { EventWords } from './words.ts';

export interface EventInput extends PublicationInput, EventWords {
  /** A document tree, as JSON from wherever; checked against the schema. */
  readonly body: unknown;
  /** Those of others, here and in the text, may be used by editors only. */
  readonly imageId?: number | null;
}

/** Publishes a new event at once. Throws 403. */
export const publishEvent = (ctx: Ctx, input: EventInput): Promise<PublishOutcome> =>
  withTransaction(ctx, async (ctx): Promise<PublishOutcome> => {
    const publication = await authorizePublication(ctx, input);
    const checked = await checkPiece(ctx, input, publication, toCheck(input));
    if ('errors' in checked) return invalid(checked.errors);
    const id = await insertEvent(ctx, { ...input, ...checked });
    touch(ctx, eventTag(id));
    return { kind: 'published', id };
  });

/**
 * Gives an event that is or was out other words, dates, another picture or place; one that was taken back is out again.
 * Throws 403, and 404 for what isn't there.
 */
export const changeEvent = (ctx: Ctx, id: number, input: EventInput): Promise<PublishOutcome> =>
  withTransaction(ctx, async (ctx): Promise<PublishOutcome> => {
    const before = await lockEvent(ctx, id);
    const publication = await authorizeChange(ctx, before, input);
    const shownIds = imageIdsShown(before);
    const checked = await checkPiece(ctx, input, publication, { ...toCheck(input), shownIds });
    if ('errors' in checked) return invalid(checked.errors);
    await replaceEvent(ctx, before, { ...input, ...checked });
    touch(ctx, eventTag(id));
    return { kind: 'published', id };
  });

/** Of one that is erased, its words and dates go, also from the history. The caller has asked whether the viewer may. Throws 404. */
export const setEventState = (ctx: Ctx, id: number, state: LaterState): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const before = await lockEvent(ctx, id);
    if (!canBecome(before.state, state)) return;
    const isErased = state === 'erased';
    const values = { state, ...(isErased && blank()) };
    const [row] = await ctx.db.update(events).set(values).where(eq(events.id, id)).returning();
    if (isErased) await ctx.db.delete(eventLocations).where(eq(eventLocations.eventId, id));
    if (isErased) await redactHistory(ctx, { type: 'event', ids: [id], fields: ['title'] });
    const isListed = state === 'published';
    await saveAgenda(ctx, { ...row!, isListed, dates: isListed ? await findDates(ctx, id) : [] });
    await savePieceImages(ctx, { type: 'event', id }, row!);
    await savePiece(ctx, { ...row!, type: 'event', objectId: id, isListed, isPremium: false });
    const change = { before: { state: before.state }, after: { state } };
    await record(ctx, { type: 'event', objectId: id, action: actionOf('event', state), ...change });
    touch(ctx, eventTag(id));
  });

type Row = typeof events.$inferSelect;

const lockEvent = async (ctx: Ctx, id: number): Promise<Row> => {
  const [row] = await ctx.db.select().from(events).where(eq(events.id, id)).for('update');
  if (!row) throw notFound();
  return row;
};

const toCheck = (input: EventInput) => ({
  text: { field: 'body', tree: input.body },
  picture: { field: 'imageId', id: input.imageId ?? null },
  errors: problemsOf(input),
});

type EventToSave = EventInput & CheckedPiece;

const insertEvent = async (ctx: Ctx, input: EventToSave): Promise<number> => {
  const piece = await publishedRow(ctx, input);
  const [row] = await ctx.db
    .insert(events)
    .values({ ...piece, ...ownColumns(input) })
    .returning();
  const { id, title } = row!;
  await saveWords(ctx, row!, input);
  await record(ctx, { type: 'event', objectId: id, action: 'event.published', after: { title } });
  return id;
};

const replaceEvent = async (ctx: Ctx, before: Row, input: EventToSave) => {
  const { id } = before;
  const own = ownColumns(input);
  const dates = [await findDates(ctx, id), toDates(id, input.locations)] as const;
  const piece = await changedRow(ctx, before, { ...input, hasNewWords: hasNewWords(before, own, dates) });
  const [row] = await ctx.db
    .update(events)
    .set({ ...piece, ...own })
    .where(eq(events.id, id))
    .returning();
  await ctx.db.delete(eventLocations).where(eq(eventLocations.eventId, id));
  await saveWords(ctx, row!, input);
  const change = { before: historyOf(before), after: historyOf(row!) };
  await record(ctx, { type: 'event', objectId: id, action: 'event.changed', ...change });
};

const historyOf = ({ state, title }: Row) => ({ state, title });

const ownColumns = (input: EventToSave) => {
  const title = input.title.trim();
  return {
    title,
    lead: input.lead.trim(),
    body: input.document,
    parts: input.parts,
    imageId: input.imageId ?? null,
    organiser: input.organiser.trim(),
    price: input.price?.trim() || null,
    feeCents: input.feeCents ?? null,
    link: input.link?.trim() || null,
    slug: toSlug(title, texts.eventSlug),
  };
};

type OwnColumns = ReturnType<typeof ownColumns>;

/** Another picture is none. */
const hasNewWords = (
  before: Row,
  { title, lead, body, organiser, price, feeCents, link }: OwnColumns,
  [formerDates, dates]: readonly [readonly EventDate[], readonly EventDate[]],
): boolean => {
  const words = { title, lead, body, organiser, price, feeCents, link };
  const names = Object.keys(words) as (keyof typeof words)[];
  return (
    names.some((name) => !isDeepStrictEqual(words[name], before[name])) ||
    !isDeepStrictEqual(toContentLocations(dates), toContentLocations(formerDates))
  );
};

/** Places and dates of the row, and whatever hangs on them and on its words. */
const saveWords = async (ctx: Ctx, row: Row, input: EventToSave) => {
  const { id } = row;
  const dates = toDates(id, input.locations);
  const places = input.locations.map(({ venue, address }, position) => ({
    eventId: id,
    position,
    venue: venue.trim(),
    address: address.trim(),
  }));
  await ctx.db.insert(eventLocations).values(places);
  await ctx.db.insert(eventDates).values(dates);
  await saveAgenda(ctx, { ...row, isListed: true, dates });
  await savePieceImages(ctx, { type: 'event', id }, row);
  await savePiece(ctx, { ...row, type: 'event', objectId: id, isListed: true, isPremium: false });
};

const blank = () => {
  const body: RichTextDocument = build.doc();
  const words = {
    title: '',
    lead: '',
    organiser: '',
    price: null,
    feeCents: null,
    link: null,
    slug: texts.eventSlug,
  };
  return { ...words, body, parts: [], imageId: null, tagIds: [] };
};
