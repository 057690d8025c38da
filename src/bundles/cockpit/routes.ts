// The cockpit: what is to be done today, and the search over all desks.
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { SearchQuery } from './input.ts';
import { cockpitPaths } from './paths.ts';
import { findForPalette, loadSearchPage } from './search/search-page.ts';
import { loadTodayPage } from './today/today-page.ts';

const access = 'moderator';

export const routes = (app: Routes): void => {
  mount(app, cockpitPaths.today, { access }, ({ ctx }) => loadTodayPage(ctx));
  mount(app, cockpitPaths.search, { access, query: SearchQuery }, ({ ctx, query }) =>
    loadSearchPage(ctx, query.q ?? ''),
  );
  mount(app, cockpitPaths.palette, { access, query: SearchQuery }, ({ ctx, query }) =>
    findForPalette(ctx, query.q ?? ''),
  );
};
