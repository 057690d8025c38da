// Describes what leaves the server for the explained feed.
import type { AccountShellView } from '#design/AccountShell.tsx';
import type { OptionView } from '#design/Field.tsx';
import type { LinkView } from '#design/page-frame.ts';
import type { TeaserView } from '#bundles/teasers/ui/public.ts';
import type { Factor, Order } from './constants.ts';

export interface PartView {
  text: string;
  points: number;
}

export interface LessChoiceView {
  name: string;
  action: string;
}

/** A piece with why it stands where it stands. */
export interface ExplainedView {
  teaser: TeaserView;
  score: number;
  /** The parts, whose points add up to the score. */
  parts: readonly PartView[];
  isHeldBack: boolean;
  less: readonly LessChoiceView[];
}

export interface FeedPageView {
  shell: AccountShellView;
  order: OrderSwitchView;
  settingsHref: string;
  explainedHref: string;
  /** What the order goes by, in a sentence. */
  note: string;
  /** Whether the reader has said nothing yet that an order could go by. */
  isUnknown: boolean;
  cards: readonly ExplainedView[];
  /** The pieces in the order of time, which needs no reasons. */
  newest: readonly TeaserView[];
  /** Where a press comes back to. */
  path: string;
  first: string | null;
  older: string | null;
  empty: { title: string; text: string } | null;
}

export interface OrderSwitchView {
  action: string;
  current: Order;
  /** Where the press comes back to. */
  next: string;
}

/** A member's own on the front page. */
export interface FrontFeedView {
  cards: readonly ExplainedView[];
  order: OrderSwitchView;
  moreHref: string;
  settingsHref: string;
  explainedHref: string;
  path: string;
}

export interface FeedSettingsView {
  shell: AccountShellView;
  feedHref: string;
  explainedHref: string;
  factors: readonly { name: Factor; value: number }[];
  saveAction: string;
  learns: boolean;
  topicsAction: string;
  /** What is noted so far. */
  topics: readonly { name: string; days: number }[];
  places: OwnPlacesView;
  less: readonly { name: string; href: string | null; action: string }[];
}

export interface OwnPlacesView {
  action: string;
  /** Where they live, which the profile says; null without. */
  home: LinkView | null;
  profileHref: string;
  others: readonly { id: number; name: string; href: string }[];
  /** What can be added; empty when there are as many as there may be. */
  choices: readonly OptionView[];
  most: number;
}

export interface ExplainedPageView {
  isSignedIn: boolean;
  settingsHref: string;
  feedHref: string;
}
