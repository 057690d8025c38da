// This is what the desk of cases takes at the door; what is missing is said beside its field.
import { Type } from 'typebox';
import { Id } from '#kernel/parameters.ts';

export const CaseParams = Type.Object({ caseId: Id });
export const UndoParams = Type.Object({ caseId: Id, decisionId: Id });

const Words = Type.Optional(Type.String());
const body = <T extends Record<string, typeof Words>>(fields: T) =>
  Type.Optional(Type.Object(fields, { nullable: true }));

export const ClaimBody = body({ act: Words });
export const NoteBody = body({ note: Words });
/** What the form was about is named, so that it decides nothing else that came meanwhile. */
export const ConfirmBody = body({ act: Words, decision: Words, lastNotice: Words });
export const DecideBody = body({
  measure: Words,
  category: Words,
  suspension: Words,
  local: Words,
  warn: Words,
  lock: Words,
  unfounded: Words,
  facts: Words,
  label: Words,
  lastNotice: Words,
});
export const OutcomeBody = body({ outcome: Words, answer: Words, appeal: Words });
