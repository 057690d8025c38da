// Reads what somebody asks of a list of events, as it stands in the address. What can't be read narrows nothing, and is said
// beside its field.
import { addDays, dayOf, momentAt } from '#kernel/calendar.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { placesAround, readPostcode } from '#bundles/locations/public.ts';
import type { Location, LocationTree } from '#bundles/locations/public.ts';
import type { Category, CategoryList } from '#bundles/topics/public.ts';
import { MAX_DAYS_AHEAD, PAPERS, QUERY, RADII_KM, TICKED, USUAL_RADIUS_KM, VIEWS } from './constants.ts';
import type { Paper, ViewName } from './constants.ts';
import type { ProgrammeQuery } from './input.ts';
import * as texts from './texts.ts';

/** Days are `2026-11-27`. */
export interface Asked {
  readonly view: ViewName;
  /** The day that is looked at, or one of the week or month. */
  readonly day: string;
  readonly from: string | undefined;
  readonly until: string | undefined;
  readonly isWeekend: boolean;
  readonly category: Category | undefined;
  readonly around: Around | undefined;
  readonly isFree: boolean;
  readonly isForFamilies: boolean;
  readonly isAccessible: boolean;
  readonly isFresh: boolean;
  readonly paper: Paper;
}

export interface Around {
  readonly postcode: string;
  readonly kilometres: number;
  readonly places: readonly Location[];
}

interface Known {
  readonly tree: LocationTree;
  readonly categories: CategoryList;
  readonly now: Date;
}

export interface ReadQuery {
  readonly asked: Asked;
  /** What is wrong, by the names that the address uses; what was typed has the same keys. */
  readonly errors: FieldErrors;
  readonly typed: Readonly<Record<string, string>>;
}

export const readQuery = (query: ProgrammeQuery, known: Known): ReadQuery => {
  const today = dayOf(known.now);
  const typed = (name: keyof typeof QUERY) => (query[QUERY[name]] ?? '').trim();
  const errors: Record<string, string> = {};
  const day = readDay(typed('day'), today);
  const from = readDay(typed('from'), today);
  const until = readDay(typed('until'), today);
  const category = known.categories.bySlug.get(typed('category').toLowerCase());
  const around = readAround(typed('postcode'), typed('radius'), known.tree);
  const problems: readonly (readonly [keyof typeof QUERY, string | undefined])[] = [
    ['day', day.error],
    ['from', from.error],
    ['until', until.error ?? problemOfOrder(from.day, until.day)],
    [
      'place',
      typed('place') && !known.tree.bySlug.get(typed('place').toLowerCase()) ? texts.placeUnknown : undefined,
    ],
    ['category', typed('category') && !category ? texts.categoryUnknown : undefined],
    ['postcode', around.postcodeError],
    ['radius', around.radiusError],
  ];
  for (const [name, problem] of problems) if (problem) errors[QUERY[name]] = problem;
  const view = VIEWS.find((name) => name === typed('view')) ?? VIEWS[0];
  const hasSpan = hasOwnSpan(view);
  const isWeekend = hasSpan && typed('weekend') === TICKED;
  const isInOrder = !problemOfOrder(from.day, until.day);
  return {
    asked: {
      view,
      day: day.day ?? today,
      from: hasSpan && !isWeekend ? from.day : undefined,
      until: hasSpan && !isWeekend && isInOrder ? until.day : undefined,
      isWeekend,
      category,
      around: around.found,
      isFree: typed('free') === TICKED,
      isForFamilies: typed('families') === TICKED,
      isAccessible: typed('accessible') === TICKED,
      isFresh: typed('fresh') === TICKED,
      paper: PAPERS.find((name) => name === typed('paper')) ?? PAPERS[0],
    },
    errors,
    typed: query as Record<string, string>,
  };
};

/** A day, a week and a month are spans by themselves. */
export const hasOwnSpan = (view: ViewName): boolean => view === 'liste' || view === 'plakat';

/** Says whether anything is left out of the list but what is over. */
export const isNarrowed = (asked: Asked): boolean =>
  [asked.from, asked.until, asked.isWeekend].some(Boolean) || isFiltered(asked);

/** Says whether anything is left out that takes place then. */
export const isFiltered = (asked: Asked): boolean => {
  const { category, around, isFree, isForFamilies, isAccessible, isFresh } = asked;
  return [category, around, isFree, isForFamilies, isAccessible, isFresh].some(Boolean);
};

export const WITHOUT_FILTERS = {
  category: undefined,
  around: undefined,
  isFree: false,
  isForFamilies: false,
  isAccessible: false,
  isFresh: false,
} as const;

const problemOfOrder = (from: string | undefined, until: string | undefined) =>
  from && until && until < from ? texts.untilBeforeFrom : undefined;

interface ReadDay {
  readonly day: string | undefined;
  readonly error: string | undefined;
}

/** What is over leaves the lists: a day before today is none. */
const readDay = (typed: string, today: string): ReadDay => {
  if (typed === '') return { day: undefined, error: undefined };
  const day = toDay(typed);
  if (!day) return { day: undefined, error: texts.dayUnreadable };
  if (day < today) return { day: undefined, error: texts.dayIsOver };
  if (day > addDays(today, MAX_DAYS_AHEAD)) return { day: undefined, error: texts.dayTooFar };
  return { day, error: undefined };
};

/** Reads a day such as „2026-11-27“, as fields send it, or „27.11.2026“, as people write it. */
const toDay = (typed: string): string | undefined => {
  const [, date, month, year] = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})$/.exec(typed) ?? [];
  const day = year ? `${year}-${month!.padStart(2, '0')}-${date!.padStart(2, '0')}` : typed;
  return momentAt(day) ? day : undefined;
};

const readAround = (typed: string, radius: string, tree: LocationTree) => {
  const kilometres = radius === '' ? USUAL_RADIUS_KM : RADII_KM.find((known) => String(known) === radius);
  const radiusError = kilometres === undefined ? texts.radiusUnknown : undefined;
  if (typed.trim() === '') return { found: undefined, postcodeError: undefined, radiusError };
  const postcode = readPostcode(typed);
  if (postcode === undefined)
    return { found: undefined, postcodeError: texts.postcodeUnreadable, radiusError };
  const reach = kilometres ?? USUAL_RADIUS_KM;
  const places = placesAround(tree, postcode, reach);
  return {
    found: places && { postcode, kilometres: reach, places },
    postcodeError: places ? undefined : texts.postcodeUnknown,
    radiusError,
  };
};
