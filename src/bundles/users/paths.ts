// Addresses of signing in, signing out and setting up.
import { path, safeRedirectPath, url } from '#kernel/named-routes.ts';

export const userPaths = {
  signIn: path('sign_in', 'GET', '/anmelden'),
  signInSend: path('sign_in_send', 'POST', '/anmelden'),
  signOut: path('sign_out', 'POST', '/abmelden'),
  setup: path('setup', 'GET', '/einrichten'),
  setupSend: path('setup_send', 'POST', '/einrichten'),
};

/** Where to sign in and come back to `next`, a path of ours; not to the form itself. */
export const signInHref = (next: string): string => {
  const target = destinationOf(next);
  const isWorthwhile = target !== '/' && !target.startsWith(userPaths.signIn.template);
  return url(userPaths.signIn, {}, isWorthwhile ? { next: target } : {});
};

/** Where to go after a form: a path of ours, in the letters that an HTTP header can carry. decisions.md 1.3 */
export const destinationOf = (next: string | undefined): string =>
  safeRedirectPath(next).replace(/[^\x21-\x7e]+/gu, encodeURIComponent);
