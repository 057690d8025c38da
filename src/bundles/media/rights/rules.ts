// These are pure rules of taking pictures away.
import { type Checked, invalid, valid } from '#kernel/outcomes.ts';
import { visibleWords } from '#kernel/visible-words.ts';
import { MAX_BLOCK_REASON_LENGTH } from './constants.ts';
import * as texts from './texts.ts';

/** Returns the reason as it is stored, or what is wrong with it. */
export const checkReason = (typed: string): Checked<string> => {
  const reason = visibleWords(typed).replace(/\r\n/g, '\n').trim();
  if (reason === '') return invalid({ reason: texts.reasonMissing });
  if (reason.length > MAX_BLOCK_REASON_LENGTH)
    return invalid({ reason: texts.reasonTooLong(MAX_BLOCK_REASON_LENGTH) });
  return valid(reason);
};
