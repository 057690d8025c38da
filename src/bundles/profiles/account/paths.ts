// Addresses of one's own pages: what one says of oneself, taking one's data along, leaving.
import { path } from '#kernel/named-routes.ts';

export const accountPaths = {
  profile: path('account_profile', 'GET', '/konto/profil'),
  profileSend: path('account_profile_send', 'POST', '/konto/profil'),
  picture: path('account_picture', 'POST', '/konto/profil/{which}'),
  export: path('account_export', 'POST', '/konto/datenschutz/export'),
  leave: path('account_leave', 'POST', '/konto/datenschutz/loeschen'),
  stay: path('account_stay', 'POST', '/konto/datenschutz/bleiben'),
};
