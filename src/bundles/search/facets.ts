// Topic: how much was found of each kind, at each place, in each category, in which time, by whom and on what: counted over
// exactly what may be found.
import { sql } from 'drizzle-orm';
import type { LinkView } from '#design/page-frame.ts';
import { grouped } from '#design/wording.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { declaring } from '#kernel/kind-declaration.ts';
import { getLocationTree, idsOfPath } from '#bundles/locations/public.ts';
import { getCategories, tagsByIds } from '#bundles/topics/public.ts';
import { usersByIds } from '#bundles/users/public.ts';
import { SPANS } from './filters.ts';
import type { Chosen, FilterName, Span } from './filters.ts';
import { conditionOf } from './queries.ts';
import type { Search } from './queries.ts';
import { searchThings } from './schema.ts';
import * as texts from './texts.ts';

export interface FacetView {
  readonly name: FilterName;
  readonly title: string;
  readonly choices: readonly FacetChoice[];
}

export interface FacetChoice extends LinkView {
  /** As it stands in an address. */
  readonly value: string;
  readonly count: number;
}

const MOST_CHOICES = 8;

interface Counted extends Record<string, unknown> {
  readonly facet: string;
  readonly key: string;
  readonly count: number;
}

type Counts = (facet: string) => readonly { readonly key: string; readonly count: number }[];

/** `hrefWith` gives the address with a choice made, or with the one that was made taken back. */
export const loadFacets = async (
  ctx: Ctx,
  search: Search,
  chosen: Chosen,
  hrefWith: (name: FilterName, value: string | undefined) => string,
): Promise<FacetView[]> => {
  const counts = await countFacets(ctx, search);
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
    // One that everything has tells nothing, unless it was chosen.
    const isUseful = choices.length > 1 || choices.some(({ isCurrent }) => isCurrent);
    return isUseful ? [{ name, title: texts.facetTitles[name], choices }] : [];
  });
};

const countFacets = async (ctx: Ctx, search: Search): Promise<Counts> => {
  const { type, locationPath, categoryId, authorId, tagIds, publishedAt } = searchThings;
  const since = (days: number) => new Date(ctx.now.getTime() - days * DAY_MS).toISOString();
  const { rows } = await ctx.db.execute<Counted>(sql`
    with found as materialized (
      select ${type} as type, ${locationPath} as path, ${categoryId} as category_id, ${authorId} as author_id,
        ${tagIds} as tag_ids, ${publishedAt} as published_at
      from ${searchThings} where ${conditionOf(ctx, search)}
    )
    select 'art' as facet, type as key, count(*)::int as count from found group by type
    union all select 'ort', path, count(*)::int from found where path <> '' group by path
    union all select 'rubrik', category_id::text, count(*)::int from found where category_id is not null group by category_id
    union all select 'zeit', span.key, count(*)::int from found,
      (values ('woche', ${since(SPANS.woche)}::timestamptz), ('monat', ${since(SPANS.monat)}::timestamptz),
        ('jahr', ${since(SPANS.jahr)}::timestamptz)) as span(key, since)
      where published_at >= span.since group by span.key
    union all (select 'von', author_id::text, count(*)::int from found where author_id is not null
      group by author_id order by 3 desc, author_id limit ${MOST_CHOICES})
    union all (select 'schlagwort', tag::text, count(*)::int from found, unnest(tag_ids) as tag
      group by tag order by 3 desc, tag limit ${MOST_CHOICES})`);
  const byFacet = Map.groupBy(rows, ({ facet }) => facet);
  return (facet) => byFacet.get(facet) ?? [];
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

/** Towns, or what lies in the place that was chosen; with everything below each. */
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
