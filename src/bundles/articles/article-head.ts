// Says what an article's page tells search engines and those who link to it. It knows the view alone, so that nothing which is
// kept back from the reader can be in it.
import type { PageHead } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadPieceHead, personThing } from '#bundles/piece-pages/public.ts';
import type { HeadContext } from '#bundles/piece-pages/public.ts';
import { PAYWALL_CLASS } from './constants.ts';
import type { Genre } from './constants.ts';
import type { Article } from './queries.ts';
import { isOpinion } from './rules.ts';
import type { ArticlePageView } from './views.ts';

interface HeadInput {
  readonly article: Pick<Article, 'id' | 'genre' | 'locationSlug' | 'categorySlug'>;
  /** It has no soft hyphens. */
  readonly headline: string;
  readonly href: string;
  readonly view: ArticlePageView;
}

export const headOf = (ctx: Ctx, { article, headline, href, view }: HeadInput): Promise<PageHead> => {
  const { lead: description, hero: picture, kicker } = view;
  const more = articleProperties(ctx.config.publicUrl, view);
  const piece = { ...article, type: 'article' } as const;
  const headPiece = { piece, title: headline, description, href, picture, more, ...kicker };
  return loadPieceHead(ctx, headPiece, (context) => [newsArticle(context, article.genre, headline, view)]);
};

const articleProperties = (publicUrl: string, view: ArticlePageView): Record<string, string> => ({
  'article:published_time': view.publishedAt.iso,
  ...(view.updatedAt && { 'article:modified_time': view.updatedAt.iso }),
  ...(view.author.href && { 'article:author': publicUrl + view.author.href }),
  'article:section': view.kicker.category.name,
});

const newsArticle = (
  { publicUrl, publisher, address, image }: HeadContext,
  genre: Genre,
  headline: string,
  view: ArticlePageView,
): object => ({
  '@context': 'https://schema.org',
  '@type': newsTypes(genre),
  mainEntityOfPage: address,
  headline,
  description: view.lead,
  datePublished: view.publishedAt.iso,
  dateModified: (view.updatedAt ?? view.publishedAt).iso,
  author: personThing(publicUrl, view.author),
  publisher,
  ...(image && { image: [image] }),
  articleSection: view.kicker.category.name,
  ...(view.tags.length > 0 && { keywords: view.tags.map((tag) => tag.name) }),
  ...(view.reactions && { commentCount: view.reactions.comments.commentCount }),
  inLanguage: 'de',
  isAccessibleForFree: !view.isPremium,
  ...(view.isPremium && {
    hasPart: {
      '@type': 'WebPageElement',
      isAccessibleForFree: false,
      cssSelector: `.${PAYWALL_CLASS}`,
    },
  }),
});

/** Returns the narrower type beside the one that every search engine knows. */
const newsTypes = (genre: Genre): string | readonly string[] => {
  if (isOpinion(genre)) return ['NewsArticle', 'OpinionNewsArticle'];
  return genre === 'feature' ? ['NewsArticle', 'ReportageNewsArticle'] : 'NewsArticle';
};
