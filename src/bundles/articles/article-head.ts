// Topic: what an article's page tells search engines and those who link to it. It knows the view alone, so that
// nothing which is kept back from the reader can be in it.
import type { PageHead } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadPieceHead, personThing } from '#bundles/pieces/public.ts';
import type { Telling } from '#bundles/pieces/public.ts';
import { PAYWALL_CLASS } from './constants.ts';
import type { ArticlePageView } from './views.ts';

interface Told {
  /** Without soft hyphens. */
  readonly headline: string;
  readonly href: string;
  readonly view: ArticlePageView;
}

export const headOf = (ctx: Ctx, { headline, href, view }: Told): Promise<PageHead> => {
  const { lead: description, hero: picture, kicker } = view;
  const more = articleProperties(ctx.config.publicUrl, view);
  return loadPieceHead(ctx, { title: headline, description, href, picture, more, ...kicker }, (telling) => [
    newsArticle(telling, headline, view),
  ]);
};

const articleProperties = (publicUrl: string, view: ArticlePageView): Record<string, string> => ({
  'article:published_time': view.publishedAt.iso,
  ...(view.updatedAt && { 'article:modified_time': view.updatedAt.iso }),
  ...(view.author.href && { 'article:author': publicUrl + view.author.href }),
  'article:section': view.kicker.category.name,
});

const newsArticle = (
  { publicUrl, portal, address, image }: Telling,
  headline: string,
  view: ArticlePageView,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'NewsArticle',
  mainEntityOfPage: address,
  headline,
  description: view.lead,
  datePublished: view.publishedAt.iso,
  dateModified: (view.updatedAt ?? view.publishedAt).iso,
  author: personThing(publicUrl, view.author),
  publisher: { '@type': 'Organization', name: portal, url: publicUrl },
  ...(image && { image: [image] }),
  articleSection: view.kicker.category.name,
  ...(view.tags.length > 0 && { keywords: view.tags.map((tag) => tag.name) }),
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
