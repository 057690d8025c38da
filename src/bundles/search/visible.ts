// Topic: what may be found: the only condition that every result, count, suggestion and word to mend an error passes. Of
// each thing the index holds what everybody may read, so that who asks makes no difference. docs/decisions/0093
import { and, inArray, isNull, lte, not, or } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { isByHiddenPerson } from '#bundles/users/public.ts';
import { searchThings } from './schema.ts';

/** Kinds that are switched off have nothing to be found. */
export const searchedTypes = (ctx: Ctx): string[] =>
  ctx.portal.kinds
    .all()
    .filter(({ searching }) => searching)
    .map(({ type }) => type);

export const mayBeFound = (ctx: Ctx): SQL =>
  and(
    inArray(searchThings.type, searchedTypes(ctx)),
    or(isNull(searchThings.publishedAt), lte(searchThings.publishedAt, ctx.now)),
    or(isNull(searchThings.authorId), not(isByHiddenPerson(searchThings.authorId, ctx.now))),
  )!;
