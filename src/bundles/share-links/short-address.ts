// Finds the short address of a thing, and where it leads.
import { movedTo } from '#kernel/answers.ts';
import type { RedirectAnswer } from '#kernel/answers.ts';
import { findSummary } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { shareLinkPaths } from './paths.ts';
import { codeOf, refOfCode } from './rules.ts';

/** Returns a path; undefined for what has none. */
export const shortHref = (ctx: Ctx, ref: ContentRef): string | undefined => {
  const code = codeOf(ctx.portal.kinds.all(), ref);
  return code && url(shareLinkPaths.short, { code });
};

/** Leads to the thing as the viewer sees it. Throws the same 404 for what they don't see as for what isn't there. */
export const followShortAddress = async (ctx: Ctx, code: string): Promise<RedirectAnswer> => {
  const ref = refOfCode(ctx.portal.kinds.all(), code);
  const summary = ref && (await findSummary(ctx, ref));
  if (!summary) throw notFound();
  return movedTo(summary.href);
};
