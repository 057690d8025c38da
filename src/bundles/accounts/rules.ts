// These are the checks of what is typed when somebody looks after an account.
import type { FieldErrors } from '#kernel/errors.ts';
import { visibleLine } from '#kernel/visible-words.ts';
import { REASON_MAX_LENGTH, REASON_MIN_LENGTH } from './constants.ts';
import * as texts from './texts.ts';

/** Returns the reason on one line, in one spelling, without what nobody sees. */
export const normalizeReason = (reason: string): string => visibleLine(reason.normalize('NFC'));

/** Checks a reason that was normalized. */
export const checkReason = (reason: string): FieldErrors => ({
  ...(reason.length < REASON_MIN_LENGTH && { reason: texts.reasonTooShort(REASON_MIN_LENGTH) }),
  ...(reason.length > REASON_MAX_LENGTH && { reason: texts.reasonTooLong(REASON_MAX_LENGTH) }),
});

/** Says whether the user name that was typed once more is that of the account. */
export const isSameLogin = (typed: string, login: string): boolean =>
  typed.normalize('NFC').trim().toLowerCase() === login.toLowerCase();
