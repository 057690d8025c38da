// Describes what leaves the server for an article's page.
import type { LinkView } from '#design/page-frame.ts';
import type { TagView } from '#design/TagList.tsx';
import type { PortraitView } from '#design/Portrait.tsx';
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
import type { CommonContent } from '#bundles/writing/ui/public.ts';
import type { Genre } from './constants.ts';

/** Reports are the common form; the others are told apart at a glance. */
export type ArticleLook = 'report' | 'brief' | 'interview' | 'opinion' | 'letter';

/** What is the same for all who may read the same. */
export interface ArticlePartsView {
  kicker: { place: LinkView; category: LinkView };
  /** What it is, in a word; empty for a report. */
  label: string;
  look: ArticleLook;
  /** May hold soft hyphens in long words. */
  headline: string;
  lead: string;
  author: AuthorView;
  publishedAt: TimeView;
  updatedAt: TimeView | null;
  /** It reads „6 Minuten“. */
  readingTime: string;
  hero: PictureView | null;
  /** There is an opening picture, but not for this reader: a neutral one stands in. contract.md 14.5 */
  isHeroWithheld: boolean;
  isPremium: boolean;
  /** The rest of the text is kept back; `text` ends at the cut. */
  isPremiumTeaser: boolean;
  text: PieceTextView;
  tags: readonly TagView[];
  side: ArticleSideView;
  more: ArticleMoreView;
}

/** What is said where the free part ends. */
export interface PremiumWordsView {
  heading: string;
  paragraphs: readonly string[];
}

/** All that a comment doesn't change. */
export interface ArticleStillView extends ArticlePartsView {
  /** The tools for those who look after it. */
  tools: LinkView[];
  /** It is null for oneself and where the author left. */
  subscribeAuthor: SubscribeView | null;
  /** Null of what isn't out yet. */
  actions: ActionsView | null;
  /** What visitors are asked for in a bar at the lower edge. */
  invitation: InvitationView | null;
}

export interface ArticlePageView extends ArticleStillView {
  /** The same for visitors, as the very object that the one before was shown. */
  still: ArticleStillView | null;
  /** The words at the end of an article that ends at the cut for this reader. */
  premiumWords: PremiumWordsView | null;
  /** How it stands when readers don't see it; null for what is out. */
  standing: PieceStatusView | null;
  audience: PieceAudienceView;
  /** Null when signing in would not help, because the viewer is somebody already. */
  signInHref: string | null;
  /** Null of what isn't out yet. */
  reactions: ReactionsView | null;
}

export interface InvitationView {
  text: string;
  link: LinkView;
}

/** What readers do with an article. */
export interface ReactionsView extends ActionsView {
  comments: CommentTeaserView;
}

export interface ActionsView {
  like: LikeView;
  /** Follows the article, which tells of what is said about it. */
  subscribe: SubscribeView;
  /** Saves it for later; null for those who can't save anything. */
  bookmark: BookmarkView | null;
}

/** What its tags have besides, what takes place in the place soon, and, beside a long text, what else is new there. */
export interface ArticleSideView {
  related: TeaserView[];
  /** This is its first tag. */
  topic: LinkView | null;
  upcoming: TeaserView[];
  news: TeaserView[];
  place: LinkView;
}

/** What else is new there. */
export interface ArticleMoreView {
  place: LinkView;
  teasers: TeaserView[];
}

export interface AuthorView {
  name: string;
  /** Null for those who have no profile any more. */
  href: string | null;
  /** What they say about themselves; may be empty. */
  about: string;
  portrait: PortraitView | null;
}

/** What a manuscript of an article holds. */
export interface ArticleContent extends CommonContent {
  readonly headline: string;
  readonly lead: string;
  readonly body: RichTextDocument;
  readonly genre: Genre;
  readonly heroId: number | null;
  /** Whether the opening picture is shown also to those who get no more than the teaser. contract.md 14.5 */
  readonly isHeroFree: boolean;
  readonly isPremium: boolean;
}
