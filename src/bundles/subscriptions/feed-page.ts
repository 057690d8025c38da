// This is what is new of all that one follows, newest first, each piece once, with why it is there.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import { refKey } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { OLDER_QUERY, listFollowed, packCursor } from '#bundles/lists/public.ts';
import { loadTeasers } from '#bundles/teasers/public.ts';
import type { PieceCursor } from '#bundles/lists/public.ts';
import { loadAccountShell } from '#kernel/account-menu.ts';
import { subscriptionPaths } from './paths.ts';
import { listSubscriptions } from './queries.ts';
import type { Subscription } from './queries.ts';
import { loadReasons } from './reasons.ts';
import { loadSuggestions } from './suggestions.ts';
import * as texts from './texts.ts';
import { FeedPage } from './ui/FeedPage.tsx';
import type { FeedPageView } from './views.ts';

/** `after` is where a further page begins. The viewer is signed in. */
export const loadFeedPage = async (ctx: Ctx, after: PieceCursor | undefined): Promise<PageAnswer> => {
  const path = url(subscriptionPaths.feed);
  const followed = await listSubscriptions(ctx, ctx.viewer.id!);
  const [shell, { entries, next }, suggestions] = await Promise.all([
    loadAccountShell(ctx, path),
    listFollowed(ctx, toFollowed(ctx, followed), after),
    followed.length === 0 ? loadSuggestions(ctx) : null,
  ]);
  const [{ byRef }, reasonFor] = await Promise.all([
    loadTeasers(ctx, entries),
    loadReasons(
      ctx,
      entries.flatMap(({ because }) => because),
    ),
  ]);
  const shown = entries.flatMap((entry) => {
    const teaser = byRef.get(refKey(entry));
    return teaser ? [{ teaser, because: reasonFor(entry.because) }] : [];
  });
  const view: FeedPageView = {
    shell,
    listHref: url(subscriptionPaths.list),
    entries: shown,
    first: after ? path : null,
    older: next ? `${path}?${OLDER_QUERY}=${packCursor(next)}` : null,
    empty: shown.length > 0 ? null : emptyFor(suggestions !== null, after !== undefined),
    suggestions,
  };
  return page(FeedPage, view, { head: { title: texts.feedName, robots: 'noindex' } });
};

const emptyFor = (followsNothing: boolean, isOlder: boolean): FeedPageView['empty'] => {
  if (followsNothing) return { title: texts.nothingFollowed, text: texts.nothingFollowedText };
  return { title: texts.nothingNew, text: isOlder ? texts.nothingOlder : texts.nothingNewText };
};

const toFollowed = (
  { portal }: Ctx,
  followed: readonly Subscription[],
): Parameters<typeof listFollowed>[1] => {
  const idsOf = (wanted: Subscription['type']) =>
    followed.flatMap(({ type, id }) => (type === wanted ? [id] : []));
  return {
    authorIds: idsOf('user'),
    locationIds: idsOf('location'),
    categoryIds: idsOf('category'),
    tagIds: idsOf('tag'),
    refs: followed.filter(({ type }) => portal.kinds.get(type)?.following),
  };
};
