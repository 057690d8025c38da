// Narrows what was found by its kind, place, category, time, author and tag; says how that stands in an address, and what it
// asks of the index.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { DAY_MS } from '#kernel/durations.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { declaring } from '#kernel/kind-declaration.ts';
import { findLocationBySlug } from '#bundles/locations/public.ts';
import { findCategoryBySlug, findTagBySlug } from '#bundles/topics/public.ts';
import { accountDesk } from '#bundles/users/public.ts';

const word = () => Type.Optional(Type.String({ maxLength: 100 }));

/** The filters as they stand in an address. */
export const FilterQuery = {
  art: word(),
  ort: word(),
  rubrik: word(),
  zeit: word(),
  von: word(),
  schlagwort: word(),
};
export type Chosen = Readonly<Partial<Record<FilterName, string>>>;
export type FilterName = keyof typeof FilterQuery;
export const FILTER_NAMES = Object.keys(FilterQuery) as FilterName[];

/** Days until now. */
export const SPANS = { woche: 7, monat: 31, jahr: 366 } as const;
export type Span = keyof typeof SPANS;

export interface Filters {
  readonly type?: string;
  readonly path?: string;
  readonly categoryId?: number;
  readonly since?: Date;
  readonly authorId?: number;
  readonly tagId?: number;
}

/** Returns what an address narrows by; an author whose account has become part of another one is that one. */
export const chosenIn = async (ctx: Ctx, query: Static<ReturnType<typeof filterObject>>): Promise<Chosen> => {
  const chosen: Chosen = Object.fromEntries(
    FILTER_NAMES.flatMap((name) => (query[name] ? [[name, query[name]]] : [])),
  );
  const authorId = authorIdIn(chosen);
  const intoId = authorId && (await accountDesk.mergedInto(ctx, authorId));
  return intoId ? { ...chosen, von: String(intoId) } : chosen;
};

const filterObject = () => Type.Object(FilterQuery);

/** Returns the number of an author as it stands in an address; undefined for what is none. */
export const authorIdIn = ({ von }: Chosen): number | undefined =>
  von && /^[1-9]\d{0,8}$/.test(von) ? Number(von) : undefined;

/** What nobody knows narrows nothing. */
export const filtersOf = async (ctx: Ctx, chosen: Chosen): Promise<Filters> => {
  const { art, ort, rubrik, zeit, schlagwort } = chosen;
  const authorId = authorIdIn(chosen);
  const [place, category, tag] = await Promise.all([
    ort ? findLocationBySlug(ctx, ort) : undefined,
    rubrik ? findCategoryBySlug(ctx, rubrik) : undefined,
    schlagwort ? findTagBySlug(ctx, schlagwort) : undefined,
  ]);
  const kind = declaring(ctx.portal.kinds.all(), 'listing').find(({ listing }) => listing.word === art);
  const days = zeit && Object.hasOwn(SPANS, zeit) ? SPANS[zeit as Span] : undefined;
  return {
    ...(kind && { type: kind.type }),
    ...(place && { path: place.path }),
    ...(category && { categoryId: category.id }),
    ...(days && { since: new Date(ctx.now.getTime() - days * DAY_MS) }),
    ...(authorId && { authorId }),
    ...(tag && { tagId: tag.id }),
  };
};
