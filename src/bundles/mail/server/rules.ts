// Says in a sentence what a mail server's refusal most likely means, to somebody who has never seen a code.
import * as texts from './texts.ts';

/** The first that fits counts. */
const CAUSES: readonly (readonly [RegExp, string])[] = [
  [/^EAUTH\b/, texts.causes.login],
  [/ENOTFOUND|^EDNS\b|EAI_AGAIN/, texts.causes.unknownHost],
  [/ECONNREFUSED/, texts.causes.closedPort],
  [/^ETLS\b|STARTTLS|certificate|wrong version number|\bssl\b|\btls\b/i, texts.causes.encryption],
  [/ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ECONNRESET|greeting never received|timeout/i, texts.causes.silence],
  [/^EENVELOPE\b/, texts.causes.addresses],
];

/** Returns the cause in our words; undefined for what only the server's own words tell. */
export const causeOf = (reason: string): string | undefined =>
  CAUSES.find(([form]) => form.test(reason))?.[1];
