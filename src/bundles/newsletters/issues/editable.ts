// Finds the newsletters that somebody looks after as an editor of their place.
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import { getLocationTree } from '#bundles/locations/public.ts';
import { mayEditNewsletter } from '../policy.ts';
import { findNewsletter } from '../queries.ts';
import type { Newsletter } from '../queries.ts';

/**
 * Returns the path of the place that a newsletter is for; the whole portal's is empty. A newsletter of a place that is gone
 * belongs to the whole portal's editors alone.
 */
const pathOfNewsletter = async (ctx: Ctx, { locationId }: Pick<Newsletter, 'locationId'>): Promise<string> =>
  locationId === null ? '' : ((await getLocationTree(ctx)).byId.get(locationId)?.path ?? '');

/** Throws 403 and 404. */
export const findEditable = async (ctx: Ctx, id: number): Promise<Newsletter> => {
  const newsletter = await findNewsletter(ctx, id);
  if (!newsletter) throw notFound();
  if (!mayEditNewsletter(ctx.viewer, await pathOfNewsletter(ctx, newsletter))) throw forbidden();
  return newsletter;
};
