// Finds people and pages about the portal that are called as somebody types: they have no time, and a small index of their own.
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { LinkView } from '#design/page-frame.ts';
import { refKey, summariesOf } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { termsOf } from './analysis/terms.ts';
import { labelOf } from './results.ts';
import { quote } from './question/wanted.ts';
import { searchThings } from './schema.ts';
import { mayBeFound } from './visible.ts';

/** Returns a query for names in which all words stand; the last one may not be finished. */
const beginningQuery = (text: string): string | undefined => {
  const terms = termsOf(text);
  return (
    terms
      .map(({ lexeme, word }, at) =>
        at === terms.length - 1 && word !== null ? `(${quote(lexeme)} | ${quote(word)}:*)` : quote(lexeme),
      )
      .join(' & ') || undefined
  );
};

const calledSo = async (ctx: Ctx, text: string, limit: number, which?: SQL): Promise<ContentRef[]> => {
  const query = beginningQuery(text);
  if (query === undefined) return [];
  const isCalledSo = sql`${searchThings.names} @@ ${query}::tsquery`;
  return ctx.db
    .select({ type: searchThings.type, id: searchThings.objectId })
    .from(searchThings)
    .where(and(isNull(searchThings.publishedAt), isCalledSo, which, mayBeFound(ctx)))
    .orderBy(desc(searchThings.objectId))
    .limit(limit);
};

/** Finds people by any word of their names. */
export const peopleWithName = async (ctx: Ctx, name: string, limit: number): Promise<number[]> =>
  (await calledSo(ctx, name, limit, eq(searchThings.type, 'user'))).map(({ id }) => id);

/** The key of each is the tag of what it leads to. */
export const peopleAndPages = async (ctx: Ctx, text: string, limit: number): Promise<LinkView[]> => {
  const rows = await calledSo(ctx, text, limit);
  const summaries = await summariesOf(ctx, rows);
  return rows.flatMap((ref): LinkView[] => {
    const summary = summaries.get(refKey(ref));
    return summary?.href
      ? [{ key: refKey(ref), name: summary.title, href: summary.href, note: labelOf(ctx, ref) }]
      : [];
  });
};
