// Holds the fixed numbers of signing in safely.
import { MINUTE_MS } from '#kernel/durations.ts';

/** After proving who one is, second factors may be changed for so long. */
export const PROOF_MS = 10 * MINUTE_MS;

/** An app shows a code for so long; the one before and the one after are taken too. RFC 6238 */
export const CODE_SECONDS = 30;
/** How long a secret that was shown may be confirmed. */
export const SETUP_MS = 30 * MINUTE_MS;

export const RECOVERY_CODES = 10;
/** From then on the person is reminded to make new ones. */
export const FEW_RECOVERY_CODES = 3;

export const MAX_PASSKEYS = 10;
export const PASSKEY_NAME_MAX_LENGTH = 60;
/** How long an answer of a passkey is waited for. */
export const CHALLENGE_MS = 5 * MINUTE_MS;
