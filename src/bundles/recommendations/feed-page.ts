// Serves /konto/feed: what is new in the order that suits the reader, each piece with why it stands there; or by time alone.
import { loadAccountShell } from '#kernel/account-menu.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { OLDER_QUERY, listPieces, packCursor, unpackCursor } from '#bundles/lists/public.ts';
import { loadTeasers } from '#bundles/teasers/public.ts';
import { CANDIDATE_DAYS, FEED_LENGTH, ORDERS } from './constants.ts';
import type { Order } from './constants.ts';
import { packFeedCursor, unpackFeedCursor } from './feed-cursor.ts';
import { loadOrderedFeed, stillContinued } from './ordered-feed.ts';
import { ORDER_QUERY, recommendationPaths } from './paths.ts';
import { findReader } from './queries.ts';
import type { Reader } from './queries.ts';
import { knowsReader } from './rules.ts';
import * as texts from './texts.ts';
import { FeedPage } from './ui/FeedPage.tsx';
import type { FeedPageView } from './views.ts';

interface Asked {
  /** The order in the address; without one, what was chosen last holds. */
  readonly order: string | undefined;
  readonly after: string | undefined;
}

/** Loads the page for a viewer who is signed in. */
export const loadFeedPage = async (ctx: Ctx, { order: named, after }: Asked): Promise<PageAnswer> => {
  const [reader, shell] = await Promise.all([
    findReader(ctx, ctx.viewer.id!),
    loadAccountShell(ctx, url(recommendationPaths.feed)),
  ]);
  const order = ORDERS.find((known) => known === named) ?? reader.order;
  const path = feedHref(order, reader.order);
  const list =
    order === 'neueste' ? await loadNewest(ctx, path, after) : await loadSuited(ctx, reader, path, after);
  const view: FeedPageView = {
    shell,
    order: { action: url(recommendationPaths.order), current: order, next: url(recommendationPaths.feed) },
    settingsHref: url(recommendationPaths.settings),
    explainedHref: url(recommendationPaths.explained),
    isUnknown: order === 'passend' && !knowsReader(reader),
    path,
    ...list,
  };
  return page(FeedPage, view, { head: { title: texts.feedName, robots: 'noindex' } });
};

/** Returns the address of the feed, with the order in it where it isn't the reader's own. */
const feedHref = (order: Order, own: Order): string => {
  const path = url(recommendationPaths.feed);
  return order === own ? path : `${path}?${ORDER_QUERY}=${order}`;
};

type Listed = Pick<FeedPageView, 'note' | 'cards' | 'newest' | 'first' | 'older' | 'empty'>;

const further = (path: string, cursor: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${OLDER_QUERY}=${cursor}`;

const loadSuited = async (
  ctx: Ctx,
  reader: Reader,
  path: string,
  typed: string | undefined,
): Promise<Listed> => {
  const after = stillContinued(ctx, unpackFeedCursor(typed));
  const { cards, next } = await loadOrderedFeed(ctx, reader, { length: FEED_LENGTH, after });
  return {
    note: texts.suitedNote,
    cards,
    newest: [],
    first: after ? path : null,
    older: next ? further(path, packFeedCursor(next)) : null,
    empty: cards.length > 0 ? null : emptyFor(after !== undefined, texts.emptyText(CANDIDATE_DAYS)),
  };
};

/** Loads the newest, which is the same for everybody: nothing of the reader is asked. */
const loadNewest = async (ctx: Ctx, path: string, typed: string | undefined): Promise<Listed> => {
  const after = unpackCursor(typed);
  const { entries, next } = await listPieces(ctx, { after });
  const { views } = await loadTeasers(ctx, entries);
  return {
    note: texts.newestNote,
    cards: [],
    newest: views,
    first: after ? path : null,
    older: next ? further(path, packCursor(next)) : null,
    empty: views.length > 0 ? null : emptyFor(after !== undefined, texts.emptyNewest),
  };
};

const emptyFor = (isFurther: boolean, text: string) =>
  isFurther ? { title: texts.endTitle, text: texts.endText } : { title: texts.emptyTitle, text };
