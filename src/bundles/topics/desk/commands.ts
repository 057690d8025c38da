// Makes and changes categories, puts them in order, and makes one a part of another.
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { thingRenamed, thingsChanged } from '#kernel/before-commit.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { invalid, refused } from '#kernel/outcomes.ts';
import type { Invalid, Refused } from '#kernel/outcomes.ts';
import type { MoveUnderWay } from '#kernel/row-moves.ts';
import { record } from '#bundles/history/public.ts';
import { getLocationTree } from '#bundles/locations/public.ts';
import { createCategory } from '../commands.ts';
import { CATEGORIES_TAG } from '../constants.ts';
import { topicMoves } from '../moving/moves.ts';
import { mayChangeCategories } from '../policy.ts';
import type { Category } from '../queries.ts';
import { categories, categoryAddresses } from '../schema.ts';
import * as texts from './texts.ts';
import { stampOf } from './typed-category.ts';
import type { CheckedCategory } from './typed-category.ts';

export type CategoryOutcome = { readonly kind: 'saved'; readonly category: Category } | Invalid;

/** Of one that was there before. */
export type SavedOutcome = CategoryOutcome | Refused;

/** Adds a category at the end of the order. */
export const addCategory = (ctx: Ctx, typed: CheckedCategory): Promise<CategoryOutcome> =>
  withTransaction(ctx, async (ctx) => {
    await lockCategories(ctx);
    const input = await atPresentPlaces(ctx, typed);
    const errors = await problemsOf(ctx, input, 0);
    if (Object.keys(errors).length > 0) return invalid(errors);
    const category = await createCategory(ctx, input);
    return { kind: 'saved', category };
  });

/** `seen` is the stamp of what the administrator had before them; programs may leave it out. */
export const saveCategory = (
  ctx: Ctx,
  id: number,
  typed: CheckedCategory,
  seen = '',
): Promise<SavedOutcome> =>
  withTransaction(ctx, async (ctx): Promise<SavedOutcome> => {
    await lockCategories(ctx);
    const input = await atPresentPlaces(ctx, typed);
    const before = await findNow(ctx, id);
    if (seen !== '' && seen !== stampOf(before)) return refused(texts.changedMeanwhile);
    const errors = await problemsOf(ctx, input, id);
    if (Object.keys(errors).length > 0) return invalid(errors);
    if (input.slug !== before.slug) await leaveAddress(ctx, before, input.slug);
    const [category] = await ctx.db.update(categories).set(input).where(eq(categories.id, id)).returning();
    const changed = FIELDS.filter((field) => String(before[field]) !== String(input[field]));
    await record(ctx, {
      type: 'category',
      objectId: id,
      action: 'category.changed',
      before: Object.fromEntries(changed.map((field) => [field, before[field]])),
      after: Object.fromEntries(changed.map((field) => [field, input[field]])),
    });
    const isRenamed = input.name !== before.name || input.slug !== before.slug;
    (isRenamed ? thingRenamed : thingsChanged)(ctx, { type: 'category', id });
    touch(ctx, CATEGORIES_TAG);
    return { kind: 'saved', category: category! };
  });

const FIELDS = ['name', 'slug', 'tone', 'isHidden', 'locationIds'] as const;

/** Changes come one after the other; readers, and whoever writes pieces, don't wait for them. */
const lockCategories = async (ctx: Ctx): Promise<void> => {
  if (!mayChangeCategories(ctx.viewer)) throw forbidden();
  await ctx.db.execute(sql`lock table ${categories} in share row exclusive mode`);
};

/** Returns a category as it is now; throws 404 for one that is unknown or has become part of another. */
const findNow = async (ctx: Ctx, id: number): Promise<Category> => {
  const isThere = and(eq(categories.id, id), isNull(categories.mergedIntoId));
  const [category] = await ctx.db.select().from(categories).where(isThere);
  if (!category) throw notFound();
  return category;
};

/** Returns it at what its places have become by now: a form may be older than that. */
const atPresentPlaces = async (ctx: Ctx, input: CheckedCategory): Promise<CheckedCategory> => {
  const { byId } = await getLocationTree(ctx);
  const present = input.locationIds.map((id) => byId.get(id)?.id ?? id);
  return { ...input, locationIds: [...new Set(present)] };
};

const problemsOf = async (
  ctx: Ctx,
  { slug, locationIds }: CheckedCategory,
  id: number,
): Promise<FieldErrors> => {
  const { byId } = await getLocationTree(ctx);
  const slugProblem = await problemOfSlug(ctx, slug, id);
  return {
    ...(slugProblem && { slug: slugProblem }),
    ...(!locationIds.every((place) => byId.has(place)) && { places: texts.placeUnknown }),
  };
};

/** Says why no category can have this word in its address, but the one with this id; 0 for a new one. */
const problemOfSlug = async (ctx: Ctx, slug: string, id: number): Promise<string | undefined> =>
  (await problemsOfSlugs(ctx, [slug], id)).get(slug);

/** Says the same of many words, in one query; those that are free are missing. */
export const problemsOfSlugs = async (
  ctx: Ctx,
  slugs: readonly string[],
  id: number,
): Promise<ReadonlyMap<string, string>> => {
  const problems = new Map<string, string>();
  for (const slug of slugs) if (!/^[a-z0-9-]{1,80}$/.test(slug)) problems.set(slug, texts.slugInvalid);
  const asked = slugs.filter((slug) => !problems.has(slug));
  if (asked.length === 0) return problems;
  const taken = ctx.db
    .select({ slug: categories.slug, formerOf: sql<string | null>`null::text` })
    .from(categories)
    .where(and(inArray(categories.slug, asked), ne(categories.id, id)));
  const former = ctx.db
    .select({ slug: categoryAddresses.slug, formerOf: sql<string | null>`${categories.name}` })
    .from(categoryAddresses)
    .innerJoin(categories, eq(categories.id, categoryAddresses.categoryId))
    .where(and(inArray(categoryAddresses.slug, asked), ne(categories.id, id)));
  for (const { slug, formerOf } of await taken.unionAll(former))
    problems.set(slug, formerOf === null ? texts.slugTaken : texts.slugFormer(formerOf));
  return problems;
};

/** The address that a category has now leads to it from here on; one that it had before is its own again. */
const leaveAddress = async (ctx: Ctx, { id, slug: former }: Category, slug: string): Promise<void> => {
  const isOwn = and(eq(categoryAddresses.slug, slug), eq(categoryAddresses.categoryId, id));
  await ctx.db.delete(categoryAddresses).where(isOwn);
  await ctx.db.insert(categoryAddresses).values({ slug: former, categoryId: id });
};

export const ORDERS = ['up', 'down'] as const;
export type Order = (typeof ORDERS)[number];

/** Gives its name. */
export const orderCategory = (ctx: Ctx, id: number, to: Order): Promise<string> =>
  withTransaction(ctx, async (ctx) => {
    await lockCategories(ctx);
    const category = await findNow(ctx, id);
    const rows = await ctx.db
      .select({ id: categories.id })
      .from(categories)
      .where(isNull(categories.mergedIntoId))
      .orderBy(categories.position, categories.id);
    const ids = rows.map((row) => row.id);
    const at = ids.indexOf(id);
    const next = at + (to === 'up' ? -1 : 1);
    if (ids[next] !== undefined) ids.splice(next, 0, ...ids.splice(at, 1));
    await ctx.db.execute(sql`
      update ${categories} set position = ordered.position
      from unnest(${sql.param(ids)}::int[]) with ordinality ordered(id, position)
      where ${categories.id} = ordered.id`);
    await record(ctx, {
      type: 'category',
      objectId: id,
      action: 'category.ordered',
      before: { position: at + 1 },
      after: { position: ids.indexOf(id) + 1 },
    });
    touch(ctx, CATEGORIES_TAG);
    return category.name;
  });

export type MergeOutcome =
  | { readonly kind: 'merged'; readonly name: string; readonly into: string; readonly move: MoveUnderWay }
  | Refused
  | Invalid;

/** The category becomes part of the other one: pieces, followers and its addresses. */
export const mergeCategory = async (ctx: Ctx, id: number, intoId: number): Promise<MergeOutcome> => {
  const outcome = await withTransaction(ctx, async (ctx): Promise<MergeOutcome> => {
    await lockCategories(ctx);
    const { name, slug } = await findNow(ctx, id);
    const isOther = and(
      inArray(categories.id, [intoId]),
      ne(categories.id, id),
      isNull(categories.mergedIntoId),
    );
    const [into] = await ctx.db.select().from(categories).where(isOther);
    if (!into) return invalid({ into: texts.intoUnknown });
    const change = { kind: 'category', fromId: id, toId: intoId } as const;
    const move = await topicMoves.begin(ctx, change, texts.mergingLabel(name, into.name));
    if (!move) return refused(texts.moveUnderWay);
    await ctx.db.update(categories).set({ mergedIntoId: intoId }).where(eq(categories.id, id));
    await ctx.db
      .update(categoryAddresses)
      .set({ categoryId: intoId })
      .where(eq(categoryAddresses.categoryId, id));
    await record(ctx, {
      type: 'category',
      objectId: id,
      action: 'category.merged',
      before: { name, slug },
      after: { into: into.name, intoId },
    });
    touch(ctx, CATEGORIES_TAG);
    return { kind: 'merged', name, into: into.name, move };
  });
  if (outcome.kind === 'merged') await topicMoves.goOn(ctx, outcome.move);
  return outcome;
};
