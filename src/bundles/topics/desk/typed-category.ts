// Reads what was typed about a category, and says whether it can be taken so.
import type { FieldErrors } from '#kernel/errors.ts';
import { invalid, valid } from '#kernel/outcomes.ts';
import type { Checked } from '#kernel/outcomes.ts';
import { parseId } from '#kernel/parameters.ts';
import { stampOfSeen } from '#kernel/seen-stamp.ts';
import { toSlug } from '#kernel/slug.ts';
import { visibleLine } from '#kernel/visible-words.ts';
import { CATEGORY_NAME_MAX_LENGTH, CATEGORY_TONES } from '../constants.ts';
import type { Category } from '../queries.ts';
import type { CategoryTone } from '../schema.ts';
import * as texts from './texts.ts';

/** A category as a form sends it. */
export interface TypedCategory {
  readonly name?: string | undefined;
  readonly slug?: string | undefined;
  readonly tone?: string | undefined;
  readonly isHidden?: string | undefined;
  readonly places?: readonly string[];
  /** The stamp of what the form showed. */
  readonly seen?: string | undefined;
}

export interface CheckedCategory {
  readonly name: string;
  readonly slug: string;
  readonly tone: CategoryTone;
  readonly isHidden: boolean;
  readonly locationIds: number[];
}

/** The word of its address follows from its name unless given. */
export const checkCategory = (typed: TypedCategory): Checked<CheckedCategory> => {
  const name = visibleLine(typed.name);
  const tone = CATEGORY_TONES.find((known) => known === typed.tone);
  const ids = (typed.places ?? []).map(parseId);
  const errors: FieldErrors = {
    ...(!name && { name: texts.nameMissing }),
    ...(name.length > CATEGORY_NAME_MAX_LENGTH && { name: texts.nameTooLong }),
    ...(!tone && { tone: texts.toneMissing }),
    ...(ids.includes(undefined) && { places: texts.placeUnknown }),
  };
  if (!tone || Object.keys(errors).length > 0) return invalid(errors);
  return valid({
    name,
    slug: visibleLine(typed.slug) || toSlug(name, ''),
    tone,
    isHidden: Boolean(typed.isHidden),
    locationIds: [...new Set(ids.flatMap((id) => id ?? []))],
  });
};

/** Returns the stamp of what the form of a category shows. */
export const stampOf = ({ name, slug, tone, isHidden, locationIds }: Category): string =>
  stampOfSeen([name, slug, tone, isHidden, locationIds]);
