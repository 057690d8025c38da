// Loads a member's own part of the front page: what suits them of all that the page doesn't show already. It takes one query
// beside the page that all share; what it is made from is kept for all.
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { FRONT_LENGTH } from './constants.ts';
import { loadOrderedFeed } from './ordered-feed.ts';
import { recommendationPaths } from './paths.ts';
import { findReader } from './queries.ts';
import type { Reader } from './queries.ts';
import { knowsReader } from './rules.ts';
import type { FrontFeedView } from './views.ts';

/** Returns what is known of a member for whom there is something to go by, and who wants to have it so; undefined for others. */
export const findFrontReader = async (ctx: Ctx): Promise<Reader | undefined> => {
  const { viewer } = ctx;
  if (!isSignedIn(viewer)) return undefined;
  const reader = await findReader(ctx, viewer.id);
  return reader.order === 'passend' && knowsReader(reader) ? reader : undefined;
};

/** Loads the feed of the front page; `without` is what stands above it, as `article:7`. Returns null where nothing is left. */
export const loadFrontFeed = async (
  ctx: Ctx,
  reader: Reader,
  path: string,
  without: ReadonlySet<string>,
): Promise<FrontFeedView | null> => {
  const { cards } = await loadOrderedFeed(ctx, reader, { length: FRONT_LENGTH, without });
  if (cards.length === 0) return null;
  return {
    cards,
    order: { action: url(recommendationPaths.order), current: reader.order, next: path },
    moreHref: url(recommendationPaths.feed),
    settingsHref: url(recommendationPaths.settings),
    explainedHref: url(recommendationPaths.explained),
    path,
  };
};
