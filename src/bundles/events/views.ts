// What leaves the server for an event's page.
import type { LinkView } from '#design/page-frame.ts';
import type { TimeView } from '#design/Time.tsx';
import type { CommentTeaserView } from '#bundles/comments/ui/public.ts';
import type { LikeView } from '#bundles/likes/ui/public.ts';
import type { PictureView } from '#bundles/media/ui/public.ts';
import type { PieceTextView, TeaserView } from '#bundles/pieces/ui/public.ts';
import type { SubscribeView } from '#bundles/subscriptions/ui/public.ts';

export interface EventPageView {
  place: LinkView;
  category: LinkView;
  title: string;
  /** May hold soft hyphens in long words. */
  headline: string;
  lead: string;
  picture: PictureView | null;
  /** The next date, or the last one when all are over. */
  date: SheetView;
  isPast: boolean;
  /** Where the shown date is. */
  location: Omit<EventLocationView, 'dates'>;
  /** Dates beside the shown one that are still to come, at most a few. */
  others: readonly DateView[];
  /** All of them, by where they are. */
  locations: readonly EventLocationView[];
  dateCount: number;
  organiser: string;
  price: string | null;
  /** The organiser's page, by its host. */
  link: LinkView | null;
  author: { name: string; href: string | null };
  publishedAt: TimeView;
  updatedAt: TimeView | null;
  /** For those who look after it. */
  tools: readonly LinkView[];
  text: PieceTextView;
  tags: readonly LinkView[];
  coming: readonly TeaserView[];
  comments: CommentTeaserView;
  like: LikeView;
  /** Follows the event, which tells of what is said about it. */
  subscribe: SubscribeView;
}

/** The large leaf of a calendar. */
export interface SheetView {
  iso: string;
  /** „Freitag“, „27“, „November 2026“ */
  weekday: string;
  day: string;
  month: string;
  /** „17 bis 22 Uhr“ */
  hours: string;
}

export interface EventLocationView {
  venue: string;
  /** With its town. */
  address: string;
  /** A map of others, which readers open when they want. */
  mapHref: string;
  dates: readonly DateView[];
}

export interface DateView {
  iso: string;
  /** „Freitag, 27. November 2026“ */
  day: string;
  /** „17 bis 22 Uhr“ */
  hours: string;
  isPast: boolean;
}
