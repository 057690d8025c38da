// Describes what leaves the server for an event's page.
import type { LinkView } from '#design/page-frame.ts';
import type { TagView } from '#design/TagList.tsx';
import type { TimeView } from '#design/Time.tsx';
import type { PieceAudienceView } from '#bundles/audience/public.ts';
import type { BookmarkView } from '#bundles/bookmarks/ui/public.ts';
import type { CommentTeaserView } from '#bundles/comments/ui/public.ts';
import type { LikeView } from '#bundles/likes/ui/public.ts';
import type { PictureView } from '#bundles/media/ui/public.ts';
import type { PieceTextView, PieceStatusView } from '#bundles/piece-pages/ui/public.ts';
import type { TeaserView } from '#bundles/teasers/ui/public.ts';
import type { RichTextDocument } from '#bundles/rich-text/ui/public.ts';
import type { SubscribeView } from '#bundles/subscriptions/ui/public.ts';
import type { MarkBoxView } from './marks/views.ts';
import type { RegistrationBoxView } from './registrations/views.ts';
import type { CommonContent } from '#bundles/writing/ui/public.ts';
import type { TypedDetails } from './details.ts';
import type { EventStatus } from './rules.ts';

export interface EventPageView {
  /** How it stands when readers don't see it; null for what is out. */
  standing: PieceStatusView | null;
  place: LinkView;
  category: LinkView;
  title: string;
  /** May hold soft hyphens in long words. */
  headline: string;
  lead: string;
  picture: PictureView | null;
  /** The next date, or the last one when all are over; null of what isn't out yet and has none. */
  date: SheetView | null;
  isPast: boolean;
  /** Where the shown date is. */
  location: Omit<EventLocationView, 'series' | 'dates'> | null;
  /** Dates beside the shown one that are still to come, at most a few. */
  others: readonly DateView[];
  /** All of them, by where they are. */
  locations: readonly EventLocationView[];
  dateCount: number;
  /** All dates as a file for calendars; null where there is nothing to be there for. */
  calendarHref: string | null;
  organiser: string;
  /** The address of their profile; null where they have none here. */
  organiserHref: string | null;
  price: string | null;
  /** Where one buys a ticket; null where there is nothing to be bought any more. */
  tickets: LinkView | null;
  /** Where it takes place in the net, and whether it does so only there. */
  online: { link: LinkView | null; isOnly: boolean } | null;
  /** The ages that it is for, such as „ab 6 Jahren“. */
  ages: string | null;
  /** What makes it easy for whom. */
  features: readonly string[];
  /** The organiser's page is named by its host. */
  link: LinkView | null;
  author: { name: string; href: string | null };
  publishedAt: TimeView;
  updatedAt: TimeView | null;
  /** Links for those who look after it. */
  tools: readonly LinkView[];
  audience: PieceAudienceView;
  text: PieceTextView;
  tags: readonly TagView[];
  coming: readonly TeaserView[];
  /** Who comes; null where nothing does any more. */
  marks: MarkBoxView | null;
  /** Null where nobody can register. */
  registration: RegistrationBoxView | null;
  /** Null of what isn't out yet. */
  reactions: ReactionsView | null;
}

/** What readers do with an event. */
export interface ReactionsView {
  comments: CommentTeaserView;
  like: LikeView;
  /** Follows the event, which tells of what is said about it. */
  subscribe: SubscribeView;
  /** Saves it for later; null for those who can't save anything. */
  bookmark: BookmarkView | null;
}

/** This is the large leaf of a calendar. */
export interface SheetView {
  iso: string;
  /** They read „Freitag“, „27“, „November 2026“. */
  weekday: string;
  day: string;
  month: string;
  /** It reads „17 bis 22 Uhr“. */
  hours: string;
  /** It reads „Abgesagt“; null where all is well. */
  status: string | null;
}

export interface EventLocationView {
  venue: string;
  /** The town is named, too. */
  address: string;
  /** A map of others, which readers open when they want; null for what is online only. */
  mapHref: string | null;
  /** What comes again there, in a sentence each. */
  series: readonly string[];
  dates: readonly ListedDateView[];
}

export interface ListedDateView extends DateView {
  /** The date as a file for calendars; null for what is over, and before the event is out. */
  calendarHref: string | null;
}

export interface DateView {
  iso: string;
  /** It reads „Freitag, 27. November 2026“. */
  day: string;
  /** It reads „17 bis 22 Uhr“. */
  hours: string;
  isPast: boolean;
  /** It reads „abgesagt“; null where all is well. */
  status: string | null;
}

/** When a venue is taken; moments in ISO. */
export interface TakenView {
  readonly title: string;
  readonly href: string;
  /** Words such as „Freitag, 27. November 2026, 19 bis 22 Uhr“. */
  readonly when: string;
  readonly startsAt: string;
  readonly overAt: string;
}

/** What a manuscript of an event holds: everything as it was typed. */
export interface EventContent extends CommonContent, TypedDetails {
  readonly title: string;
  readonly lead: string;
  readonly body: RichTextDocument;
  readonly imageId: number | null;
  readonly organiser: string;
  readonly isOrganisedByAuthor: boolean;
  /** Whom its author names instead, by their account. */
  readonly organiserId: number | null;
  readonly price: string;
  /** Whether going in costs something; '' where nobody says. */
  readonly feeKind: '' | 'free' | 'paid';
  /** Euros as they were typed: „12,50“. */
  readonly fee: string;
  readonly link: string;
  readonly locations: readonly EventContentLocation[];
}

export interface EventContentLocation {
  readonly venue: string;
  readonly address: string;
  readonly dates: readonly EventContentDate[];
  readonly series?: readonly EventContentSeries[];
}

/** What comes again, with an end. Days as `2026-11-27`, hours as `19:30`, by the clocks of the portal. */
export interface EventContentSeries {
  /** The series as somebody said it. */
  readonly words: string;
  /** The rule by RFC 5545, with `UNTIL` as a day. */
  readonly rule: string;
  /** The first. */
  readonly day: string;
  readonly from: string;
  readonly until: string;
  readonly isAllDay: boolean;
  /** Days of the rhythm on which it doesn't take place. */
  readonly except: readonly string[];
}

/** Days as `2026-11-27`, hours as `19:30`, both by the clocks of the portal; '' for what isn't known. */
export interface EventContentDate {
  readonly day: string;
  readonly from: string;
  readonly untilDay: string;
  readonly until: string;
  readonly isAllDay: boolean;
  /** How the date stands; without a status it takes place. */
  readonly status?: EventStatus;
  /** It takes place instead of this day of a series; that one is counted from nought. */
  readonly instead?: { readonly series: number; readonly day: string };
}

/** What takes place next, as a section of a page. */
export interface ComingSectionView {
  /** '' stands for none. */
  readonly heading: string;
  readonly teasers: readonly TeaserView[];
  /** The address of all that is coming. */
  readonly href: string;
}
