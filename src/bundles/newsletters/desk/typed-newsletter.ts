// Reads what was typed about a newsletter, and says whether it can be taken so.
import { declaring } from '#kernel/kind-declaration.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { invalid, valid } from '#kernel/outcomes.ts';
import type { Checked } from '#kernel/outcomes.ts';
import { parseId } from '#kernel/parameters.ts';
import { stampOfSeen } from '#kernel/seen-stamp.ts';
import { toSlug } from '#kernel/slug.ts';
import { visibleLine } from '#kernel/visible-words.ts';
import { getLocationTree } from '#bundles/locations/public.ts';
import { getCategories } from '#bundles/topics/public.ts';
import {
  DESCRIPTION_MAX_LENGTH,
  HOURS_OF_DAY,
  LENGTHS,
  MAX_TOPICS,
  NAME_MAX_LENGTH,
  RHYTHMS,
  SLUG_MAX_LENGTH,
  TAKEN_SLUGS,
  WEEKDAYS,
} from '../constants.ts';
import type { Newsletter } from '../queries.ts';
import type { TypedName } from '../views.ts';
import * as texts from './texts.ts';
import { readTags } from './typed-tags.ts';

/** A newsletter as a form sends it. */
export interface TypedNewsletter extends Readonly<Record<TypedName, string>> {
  readonly categories: readonly string[];
  readonly kinds: readonly string[];
  readonly hasDates: boolean;
  readonly hasDiscussed: boolean;
  readonly isActive: boolean;
}

export type CheckedNewsletter = Omit<Newsletter, 'id' | 'createdAt'>;

/** Returns the stamp of what the form of a newsletter shows. */
export const stampOf = ({ id: _id, createdAt: _createdAt, ...shown }: Newsletter): string =>
  stampOfSeen(Object.entries(shown).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Asks the database which places, categories and tags there are. */
export const checkNewsletter = async (
  ctx: Ctx,
  typed: TypedNewsletter,
): Promise<Checked<CheckedNewsletter>> => {
  const words = checkWords(typed);
  const hours = checkHours(typed);
  const topics = await checkTopics(ctx, typed);
  const errors: FieldErrors = { ...words.errors, ...hours.errors, ...topics.errors };
  if (Object.keys(errors).length > 0) return invalid(errors);
  const { hasDates, hasDiscussed, isActive } = typed;
  return valid({ ...words.value, ...hours.value, ...topics.value, hasDates, hasDiscussed, isActive });
};

const checkWords = (typed: TypedNewsletter) => {
  const [name, description] = [visibleLine(typed.name), visibleLine(typed.description)];
  const slug = visibleLine(typed.slug) || toSlug(name, '');
  const isSlug =
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) && slug.length <= SLUG_MAX_LENGTH && !TAKEN_SLUGS.includes(slug);
  const errors: FieldErrors = {
    ...(!name && { name: texts.nameMissing }),
    ...(name.length > NAME_MAX_LENGTH && { name: texts.tooLong(NAME_MAX_LENGTH) }),
    ...(name && !isSlug && { slug: texts.slugInvalid }),
    ...(!description && { description: texts.descriptionMissing }),
    ...(description.length > DESCRIPTION_MAX_LENGTH && {
      description: texts.tooLong(DESCRIPTION_MAX_LENGTH),
    }),
  };
  return { value: { name, slug, description }, errors };
};

const checkHours = (typed: TypedNewsletter) => {
  const rhythm = RHYTHMS.find((one) => one === typed.rhythm);
  const weekday = WEEKDAYS.find((one) => String(one) === (typed.weekday || '1'));
  const hour = /^\d{1,2}$/.test(typed.hour) ? Number(typed.hour) : HOURS_OF_DAY;
  const length = /^\d{1,3}$/.test(typed.length) ? Number(typed.length) : 0;
  const errors: FieldErrors = {
    ...(!rhythm && { rhythm: texts.rhythmMissing }),
    ...(!weekday && { weekday: texts.weekdayInvalid }),
    ...(hour >= HOURS_OF_DAY && { hour: texts.hourInvalid }),
    ...((length < LENGTHS.least || length > LENGTHS.most) && {
      length: texts.lengthInvalid(LENGTHS.least, LENGTHS.most),
    }),
  };
  return { value: { rhythm: rhythm ?? RHYTHMS[0], weekday: weekday ?? 1, hour, length }, errors };
};

const checkTopics = async (ctx: Ctx, typed: TypedNewsletter) => {
  const [tree, categories] = await Promise.all([getLocationTree(ctx), getCategories(ctx)]);
  const { ids: tagIds, count: tagCount, unknown } = await readTags(ctx, typed.tags, MAX_TOPICS + 1);
  const locationId = typed.place === '' ? null : (parseId(typed.place) ?? 0);
  const categoryIds = [...new Set(typed.categories.map((id) => parseId(id) ?? 0))];
  const known = declaring(ctx.portal.kinds.all(), 'listing').map(({ type }) => type);
  const types = typed.kinds.length === 0 ? null : [...new Set(typed.kinds)];
  const errors: FieldErrors = {
    ...(locationId !== null && !tree.byId.has(locationId) && { place: texts.placeUnknown }),
    ...(categoryIds.some((id) => !categories.byId.has(id)) && { categories: texts.categoryUnknown }),
    ...(unknown && { tags: texts.tagUnknown(unknown) }),
    ...(categoryIds.length + tagCount > MAX_TOPICS && { tags: texts.tooManyTopics(MAX_TOPICS) }),
    ...(types?.some((type) => !known.includes(type)) && { kinds: texts.kindUnknown }),
  };
  return { value: { locationId, categoryIds, tagIds, types }, errors };
};
