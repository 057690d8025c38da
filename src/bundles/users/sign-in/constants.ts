// Holds the fixed numbers of signing in. Why they are these is in docs/decisions/0017.
import { DAY_MS, MINUTE_MS } from '#kernel/durations.ts';

/** How long the second factor is waited for after the right password. */
export const PENDING_MS = 10 * MINUTE_MS;

/** Wrong guesses that cost nothing: from one place or device, and from everywhere together. */
export const FREE_GUESSES = { near: 5, everywhere: 20 };
/** Each further one has to wait twice as long as the one before. */
export const FIRST_WAIT_SECONDS = 60;
export const LONGEST_WAIT_SECONDS = 15 * 60;
/** Guesses are forgotten when none was made for so long. */
export const GUESS_RETENTION_MS = DAY_MS;

/** How long a device is remembered as one on which somebody signed in. */
export const DEVICE_RETENTION_SECONDS = 400 * 24 * 60 * 60;

/** Challenges for passkeys that one address may ask for. */
export const CHALLENGE_LIMIT = { attempts: 60, seconds: 15 * 60 };
