// Topic: the next dates, for pages of earlier bundles. Fills the slot `upcoming` of pieces.
import type { Ctx } from '#kernel/ctx.ts';
import { ALL_PIECES_TAG, placePiecesTag } from '#bundles/pieces/public.ts';
import type { UpcomingRefs, UpcomingSubject } from '#bundles/pieces/public.ts';
import { listComing } from './agenda.ts';

/** Public events from now on, soonest first; pages draw them as teasers with their next date. */
export const upcomingEvents = async (ctx: Ctx, subject: unknown): Promise<UpcomingRefs> => {
  const wish = subject as UpcomingSubject;
  const ids = await listComing(ctx, wish);
  const list = wish.locationId === undefined ? ALL_PIECES_TAG : placePiecesTag(wish.locationId);
  return { refs: ids.map((id) => ({ type: 'event', id })), tags: [list] };
};
