// These are pure rules of taking pictures away.
import { MAX_BLOCK_REASON_LENGTH } from './constants.ts';
import * as texts from './texts.ts';

/** The reason as it is stored, or what is wrong with it. */
export const checkReason = (
  typed: string,
): { readonly reason: string } | { readonly errors: { readonly reason: string } } => {
  const reason = typed.replace(/\r\n/g, '\n').trim();
  if (reason === '') return { errors: { reason: texts.reasonMissing } };
  if (reason.length > MAX_BLOCK_REASON_LENGTH)
    return { errors: { reason: texts.reasonTooLong(MAX_BLOCK_REASON_LENGTH) } };
  return { reason };
};
