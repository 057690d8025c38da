// These are pure rules of what is said about a decision: to the person affected with all that the law asks for, and to who told
// of it. Regulation (EU) 2022/2065, Art. 16 (5) and 17
import { isUnlawful } from '../../constants.ts';
import type { Category, Measure, SuspensionLength } from '../../constants.ts';
import type { Edited } from '../../reportables.ts';
import { categories } from '../../categories/texts.ts';
import { laws } from '../../texts.ts';
import * as texts from '../texts.ts';

export interface DecisionWords {
  readonly measure: Measure;
  /** Both wordings, where that is what was done. */
  readonly edited: Edited | null;
  readonly isThreadLocked: boolean;
  readonly isWarning: boolean;
  /** What stands at the thing, for everybody; empty without. */
  readonly label: string;
  readonly suspension: SuspensionLength;
  /** Empty for the whole portal. */
  readonly suspensionPlace: string;
  /** The last day, such as „1. Dezember 2026“; null without an end. */
  readonly suspendedUntil: string | null;
  readonly hidesContributions: boolean;
  /** A day such as „3. Dezember 2026“, where it ended before its time; null otherwise. */
  readonly suspensionEnded: string | null;
  readonly category: Category | null;
  readonly isUnfounded: boolean;
  readonly facts: string;
  readonly isAfterNotice: boolean;
  /**
   * A day such as „3. Mai 2026“, when it was decided, where only its reason was told then and the statement comes later; null
   * otherwise.
   */
  readonly suppliedFor: string | null;
  /** A day such as „24. Mai 2027“. */
  readonly appealUntil: string;
}

/** Takes something from somebody: it needs reasons, and may need a second pair of eyes. */
export const isRestriction = ({
  measure,
  isThreadLocked,
  isWarning,
  suspension,
  label,
}: Pick<DecisionWords, 'measure' | 'isThreadLocked' | 'isWarning' | 'suspension' | 'label'>): boolean =>
  measure !== 'none' || isThreadLocked || isWarning || suspension !== 'none' || label !== '';

/** Says whether it was decided about an account alone, and about nothing that stands there. */
export const isAboutAccount = ({ measure, suspension }: Pick<DecisionWords, 'measure' | 'suspension'>) =>
  measure === 'none' && suspension === 'set';

/** Returns the ground, in a sentence of its own; of what somebody does, or of a thing. */
const groundOf = (category: Category, what: keyof typeof texts.grounds): string =>
  isUnlawful(category)
    ? texts.grounds[what].unlawful(categories[category], laws[category])
    : texts.grounds[what].againstRules(categories[category]);

const suspensionOf = ({
  suspendedUntil,
  suspensionPlace,
  hidesContributions,
  suspensionEnded,
}: DecisionWords): string =>
  [
    suspensionPlace
      ? texts.suspendedAtPlace(suspensionPlace, suspendedUntil)
      : texts.suspended(suspendedUntil),
    ...(hidesContributions ? [texts.contributionsHidden] : []),
    ...(suspensionEnded === null ? [] : [texts.suspensionEnded(suspensionEnded)]),
  ].join(' ');

/**
 * Returns the ground. For what was decided before there were statements nobody kept against which rule it was, and whether
 * somebody had told of it.
 */
const groundSentences = ({ suppliedFor, category }: DecisionWords, about: 'account' | 'thing'): string[] => {
  if (category === null) return [];
  return [suppliedFor === null ? groundOf(category, about) : texts.groundUnknown];
};
const occasionOf = ({ suppliedFor, isAfterNotice }: DecisionWords): string =>
  suppliedFor === null ? texts.occasion(isAfterNotice) : texts.occasionUnknown;

/** Returns the statement in paragraphs; `yours` is „Ihren Kommentar“. */
export const statementToAffected = (decision: DecisionWords, yours: string): string[] => {
  const { measure, isThreadLocked, isWarning, suspension, facts, label, suppliedFor } = decision;
  const about = isAboutAccount(decision) ? 'account' : 'thing';
  return [
    ...(suppliedFor === null ? [] : [texts.supplied(suppliedFor)]),
    [
      ...(about === 'account' ? [] : [texts.done[measure](yours)]),
      ...(label ? [texts.labelled(label)] : []),
      ...(isThreadLocked ? [texts.lockedThread] : []),
      ...(isWarning ? [texts.warned] : []),
      ...(suspension === 'none' ? [] : [suspensionOf(decision)]),
    ].join(' '),
    ...(decision.edited
      ? [texts.wordsBefore(decision.edited.before), texts.wordsAfter(decision.edited.after)]
      : []),
    ...groundSentences(decision, about),
    ...(facts ? [texts.factsAre(facts)] : []),
    [occasionOf(decision), texts.byPeople[about]].join(' '),
    ...(measure === 'none' || measure === 'edit' ? [] : [texts.scope]),
    texts.redress(decision.appealUntil),
  ];
};

export const statementToNotifier = (decision: DecisionWords): string[] => {
  const { measure, isWarning, suspension, category, facts, isUnfounded, label } = decision;
  const hasMore = isWarning || suspension !== 'none';
  return [
    [
      texts.toNotifier[measure],
      ...(label ? [texts.labelled(label)] : []),
      ...(hasMore ? [texts.alsoDone] : []),
    ].join(' '),
    ...(category ? [groundOf(category, isAboutAccount(decision) ? 'person' : 'thing')] : []),
    ...(facts ? [texts.factsAre(facts)] : []),
    ...(isUnfounded ? [texts.unfounded] : []),
    texts.byPeople.thing,
    // Notifiers can appeal here where the thing was left as it is; otherwise they have other ways.
    measure === 'none' ? texts.redress(decision.appealUntil) : texts.finalWays,
  ];
};
