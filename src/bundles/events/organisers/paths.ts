// Holds the addresses of who is named as organiser.
import { path } from '#kernel/named-routes.ts';

export const organiserPaths = {
  /** People who can be named, while a name is typed. */
  search: path('event_organisers', 'GET', '/events/ajax/veranstalter'),
  /** Who named me, and my answers. */
  page: path('account_organiser', 'GET', '/konto/veranstalter'),
  decide: path('account_organiser_decide', 'POST', '/konto/veranstalter/{authorId}'),
};
