// Says what a snapshot's page tells search engines and those who link to it. It knows what the reader sees, no more.
import type { PageHead } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { descriptionFrom } from '#kernel/page-description.ts';
import { fileForWidth } from '#bundles/media/public.ts';
import { loadPieceHead, personThing } from '#bundles/piece-pages/public.ts';
import type { HeadContext } from '#bundles/piece-pages/public.ts';
import type { Snapshot } from './queries.ts';
import * as texts from './texts.ts';
import type { SnapshotPageView } from './views.ts';

interface HeadInput {
  readonly snapshot: Pick<Snapshot, 'id' | 'locationSlug' | 'categorySlug'>;
  readonly href: string;
  /** These are all its words. */
  readonly words: string;
  readonly view: SnapshotPageView;
}

export const headOf = (ctx: Ctx, { snapshot, href, words, view }: HeadInput): Promise<PageHead> => {
  const { title, picture, place, category } = view;
  const description = descriptionFrom(words) || texts.takenBy(view.author.name, place.name);
  const more = { 'article:published_time': view.publishedAt.iso, 'article:section': category.name };
  const piece = { ...snapshot, type: 'imagepost' } as const;
  const headPiece = { piece, title, description, href, picture, more, place, category };
  return loadPieceHead(ctx, headPiece, (context) => imageObject(context, description, view));
};

const imageObject = (
  { publicUrl, publisher, address, image }: HeadContext,
  description: string,
  { title, picture, author, ...view }: SnapshotPageView,
): object[] => {
  // Also of one that couldn't be decoded after all there is no file.
  if (!picture || picture.isStub || picture.sizes.length === 0) return [];
  const { width, height, caption, credit } = picture;
  const addressFor = (pixels: number) => `${publicUrl}${fileForWidth(picture, pixels)?.path}`;
  return [
    {
      '@context': 'https://schema.org',
      ...image,
      '@type': 'ImageObject',
      name: title,
      description,
      url: addressFor(width),
      contentUrl: addressFor(width),
      thumbnailUrl: addressFor(THUMBNAIL_WIDTH),
      width,
      height,
      ...(caption && { caption }),
      creditText: credit || author.name,
      creator: personThing(publicUrl, author),
      contentLocation: { '@type': 'Place', name: view.place.name },
      datePublished: view.publishedAt.iso,
      dateModified: (view.updatedAt ?? view.publishedAt).iso,
      ...(view.tags.length > 0 && { keywords: view.tags.map((tag) => tag.name) }),
      ...(view.reactions && { commentCount: view.reactions.comments.commentCount }),
      publisher,
      inLanguage: 'de',
      mainEntityOfPage: address,
    },
  ];
};

/** They are counted in pixels. */
const THUMBNAIL_WIDTH = 320;
