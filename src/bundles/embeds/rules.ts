// Reads and writes the cookie in which a reader's browser keeps from whom it loads without asking. It is safe for browsers.
// contract.md 14.3
import { CONSENT_COOKIE, CONSENT_DAYS } from './constants.ts';

const SEPARATOR = ';';
const DAY_SECONDS = 24 * 60 * 60;

/** Gives the types in `document.cookie`. */
export const consentIn = (cookies: string): ReadonlySet<string> => {
  const [, value = ''] = new RegExp(`(?:^|;\\s*)${CONSENT_COOKIE}=([^;]*)`).exec(cookies) ?? [];
  return agreedTypes(decoded(value));
};

/** Returns the types in the cookie's value, which is decoded already. */
export const agreedTypes = (value: string): ReadonlySet<string> =>
  new Set(value.split(SEPARATOR).filter((type) => /^[a-z]{1,20}$/.test(type)));

/** Returns the cookie as it is set, with all its attributes; without types it is deleted. */
export const consentCookie = (types: Iterable<string>): string => {
  const agreed = [...new Set(types)];
  const maxAge = agreed.length > 0 ? CONSENT_DAYS * DAY_SECONDS : 0;
  const value = encodeURIComponent(agreed.join(SEPARATOR));
  return `${CONSENT_COOKIE}=${value}; Path=/; SameSite=Lax; Max-Age=${maxAge}`;
};

/** Whoever meddled with it has agreed to nothing. */
const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
};
