// Describes what an author says of the people in a contribution, and what of it makes it wait whatever else says. The questions
// follow the judgment of the Court of Justice in case C-492/23. docs/decisions/0141
import { invalid, valid } from '#kernel/outcomes.ts';
import type { Checked } from '#kernel/outcomes.ts';
import { answerMissing } from '../texts.ts';

export interface Answers {
  /** Other people come up in it, or can be recognized. */
  readonly others: boolean;
  /** Something of a special category is said of somebody. */
  readonly special: boolean;
  /** They agree to it; null where nobody comes up. */
  readonly consent: boolean | null;
}

/** Answers as they are stored: what was of concern once stays so until somebody has released it. */
export interface StoredAnswers extends Answers {
  readonly wasOfConcern: boolean;
}

export interface TypedAnswers {
  readonly others?: string | undefined;
  readonly special?: string | undefined;
  readonly consent?: string | undefined;
}

/** Answers as they are sent. */
export const answersIn = ['ja', 'nein'] as const;

/** Says whether consent is asked for: it is of those who wrote about others, or something of a special category about whomever. */
export const asksConsent = ({ others, special }: TypedAnswers): boolean =>
  others === 'ja' || special === 'ja';

/** Everything that is asked has an answer. */
export const readAnswers = ({ others, special, consent }: TypedAnswers): Checked<Answers> => {
  const [about, sensitive, agreed] = [yesOrNo(others), yesOrNo(special), yesOrNo(consent)];
  const isConsentAsked = asksConsent({ others, special });
  if (about === undefined || sensitive === undefined || (isConsentAsked && agreed === undefined))
    return invalid({
      ...(about === undefined && { others: answerMissing }),
      ...(sensitive === undefined && { special: answerMissing }),
      ...(isConsentAsked && agreed === undefined && { consent: answerMissing }),
    });
  return valid({ others: about, special: sensitive, consent: isConsentAsked ? agreed! : null });
};

const yesOrNo = (typed: string | undefined): boolean | undefined => {
  if (typed === 'ja') return true;
  return typed === 'nein' ? false : undefined;
};

/** No consent, or something of a special category: nobody but whoever releases it brings it out. */
export const isOfConcern = ({ special, consent }: Answers): boolean => special || consent === false;

export const toStoredAnswers = (answers: Answers, before: StoredAnswers | null): StoredAnswers => ({
  ...answers,
  wasOfConcern: isOfConcern(answers) || (before?.wasOfConcern ?? false),
});
