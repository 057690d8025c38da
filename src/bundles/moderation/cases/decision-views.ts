// Shows what was decided in a case, as moderators see it.
import { dayText, momentOf } from '#design/dates.ts';
import { appealOutcomes, appealWaits } from '../appeals/texts.ts';
import { isAboutAccount, statementToAffected } from '../deciding/rules/statement.ts';
import { lastDayText, wordsOf } from '../deciding/words.ts';
import type { Appeal, Decision } from '../queries.ts';
import { categories } from '../categories/texts.ts';
import { measures, suspensions } from '../texts.ts';
import * as texts from './texts.ts';
import type { CaseDecisionView } from './views.ts';

interface Around {
  readonly appeals: readonly Appeal[];
  readonly nameOf: (id: number | null) => string;
  readonly yours: string;
}

/** Returns the decisions as views, the newest first. */
export const toDecisions = (
  decisions: readonly Decision[],
  { appeals, nameOf, yours }: Around,
): CaseDecisionView[] =>
  decisions.toReversed().map((decision) => ({
    id: decision.id,
    title: texts.decisionOf(whatOf(decision), momentOf(decision.createdAt).text),
    marks: marksOf(decision),
    byline: [
      texts.decidedBy(nameOf(decision.deciderId)),
      ...(decision.confirmedBy === null ? [] : [texts.confirmedBy(nameOf(decision.confirmedBy))]),
    ].join(' · '),
    facts: decision.facts,
    statement: statementToAffected(wordsOf(decision), yours),
    appeals: appeals
      .filter(({ decisionId }) => decisionId === decision.id)
      .map(({ id, side, text, createdAt, outcome, answer }) => ({
        id,
        title: `${texts.appealBy[side]}, ${momentOf(createdAt).text}`,
        text,
        outcome: outcome ? appealOutcomes[outcome] : appealWaits,
        answer,
      })),
  }));

/** Returns in a word what was done: to the thing, or to an account alone. */
const whatOf = (decision: Decision): string =>
  isAboutAccount(decision) ? suspensions[decision.suspension] : measures[decision.measure];

const marksOf = (decision: Decision): string[] => {
  const {
    category,
    isWarning,
    isThreadLocked,
    isUnfounded,
    suspension,
    state,
    reversedAt,
    appealUntil,
    label,
    suspensionPlace,
    suspendedUntil,
    hidesContributions,
    suspensionEndedAt,
    suppliedAt,
  } = decision;
  return [
    ...(state === 'reversed' && reversedAt ? [texts.reversedOn(dayText(reversedAt))] : []),
    ...(state === 'proposed' ? [texts.proposalHeading] : []),
    ...(category ? [categories[category]] : []),
    ...(isWarning ? [texts.warningMark] : []),
    ...(label ? [texts.labelMark(label)] : []),
    ...(isThreadLocked ? [texts.threadMark] : []),
    ...(isUnfounded ? [texts.unfoundedMark] : []),
    ...(suspension === 'none' || isAboutAccount(decision) ? [] : [suspensions[suspension]]),
    ...(suspension === 'set' ? [texts.untilMark(suspendedUntil && lastDayText(suspendedUntil))] : []),
    ...(hidesContributions ? [texts.hidesMark] : []),
    ...(suspensionEndedAt ? [texts.endedMark(dayText(suspensionEndedAt))] : []),
    ...(suppliedAt ? [texts.suppliedMark(dayText(suppliedAt))] : []),
    ...(suspensionPlace ? [texts.placeMark(suspensionPlace)] : []),
    ...(state === 'valid' && appealUntil ? [texts.appealUntil(lastDayText(appealUntil))] : []),
  ];
};
