// Loads how much was found of each kind, at each place, in each category, in which time, by whom and on what: counted over
// exactly what may be found.
import type { LinkView } from '#design/page-frame.ts';
import { grouped } from '#design/wording.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { declaring } from '#kernel/kind-declaration.ts';
import { getLocationTree, idsOfPath } from '#bundles/locations/public.ts';
import { getCategories, tagsByIds } from '#bundles/topics/public.ts';
import { usersByIds } from '#bundles/users/public.ts';
import { MOST_CHOICES } from './facet-counts.ts';
import type { FacetCount } from './facet-counts.ts';
import { SPANS } from './filters.ts';
import type { Chosen, FilterName, Span } from './filters.ts';
import * as texts from './texts.ts';

export interface FacetView {
  readonly name: FilterName;
  readonly title: string;
  readonly choices: readonly FacetChoice[];
}

export interface FacetChoice extends LinkView {
  /** The value as it stands in an address. */
  readonly value: string;
  readonly count: number;
}

type Counts = (facet: string) => readonly FacetCount[];

/** Loads the facets; `hrefWith` gives the address with a choice made, or with the one that was made taken back. */
export const loadFacets = async (
  ctx: Ctx,
  counted: readonly FacetCount[],
  chosen: Chosen,
  hrefWith: (name: FilterName, value: string | undefined) => string,
): Promise<FacetView[]> => {
  const byFacet = Map.groupBy(counted, ({ facet }) => facet);
  const counts: Counts = (facet) => byFacet.get(facet) ?? [];
  const found = await Promise.all([
    kindsOf(ctx, counts),
    placesOf(ctx, counts, chosen),
    categoriesOf(ctx, counts),
    spansOf(counts),
    peopleOf(ctx, counts),
    tagsOf(ctx, counts),
  ]);
  return found.flatMap(({ name, named }) => {
    const choices = named.slice(0, MOST_CHOICES).map(({ value, label, count }): FacetChoice => {
      const isCurrent = chosen[name] === value;
      const href = hrefWith(name, isCurrent ? undefined : value);
      return { value, count, name: label, href, note: grouped(count), ...(isCurrent && { isCurrent }) };
    });
    // A facet with a single choice tells nothing, unless it was chosen.
    const isUseful = choices.length > 1 || choices.some(({ isCurrent }) => isCurrent);
    return isUseful ? [{ name, title: texts.facetTitles[name], choices }] : [];
  });
};

interface Named {
  readonly name: FilterName;
  readonly named: readonly { readonly value: string; readonly label: string; readonly count: number }[];
}

const kindsOf = async (ctx: Ctx, counts: Counts): Promise<Named> => {
  const byType = new Map(counts('art').map(({ key, count }) => [key, count]));
  return {
    name: 'art',
    named: declaring(ctx.portal.kinds.all(), 'listing', 'names').flatMap(({ type, listing, names }) => {
      const count = byType.get(type);
      return count ? [{ value: listing.word, label: names.many, count }] : [];
    }),
  };
};

/** Returns towns, or what lies in the place that was chosen; with everything below each. */
const placesOf = async (ctx: Ctx, counts: Counts, { ort }: Chosen): Promise<Named> => {
  const tree = await getLocationTree(ctx);
  const sums = new Map<number, number>();
  for (const { key, count } of counts('ort'))
    for (const id of idsOfPath(key)) sums.set(id, (sums.get(id) ?? 0) + count);
  const chosen = ort ? tree.bySlug.get(ort) : undefined;
  const shown = chosen ? [chosen, ...tree.all.filter(({ parentId }) => parentId === chosen.id)] : tree.towns;
  return {
    name: 'ort',
    named: shown.flatMap(({ id, slug, name, isHidden }) => {
      const count = sums.get(id);
      return count && !isHidden ? [{ value: slug, label: name, count }] : [];
    }),
  };
};

const categoriesOf = async (ctx: Ctx, counts: Counts): Promise<Named> => {
  const categories = await getCategories(ctx);
  const byId = new Map(counts('rubrik').map(({ key, count }) => [Number(key), count]));
  return {
    name: 'rubrik',
    named: categories.offered.flatMap(({ id, slug, name }) => {
      const count = byId.get(id);
      return count ? [{ value: slug, label: name, count }] : [];
    }),
  };
};

const spansOf = (counts: Counts): Named => {
  const bySpan = new Map(counts('zeit').map(({ key, count }) => [key, count]));
  return {
    name: 'zeit',
    named: (Object.keys(SPANS) as Span[]).flatMap((value) => {
      const count = bySpan.get(value);
      return count ? [{ value, label: texts.spans[value], count }] : [];
    }),
  };
};

const peopleOf = async (ctx: Ctx, counts: Counts): Promise<Named> => {
  const counted = counts('von');
  const people = await usersByIds(
    ctx,
    counted.map(({ key }) => Number(key)),
  );
  return {
    name: 'von',
    named: counted.flatMap(({ key: value, count }) => {
      const person = people.get(Number(value));
      return person?.href ? [{ value, label: person.name, count }] : [];
    }),
  };
};

const tagsOf = async (ctx: Ctx, counts: Counts): Promise<Named> => {
  const counted = new Map(counts('schlagwort').map(({ key, count }) => [Number(key), count]));
  const tags = await tagsByIds(ctx, [...counted.keys()]);
  return {
    name: 'schlagwort',
    named: tags.map(({ id, slug, name }) => ({ value: slug, label: name, count: counted.get(id) ?? 0 })),
  };
};
