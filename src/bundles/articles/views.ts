// What leaves the server for an article's page.
import type { LinkView } from '#design/page-frame.ts';
import type { TimeView } from '#design/Time.tsx';
import type { CommentTeaserView } from '#bundles/comments/ui/public.ts';

export interface ArticlePageView {
  kicker: { place: LinkView; category: LinkView };
  /** May hold soft hyphens in long words. */
  headline: string;
  lead: string;
  byline: { name: string; href: string | null };
  publishedAt: TimeView;
  updatedAt: TimeView | null;
  /** Such as „6 Minuten“. */
  readingTime: string;
  /** The rest of the text is kept back; `body` ends at the cut. */
  isPremiumTeaser: boolean;
  /** Null when signing in would not help, because the viewer is somebody already. */
  signInHref: string | null;
  /** Ready HTML, and what is said in the place of something that isn't there. */
  body: readonly ({ readonly html: string } | { readonly missing: string })[];
  tags: string[];
  comments: CommentTeaserView;
}
