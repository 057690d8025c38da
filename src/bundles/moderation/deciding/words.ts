// Says a decision to people in words, from its row.
import { dayText } from '#design/dates.ts';
import type { Decision } from '../queries.ts';
import { isDeepStrictEqual } from 'node:util';
import type { DecisionWords } from './rules/statement.ts';

/** Returns the last day on which it can be appealed against, or somebody is suspended; both are kept as the midnight after it. */
export const lastDayText = (end: Date): string => dayText(new Date(end.getTime() - 1));

export const wordsOf = (decision: Decision): DecisionWords => ({
  ...decision,
  suspendedUntil: decision.suspendedUntil && lastDayText(decision.suspendedUntil),
  edited: decision.undo.edit ?? null,
  suspensionEnded: decision.suspensionEndedAt && dayText(decision.suspensionEndedAt),
  suppliedFor: decision.suppliedAt && dayText(decision.createdAt),
  appealUntil: decision.appealUntil ? lastDayText(decision.appealUntil) : '',
});

const WORDS = [
  'measure',
  'category',
  'facts',
  'label',
  'isWarning',
  'isThreadLocked',
  'isUnfounded',
  'isAfterNotice',
  'suspension',
  'suspensionPlace',
  'suspendedUntil',
  'suspensionEnded',
  'edited',
  'hidesContributions',
  'suppliedFor',
  'appealUntil',
] as const;

/** Says whether a letter about one decision is true of the other, word by word. */
export const isSaidAlike = (one: Decision, other: Decision): boolean => {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  return WORDS.every((word) => isDeepStrictEqual(first[word], second[word]));
};
