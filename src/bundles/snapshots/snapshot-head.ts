// Topic: what a snapshot's page tells search engines and those who link to it. It knows what the reader sees, no more.
import type { PageHead } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { socialCardOf } from '#bundles/media/public.ts';
import { portalName, readSetting } from '#bundles/settings/public.ts';
import { beginningOf } from './rules.ts';
import * as texts from './texts.ts';
import type { SnapshotPageView } from './views.ts';

interface Told {
  readonly href: string;
  /** All its words. */
  readonly words: string;
  readonly view: SnapshotPageView;
}

export const headOf = async (ctx: Ctx, { href, words, view }: Told): Promise<PageHead> => {
  const { publicUrl } = ctx.config;
  const name = await readSetting(ctx, portalName);
  const { title } = view;
  const description = beginningOf(words) || texts.takenBy(view.author.name, view.place.name);
  const card = view.picture && socialCardOf(view.picture);
  return {
    title,
    description,
    canonical: publicUrl + href,
    openGraph: {
      type: 'article',
      title,
      description,
      url: publicUrl + href,
      ...(card && { image: { ...card, url: publicUrl + card.path } }),
      more: { 'article:published_time': view.publishedAt.iso, 'article:section': view.category.name },
    },
    structuredData: [
      ...imageObject({ publicUrl, href, description, view }),
      breadcrumbList(publicUrl, [{ name, href: '/' }, view.place, view.category, { name: title, href }]),
    ],
  };
};

interface ImageFacts {
  readonly publicUrl: string;
  readonly href: string;
  readonly description: string;
  readonly view: SnapshotPageView;
}

const imageObject = ({ publicUrl, href, description, view }: ImageFacts): object[] => {
  const { picture, author } = view;
  if (!picture || picture.isStub) return [];
  const { base, query, width, height, caption, credit } = picture;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ImageObject',
      name: view.title,
      description,
      contentUrl: `${publicUrl}${base}_XXL.jpg${query}`,
      thumbnailUrl: `${publicUrl}${base}_M.jpg${query}`,
      width,
      height,
      ...(caption && { caption }),
      creditText: credit || author.name,
      creator: {
        '@type': 'Person',
        name: author.name,
        ...(author.href && { url: publicUrl + author.href }),
      },
      contentLocation: { '@type': 'Place', name: view.place.name },
      datePublished: view.publishedAt.iso,
      dateModified: (view.updatedAt ?? view.publishedAt).iso,
      ...(view.tags.length > 0 && { keywords: view.tags.map((tag) => tag.name) }),
      inLanguage: 'de',
      mainEntityOfPage: publicUrl + href,
    },
  ];
};

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
