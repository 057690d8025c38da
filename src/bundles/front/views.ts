// What leaves the server for lists of pieces: the front page of the portal, of a place, of a category.

export interface TeaserView {
  id: number;
  /** The content kind. */
  kind: string;
  href: string;
  kicker: { place: string; category: string };
  headline: string;
  lead: string | null;
  author: string | null;
  /** `text` in words („vor 2 Stunden“); `short` for a narrow column: today's clock time („10.52“), else the day („18.11.“). */
  time: { iso: string; text: string; short: string };
  commentCount: number;
  isPremium: boolean;
}

export interface FrontPageView {
  /** Drawn as the page's title; null on the front page of the portal, whose title is the masthead. */
  title: string | null;
  /** Newest first. */
  teasers: TeaserView[];
  older: string | null;
  /** Null on the first page, which alone has a lead story. */
  newer: string | null;
  emptyText: string;
}
