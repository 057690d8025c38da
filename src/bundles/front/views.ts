// This is what leaves the server for the front pages and for plain lists of pieces.
import type { LinkView } from '#design/page-frame.ts';
import type { TimeView } from '#design/Time.tsx';
import type { PictureView } from '#bundles/media/ui/public.ts';
import type { InvitationView } from '#bundles/newsletters/ui/public.ts';
import type { TeaserView } from '#bundles/teasers/ui/public.ts';
import type { PersonTileView } from '#bundles/profiles/ui/public.ts';
import type { FrontFeedView } from '#bundles/recommendations/ui/public.ts';
import type { SubscribeView } from '#bundles/subscriptions/ui/public.ts';
import type { FrontRows, FrontSection } from './composition.ts';

export interface FrontPageView {
  /** The place, or the portal; for ears only, since the masthead says it to the eyes. */
  title: string;
  around: AroundView;
  /** The picture of the place; null without one. */
  banner: PictureView | null;
  /** Follows the place; null on the front page of the portal. */
  subscribe: SubscribeView | null;
  /** The newsletter of the place; null for members, who have theirs in their account. */
  newsletter: InvitationView | null;
  paper: FrontContentView;
  /** A member's own, in the place of the mix; null for who has none, or wants none. */
  feed?: FrontFeedView | null;
}

/** What all who may read the same find there. */
export interface FrontContentView {
  rows: FrontRows<TeaserView>;
  /** What „Neu in Ihrer Nähe“ is called here, and where its head leads. */
  near: { title: string; href: string };
  /** Where the heads of the other blocks lead. */
  ways: WaysView;
  /** Where the first piece of an empty front page is written. */
  begin: LinkView;
  /** What an empty one says. */
  empty: { title: string; text: string };
  rail: RailView;
  sections: SectionsView;
  people: readonly PersonTileView[];
  /** How one takes part in the place; null on the front page of the portal. */
  takePart?: TakePartView | null;
  older: string | null;
}

export interface TakePartView {
  place: string;
  /** What can be written for it; the note says what that is for. */
  ways: readonly LinkView[];
  /** What is asked there, with the way to the answers. */
  questions: readonly LinkView[];
}

export interface WaysView {
  articles: string;
  snapshots: string;
  opinions: string;
  discussed: string;
  /** It is null where nothing of the portal has dates. */
  events: string | null;
  /** How one subscribes to these dates; null where there are none. */
  calendar: LinkView | null;
}

export interface RailView {
  items: readonly RailItemView[];
  /** Whether it stands beside the main column, or across the page where that is too short for it. */
  isColumn: boolean;
}

/** Describes blocks of categories: beside the rail, and row by row below it. */
export interface SectionsView {
  inFlow: readonly FrontSection<TeaserView>[];
  below: readonly SectionRow[];
}

export interface SectionRow {
  shape: 'lead' | 'trio' | 'row' | 'pair' | 'feature';
  sections: readonly FrontSection<TeaserView>[];
}

/** The places above and below the one that is being read. */
export interface AroundView {
  above: readonly LinkView[];
  below: readonly LinkView[];
  /** What is near to the place; null where it holds all the others. */
  nearby?: LinkView | null;
}

/** What is pasted on the column. */
export type RailItemView = QuestionItemView | PieceItemView | CommentItemView;

/** An article that asks something. */
export interface QuestionItemView {
  kind: 'question';
  /** Its comments. */
  href: string;
  text: string;
  commentCount: number;
}

/** An event to keep in mind, a snapshot to look at. */
export interface PieceItemView {
  kind: 'date' | 'picture';
  piece: TeaserView;
}

/** Describes a comment. */
export interface CommentItemView {
  kind: 'voice';
  id: number;
  href: string;
  /** The beginning of what was said. */
  text: string;
  author: string;
  /** What it is about. */
  headline: string;
  time: TimeView;
  /** Somebody wants to know something. */
  isQuestion: boolean;
}

/** Describes somebody who took part lately. */
export interface ListPageView {
  /** '' where the title says enough. */
  kicker: string;
  title: string;
  /** The way here, from the front page down. */
  crumbs: readonly LinkView[];
  /** Reads „34 Beiträge“; it is null on older pages. */
  count: string | null;
  /** How one subscribes to its dates; null where there are none. */
  calendar: LinkView | null;
  /** Follows what the list is about; null where there is nothing to follow. */
  subscribe: SubscribeView | null;
  /** The first page has a hierarchy, older ones are rows alone. */
  isFirst: boolean;
  /** Snapshots are looked at before they are read. */
  look: 'rows' | 'pictures';
  teasers: readonly TeaserView[];
  /** Leads to the same category in other places. */
  elsewhere: { title: string; links: readonly LinkView[] } | null;
  older: string | null;
  newer: string | null;
  empty: { text: string; way: LinkView };
}
