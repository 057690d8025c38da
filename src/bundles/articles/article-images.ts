// Topic: which images an article shows, and which of them everybody may see there. decisions.md 4.5, 5.5
import type { Ctx } from '#kernel/ctx.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { hasRole } from '#kernel/viewer.ts';
import type { Location } from '#bundles/locations/public.ts';
import { imageOwners, setImageUses } from '#bundles/media/public.ts';
import type { ImageUse } from '#bundles/media/public.ts';
import { imageIdsOf } from '#bundles/pieces/public.ts';
import type { Part } from '#bundles/rich-text/public.ts';
import { isOpenToAll } from './policy.ts';
import type { articles } from './schema.ts';
import * as texts from './texts.ts';

type ImageFacts = Pick<
  typeof articles.$inferSelect,
  'id' | 'state' | 'publishedAt' | 'isPremium' | 'heroId' | 'isHeroFree'
>;

interface Shown {
  readonly parts: readonly Part[];
  readonly freeParts: readonly Part[];
}

/** Keeps account of them, inside the transaction that changes an article, its text or its state. */
export const keepImageUses = (ctx: Ctx, article: ImageFacts, shown: Shown): Promise<void> =>
  setImageUses(ctx, { type: 'article', id: article.id }, articleImageUses(article, shown, ctx.now));

/** The one rule of what everybody may see: all of a free article, of a premium one the free part. */
export const articleImageUses = (
  article: Omit<ImageFacts, 'id'>,
  { parts, freeParts }: Shown,
  now: Date,
): ImageUse[] => {
  const { isPremium, heroId, isHeroFree } = article;
  const free = new Set(imageIdsOf(isPremium ? freeParts : parts));
  if (heroId !== null && (!isPremium || isHeroFree)) free.add(heroId);
  const all = new Set([...(heroId === null ? [] : [heroId]), ...imageIdsOf(parts)]);
  const isOpen = isOpenToAll(article, now);
  return [...all].map((imageId) => ({ imageId, isPublic: isOpen && free.has(imageId) }));
};

interface WantedImages {
  readonly heroId?: number | null;
  readonly authorId?: number;
  readonly parts: readonly Part[];
  readonly location: Location | undefined;
}

/** Whoever puts an image into an article shows it to everybody, so it must be the author's, or the viewer an editor. */
export const imageErrors = async (
  ctx: Ctx,
  { heroId, authorId = ctx.viewer.id ?? 0, parts, location }: WantedImages,
): Promise<FieldErrors> => {
  const inText = imageIdsOf(parts);
  const owners = await imageOwners(ctx, heroId ? [heroId, ...inText] : inText);
  const isOfOthers = (id: number) =>
    owners.has(id) && owners.get(id) !== authorId && !hasRole(ctx.viewer, 'editor', location?.path);
  return {
    ...(inText.some(isOfOthers) && { body: texts.imageOfOthers }),
    ...(heroId && !owners.has(heroId) && { heroId: texts.imageUnknown }),
    ...(heroId && isOfOthers(heroId) && { heroId: texts.imageOfOthers }),
  };
};
