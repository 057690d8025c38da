// What leaves the server for the front pages and for plain lists of pieces.
import type { LinkView } from '#design/page-frame.ts';
import type { TimeView } from '#design/Time.tsx';
import type { TeaserView } from '#bundles/pieces/ui/public.ts';
import type { PictureView } from '#bundles/media/ui/public.ts';
import type { SubscribeView } from '#bundles/subscriptions/ui/public.ts';
import type { FrontRows } from './composition.ts';

export interface FrontPageView {
  /** The place, or the portal; for ears only, since the masthead says it to the eyes. */
  title: string;
  around: AroundView;
  /** Follows the place; null on the front page of the portal. */
  subscribe: SubscribeView | null;
  paper: PaperView;
}

/** What all who may read the same find there. */
export interface PaperView {
  rows: FrontRows<TeaserView>;
  /** What „Neu in deiner Nähe“ is called here. */
  nearHeading: string;
  /** All of the category that opinions come from. */
  opinionsHref: string | null;
  bills: readonly BillView[];
  people: readonly PersonTileView[];
  older: string | null;
}

/** The places above and below the one that is being read. */
export interface AroundView {
  above: readonly LinkView[];
  below: readonly LinkView[];
}

/** A comment, pasted on the column. */
export interface BillView {
  id: number;
  href: string;
  /** The beginning of what was said. */
  text: string;
  author: string;
  /** What it is about. */
  headline: string;
  time: TimeView;
}

/** Somebody who took part lately. */
export interface PersonTileView {
  name: string;
  href: string;
  portrait: PictureView | null;
  /** What they did. */
  note: string;
}

export interface ListPageView {
  /** '' where the title says enough. */
  kicker: string;
  title: string;
  /** The way here, from the front page down. */
  crumbs: readonly LinkView[];
  /** „34 Beiträge“; null on older pages. */
  count: string | null;
  /** Follows what the list is about; null where there is nothing to follow. */
  subscribe: SubscribeView | null;
  /** The first page has a hierarchy, older ones are rows alone. */
  isFirst: boolean;
  teasers: readonly TeaserView[];
  /** The same category in other places. */
  elsewhere: { title: string; links: readonly LinkView[] } | null;
  older: string | null;
  newer: string | null;
  empty: { text: string; way: LinkView };
}
