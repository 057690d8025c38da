// Asks authors about the people in a comment before it goes to moderators, where a gate demands that.
import type { FieldErrors } from '#kernel/errors.ts';
import { answersInWords, readAnswers, toStoredAnswers } from '#bundles/gates/public.ts';
import type { Gatekeeper, StoredAnswers, TypedAnswers } from '#bundles/gates/public.ts';
import type { CommentRow } from './queries.ts';

/** The gate that a comment meets, by its name for whoever waits there. */
export type MetGate = ReturnType<Gatekeeper['meet']>;

/** It isn't taken yet: its author is to answer first. */
export interface Asked {
  readonly kind: 'asked';
  /** What was sent of answers; empty the first time. */
  readonly typed: TypedAnswers;
  readonly errors: FieldErrors;
}

interface Answering {
  readonly typed: TypedAnswers;
  /** The answers kept with the comment that is changed; null for a new one. */
  readonly before: StoredAnswers | null;
}

/**
 * Returns what is kept with the comment, or what is to be asked; where no gate asks, nothing is. What was of concern is asked
 * anew until somebody has released it.
 */
export const answersTo = (
  gate: MetGate | null,
  { typed, before }: Answering,
): { readonly kind: 'answered'; readonly answers: StoredAnswers | null } | Asked => {
  const isAsked = gate?.level === 'questions' || (gate !== null && before?.wasOfConcern === true);
  if (!isAsked) return { kind: 'answered', answers: before };
  const checked = readAnswers(typed);
  if (checked.kind === 'valid') return { kind: 'answered', answers: toStoredAnswers(checked.value, before) };
  // Nobody did anything wrong who hasn't been asked yet.
  const isFirst = Object.values(typed).every((answer) => answer === undefined);
  return { kind: 'asked', typed, errors: isFirst ? {} : checked.errors };
};

/** Returns the names of the gates and rules that hold a comment, and what its author answered. */
export const whyPending = ({
  heldReasons,
  answers,
}: Pick<CommentRow, 'heldReasons' | 'answers'>): string[] => [
  ...heldReasons,
  ...(answers ? answersInWords(answers) : []),
];
