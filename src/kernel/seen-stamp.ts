// Says by a mark what somebody had before them in a form, so that saving it tells whether somebody else changed that meanwhile.
import { createHash } from 'node:crypto';

const MARK_LENGTH = 22;

/** Returns a mark that differs for other values, which are JSON. Forms send it as `seen`; programs may leave it out. */
export const stampOfSeen = (values: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, MARK_LENGTH);
