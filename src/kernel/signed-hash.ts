// Signs what an address or form carries and nobody may alter: subscription toggle, gated images, one-time links.
import { createHmac, timingSafeEqual } from 'node:crypto';

/** The length of 132 bits of the HMAC: beyond guessing, short enough for an address. */
const HASH_LENGTH = 22;

/**
 * Returns a base64url hash of 22 characters over purpose and parts, made with the first secret. The purpose keeps the hash of
 * one feature from being used in another; numbers count as their decimal text, as they do in an address. To let a hash expire,
 * make the time one of the parts.
 */
export const signHash = (
  secrets: readonly string[],
  purpose: string,
  ...parts: readonly (string | number)[]
): string => {
  const [secret] = secrets;
  if (!secret) throw new Error('signHash needs a secret');
  return hashWith(secret, purpose, parts);
};

/** Says whether any of the secrets made this hash. Takes the same time for every wrong one and never throws. */
export const verifyHash = (
  secrets: readonly string[],
  hash: unknown,
  purpose: string,
  ...parts: readonly (string | number)[]
): boolean =>
  typeof hash === 'string' && secrets.some((secret) => isEqual(hash, hashWith(secret, purpose, parts)));

/** Hashes the parts. JSON quotes every part, so that ('a', 'bc') and ('ab', 'c') are told apart. */
const hashWith = (secret: string, purpose: string, parts: readonly (string | number)[]) =>
  createHmac('sha256', secret)
    .update(JSON.stringify([purpose, ...parts.map(String)]))
    .digest('base64url')
    .slice(0, HASH_LENGTH);

const isEqual = (given: string, expected: string) => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
};
