// These are pure rules of deciding: what a form must say, and how long a decision can be appealed against.
import { addDays, addMonths, dayOf, endOfDay } from '#kernel/calendar.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { visibleLine } from '#kernel/visible-words.ts';
import { invalid, valid } from '#kernel/outcomes.ts';
import type { Checked } from '#kernel/outcomes.ts';
import {
  APPEAL_MONTHS,
  CATEGORIES,
  MAX_FACTS_LENGTH,
  MAX_LABEL_LENGTH,
  MEASURES,
  SUSPENSIONS,
} from '../constants.ts';
import type { Category, Measure, SuspensionLength } from '../constants.ts';
import { typedText } from '../rules/typed-text.ts';
import { isRestriction } from './rules/statement.ts';
import * as texts from './texts.ts';

/** A suspension as the desk of members sets it. */
export interface SetSuspension {
  /** Null for an open end. */
  readonly until: Date | null;
  readonly hidesContributions: boolean;
}

export interface TypedDecision {
  readonly measure: string;
  /** Whether the thing's words are changed where it stands; takes precedence over the measure. */
  readonly isEdit?: boolean;
  readonly category: string;
  readonly suspension: string;
  /** What holds from now on, whatever held before; takes precedence over `suspension`. */
  readonly setSuspension?: SetSuspension;
  /** Whether the suspension holds at the place of the case alone. */
  readonly isLocal: boolean;
  readonly isWarning: boolean;
  readonly isThreadLocked: boolean;
  /** Whether what was told of it is obviously unfounded. */
  readonly isUnfounded: boolean;
  readonly facts: string;
  /** What stands at the thing, for everybody. */
  readonly label: string;
}

export const NOTHING_DECIDED: TypedDecision = {
  measure: '',
  category: '',
  suspension: 'none',
  isLocal: false,
  isWarning: false,
  isThreadLocked: false,
  isUnfounded: false,
  facts: '',
  label: '',
};

export interface CheckedDecision {
  readonly measure: Measure;
  readonly category: Category | null;
  readonly suspension: SuspensionLength;
  /** Empty for the whole portal. */
  readonly suspensionPlace: string;
  /** The end of a suspension that is `set`; for all others it follows from the length. */
  readonly suspendedUntil: Date | null;
  readonly hidesContributions: boolean;
  readonly isWarning: boolean;
  readonly isThreadLocked: boolean;
  readonly isUnfounded: boolean;
  readonly facts: string;
  readonly label: string;
}

/** What can be done here. */
export interface Possible {
  readonly canHide: boolean;
  readonly canReduce: boolean;
  readonly canLabel: boolean;
  /** Whether the thing can be hidden and later be deleted for good. */
  readonly canDelete: boolean;
  readonly canLock: boolean;
  readonly canSuspend: boolean;
  /** The name of the place where alone they can be suspended; empty where they can't. */
  readonly placeToSuspendAt: string;
  readonly hasAuthor: boolean;
  readonly hasNotices: boolean;
}

export const isPossible = (measure: Measure, { canHide, canReduce, canDelete }: Possible): boolean => {
  if (measure === 'none' || measure === 'edit') return true;
  return measure === 'reduce' ? canReduce : canHide && (measure === 'hide' || canDelete);
};

/** Makes the label a single line without invisible characters. */
const normalizeLabel = (typed: string) => visibleLine(typed.normalize('NFC'));

/** Whoever takes something from somebody says against what it was, and why. */
export const checkDecision = (typed: TypedDecision, can: Possible): Checked<CheckedDecision> => {
  const measure = typed.isEdit ? 'edit' : MEASURES.find((one) => one === typed.measure);
  const category = CATEGORIES.find((one) => one === typed.category);
  const { setSuspension } = typed;
  const suspension = setSuspension ? 'set' : (SUSPENSIONS.find((one) => one === typed.suspension) ?? 'none');
  const facts = typedText(typed.facts);
  const suspensionPlace = suspension !== 'none' && typed.isLocal ? can.placeToSuspendAt : '';
  const isWarning = typed.isWarning && can.hasAuthor;
  const isThreadLocked = typed.isThreadLocked && can.canLock;
  const label = can.canLabel ? normalizeLabel(typed.label) : '';
  const takes =
    measure !== undefined && isRestriction({ measure, isWarning, isThreadLocked, suspension, label });
  const isUnfounded = typed.isUnfounded && can.hasNotices && measure === 'none' && !takes;
  const isUnknown = !SUSPENSIONS.some((one) => one === typed.suspension);
  const errors: FieldErrors = {
    ...(!setSuspension && isUnknown && { suspension: texts.suspensionUnknown }),
    ...(!measure && { measure: texts.measureMissing }),
    ...(measure && !isPossible(measure, can) && { measure: texts.measureImpossible }),
    ...(suspension !== 'none' &&
      suspensionPlace === '' &&
      (typed.isLocal || !can.canSuspend) && { suspension: texts.suspensionImpossible }),
    ...(takes && !category && { category: texts.categoryMissing }),
    ...((takes || isUnfounded) && !facts && { facts: texts.factsMissing }),
    ...(label.length > MAX_LABEL_LENGTH && { label: texts.tooLong(MAX_LABEL_LENGTH) }),
    ...(facts.length > MAX_FACTS_LENGTH && { facts: texts.tooLong(MAX_FACTS_LENGTH) }),
  };
  if (!measure || Object.keys(errors).length > 0) return invalid(errors);
  const against = (takes && category) || null;
  return valid({
    measure,
    category: against,
    suspension,
    suspensionPlace,
    suspendedUntil: setSuspension?.until ?? null,
    hidesContributions: setSuspension?.hidesContributions ?? false,
    isWarning,
    isThreadLocked,
    isUnfounded,
    facts,
    label,
  });
};

/** Returns the midnight after the last day: half a year on, by the calendar; in a month that is shorter its last day. */
export const appealEnd = (now: Date): Date => endOfDay(addMonths(dayOf(now), APPEAL_MONTHS))!;

/**
 * Returns the end of a suspension; null without one, and for one without an end. What is set ends on its own day, whenever it
 * began.
 */
export const suspensionEnd = (
  now: Date,
  {
    suspension,
    suspendedUntil,
  }: { readonly suspension: SuspensionLength; readonly suspendedUntil: Date | null },
): Date | null => {
  if (suspension === 'set') return suspendedUntil;
  return suspension === 'none' || suspension === 'open'
    ? null
    : endOfDay(addDays(dayOf(now), Number(suspension)))!;
};
