// Names addresses of the cockpit itself; each desk has its own in its bundle.
import { path } from '#kernel/named-routes.ts';

export const cockpitPaths = {
  today: path('cockpit', 'GET', '/cockpit', { exposed: false }),
  /** Leads to the first desk of administration. */
  admin: path('admin', 'GET', '/admin', { exposed: false }),
  search: path('cockpit_search', 'GET', '/cockpit/suche', { exposed: false }),
  /** The same as JSON, for what opens over the page. */
  palette: path('cockpit_palette', 'GET', '/cockpit/ajax/suche', { exposed: false }),
};
