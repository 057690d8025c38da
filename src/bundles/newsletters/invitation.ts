// Loads the form on front pages by which people without an account get the newsletter of the place.
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { getLocationTree, holdsAll, isWithin } from '#bundles/locations/public.ts';
import { NEWSLETTERS_TAG } from './constants.ts';
import { newsletterPaths } from './paths.ts';
import { getNewsletters } from './queries.ts';
import type { Newsletter } from './queries.ts';
import { rhythmOf } from './reading/offers.ts';
import { description, invitationTitle } from './texts.ts';
import type { InvitationView } from './views.ts';

export interface Invitation {
  /** Null for members, and where there is none. */
  readonly view: InvitationView | null;
  readonly tags: readonly string[];
}

/**
 * Loads the invitation to the newsletter nearest to a place: its own, else one of what it lies in, else one of the whole
 * portal.
 */
export const loadInvitation = async (ctx: Ctx, locationId: number | undefined): Promise<Invitation> => {
  const tags = [NEWSLETTERS_TAG];
  if (isSignedIn(ctx.viewer)) return { view: null, tags };
  const [all, tree] = await Promise.all([getNewsletters(ctx), getLocationTree(ctx)]);
  const here = locationId === undefined ? undefined : tree.byId.get(locationId);
  const pathOf = ({ locationId }: Newsletter) => {
    const place = locationId === null ? undefined : tree.byId.get(locationId);
    return place && !holdsAll(tree, place) ? place.path : '';
  };
  const [nearest] = all
    .filter((one) => one.isActive && (pathOf(one) === '' || (here && isWithin(here.path, pathOf(one)))))
    .toSorted((a, b) => pathOf(b).length - pathOf(a).length);
  if (!nearest) return { view: null, tags };
  const view: InvitationView = {
    action: url(newsletterPaths.ask),
    title: invitationTitle(nearest.name),
    text: nearest.description || description,
    id: nearest.id,
    rhythm: rhythmOf(nearest),
    allHref: url(newsletterPaths.list),
  };
  return { view, tags };
};
