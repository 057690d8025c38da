// Serves the cockpit: what is to be done today, and the search over all desks.
import { seeOther } from '#kernel/answers.ts';
import { findDesks } from '#kernel/desk-menu.ts';
import { forbidden } from '#kernel/errors.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { SearchQuery } from './input.ts';
import { cockpitPaths } from './paths.ts';
import { findForPalette, loadSearchPage } from './search/search-page.ts';
import { loadTodayPage } from './today/today-page.ts';

const access = 'moderator';

export const routes = (app: Routes): void => {
  mount(app, cockpitPaths.today, { access }, ({ ctx }) => loadTodayPage(ctx));
  mount(app, cockpitPaths.admin, { access }, async ({ ctx }) => {
    const first = (await findDesks(ctx, null)).find(({ area }) => area === 'admin');
    if (!first) throw forbidden();
    return seeOther(first.href);
  });
  mount(app, cockpitPaths.search, { access, query: SearchQuery }, ({ ctx, query }) =>
    loadSearchPage(ctx, query.q ?? ''),
  );
  mount(app, cockpitPaths.palette, { access, query: SearchQuery }, ({ ctx, query }) =>
    findForPalette(ctx, query.q ?? ''),
  );
};
