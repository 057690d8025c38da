// Holds the addresses of what one says of oneself.
import { path } from '#kernel/named-routes.ts';

export const accountPaths = {
  profile: path('account_profile', 'GET', '/konto/profil'),
  profileSend: path('account_profile_send', 'POST', '/konto/profil'),
  picture: path('account_picture', 'POST', '/konto/profil/{which}'),
};
