// Says what may be found: the only condition that every result, count, suggestion and word to mend an error passes. Of each
// thing the index holds what everybody may read, so that who asks makes no difference. docs/decisions/0093
import { and, isNull, lte, not, or, sql } from 'drizzle-orm';
import type { Placeholder, SQL, SQLWrapper } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { askedRowByRow } from '#kernel/word-search.ts';
import { isByHiddenPerson } from '#bundles/users/public.ts';
import { searchThings } from './schema.ts';

/** Kinds that are switched off have nothing to be found. */
export const searchedTypes = (ctx: Ctx): string[] =>
  ctx.portal.kinds
    .all()
    .filter(({ searching }) => searching)
    .map(({ type }) => type);

export const mayBeFound = (ctx: Ctx): SQL => isOpen(sql.param(searchedTypes(ctx)), ctx.now);

/**
 * Returns the same condition for kinds and a moment that are told later. Kinds are asked row by row: what has the words is
 * looked up by these, not by its kind.
 */
export const isOpen = (types: SQLWrapper | Placeholder, now: Date | Placeholder): SQL =>
  and(
    askedRowByRow(sql`${searchThings.type} = any(${types}::text[])`),
    or(isNull(searchThings.publishedAt), lte(searchThings.publishedAt, now)),
    or(isNull(searchThings.authorId), not(isByHiddenPerson(searchThings.authorId, now))),
  )!;
