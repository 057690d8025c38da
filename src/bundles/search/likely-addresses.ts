// Topic: what an address that isn't there may have meant: the best that is found by its words, all of them or else most.
import { findSummary } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { filtersOf } from './filters.ts';
import { readQuestion } from './question/read-question.ts';
import { runSearch } from './run-search.ts';

export const likelyAddress = async (ctx: Ctx, words: string) => {
  const { hits } = await runSearch(ctx, readQuestion(words), { filters: await filtersOf(ctx, {}) });
  const [best] = hits;
  const summary = best && (await findSummary(ctx, { type: best.type, id: best.objectId }));
  return summary && { name: summary.title, href: summary.href };
};
