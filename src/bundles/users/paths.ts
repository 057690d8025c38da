// Addresses of signing in, signing out, setting up, and of people.
import { path, safeRedirectPath, url } from '#kernel/named-routes.ts';
import { toSlug } from '#kernel/slug.ts';

export const userPaths = {
  signIn: path('sign_in', 'GET', '/anmelden'),
  signInSend: path('sign_in_send', 'POST', '/anmelden'),
  signOut: path('sign_out', 'POST', '/abmelden'),
  setup: path('setup', 'GET', '/einrichten'),
  setupSend: path('setup_send', 'POST', '/einrichten'),
  profile: path('profile', 'GET', '/profile/{id}/{slug}'),
  profileFeed: path('profile_feed', 'GET', '/profile/{id}/feed.xml'),
};

/** The public profile. */
export const profileHref = ({ id, name }: { id: number; name: string }): string =>
  url(userPaths.profile, { id, slug: toSlug(name, 'mitglied') });

/** Where to sign in and come back to `next`, a path of ours; not to the form itself. */
export const signInHref = (next: string): string => {
  const target = safeRedirectPath(next);
  const isWorthwhile = target !== '/' && !target.startsWith(userPaths.signIn.template);
  return url(userPaths.signIn, {}, isWorthwhile ? { next: target } : {});
};
