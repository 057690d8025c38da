// Reads a request's cookies, in one way only: the door, the key of kept answers and the viewer all go by it. A second way that
// took a spelling otherwise would give what was made for one reader to others. docs/decisions/0039
import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie } from 'cookie';
import type { Config } from './config.ts';
import type { Scheme } from './shell.ts';

/** Names as they are spelled, values decoded; of a name that stands twice the first. */
export type Cookies = Readonly<Record<string, string | undefined>>;

/** Whether somebody wants their pages light or dark. */
export const SCHEME_COOKIE = 'schema';

const SCHEMES: readonly Scheme[] = ['auto', 'light', 'dark'];
const NONE: Cookies = Object.freeze({});
const known = new WeakMap<IncomingHttpHeaders, Cookies>();

/** Returns the cookies of a request by its headers; several `Cookie` headers are one. Read once for each request. */
export const cookiesOf = (headers: IncomingHttpHeaders): Cookies => {
  if (!headers.cookie) return NONE;
  const before = known.get(headers);
  if (before) return before;
  const cookies = parseCookie(headers.cookie);
  known.set(headers, cookies);
  return cookies;
};

/**
 * Returns the name of the session cookie. `__Host-` binds it to this host, which browsers allow under https only. contract.md
 * 11.3
 */
export const sessionCookieName = (config: Pick<Config, 'publicUrl'>): string =>
  config.publicUrl.startsWith('https:') ? '__Host-litfass_session' : 'litfass_session';

export const schemeIn = (cookies: Cookies): Scheme =>
  SCHEMES.find((scheme) => scheme === cookies[SCHEME_COOKIE]) ?? 'auto';
