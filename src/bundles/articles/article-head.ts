// Topic: what an article's page tells search engines and those who link to it. It knows the view alone, so that
// nothing which is kept back from the reader can be in it.
import type { OpenGraph, PageHead } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { socialCardOf } from '#bundles/media/public.ts';
import { portalName, readSetting } from '#bundles/settings/public.ts';
import { PAYWALL_CLASS } from './constants.ts';
import type { ArticlePageView } from './views.ts';

interface Told {
  /** Without soft hyphens. */
  readonly headline: string;
  readonly href: string;
  readonly view: ArticlePageView;
}

export const headOf = async (ctx: Ctx, { headline, href, view }: Told): Promise<PageHead> => {
  const { publicUrl } = ctx.config;
  const name = await readSetting(ctx, portalName);
  const address = publicUrl + href;
  const image = socialImage(publicUrl, view);
  return {
    title: headline,
    description: view.lead,
    canonical: address,
    openGraph: {
      type: 'article',
      title: headline,
      description: view.lead,
      url: address,
      ...(image && { image }),
      more: articleProperties(publicUrl, view),
    },
    structuredData: [
      newsArticle({ publicUrl, name, headline, address, image: image?.url, view }),
      breadcrumbList(publicUrl, [
        { name, href: '/' },
        view.kicker.place,
        view.kicker.category,
        { name: headline, href },
      ]),
    ],
  };
};

/** Only what everybody may fetch is of use to others. */
const socialImage = (publicUrl: string, { hero }: ArticlePageView): OpenGraph['image'] => {
  const card = hero && !hero.query ? socialCardOf(hero) : undefined;
  return card && { url: publicUrl + card.path, width: card.width, height: card.height, alt: card.alt };
};

const articleProperties = (publicUrl: string, view: ArticlePageView): Record<string, string> => ({
  'article:published_time': view.publishedAt.iso,
  ...(view.updatedAt && { 'article:modified_time': view.updatedAt.iso }),
  ...(view.author.href && { 'article:author': publicUrl + view.author.href }),
  'article:section': view.kicker.category.name,
});

interface NewsFacts {
  readonly publicUrl: string;
  readonly name: string;
  readonly headline: string;
  readonly address: string;
  readonly image: string | undefined;
  readonly view: ArticlePageView;
}

const newsArticle = ({ publicUrl, name, headline, address, image, view }: NewsFacts): object => ({
  '@context': 'https://schema.org',
  '@type': 'NewsArticle',
  mainEntityOfPage: address,
  headline,
  description: view.lead,
  datePublished: view.publishedAt.iso,
  dateModified: (view.updatedAt ?? view.publishedAt).iso,
  author: {
    '@type': 'Person',
    name: view.author.name,
    ...(view.author.href && { url: publicUrl + view.author.href }),
  },
  publisher: { '@type': 'Organization', name, url: publicUrl },
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

const breadcrumbList = (publicUrl: string, way: readonly { name: string; href: string }[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: way.map((step, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: step.name,
    item: publicUrl + step.href,
  })),
});
