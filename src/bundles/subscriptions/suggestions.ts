// Suggests whom and what to follow, for those who follow nothing yet: the towns, and who published something last.
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { findApart, findUnwilling } from '#bundles/boundaries/public.ts';
import { getLocationTree } from '#bundles/locations/public.ts';
import { picturesByIds, portraitOf } from '#bundles/media/public.ts';
import { listPieces } from '#bundles/lists/public.ts';
import { usersByIds } from '#bundles/users/public.ts';
import { PEOPLE_SUGGESTED, PLACES_SUGGESTED } from './constants.ts';
import { loadSubscriptions } from './load-subscriptions.ts';
import { subscriptionPaths } from './paths.ts';
import { selectorTagOf } from './rules.ts';
import type { Selector } from './rules.ts';
import { findTargets } from './targets.ts';
import type { FollowableView, SuggestionsView } from './views.ts';

/** Leaves out the viewer, whom they mute, and those whom a block keeps apart from them, whichever of the two blocks the other. */
const withoutUnwanted = async (ctx: Ctx, ids: readonly number[]): Promise<number[]> => {
  const userId = ctx.viewer.id!;
  const [apart, isUnwilling] = await Promise.all([
    findApart(ctx, userId, ids),
    findUnwilling(ctx, ids, [userId]),
  ]);
  return ids.filter((id) => id !== userId && !apart.has(id) && !isUnwilling(userId, id));
};

/** The viewer is signed in. */
export const loadSuggestions = async (ctx: Ctx): Promise<SuggestionsView> => {
  const [{ towns }, { entries }] = await Promise.all([getLocationTree(ctx), listPieces(ctx, {})]);
  const places = towns.slice(0, PLACES_SUGGESTED).map(({ id }): Selector => ({ type: 'location', id }));
  const wanted = await withoutUnwanted(ctx, [...new Set(entries.map(({ authorId }) => authorId))]);
  const authors = wanted.slice(0, PEOPLE_SUGGESTED).map((id): Selector => ({ type: 'user', id }));
  const feedHref = url(subscriptionPaths.feed);
  const all = [...places, ...authors];
  const [targets, buttons, people] = await Promise.all([
    findTargets(ctx, all),
    loadSubscriptions(ctx, all, feedHref),
    usersByIds(
      ctx,
      authors.map(({ id }) => id),
    ),
  ]);
  const pictures = await picturesByIds(
    ctx,
    [...people.values()].map(({ pictureId }) => pictureId),
  );
  const toFollowable = (selector: Selector): FollowableView[] => {
    const [target, subscribe] = [targets.get(selectorTagOf(selector)), buttons(selector)];
    return target && subscribe ? [{ name: target.name, href: target.href, subscribe }] : [];
  };
  return {
    feedHref,
    places: places.flatMap(toFollowable),
    people: authors.flatMap((selector) => {
      const portrait = portraitOf(pictures.get(people.get(selector.id)?.pictureId ?? 0));
      return toFollowable(selector).map((followable) => ({ ...followable, portrait }));
    }),
  };
};
