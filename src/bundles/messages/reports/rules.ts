// Checks of what is typed about a reported message.
import { type Checked, invalid, valid } from '#kernel/outcomes.ts';
import { DECISIONS, MAX_REMARK_LENGTH, REASONS } from './constants.ts';
import type { ReportDecision, ReportReason } from './constants.ts';
import * as texts from './texts.ts';

export const checkReport = (
  reason: string,
  remark: string,
): Checked<{ reason: ReportReason; remark: string }> => {
  const known = REASONS.find((name) => name === reason);
  const tidied = remark.trim();
  const remarkError = errorOfWords(tidied);
  if (known && !remarkError) return valid({ reason: known, remark: tidied });
  return invalid({
    ...(!known && { reason: texts.reasonMissing }),
    ...(remarkError && { remark: remarkError }),
  });
};

export const checkDecision = (
  decision: string,
  statement: string,
): Checked<{ decision: ReportDecision; statement: string }> => {
  const known = DECISIONS.find((name) => name === decision);
  const tidied = statement.trim();
  const error = errorOfWords(tidied);
  if (known && !error) return valid({ decision: known, statement: tidied });
  return invalid({ ...(!known && { decision: texts.decisionMissing }), ...(error && { statement: error }) });
};

const errorOfWords = (words: string) =>
  words.length > MAX_REMARK_LENGTH ? texts.remarkTooLong(MAX_REMARK_LENGTH) : null;
