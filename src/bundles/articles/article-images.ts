// Says which images and streams an article shows, and which of them everybody may see there. contract.md 14.5, 15.5
import type { Ctx } from '#kernel/ctx.ts';
import { setImageUses } from '#bundles/media/public.ts';
import { setStreamUses } from '#bundles/streams/public.ts';
import { imageIdsOf, imageIdsShown, streamIdsOf } from '#bundles/piece-pages/public.ts';
import { isSeenByAll } from '#bundles/pieces/public.ts';
import type { PieceFacts } from '#bundles/pieces/public.ts';
import type { Part } from '#bundles/rich-text/public.ts';
import { hiddenPeople } from '#bundles/users/public.ts';
import type { articles } from './schema.ts';

type ImageFacts = Pick<
  typeof articles.$inferSelect,
  'id' | 'state' | 'publishedAt' | 'authorId' | 'isPremium' | 'heroId' | 'isHeroFree' | 'locationPath'
>;

interface Shown {
  readonly parts: readonly Part[];
  readonly freeParts: readonly Part[];
}

/** Keeps account of them, inside the transaction that changes an article, its text or its state. */
export const saveImageUses = async (ctx: Ctx, row: ImageFacts, shown: Shown): Promise<void> => {
  const isHidden = await hiddenPeople(ctx);
  const article = { ...row, isAuthorHidden: isHidden(row.authorId) };
  const owner = { type: 'article', id: article.id, locationPath: article.locationPath } as const;
  await setImageUses(ctx, owner, articleImageUses(article, shown, ctx.now));
  const free = new Set(streamIdsOf(article.isPremium ? shown.freeParts : shown.parts));
  const isOpen = isSeenByAll(article, ctx.now);
  const streams = streamIdsOf(shown.parts).map((streamId) => ({
    streamId,
    isPublic: isOpen && free.has(streamId),
  }));
  await setStreamUses(ctx, owner, streams);
};

/**
 * Returns the images of an article with whether they are public, by the one rule of what everybody may see: all of a free
 * article, of a premium one the free part.
 */
export const articleImageUses = (
  article: Omit<ImageFacts, 'id' | 'locationPath' | 'authorId'> & Pick<PieceFacts, 'isAuthorHidden'>,
  { parts, freeParts }: Shown,
  now: Date,
): { imageId: number; isPublic: boolean }[] => {
  const { isPremium, heroId, isHeroFree } = article;
  const free = new Set(imageIdsOf(isPremium ? freeParts : parts));
  if (heroId !== null && (!isPremium || isHeroFree)) free.add(heroId);
  const isOpen = isSeenByAll(article, now);
  return imageIdsShown({ imageId: heroId, parts }).map((imageId) => ({
    imageId,
    isPublic: isOpen && free.has(imageId),
  }));
};
