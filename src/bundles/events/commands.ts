// Publishing events.
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { toSlug } from '#kernel/slug.ts';
import { hasRole } from '#kernel/viewer.ts';
import { record } from '#bundles/history/public.ts';
import { findLocation } from '#bundles/locations/public.ts';
import type { Location } from '#bundles/locations/public.ts';
import { imageOwners, setImageUses } from '#bundles/media/public.ts';
import { imageIdsOf, savePiece } from '#bundles/pieces/public.ts';
import { parseDocument, toParts } from '#bundles/rich-text/public.ts';
import type { Part, RichTextDocument } from '#bundles/rich-text/public.ts';
import { ensureTags, getCategories } from '#bundles/topics/public.ts';
import { usersByIds } from '#bundles/users/public.ts';
import { saveAgenda } from './agenda.ts';
import { eventTag } from './constants.ts';
import { isOpenToAll, mayPublishEvent, mayShowImage } from './policy.ts';
import { tidyOccasion } from './rules.ts';
import { eventDates, eventLocations, events } from './schema.ts';
import * as texts from './texts.ts';
import { problemsOf } from './words.ts';
import type { EventWords } from './words.ts';

export interface EventInput extends EventWords {
  /** A document tree, as JSON from wherever; checked against the schema. */
  readonly body: unknown;
  readonly imageId?: number | null;
  readonly locationId: number;
  readonly categoryId: number;
  /** Somebody else than the viewer; editors only. */
  readonly authorId?: number;
  /** Other times than now, for content that comes from elsewhere; editors only. */
  readonly publishedAt?: Date;
  readonly updatedAt?: Date;
}

export type PublishOutcome =
  | { readonly kind: 'published'; readonly id: number }
  | { readonly kind: 'invalid'; readonly errors: FieldErrors };

/** Publishes a new event at once. Throws 403. */
export const publishEvent = (ctx: Ctx, input: EventInput): Promise<PublishOutcome> =>
  withTransaction(ctx, async (ctx): Promise<PublishOutcome> => {
    const location = await findLocation(ctx, input.locationId);
    const authorId = input.authorId ?? ctx.viewer.id ?? 0;
    if (!mayPublishEvent(ctx.viewer, { locationPath: location?.path ?? '', authorId })) throw forbidden();
    const isOfAnotherTime = input.publishedAt !== undefined || input.updatedAt !== undefined;
    if (isOfAnotherTime && !hasRole(ctx.viewer, 'editor', location?.path)) throw forbidden();
    const checked = await checkEvent(ctx, input, location);
    if ('errors' in checked) return { kind: 'invalid', errors: checked.errors };
    const id = await insertEvent(ctx, { ...input, ...checked, authorId });
    touch(ctx, eventTag(id));
    return { kind: 'published', id };
  });

interface CheckedEvent {
  readonly location: Location;
  readonly document: RichTextDocument;
  readonly parts: readonly Part[];
}

const checkEvent = async (
  ctx: Ctx,
  input: EventInput,
  location: Location | undefined,
): Promise<CheckedEvent | { readonly errors: FieldErrors }> => {
  const { imageId = null } = input;
  const category = (await getCategories(ctx)).byId.get(input.categoryId);
  const authors = await usersByIds(ctx, [input.authorId ?? ctx.viewer.id ?? 0]);
  const body = parseDocument(input.body, { ownHost: new URL(ctx.config.publicUrl).host });
  const parts = body.ok ? toParts(body.document) : [];
  const ids = [...(imageId === null ? [] : [imageId]), ...imageIdsOf(parts)];
  const isUsable = await imageCheck(ctx, ids, location);
  const errors = {
    ...problemsOf(input),
    ...(imageId !== null && !isUsable(imageId) && { imageId: texts.pictureUnusable }),
    ...(authors.size === 0 && { authorId: texts.authorUnknown }),
    ...(!location && { locationId: texts.placeUnknown }),
    ...(!category && { categoryId: texts.categoryUnknown }),
    ...(!imageIdsOf(parts).every(isUsable) && { body: texts.picturesUnusable }),
    ...(!body.ok && { body: body.errors.join(' ') }),
  };
  if (!body.ok || !location || Object.keys(errors).length > 0) return { errors };
  return { location, document: body.document, parts };
};

/** Which of these images exist and may be shown by the viewer. */
const imageCheck = async (ctx: Ctx, imageIds: readonly number[], location: Location | undefined) => {
  const owners = await imageOwners(ctx, imageIds);
  return (imageId: number): boolean => {
    const ownerId = owners.get(imageId);
    if (ownerId === undefined) return false;
    return mayShowImage(ctx.viewer, { ownerId, locationPath: location?.path ?? '' });
  };
};

type EventToInsert = EventInput & CheckedEvent & { readonly authorId: number };

const insertEvent = async (ctx: Ctx, input: EventToInsert): Promise<number> => {
  const { location, document, parts, categoryId, authorId, imageId = null } = input;
  const title = input.title.trim();
  const publishedAt = input.publishedAt ?? ctx.now;
  const tagIds = await ensureTags(ctx, input.tags ?? []);
  const shared = { categoryId, authorId, tagIds, publishedAt, locationPath: location.path };
  const [row] = await ctx.db
    .insert(events)
    .values({
      ...shared,
      title,
      lead: input.lead.trim(),
      body: document,
      parts,
      imageId,
      organiser: input.organiser.trim(),
      price: input.price?.trim() || null,
      link: input.link?.trim() || null,
      slug: toSlug(title, texts.eventSlug),
      state: 'published',
      locationId: location.id,
      createdAt: ctx.now,
      updatedAt: input.updatedAt ?? null,
    })
    .returning({ id: events.id });
  const id = row!.id;
  const dates = await insertLocations(ctx, id, input);
  await saveAgenda(ctx, { ...shared, id, isListed: true, dates });
  await saveUses(ctx, id, { parts, imageId, publishedAt });
  await savePiece(ctx, { ...shared, type: 'event', objectId: id, isListed: true, isPremium: false });
  await record(ctx, { type: 'event', objectId: id, action: 'event.published', after: { title } });
  return id;
};

const insertLocations = async (ctx: Ctx, eventId: number, { locations }: EventToInsert) => {
  const dates = locations.flatMap((location, locationPosition) =>
    location.dates.map((date, position) => ({
      eventId,
      locationPosition,
      position,
      ...tidyOccasion({
        startsAt: date.startsAt,
        endsAt: date.endsAt ?? null,
        isAllDay: date.isAllDay ?? false,
      }),
    })),
  );
  await ctx.db.insert(eventLocations).values(
    locations.map(({ venue, address }, position) => ({
      eventId,
      position,
      venue: venue.trim(),
      address: address.trim(),
    })),
  );
  await ctx.db.insert(eventDates).values(dates);
  return dates;
};

interface Shown {
  readonly parts: readonly Part[];
  readonly imageId: number | null;
  readonly publishedAt: Date;
}

const saveUses = (ctx: Ctx, id: number, { parts, imageId, publishedAt }: Shown) => {
  const isPublic = isOpenToAll({ state: 'published', publishedAt }, ctx.now);
  const imageIds = new Set([...(imageId === null ? [] : [imageId]), ...imageIdsOf(parts)]);
  return setImageUses(
    ctx,
    { type: 'event', id },
    [...imageIds].map((shown) => ({ imageId: shown, isPublic })),
  );
};
