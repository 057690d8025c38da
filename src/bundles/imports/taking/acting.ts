// Says whose right it is by which everything comes.
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { viewersByIds } from '#bundles/users/public.ts';
import { mayImport } from '../policy.ts';
import type { Import } from '../queries.ts';

/** Finds the owner of an import, by whose right everything comes; undefined once they may not import any more. */
export const findOwner = async (ctx: Ctx, { ownerId }: Import): Promise<Viewer | undefined> => {
  const owner = ownerId === null ? undefined : (await viewersByIds(ctx, [ownerId])).get(ownerId);
  return owner && mayImport(owner) ? owner : undefined;
};

/** Acts as the viewer without limits on attempts: so much in so short a time nobody does by hand. */
export const actingAs = (ctx: Ctx, viewer: Viewer): Ctx => ({
  ...actAs(ctx, viewer),
  config: { ...ctx.config, rateLimits: false },
});
