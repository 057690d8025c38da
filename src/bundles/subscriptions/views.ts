// This is what leaves the server for following.
import type { AccountShellView } from '#design/AccountShell.tsx';
import type { LinkView } from '#design/page-frame.ts';
import type { PortraitView } from '#design/Portrait.tsx';
import type { TeaserView } from '#bundles/teasers/ui/public.ts';

/** The state of the two buttons that follow something and end that. */
export interface SubscribeView {
  selectorTag: string;
  isSubscribed: boolean;
  /** Where the form goes; null for visitors. */
  action: string | null;
  /** Where to come back to without JavaScript. */
  next: string;
  /** Where visitors sign in and come back. */
  signInHref: string | null;
}

export interface FeedPageView {
  shell: AccountShellView;
  listHref: string;
  /** The entries, newest first, each with why it is there. */
  entries: FeedEntryView[];
  first: string | null;
  older: string | null;
  /** Stands in the place of entries. */
  empty: { title: string; text: string } | null;
  /** The suggestions for those who follow nothing yet. */
  suggestions: SuggestionsView | null;
}

export interface FeedEntryView {
  teaser: TeaserView;
  because: string;
}

export interface SuggestionsView {
  feedHref: string;
  places: FollowableView[];
  people: (FollowableView & { portrait: PortraitView | null })[];
}

export interface FollowableView {
  name: string;
  /** Null for what is not there any more. */
  href: string | null;
  subscribe: SubscribeView;
}

export interface SubscriptionsPageView {
  shell: AccountShellView;
  feedHref: string;
  groups: { name: string; entries: FollowableView[] }[];
}

export interface FollowersPageView {
  person: { name: string; href: string };
  subscribe: SubscribeView | null;
  people: { id: number; name: string; href: string; portrait: PortraitView | null }[];
  /** How many are counted, but not shown; null where it can't be said. */
  others: number | null;
  first: string | null;
  older: string | null;
  empty: { title: string; text: string } | null;
}

/** What is shown before a piece goes out as breaking news. */
export interface BreakingView {
  title: string;
  about: string;
  paragraphs: readonly string[];
  /** Null where it can't be sent. */
  action: LinkView | null;
  back: LinkView;
}
