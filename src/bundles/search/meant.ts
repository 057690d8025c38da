// Asks „Meinten Sie …?“ where what was typed is found, but hardly, and another word that looks like it is found much more
// often.
import { and, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { correct, withCorrections } from './corrections.ts';
import type { Correction } from './corrections.ts';
import { asValues, hasPhrases, hasWords, isWithin, narrowingOf, phrasesOf, textQuery } from './conditions.ts';
import type { Search } from './conditions.ts';
import { searchThings } from './schema.ts';
import { mayBeFound } from './visible.ts';

/** So few results may be a mistake. */
export const FEW = 3;
/** What was meant is found so many times as often. */
const TIMES = 5;
/** Nobody counts further to decide that. */
const ENOUGH = 100;

/** Returns undefined where nothing is much more usual than what was typed. */
export const findMeant = async (ctx: Ctx, search: Search, total: number): Promise<Correction | undefined> => {
  const found = await Promise.all(search.wanted.map((word) => correct(ctx, word)));
  const variants = search.wanted.flatMap((word, at) => {
    const correction = found[at];
    if (!correction) return [];
    const wanted = search.wanted.with(at, { ...word, spellings: [[correction.lexeme]] });
    return [{ correction, query: textQuery({ ...withCorrections(search, [correction]), wanted })! }];
  });
  if (variants.length === 0) return undefined;
  // Everything but the words is asked as it was; nothing that is kept back counts.
  const phrases = phrasesOf(search);
  const others = and(
    hasPhrases({ phrases: sql.param(phrases.phrases), unwantedPhrases: sql.param(phrases.unwantedPhrases) }),
    mayBeFound(ctx),
    isWithin(asValues(narrowingOf(search))),
  );
  const queries = variants.map(({ query }) => query);
  const { rows } = await ctx.db.execute<{ at: number; count: number }>(sql`
    select asked.at::int as at, (select count(*)::int from (select from ${searchThings}
      where ${and(hasWords(sql`asked.query`), others)} limit ${ENOUGH}) found) as count
    from unnest(${sql.param(queries)}::text[]) with ordinality as asked(query, at)
    order by count desc, at limit 1`);
  const best = rows[0];
  return best && best.count >= TIMES * total ? variants[best.at - 1]!.correction : undefined;
};
