// Puts pieces by a query among the sections of a page: the newest of a place, a category, a tag or a kind.
import type { Ctx } from '#kernel/ctx.ts';
import { declaring } from '#kernel/kind-declaration.ts';
import { invalid, valid } from '#kernel/outcomes.ts';
import { defineSection } from '#kernel/page-sections.ts';
import type { SectionField, TypedSection } from '#kernel/page-sections.ts';
import { toSlug } from '#kernel/slug.ts';
import { LOCATIONS_TAG, getLocationTree, idsOfPath } from '#bundles/locations/public.ts';
import { listSeveral, listTag, mergeEntries } from '#bundles/lists/public.ts';
import type { PieceEntry } from '#bundles/lists/public.ts';
import { CATEGORIES_TAG, findTagBySlug, getCategories, tagsByIds } from '#bundles/topics/public.ts';
import { CHOSEN_COUNTS, MAX_CHOSEN_HEADING } from '../constants.ts';
import { loadTeasers } from '../teasers.ts';
import { ChosenPieces } from '../ui/ChosenPieces.tsx';
import type { ChosenPiecesView } from '../views.ts';
import { refKey } from '#kernel/content-kinds.ts';
import { listsFor } from './criteria.ts';
import type { ChosenQuery } from './criteria.ts';
import * as texts from './texts.ts';

interface ChosenData extends ChosenQuery {
  /** '' stands for none. */
  readonly heading: string;
  readonly count: number;
}

const loadFields = async (ctx: Ctx, typed: TypedSection): Promise<readonly SectionField[]> => {
  const [tree, categories] = await Promise.all([getLocationTree(ctx), getCategories(ctx)]);
  const places = tree.all.map(({ id, path, name }) => ({
    value: String(id),
    name: `${'\u2003'.repeat(idsOfPath(path).length - 1)}${name}`,
  }));
  const valueOf = (name: string) => typed[name] ?? '';
  const select = (
    name: string,
    label: string,
    options: readonly { readonly value: string; readonly name: string }[],
  ): SectionField => ({ name, label, value: valueOf(name), kind: 'select', options });
  return [
    {
      name: 'heading',
      label: texts.headingLabel,
      value: valueOf('heading'),
      kind: 'text',
      maxLength: MAX_CHOSEN_HEADING,
      isOptional: true,
    },
    select('place', texts.placeLabel, [{ value: '', name: texts.everywhere }, ...places]),
    select('category', texts.categoryLabel, [
      { value: '', name: texts.everyCategory },
      ...categories.all.map(({ id, name }) => ({ value: String(id), name })),
    ]),
    select('kind', texts.kindLabel, [
      { value: '', name: texts.everyKind },
      ...listedKinds(ctx).map(({ type, names }) => ({ value: type, name: names?.many ?? type })),
    ]),
    {
      ...select(
        'count',
        texts.countLabel,
        CHOSEN_COUNTS.map((count) => ({ value: String(count), name: texts.countOf(count) })),
      ),
      value: valueOf('count') || String(DEFAULT_COUNT),
    },
    {
      name: 'tag',
      label: texts.tagLabel,
      help: texts.tagHelp,
      value: valueOf('tag'),
      kind: 'text',
      maxLength: MAX_CHOSEN_HEADING,
      isOptional: true,
    },
  ];
};

const DEFAULT_COUNT = 6;

const listedKinds = (ctx: Ctx) => declaring(ctx.portal.kinds.all(), 'listing');

const check = async (ctx: Ctx, typed: TypedSection) => {
  const [tree, categories] = await Promise.all([getLocationTree(ctx), getCategories(ctx)]);
  const valueOf = (name: string) => (typed[name] ?? '').trim();
  const heading = valueOf('heading');
  const location = tree.byId.get(Number(valueOf('place')));
  const category = categories.byId.get(Number(valueOf('category')));
  const kind = listedKinds(ctx).find(({ type }) => type === valueOf('kind'));
  const slug = toSlug(valueOf('tag'), '');
  const tag = slug === '' ? undefined : await findTagBySlug(ctx, slug);
  const count = CHOSEN_COUNTS.find((known) => String(known) === (valueOf('count') || String(DEFAULT_COUNT)));
  const errors = {
    ...(heading.length > MAX_CHOSEN_HEADING && { heading: texts.tooLong(MAX_CHOSEN_HEADING) }),
    ...(valueOf('place') !== '' && !location && { place: texts.placeUnknown }),
    ...(valueOf('category') !== '' && !category && { category: texts.categoryUnknown }),
    ...(valueOf('kind') !== '' && !kind && { kind: texts.kindUnknown }),
    ...(valueOf('tag') !== '' && !tag && { tag: texts.tagUnknown }),
    ...(count === undefined && { count: texts.countUnknown }),
  };
  if (count === undefined || Object.keys(errors).length > 0) return invalid(errors);
  return valid({
    heading,
    locationId: location?.id ?? null,
    categoryId: category?.id ?? null,
    tagId: tag?.id ?? null,
    kind: kind?.type ?? null,
    count,
  });
};

/** What has been merged since is asked for by what it became; what is gone holds nothing. */
const present = async (ctx: Ctx, all: readonly ChosenData[]): Promise<readonly (ChosenData | null)[]> => {
  const [places, categories, tags] = await Promise.all([
    getLocationTree(ctx),
    getCategories(ctx),
    Promise.all(all.map(({ tagId }) => (tagId === null ? [] : tagsByIds(ctx, [tagId])))),
  ]);
  return all.map((data, at) => {
    const place = data.locationId === null ? null : places.byId.get(data.locationId);
    const category = data.categoryId === null ? null : categories.byId.get(data.categoryId);
    const tag = data.tagId === null ? null : tags[at]?.[0];
    if (place === undefined || category === undefined || tag === undefined) return null;
    return {
      ...data,
      locationId: place && place.id,
      categoryId: category && category.id,
      tagId: tag && tag.id,
    };
  });
};

const listAll = async (ctx: Ctx, all: readonly (ChosenData | null)[]): Promise<readonly PieceEntry[][]> => {
  const tree = await getLocationTree(ctx);
  const asked = all.map((data) => (data ? listsFor(data, tree) : { lists: [], takes: () => false }));
  const found = await listSeveral(
    ctx,
    asked.flatMap(({ lists }) => lists),
  );
  let from = 0;
  return asked.map(({ lists, takes }, at) => {
    const own = found.slice(from, (from += lists.length));
    const entries = own.length > 0 ? mergeEntries(own.map((list) => list.entries)) : [];
    return entries.filter(takes).slice(0, all[at]?.count ?? 0);
  });
};

/** Returns the tags of the lists that are read: those of what has been merged since would hear of nothing new. */
const tagsOf = ({ locationId, tagId }: ChosenQuery): readonly string[] => [
  LOCATIONS_TAG,
  CATEGORIES_TAG,
  locationId === null ? (tagId === null ? listTag() : listTag({ tagId })) : listTag({ locationId }),
];

export const chosenSection = defineSection<ChosenData, ChosenPiecesView>({
  type: 'teasers',
  order: 30,
  name: texts.name,
  help: texts.help,
  fields: loadFields,
  toTyped: async (ctx, { heading, locationId, categoryId, tagId, kind, count }) => {
    const [places, categories, tags] = await Promise.all([
      getLocationTree(ctx),
      getCategories(ctx),
      tagId === null ? [] : tagsByIds(ctx, [tagId]),
    ]);
    return {
      heading,
      // What has been merged since isn't offered any more: the form would choose everything in its place.
      place: String(places.byId.get(locationId ?? 0)?.id ?? locationId ?? ''),
      category: String(categories.byId.get(categoryId ?? 0)?.id ?? categoryId ?? ''),
      kind: kind ?? '',
      tag: tags[0]?.name ?? '',
      count: String(count),
    };
  },
  check,
  load: async (ctx, all) => {
    const asked = await present(ctx, all);
    const lists = await listAll(ctx, asked);
    const { byRef, tags } = await loadTeasers(ctx, lists.flat());
    return all.map((data, at) => {
      const teasers = lists[at]!.flatMap((entry) => byRef.get(refKey(entry)) ?? []);
      const view = teasers.length > 0 ? { heading: data.heading, teasers } : null;
      return { view, tags: [...tagsOf(asked[at] ?? data), ...tags] };
    });
  },
  Component: ChosenPieces,
});
