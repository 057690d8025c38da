// Topic: what a snapshot's page tells search engines and those who link to it. It knows what the reader sees, no more.
import type { PageHead } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadPieceHead, personThing } from '#bundles/pieces/public.ts';
import type { Telling } from '#bundles/pieces/public.ts';
import { beginningOf } from './rules.ts';
import * as texts from './texts.ts';
import type { SnapshotPageView } from './views.ts';

interface Told {
  readonly href: string;
  /** All its words. */
  readonly words: string;
  readonly view: SnapshotPageView;
}

export const headOf = (ctx: Ctx, { href, words, view }: Told): Promise<PageHead> => {
  const { title, picture, place, category } = view;
  const description = beginningOf(words) || texts.takenBy(view.author.name, place.name);
  const more = { 'article:published_time': view.publishedAt.iso, 'article:section': category.name };
  return loadPieceHead(ctx, { title, description, href, picture, more, place, category }, (telling) =>
    imageObject(telling, description, view),
  );
};

const imageObject = (
  { publicUrl, address }: Telling,
  description: string,
  { title, picture, author, ...view }: SnapshotPageView,
): object[] => {
  if (!picture || picture.isStub) return [];
  const { base, query, width, height, caption, credit } = picture;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ImageObject',
      name: title,
      description,
      contentUrl: `${publicUrl}${base}_XXL.jpg${query}`,
      thumbnailUrl: `${publicUrl}${base}_M.jpg${query}`,
      width,
      height,
      ...(caption && { caption }),
      creditText: credit || author.name,
      creator: personThing(publicUrl, author),
      contentLocation: { '@type': 'Place', name: view.place.name },
      datePublished: view.publishedAt.iso,
      dateModified: (view.updatedAt ?? view.publishedAt).iso,
      ...(view.tags.length > 0 && { keywords: view.tags.map((tag) => tag.name) }),
      inLanguage: 'de',
      mainEntityOfPage: address,
    },
  ];
};
