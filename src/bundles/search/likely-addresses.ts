// Finds what an address that isn't there may have meant: the best that is found by all of its words, misspelt or not; nothing
// where only some of them are met, because that is hardly ever it.
import { findSummary } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { filtersOf } from './filters.ts';
import { readQuestion } from './question/read-question.ts';
import { runSearch } from './run-search.ts';

export const likelyAddress = async (ctx: Ctx, words: string) => {
  const filters = await filtersOf(ctx, {});
  const { hits } = await runSearch(ctx, readQuestion(words), { filters, isStrict: true });
  const [best] = hits;
  const summary = best && (await findSummary(ctx, { type: best.type, id: best.objectId }));
  return summary && { name: summary.title, href: summary.href };
};
