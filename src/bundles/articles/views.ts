// What leaves the server for an article's page.
import type { LinkView } from '#design/page-frame.ts';
import type { PortraitView } from '#design/Portrait.tsx';
import type { TimeView } from '#design/Time.tsx';
import type { CommentTeaserView } from '#bundles/comments/ui/public.ts';
import type { LikeView } from '#bundles/likes/ui/public.ts';
import type { PictureView } from '#bundles/media/ui/public.ts';
import type { PieceTextView, TeaserView } from '#bundles/pieces/ui/public.ts';
import type { SubscribeView } from '#bundles/subscriptions/ui/public.ts';

export interface ArticlePageView {
  kicker: { place: LinkView; category: LinkView };
  /** May hold soft hyphens in long words. */
  headline: string;
  lead: string;
  author: AuthorView;
  publishedAt: TimeView;
  updatedAt: TimeView | null;
  /** For those who look after it. */
  tools: LinkView[];
  /** Such as „6 Minuten“. */
  readingTime: string;
  hero: PictureView | null;
  /** There is an opening picture, but not for this reader: a neutral one stands in. decisions.md 4.5 */
  isHeroWithheld: boolean;
  isPremium: boolean;
  /** The rest of the text is kept back; `text` ends at the cut. */
  isPremiumTeaser: boolean;
  /** Null when signing in would not help, because the viewer is somebody already. */
  signInHref: string | null;
  text: PieceTextView;
  tags: LinkView[];
  /** What its tags have besides, what takes place in the place soon, what else is new there. */
  related: TeaserView[];
  upcoming: TeaserView[];
  more: TeaserView[];
  comments: CommentTeaserView;
  like: LikeView;
  /** Follows the article, which tells of what is said about it. */
  subscribe: SubscribeView;
}

export interface AuthorView {
  name: string;
  href: string | null;
  /** What they say about themselves; may be empty. */
  about: string;
  portrait: PortraitView | null;
  /** Null for oneself and for those who left. */
  subscribe: SubscribeView | null;
}
