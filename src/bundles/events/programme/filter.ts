// Makes the form by which a list of events is narrowed, and the ways to take each condition back.
import type { OptionView } from '#design/Field.tsx';
import { dayText } from '#design/dates.ts';
import type { LinkView } from '#design/page-frame.ts';
import { momentAt } from '#kernel/calendar.ts';
import { idsOfPath } from '#bundles/locations/public.ts';
import type { LocationTree } from '#bundles/locations/public.ts';
import type { CategoryList } from '#bundles/topics/public.ts';
import { eventsHref } from '../list-address.ts';
import { fieldsOf, programmeHref } from './addresses.ts';
import type { ListedPlace } from './addresses.ts';
import { hasOwnSpan, isNarrowed } from './asked.ts';
import type { Asked, ReadQuery } from './asked.ts';
import { QUERY, RADII_KM, USUAL_RADIUS_KM } from './constants.ts';
import * as texts from './texts.ts';
import type { FilterView } from './views.ts';

interface FilterInput {
  readonly place: ListedPlace;
  readonly read: ReadQuery;
  readonly tree: LocationTree;
  readonly categories: CategoryList;
}

/** What couldn't be read stands as it was typed. */
export const toFilter = ({ place, read, tree, categories }: FilterInput): FilterView => {
  const { asked, errors, typed } = read;
  const values = { ...fieldsOf(asked, place.now), ...pick(typed, Object.keys(errors)) };
  const hasSpan = hasOwnSpan(asked.view);
  return {
    action: eventsHref(undefined),
    hidden: Object.entries(values).filter(([name]) => name === QUERY.view),
    hasSpan,
    values: {
      ...values,
      [QUERY.place]: errors[QUERY.place] ? '' : (place.location?.slug ?? ''),
      [QUERY.day]: values[QUERY.day] ?? asked.day,
      [QUERY.radius]: values[QUERY.radius] ?? String(USUAL_RADIUS_KM),
    },
    errors,
    places: placeOptions(tree),
    categories: [
      { value: '', name: texts.everyCategory },
      ...categories.offered.map(({ slug, name }) => ({ value: slug, name })),
    ],
    radii: RADII_KM.map((count) => ({ value: String(count), name: texts.kilometres(count) })),
    choices: [
      ...(hasSpan ? [{ name: QUERY.weekend, label: texts.weekendChoice, isTicked: asked.isWeekend }] : []),
      { name: QUERY.free, label: texts.freeChoice, isTicked: asked.isFree },
      { name: QUERY.families, label: texts.familiesChoice, isTicked: asked.isForFamilies },
      { name: QUERY.accessible, label: texts.accessibleChoice, isTicked: asked.isAccessible },
      { name: QUERY.fresh, label: texts.freshChoice, isTicked: asked.isFresh },
    ],
    isOpen: Object.keys(errors).length > 0,
    resetHref: isNarrowed(asked) ? eventsHref(place.location) : null,
  };
};

const placeOptions = (tree: LocationTree): OptionView[] => [
  { value: '', name: texts.everywhere },
  ...tree.all
    .filter(({ isHidden }) => !isHidden)
    .map(({ slug, path, name }) => ({
      value: slug,
      name: `${'\u2003'.repeat(idsOfPath(path).length - 1)}${name}`,
    })),
];

const pick = (all: Readonly<Record<string, string>>, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, all[name] ?? '']));

export const toNarrowings = (place: ListedPlace, asked: Asked): LinkView[] => {
  const { from, until, isWeekend, category, around, isFree, isForFamilies, isAccessible, isFresh } = asked;
  const without = (name: string, changes: Partial<Asked>): LinkView => ({
    name,
    href: programmeHref(place, { ...asked, ...changes }),
  });
  return [
    ...(from || until ? [without(spanText(from, until), { from: undefined, until: undefined })] : []),
    ...(isWeekend ? [without(texts.weekend, { isWeekend: false })] : []),
    ...(category ? [without(category.name, { category: undefined })] : []),
    ...(around
      ? [without(texts.aroundPostcode(around.postcode, around.kilometres), { around: undefined })]
      : []),
    ...(isFree ? [without(texts.free, { isFree: false })] : []),
    ...(isForFamilies ? [without(texts.familiesChoice, { isForFamilies: false })] : []),
    ...(isAccessible ? [without(texts.accessibleChoice, { isAccessible: false })] : []),
    ...(isFresh ? [without(texts.freshFilter, { isFresh: false })] : []),
  ];
};

const spanText = (from: string | undefined, until: string | undefined): string => {
  const [first, last] = [from, until].map((day) => day && dayText(momentAt(day)!));
  if (first && last) return first === last ? first : texts.fromTo(first, last);
  return first ? texts.fromOn(first) : texts.untilOn(last!);
};
