// Reads what is to be exported out of what a call says, and whether the viewer may export it. contract.md 17.1
import type { ContentKind, ContentRef, ContentSummary } from '#kernel/content-kinds.ts';
import { addDays, dayOf, endOfDay, momentAt } from '#kernel/calendar.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { badRequest, forbidden, notFound } from '#kernel/errors.ts';
import { exportImages } from '#kernel/exporting.ts';
import { listOf, parseId } from '#kernel/parameters.ts';
import { findLocation } from '#bundles/locations/public.ts';
import { COMMENTS_TYPE, IMAGE_TYPE, IMAGES_TYPE, PLACE_TYPE } from './constants.ts';
import { mayExportPlace, mayExportThing } from './policy.ts';
import * as texts from './texts.ts';

/** What was asked for, as the log keeps it. */
export interface Scope {
  readonly dataType: string;
  readonly refType: string;
  readonly refIds: readonly number[];
  /** The first day of the span, for a place only. */
  readonly fromDay: string | null;
  readonly untilDay: string | null;
}

export interface AskedScope {
  readonly dataRef?: unknown;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** A scope that the viewer may export, in words. */
export interface GrantedScope extends Scope {
  readonly title: string;
  /** Where one comes from; null where there is no page of it. */
  readonly href: string | null;
}

const USUAL_DAYS = 30;

/** Throws 400 for what can't be read, 404 for what nobody knows. */
export const parseScope = (ctx: Ctx, word: string, asked: AskedScope): Scope => {
  const dataType = dataTypeOf(word);
  const words = listOf(asked.dataRef).map(wordOf);
  if (words.length === 0) throw badRequest(texts.refMissing, { dataRef: texts.refMissing });
  const nothing = { dataType, fromDay: null, untilDay: null };
  if (dataType === COMMENTS_TYPE) {
    const [, refType, digits] = /^([a-z]{1,30})-(\d+)$/.exec(words[0]!) ?? [];
    const id = parseId(digits);
    if (!refType || !id || words.length > 1)
      throw badRequest(texts.refMissing, { dataRef: texts.refMissing });
    if (!ctx.portal.kinds.get(refType)?.comments) throw notFound(texts.unknownType);
    return { ...nothing, refType, refIds: [id] };
  }
  const refIds = [...new Set(words.map(idOf))];
  if (dataType === PLACE_TYPE) {
    if (refIds.length > 1) throw badRequest(texts.refMissing, { dataRef: texts.refMissing });
    return { ...nothing, refType: dataType, refIds, ...spanOf(ctx, asked) };
  }
  if (!isExported(ctx, dataType)) throw notFound(texts.unknownType);
  return { ...nothing, refType: dataType, refIds };
};

/** Says whether things of this data type are exported by their own ids; comments go by what they stand under. */
export const isExported = (ctx: Ctx, word: string): boolean => {
  const dataType = dataTypeOf(word);
  if (dataType === IMAGES_TYPE || dataType === PLACE_TYPE) return true;
  return dataType !== COMMENTS_TYPE && ctx.portal.kinds.get(dataType)?.exporting !== undefined;
};

/** contract.md 13.2: both words for images are known. */
const dataTypeOf = (word: string): string => (word === IMAGE_TYPE ? IMAGES_TYPE : word);

/** Returns a word; an object becomes an empty one, since some can't be made into words. */
const wordOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const idOf = (word: string): number => {
  const id = parseId(word);
  if (id === undefined) throw badRequest(texts.refMissing, { dataRef: texts.refMissing });
  return id;
};

/** Returns the span; it is the last thirty days unless said otherwise. */
const spanOf = (ctx: Ctx, { from, until }: AskedScope) => {
  const untilDay = until || dayOf(ctx.now);
  if (!endOfDay(untilDay)) throw badRequest(texts.spanUnreadable, { until: texts.spanUnreadable });
  const fromDay = from || addDays(untilDay, -USUAL_DAYS);
  if (!momentAt(fromDay)) throw badRequest(texts.spanUnreadable, { from: texts.spanUnreadable });
  if (fromDay > untilDay) throw badRequest(texts.spanBackwards, { until: texts.spanBackwards });
  return { fromDay, untilDay };
};

/** Throws 404 for what the viewer doesn't see, 403 for what they see and may not take along. */
export const authorizeScope = async (ctx: Ctx, scope: Scope): Promise<GrantedScope> => {
  const { dataType, refType, refIds, fromDay, untilDay } = scope;
  if (dataType === PLACE_TYPE) {
    const place = await findLocation(ctx, refIds[0]!);
    if (!place) throw notFound();
    if (!mayExportPlace(ctx.viewer, place)) throw forbidden(texts.notAllowed);
    return {
      ...scope,
      title: texts.placeSpan(place.name, germanDay(fromDay!), germanDay(untilDay!)),
      href: null,
    };
  }
  if (dataType === IMAGES_TYPE) {
    await authorizeImages(ctx, refIds);
    return { ...scope, title: texts.imagesTitle, href: null };
  }
  const kind = ctx.portal.kinds.get(refType);
  if (!kind?.exporting) throw notFound(texts.unknownType);
  const summaries = await seenSummaries(ctx, kind, refIds);
  if (!summaries.every((summary) => mayExportThing(ctx.viewer, kind, summary)))
    throw forbidden(texts.notAllowed);
  const [first] = summaries;
  return { ...scope, title: titleOf(kind, dataType, summaries), href: first!.href };
};

/** Returns all of the things; throws 404 when one isn't there for the viewer. */
const seenSummaries = async (
  ctx: Ctx,
  kind: ContentKind,
  ids: readonly number[],
): Promise<ContentSummary[]> => {
  const things = await kind.find(ctx, ids);
  return ids.map((id) => {
    const thing = things.get(id);
    const visibility = thing === undefined ? 'nothing' : kind.visibility(ctx.viewer, thing, ctx.now);
    if (visibility === 'nothing') throw notFound();
    return kind.summary(thing, visibility);
  });
};

/** Makes sure that the viewer may export the files of these images. Throws 403, also for what isn't there. contract.md 15.6 */
export const authorizeImages = async (ctx: Ctx, ids: readonly number[]): Promise<void> => {
  const images = await exportImages.collect(ctx, ids);
  const reusable = new Set(images.filter(({ isReusable }) => isReusable).map(({ id }) => id));
  if (!ids.every((id) => reusable.has(id))) throw forbidden(texts.foreignImages);
};

const titleOf = (kind: ContentKind, dataType: string, summaries: readonly ContentSummary[]): string => {
  const [{ title }] = summaries as [ContentSummary];
  if (dataType === COMMENTS_TYPE) return texts.commentsTitle(title);
  if (kind.exporting?.holdsPieces) return texts.profileTitle(title);
  return summaries.length === 1 ? title : texts.count(summaries.length, kind.exporting!.names);
};

const germanDay = (day: string): string => day.split('-').toReversed().join('.');

/** Returns the thing that the dialog is about, where it is a single one. */
export const onlyRef = ({ dataType, refType, refIds }: Scope): ContentRef | undefined =>
  dataType === refType && refIds.length === 1 ? { type: refType, id: refIds[0]! } : undefined;
