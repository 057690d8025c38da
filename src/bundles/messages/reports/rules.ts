// Checks of what is typed about a reported message.
import { DECISIONS, MAX_REMARK_LENGTH, REASONS } from './constants.ts';
import type { ReportDecision, ReportReason } from './constants.ts';
import * as texts from './texts.ts';

type Checked<T> = { readonly value: T } | { readonly errors: Readonly<Record<string, string>> };

export const checkReport = (
  reason: string,
  remark: string,
): Checked<{ reason: ReportReason; remark: string }> => {
  const known = REASONS.find((name) => name === reason);
  const tidied = remark.trim();
  const remarkError = errorOfWords(tidied);
  if (known && !remarkError) return { value: { reason: known, remark: tidied } };
  return {
    errors: { ...(!known && { reason: texts.reasonMissing }), ...(remarkError && { remark: remarkError }) },
  };
};

export const checkDecision = (
  decision: string,
  statement: string,
): Checked<{ decision: ReportDecision; statement: string }> => {
  const known = DECISIONS.find((name) => name === decision);
  const tidied = statement.trim();
  const error = errorOfWords(tidied);
  if (known && !error) return { value: { decision: known, statement: tidied } };
  return {
    errors: { ...(!known && { decision: texts.decisionMissing }), ...(error && { statement: error }) },
  };
};

const errorOfWords = (words: string) =>
  words.length > MAX_REMARK_LENGTH ? texts.remarkTooLong(MAX_REMARK_LENGTH) : null;
