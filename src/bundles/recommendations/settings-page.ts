// Serves /konto/feed/einstellungen: how much counts what, one's places, what one wants less of, and whether reading is counted.
import { loadAccountShell } from '#kernel/account-menu.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { getLocationTree } from '#bundles/locations/public.ts';
import type { LocationTree } from '#bundles/locations/public.ts';
import { accountPaths } from '#bundles/profiles/public.ts';
import { getCategories } from '#bundles/topics/public.ts';
import { FACTORS, MOST_PLACES } from './constants.ts';
import { namesOfWishes } from './wish-names.ts';
import { placeLinkOf } from './own-places.ts';
import { recommendationPaths } from './paths.ts';
import { findReader } from './queries.ts';
import type { Reader } from './queries.ts';
import * as texts from './texts.ts';
import { FeedSettingsPage } from './ui/FeedSettingsPage.tsx';
import type { FeedSettingsView, OwnPlacesView } from './views.ts';

/** Loads the page for a viewer who is signed in. */
export const loadSettingsPage = async (ctx: Ctx): Promise<PageAnswer> => {
  const path = url(recommendationPaths.settings);
  const [reader, shell, tree, categories] = await Promise.all([
    findReader(ctx, ctx.viewer.id!),
    loadAccountShell(ctx, path),
    getLocationTree(ctx),
    getCategories(ctx),
  ]);
  const wishes = [...reader.less];
  const names = await namesOfWishes(ctx, wishes);
  const view: FeedSettingsView = {
    shell,
    feedHref: url(recommendationPaths.feed),
    explainedHref: url(recommendationPaths.explained),
    factors: FACTORS.map((name) => ({ name, value: reader.factors[name] })),
    saveAction: url(recommendationPaths.save),
    learns: reader.learns,
    topicsAction: url(recommendationPaths.topics),
    topics: [...reader.readDays]
      .toSorted(([, one], [, other]) => other - one)
      .flatMap(([id, days]) => {
        const name = categories.byId.get(id)?.name;
        return name === undefined ? [] : [{ name, days }];
      }),
    places: placesOf(tree, reader),
    less: wishes.map((wish) => ({
      name: names.get(wish)?.name ?? texts.goneName,
      href: names.get(wish)?.href ?? null,
      action: url(recommendationPaths.usual, { wish }),
    })),
  };
  return page(FeedSettingsPage, view, { head: { title: texts.settingsTitle, robots: 'noindex' } });
};

const placesOf = (tree: LocationTree, { homeId, ownPlaceIds }: Reader): OwnPlacesView => {
  const home = homeId === null ? undefined : tree.byId.get(homeId);
  const taken = new Set([homeId, ...ownPlaceIds]);
  const open = tree.all.filter(
    ({ id, kind, isHidden }) => !isHidden && !taken.has(id) && (kind === 'town' || kind === 'quarter'),
  );
  return {
    action: url(recommendationPaths.places),
    home: home ? placeLinkOf(home) : null,
    profileHref: url(accountPaths.profile),
    others: ownPlaceIds.flatMap((id) => {
      const place = tree.byId.get(id);
      return place ? [{ id, ...placeLinkOf(place) }] : [];
    }),
    choices:
      ownPlaceIds.length < MOST_PLACES ? open.map(({ id, name }) => ({ value: String(id), name })) : [],
    most: MOST_PLACES,
  };
};
