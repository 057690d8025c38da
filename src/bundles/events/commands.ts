// Publishing events.
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { touch } from '#kernel/invalidation.ts';
import { toSlug } from '#kernel/slug.ts';
import { record } from '#bundles/history/public.ts';
import {
  admitPublication,
  checkPiece,
  keepPieceImages,
  publishedRow,
  savePiece,
} from '#bundles/pieces/public.ts';
import type { CheckedPiece, PublicationInput, PublishOutcome } from '#bundles/pieces/public.ts';
import { saveAgenda } from './agenda.ts';
import { eventTag } from './constants.ts';
import { tidyOccasion } from './rules.ts';
import { eventDates, eventLocations, events } from './schema.ts';
import * as texts from './texts.ts';
import { problemsOf } from './words.ts';
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
    const publication = await admitPublication(ctx, input);
    const checked = await checkPiece(ctx, input, publication, {
      text: { field: 'body', tree: input.body },
      picture: { field: 'imageId', id: input.imageId ?? null },
      errors: problemsOf(input),
    });
    if ('errors' in checked) return { kind: 'invalid', errors: checked.errors };
    const id = await insertEvent(ctx, { ...input, ...checked });
    touch(ctx, eventTag(id));
    return { kind: 'published', id };
  });

const insertEvent = async (ctx: Ctx, input: EventInput & CheckedPiece): Promise<number> => {
  const { document, parts, imageId = null } = input;
  const title = input.title.trim();
  const piece = await publishedRow(ctx, input);
  const [row] = await ctx.db
    .insert(events)
    .values({
      ...piece,
      title,
      lead: input.lead.trim(),
      body: document,
      parts,
      imageId,
      organiser: input.organiser.trim(),
      price: input.price?.trim() || null,
      link: input.link?.trim() || null,
      slug: toSlug(title, texts.eventSlug),
    })
    .returning({ id: events.id });
  const id = row!.id;
  const dates = await insertLocations(ctx, id, input);
  await saveAgenda(ctx, { ...piece, id, isListed: true, dates });
  await keepPieceImages(ctx, { type: 'event', id }, { ...piece, imageId, parts });
  await savePiece(ctx, { ...piece, type: 'event', objectId: id, isListed: true, isPremium: false });
  await record(ctx, { type: 'event', objectId: id, action: 'event.published', after: { title } });
  return id;
};

const insertLocations = async (ctx: Ctx, eventId: number, { locations }: EventInput) => {
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
