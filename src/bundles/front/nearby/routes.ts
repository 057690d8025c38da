// Serves the pages of what is near.
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { OLDER_QUERY } from '#bundles/lists/public.ts';
import { frontPaths } from '../paths.ts';
import { PLACE_QUERY } from './constants.ts';
import { NearbyQuery } from './input.ts';
import { unpackNear } from './near-cursor.ts';
import { loadNearbyPage } from './nearby-page.ts';

const cache = [PLACE_QUERY, OLDER_QUERY];

export const nearbyRoutes = (app: Routes): void => {
  mount(app, frontPaths.nearby, { access: 'anyone', query: NearbyQuery, cache }, ({ ctx, query }) =>
    loadNearbyPage(ctx, query.ort ?? '', unpackNear(query.vor)),
  );
};
