// These are pure rules of appeals: against which decision somebody may appeal, and what the forms must say.
import type { FieldErrors } from '#kernel/errors.ts';
import { invalid, valid } from '#kernel/outcomes.ts';
import type { Checked } from '#kernel/outcomes.ts';
import { MAX_APPEAL_LENGTH } from '../constants.ts';
import type { AppealOutcome, AppealSide, CaseState, DecisionState } from '../constants.ts';
import { isRestriction } from '../deciding/rules/statement.ts';
import type { DecisionWords } from '../deciding/rules/statement.ts';
import { typedText } from '../rules/typed-text.ts';
import * as texts from './texts.ts';

interface AppealedDecision
  extends Pick<DecisionWords, 'measure' | 'isThreadLocked' | 'isWarning' | 'suspension' | 'label'> {
  readonly state: DecisionState;
  readonly appealUntil: Date | null;
}

/**
 * Says whether a decision concerns a side: the person affected where something was taken from them; who told of it where the
 * thing was left as it is.
 */
export const concerns = (side: AppealSide, decision: AppealedDecision): boolean =>
  decision.state !== 'proposed' &&
  (side === 'affected' ? isRestriction(decision) : decision.measure === 'none');

export const canBeAppealed = (side: AppealSide, decision: AppealedDecision, now: Date): boolean =>
  decision.state === 'valid' &&
  concerns(side, decision) &&
  decision.appealUntil !== null &&
  now < decision.appealUntil;

/**
 * Says whether a notice waits: it has no answer yet, or the thing was left as it is by a decision that has fallen, and its case
 * is open again. What others told of since is answered by itself.
 */
export const isNoticeWaiting = (
  caseState: CaseState,
  answer: Pick<AppealedDecision, 'state' | 'measure'> | null | undefined,
): boolean => {
  if (!answer) return true;
  const isOpen = caseState === 'open' || caseState === 'proposed';
  return isOpen && answer.state === 'reversed' && answer.measure === 'none';
};

export const checkAppeal = (typed: string): Checked<string> => {
  const text = typedText(typed);
  if (!text) return invalid({ text: texts.appealMissing });
  return text.length > MAX_APPEAL_LENGTH ? invalid({ text: texts.tooLong(MAX_APPEAL_LENGTH) }) : valid(text);
};

export interface TypedOutcome {
  readonly outcome: string;
  readonly answer: string;
}

export const checkOutcome = ({
  outcome,
  answer,
}: TypedOutcome): Checked<{ readonly outcome: AppealOutcome; readonly answer: string }> => {
  const known = outcome === 'upheld' || outcome === 'reversed' ? outcome : undefined;
  const text = typedText(answer);
  const errors: FieldErrors = {
    ...(!known && { outcome: texts.outcomeMissing }),
    ...(!text && { answer: texts.answerMissing }),
    ...(text.length > MAX_APPEAL_LENGTH && { answer: texts.tooLong(MAX_APPEAL_LENGTH) }),
  };
  return known && Object.keys(errors).length === 0
    ? valid({ outcome: known, answer: text })
    : invalid(errors);
};
