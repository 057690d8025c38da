// Loads the next dates, for pages of earlier bundles. Fills the slot `upcoming` of teasers.
import type { Ctx } from '#kernel/ctx.ts';
import { getLocationTree } from '#bundles/locations/public.ts';
import { listTag } from '#bundles/lists/public.ts';
import type { UpcomingRefs, UpcomingSubject } from '#bundles/teasers/public.ts';
import { listComing } from './agenda.ts';
import { eventsHref } from './list-address.ts';

/** Returns public events from now on, soonest first; pages draw them as teasers with their next date. */
export const upcomingEvents = async (ctx: Ctx, options: UpcomingSubject): Promise<UpcomingRefs> => {
  const [ids, tree] = await Promise.all([listComing(ctx, options), getLocationTree(ctx)]);
  const location = options.locationId === undefined ? undefined : tree.byId.get(options.locationId);
  return {
    refs: ids.map((id) => ({ type: 'event', id })),
    tags: [options.locationId === undefined ? listTag() : listTag({ locationId: options.locationId })],
    href: eventsHref(location),
  };
};
