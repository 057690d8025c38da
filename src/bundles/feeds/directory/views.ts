// Describes what leaves the server for the page of all feeds.
import type { LinkView } from '#design/page-frame.ts';

export interface ListedFeedView {
  name: string;
  /** The page with the same list. */
  page: string;
  /** The forms of the feed, RSS first. */
  forms: readonly LinkView[];
}

export interface FeedGroupView {
  title: string;
  feeds: readonly ListedFeedView[];
}

export interface FeedsPageView {
  crumbs: readonly LinkView[];
  groups: readonly FeedGroupView[];
  opmlHref: string;
  ownHref: string;
}
