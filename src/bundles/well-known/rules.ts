// These are pure rules of security.txt.
import { DAY_MS } from '#kernel/durations.ts';
import { hasSignIn } from '#kernel/link-address.ts';

/** Returns a line for each contact as RFC 9116 wants it; undefined when one of them is none. */
export const contactsIn = (text: string): readonly string[] | undefined => {
  const contacts = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map(toContact);
  return contacts.every((contact) => contact !== undefined) ? contacts : undefined;
};

const toContact = (line: string): string | undefined => {
  if (/^https:\/\/[^\s\p{Cc}]+$/iu.test(line)) return hasSignIn(line) ? undefined : URL.parse(line)?.href;
  const address = line.replace(/^mailto:/i, '');
  return /^[^\s@:<>,;\p{Cc}]+@[^\s@:<>,;\p{Cc}]+\.[^\s@:<>,;\p{Cc}]+$/u.test(address)
    ? `mailto:${address}`
    : undefined;
};

/**
 * The days for which the text is valid: less than a year, as the RFC recommends. The end is the same the whole day, so that the
 * text can be kept.
 */
const VALID_DAYS = 180;

export const expiryFrom = (now: Date): Date =>
  new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS + VALID_DAYS * DAY_MS);

interface SecurityFacts {
  readonly contacts: readonly string[];
  readonly policy: string;
  readonly expires: Date;
  /** The address of the text itself. */
  readonly canonical: string;
}

/** RFC 9116 */
export const securityText = ({ contacts, policy, expires, canonical }: SecurityFacts): string =>
  [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    'Preferred-Languages: de, en',
    `Canonical: ${canonical}`,
    ...(policy ? [`Policy: ${policy}`] : []),
    '',
  ].join('\n');
