// Reads what somebody types about a calendar that is to be read in, and what is wrong with it.
import type { Ctx } from '#kernel/ctx.ts';
import { invalid, valid } from '#kernel/outcomes.ts';
import type { Checked } from '#kernel/outcomes.ts';
import { parseId } from '#kernel/parameters.ts';
import { findLocation } from '#bundles/locations/public.ts';
import type { Location } from '#bundles/locations/public.ts';
import { getCategories, isOfferedAt } from '#bundles/topics/public.ts';
import { MAX_ADDRESS_LENGTH, MAX_NAME_LENGTH, MAX_WORDS_LENGTH } from './constants.ts';
import { readAddress } from './fetch-calendar.ts';
import * as texts from './texts.ts';
import type { TypedColumns } from './typed-columns.ts';

export interface TypedSource extends TypedColumns {
  /** The words of a table that was brought before. */
  readonly table?: string | undefined;
  /** Its columns are told apart as they should be. */
  readonly areColumnsRight?: string | undefined;
  readonly name?: string | undefined;
  readonly address?: string | undefined;
  readonly locationId?: string | undefined;
  readonly categoryId?: string | undefined;
  readonly organiser?: string | undefined;
  readonly venue?: string | undefined;
}

export interface CheckedSource {
  /** '' for the name that the calendar gives itself. */
  readonly name: string;
  /** Null for a file. */
  readonly address: string | null;
  readonly location: Location;
  readonly categoryId: number;
  readonly organiser: string;
  readonly venue: string;
}

export const checkSource = async (
  ctx: Ctx,
  typed: TypedSource,
  hasFile: boolean,
): Promise<Checked<CheckedSource>> => {
  const [locationId, categoryId] = [parseId(typed.locationId), parseId(typed.categoryId)];
  const location = locationId === undefined ? undefined : await findLocation(ctx, locationId);
  const category = (await getCategories(ctx)).byId.get(categoryId ?? 0);
  const name = typed.name?.trim() ?? '';
  const organiser = typed.organiser?.trim() ?? '';
  const venue = typed.venue?.trim() ?? '';
  const address = hasFile ? null : readAddress(typed.address ?? '');
  const isOffered = !location || !category || isOfferedAt(category, location.path);
  const errors = {
    ...(address === undefined && {
      address: typed.address?.trim() ? texts.addressInvalid : texts.nothingGiven,
    }),
    ...((address?.length ?? 0) > MAX_ADDRESS_LENGTH && { address: texts.addressInvalid }),
    ...(name.length > MAX_NAME_LENGTH && { name: texts.tooLong(MAX_NAME_LENGTH) }),
    ...(!location && { locationId: texts.placeMissing }),
    ...(!category && { categoryId: texts.categoryMissing }),
    ...(!isOffered && { categoryId: texts.categoryElsewhere(category.name, location.name) }),
    ...(organiser === '' && { organiser: texts.organiserMissing }),
    ...(organiser.length > MAX_WORDS_LENGTH && { organiser: texts.tooLong(MAX_WORDS_LENGTH) }),
    ...(venue.length > MAX_WORDS_LENGTH && { venue: texts.tooLong(MAX_WORDS_LENGTH) }),
  };
  if (address === undefined || !location || !category || Object.keys(errors).length > 0)
    return invalid(errors);
  return valid({
    name,
    address,
    location,
    categoryId: category.id,
    organiser,
    venue: venue || location.name,
  });
};
