// Finds tags that stand on something which may be found. One that stands only on what is kept back is as one that nobody has.
import { sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import type { Tag } from '#bundles/topics/public.ts';
import { termsOf } from './analysis/terms.ts';
import { usageOf, usageValues } from './found.ts';
import { allOf, quote } from './question/wanted.ts';
import { searchThings } from './schema.ts';
import { lookUp } from './vocabulary.ts';

/**
 * Returns the tags that stand on something which may be found, by the words of their names, which stand in the index of
 * whatever has them.
 */
export const openTags = async (ctx: Ctx, tags: readonly Tag[]): Promise<readonly Tag[]> => {
  const named = tags.map((tag) => ({
    tag,
    lexemes: [...new Set(termsOf(tag.name).map(({ lexeme }) => lexeme))],
  }));
  const { characterOf } = await lookUp(
    ctx,
    named.flatMap(({ lexemes }) => lexemes),
  );
  const asked = named.flatMap(({ tag, lexemes }) =>
    lexemes.length > 0 ? [{ tag, query: allOf(lexemes.map((lexeme) => quote(characterOf(lexeme)))) }] : [],
  );
  const { hasNewest, values } = await usageValues(ctx);
  // The query is run even where no tag is left: a tag that stands only on what is kept back takes no other time than one that
  // nobody knows.
  const rows = await selectOpen[hasNewest ? 'large' : 'small'](ctx, {
    ...values,
    ids: asked.map(({ tag }) => tag.id),
    queries: asked.map(({ query }) => query),
  });
  const open = new Set(rows.map(({ id }) => id));
  return tags.filter(({ id }) => open.has(id));
};

const openAmong = (size: string, hasNewest: boolean) =>
  prepared(`search.open-tags.${size}`, (db) => {
    const isElse = sql`asked.id = any(${searchThings.tagIds})`;
    return db
      .select({ id: sql<number>`asked.id` })
      .from(
        sql`unnest(${sql.placeholder('ids')}::int[], ${sql.placeholder('queries')}::text[]) as asked(id, query)`,
      )
      .where(sql`${usageOf(sql`asked.query`, { hasNewest, most: 1, isElse })} > 0`);
  });

/** One for portals of which the newest things stand for all, and one for all others. */
const selectOpen = { large: openAmong('large', true), small: openAmong('small', false) };
