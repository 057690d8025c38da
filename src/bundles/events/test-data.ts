// Makes events for tests, published through the command; states that no command makes yet are written directly.
import { eq } from 'drizzle-orm';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { touch } from '#kernel/invalidation.ts';
import { portalItself } from '#kernel/viewer.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { savePiece } from '#bundles/lists/public.ts';
import type { PieceState } from '#bundles/pieces/public.ts';
import type { KindToTest } from '#bundles/pieces/test-data.ts';
import { savePieceImages } from '#bundles/publishing/public.ts';
import { build } from '#bundles/rich-text/public.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { saveAgenda } from './agenda.ts';
import { publishEvent } from './commands.ts';
import type { EventInput } from './commands.ts';
import { eventTag } from './constants.ts';
import { eventHref, eventKind } from './kind.ts';
import { findEvents } from './queries.ts';
import type { Event } from './queries.ts';
import { events } from './schema.ts';
import type { EventDateInput } from './words.ts';

export interface TestEvent extends ContentRef {
  readonly type: 'event';
  readonly href: string;
  readonly row: Event;
}

type Changes = Partial<EventInput> & {
  readonly state?: PieceState;
  /** They are at one venue. */
  readonly dates?: readonly EventDateInput[];
};

/** Gives the moment so many days from now, at the same hour. */
export const inDays = (ctx: Ctx, days: number): Date => new Date(ctx.now.getTime() + days * DAY_MS);

/** Returns a published event of two hours in a week, in a place, a category and by somebody of its own unless changed. */
export const anEvent = async (
  ctx: Ctx,
  { state = 'published', dates, ...changes }: Changes = {},
): Promise<TestEvent> => {
  const startsAt = inDays(ctx, 7);
  const usual = [{ startsAt, endsAt: new Date(startsAt.getTime() + DAY_MS / 12) }];
  const outcome = await publishEvent(actAs(ctx, portalItself), {
    title: 'Der Weihnachtsmarkt macht auf',
    lead: 'Mit 38 Buden.',
    body: build.doc(build.p('Um 17 Uhr geht das Licht an.')),
    organiser: 'Gewerbeverein',
    locations: [{ venue: 'Marktplatz', address: 'Am Brunnen 1', dates: dates ?? usual }],
    ...changes,
    locationId: changes.locationId ?? (await aPlace(ctx)).id,
    categoryId: changes.categoryId ?? (await aCategory(ctx)).id,
    authorId: changes.authorId ?? (await aUser(ctx)).id,
  });
  if (outcome.kind === 'invalid') throw new Error(`No event: ${JSON.stringify(outcome.errors)}`);
  const { id } = outcome;
  if (state !== 'published') await putEventInState(ctx, id, state);
  const row = (await findEvents(ctx, [id])).get(id)!;
  return { type: 'event', id, href: eventHref(row), row };
};

/**
 * Puts an event in a state as the commands that are still to come will leave it: with its row in the lists, and its picture as
 * open as it is.
 */
export const putEventInState = (ctx: Ctx, id: number, state: PieceState): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const isListed = state === 'published';
    const [row] = await ctx.db.update(events).set({ state }).where(eq(events.id, id)).returning();
    const { dates } = (await findEvents(ctx, [id])).get(id)!;
    await saveAgenda(ctx, { ...row!, isListed, dates });
    await savePiece(ctx, { ...row!, type: 'event', objectId: id, isListed, isPremium: false });
    await savePieceImages(ctx, { type: 'event', id }, row!);
    touch(ctx, eventTag(id));
  });

export const kindToTest: KindToTest = {
  kind: eventKind,
  make: async (ctx, { word, picture, ...where } = {}) =>
    anEvent(ctx, {
      ...where,
      ...(word && {
        title: `Titel ${word('Titel')}`,
        lead: `Vorspann ${word('Vorspann')}.`,
        body: build.doc(build.p(`Text ${word('Text')}.`)),
        organiser: word('Veranstalter'),
      }),
      ...(picture && { imageId: await picture() }),
    }),
  putInState: putEventInState,
};
