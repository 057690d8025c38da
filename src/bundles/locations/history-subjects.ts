// Names places for the history.
import { url } from '#kernel/named-routes.ts';
import type { HistorySubjects } from '#bundles/history/public.ts';
import { locationPaths } from './paths.ts';
import { getLocationTree } from './queries.ts';

export const placesInHistory: HistorySubjects = {
  type: 'location',
  find: async (ctx, ids) => {
    const { byId } = await getLocationTree(ctx);
    const found = ids.flatMap((id) => {
      const place = byId.get(id);
      if (!place) return [];
      const href = place.isHidden ? null : url(locationPaths.place, { location: place.slug });
      return [[id, { name: place.name, href, locationPath: place.path }] as const];
    });
    return new Map(found);
  },
};
