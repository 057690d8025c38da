// Finds the pages on which a portal's looks show best: its front page, and what came out last of each kind.
import { summariesOf } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { declaring } from '#kernel/kind-declaration.ts';
import { url } from '#kernel/named-routes.ts';
import type { PreviewPage } from '#bundles/appearance/public.ts';
import { listPieces } from '#bundles/lists/public.ts';
import { frontPaths } from './paths.ts';
import * as texts from './texts.ts';

export const frontPreviews = async (ctx: Ctx): Promise<PreviewPage[]> => {
  const kinds = declaring(ctx.portal.kinds.all(), 'listing');
  const lists = await Promise.all(kinds.map(({ type }) => listPieces(ctx, { type, limit: 1 })));
  const summaries = await summariesOf(
    ctx,
    lists.flatMap(({ entries }) => entries),
  );
  return [
    { name: texts.frontPageName, href: url(frontPaths.root) },
    ...[...summaries.values()].map(({ title, href }) => ({ name: title, href })),
  ];
};
