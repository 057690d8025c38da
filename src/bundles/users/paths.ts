// Holds the addresses of signing in, signing out, setting up, and of people.
import { path, safeRedirectPath, url } from '#kernel/named-routes.ts';
import { toSlug } from '#kernel/slug.ts';

export const userPaths = {
  signIn: path('sign_in', 'GET', '/anmelden'),
  signInSend: path('sign_in_send', 'POST', '/anmelden'),
  signOut: path('sign_out', 'POST', '/abmelden'),
  setup: path('setup', 'GET', '/einrichten'),
  setupSend: path('setup_send', 'POST', '/einrichten'),
  account: path('account', 'GET', '/konto'),
  /** What is kept, taking it along, leaving. */
  privacy: path('account_privacy', 'GET', '/konto/datenschutz'),
  /** Sends the mail that confirms the address once more, to whoever is signed in. */
  resendConfirmation: path('register_resend_send', 'POST', '/registrieren/noch-einmal'),
  changePassword: path('account_password', 'GET', '/konto/sicherheit/passwort'),
  profile: path('profile', 'GET', '/profile/{id}/{slug}'),
  profileFeed: path('profile_feed', 'GET', '/profile/{id}/feed.xml'),
  /** How much waits, for pages that are open. */
  bells: path('account_bells', 'GET', '/konto/ajax/bells'),
  /** One's messages with somebody; whoever isn't signed in is led there. */
  messageWith: path('messages_with', 'GET', '/konto/nachrichten/mit/{id}'),
};

/** Returns the address of the public profile. */
export const profileHref = ({ id, name }: { id: number; name: string }): string =>
  url(userPaths.profile, { id, slug: toSlug(name, 'mitglied') });

/** Returns where to sign in and come back to `next`, a path of ours; not to a door itself. */
export const signInHref = (next: string): string => url(userPaths.signIn, {}, comingBack(next));

/** The ways in: nobody wants to come back to one of them. */
const DOORS = [userPaths.signIn.template, '/registrieren', '/passwort-vergessen'];

/** Returns what an address of a door carries to come back to `next`. */
export const comingBack = (next: string): { next?: string } => {
  const target = safeRedirectPath(next);
  return target === '/' || DOORS.some((door) => target.startsWith(door)) ? {} : { next: target };
};
