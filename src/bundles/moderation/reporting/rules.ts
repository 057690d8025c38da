// These are pure rules of what somebody tells moderators.
import type { FieldErrors } from '#kernel/errors.ts';
import { isId } from '#kernel/ids.ts';
import { invalid, valid } from '#kernel/outcomes.ts';
import type { Checked } from '#kernel/outcomes.ts';
import { CATEGORIES, MAX_EXPLANATION_LENGTH, MAX_NAME_LENGTH, isAnonymousAllowed } from '../constants.ts';
import type { Category } from '../constants.ts';
import { typedText } from '../rules/typed-text.ts';
import * as texts from './texts.ts';

export interface TypedNotice {
  readonly category: string;
  readonly explanation: string;
  readonly name: string;
  readonly email: string;
  readonly isGoodFaith: boolean;
}

export const NOTHING_TYPED: TypedNotice = {
  category: '',
  explanation: '',
  name: '',
  email: '',
  isGoodFaith: false,
};

export interface CheckedNotice {
  readonly category: Category;
  readonly explanation: string;
  readonly name: string;
  readonly email: string;
}

interface Circumstances {
  /** Whether it is a member, whose account says who they are. */
  readonly isMember: boolean;
  readonly isAddress: (text: string) => boolean;
  /** Returns a text as it can stand in a line. */
  readonly oneLine: (text: string) => string;
}

export const checkNotice = (
  typed: TypedNotice,
  { isMember, isAddress, oneLine }: Circumstances,
): Checked<CheckedNotice> => {
  const category = CATEGORIES.find((one) => one === typed.category);
  const explanation = typedText(typed.explanation);
  const [name, email] = isMember ? ['', ''] : [oneLine(typedText(typed.name)), typed.email.trim()];
  const isNameless = isMember || isAnonymousAllowed(typed.category);
  const errors: FieldErrors = {
    ...(!category && { category: texts.categoryMissing }),
    ...(!explanation && { explanation: texts.explanationMissing }),
    ...(explanation.length > MAX_EXPLANATION_LENGTH && {
      explanation: texts.tooLong(MAX_EXPLANATION_LENGTH),
    }),
    ...(!name && !isNameless && { name: texts.nameMissing }),
    ...(name.length > MAX_NAME_LENGTH && { name: texts.tooLong(MAX_NAME_LENGTH) }),
    ...(!email && !isNameless && { email: texts.emailMissing }),
    ...(email && !isAddress(email) && { email: texts.emailInvalid }),
    ...(!typed.isGoodFaith && { goodFaith: texts.goodFaithMissing }),
  };
  if (!category || Object.keys(errors).length > 0) return invalid(errors);
  return valid({ category, explanation, name, email });
};

/** The numbers in an address: whole ones, or behind the letter of a kind; digits in the midst of letters are a part of a name. */
const NUMBERS = /(?<=^|_\p{L}|[^\p{L}\p{N}])\d{1,10}(?![\p{L}\p{N}])/gu;

/**
 * Returns the numbers that stand in an address, the last first: one of them may be that of the thing. Undefined for another
 * host's.
 */
export const numbersIn = (
  typed: string,
  publicUrl: string,
): { readonly path: string; readonly ids: number[] } | undefined => {
  try {
    const address = new URL(typed.trim(), publicUrl);
    if (address.host !== new URL(publicUrl).host) return undefined;
    const path = decodeURI(address.pathname) + address.hash;
    const ids = [...path.matchAll(NUMBERS)].map(([digits]) => Number(digits)).toReversed();
    return { path, ids: [...new Set(ids)].filter(isId).slice(0, MOST_NUMBERS) };
  } catch {
    return undefined;
  }
};

const MOST_NUMBERS = 5;
