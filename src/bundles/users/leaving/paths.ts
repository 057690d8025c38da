// Holds the addresses of taking one's data along and of leaving; their page is `userPaths.privacy`.
import { path } from '#kernel/named-routes.ts';

export const leavingPaths = {
  export: path('account_export', 'POST', '/konto/datenschutz/export'),
  leave: path('account_leave', 'POST', '/konto/datenschutz/loeschen'),
  stay: path('account_stay', 'POST', '/konto/datenschutz/bleiben'),
};
