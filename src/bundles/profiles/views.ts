// This is what leaves the server for a profile.
import type { BoundaryLinkView } from '#bundles/boundaries/ui/public.ts';
import type { LinkView } from '#design/page-frame.ts';
import type { TimeView } from '#design/Time.tsx';
import type { PictureView } from '#bundles/media/ui/public.ts';
import type { TeaserView } from '#bundles/teasers/ui/public.ts';
import type { SubscribeView } from '#bundles/subscriptions/ui/public.ts';

export interface ProfilePageView {
  breadcrumbs: LinkView[];
  id: number;
  name: string;
  /** Where one writes to them; null on one's own page. */
  messageHref: string | null;
  /** The way to mute or block them; null for visitors and on one's own page. */
  boundary: BoundaryLinkView | null;
  cover: PictureView | null;
  portrait: PictureView | null;
  /** Where they live. */
  place: LinkView | null;
  /** Reads „dabei seit März 2019“. */
  memberSince: string;
  /** What they say about themselves, drawn and safe to print; may be ''. */
  about: string;
  /** Where one begins to write; null on the pages of others. */
  contribute: LinkView | null;
  /** Leads to pages of theirs elsewhere. */
  links: { name: string; href: string }[];
  /** Figures about the person; those with an address lead to what was counted. */
  numbers: { name: string; count: string; href?: string }[];
  /** It is null for oneself. */
  subscribe: SubscribeView | null;
  /** How one subscribes to the dates that they organise; null where there are none. */
  calendar: LinkView | null;
  /** Lists to choose from; none when there is only one. */
  tabs: LinkView[];
  /** The heading of the list that is shown. */
  listHeading: string;
  /** The newest one comes first. */
  teasers: TeaserView[];
  /** The first page opens with a large one. */
  isFirstPage: boolean;
  newer: string | null;
  older: string | null;
  /** What stands in the place of a list with nothing in it. */
  empty: { title: string; text: string } | null;
  comments: ProfileCommentView[];
}

export interface ProfileCommentView {
  id: number;
  excerpt: string;
  /** The comment where it stands. */
  href: string;
  title: string;
  time: TimeView;
}

/** A face with a few words. */
export interface PersonTileView {
  name: string;
  href: string;
  portrait: PictureView | null;
  /** '' for none. */
  note: string;
}

/** People who were chosen, as a section of a page. */
export interface PeopleSectionView {
  /** '' for none. */
  heading: string;
  people: readonly PersonTileView[];
}
