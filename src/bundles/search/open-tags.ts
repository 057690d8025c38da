// Topic: tags that stand on something which may be found. One that stands only on what is kept back is as one that nobody has.
import { sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import type { Tag } from '#bundles/topics/public.ts';
import { termsOf } from './analysis/terms.ts';
import { usageOf } from './found.ts';
import { allOf, quote } from './question/wanted.ts';
import { searchThings } from './schema.ts';
import { lookUp } from './vocabulary.ts';

/** By the words of their names, which stand in the index of whatever has them. */
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
  // Asked also of none: a tag that stands only on what is kept back takes no other time than one that nobody knows.
  const ids = asked.map(({ tag }) => tag.id);
  const queries = asked.map(({ query }) => query);
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    select asked.id from unnest(${sql.param(ids)}::int[], ${sql.param(queries)}::text[]) as asked(id, query)
    where ${await usageOf(ctx, sql`asked.query`, { most: 1, isElse: sql`asked.id = any(${searchThings.tagIds})` })} > 0`);
  const open = new Set(rows.map(({ id }) => id));
  return tags.filter(({ id }) => open.has(id));
};
