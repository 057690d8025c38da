// Reads images.
import { eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { memoize } from '#design/memoize.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import type { ImageFacts } from './policy.ts';
import { images, imageUses } from './schema.ts';
import type { MadeSize } from './views.ts';

export type Image = typeof images.$inferSelect;

/** The number of different lists of sizes that are remembered; they hang on an image's width alone. */
const MOST_SIZES = 2000;

const selectMany = prepared('media.images', (db) =>
  db
    .select()
    .from(images)
    .where(sql`${images.id} = any(${sql.placeholder('ids')})`),
);

/** Reads the sizes. Most images have the same ones: they are read once and then shared. */
const toSizes = memoize(MOST_SIZES, (written: string): readonly MadeSize[] => JSON.parse(written));

/** What pages need of an image. */
const SHOWN = {
  id: images.id,
  width: images.width,
  height: images.height,
  focusX: images.focusX,
  focusY: images.focusY,
  caption: images.caption,
  copyright: images.copyright,
  licence: images.licence,
  alt: images.alt,
  isStub: images.isStub,
  failure: images.failure,
  version: images.version,
  sizes: sql<readonly MadeSize[]>`${images.sizes}::text`.mapWith(toSizes),
  placeholder: images.placeholder,
  access: images.access,
};

export type ShownImage = Pick<Image, keyof typeof SHOWN>;

const selectShown = prepared('media.shown-images', (db) =>
  db
    .select(SHOWN)
    .from(images)
    .where(sql`${images.id} = any(${sql.placeholder('ids')})`),
);

/** Finds the same images as findImages, with what pages show of them. */
export const findShownImages = async (ctx: Ctx, ids: readonly number[]): Promise<readonly ShownImage[]> =>
  ids.length === 0 ? [] : selectShown(ctx, { ids: [...new Set(ids)] });

/** Returns images that exist, whoever may see them, in one query. */
export const findImages = async (ctx: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, Image>> => {
  if (ids.length === 0) return new Map();
  const rows = await selectMany(ctx, { ids: [...new Set(ids)] });
  return new Map(rows.map((image) => [image.id, image]));
};

/** An image with what the policy asks about it. */
export type AskedImage = Image & ImageFacts;

/** Returns images with the places where they are shown, in two queries; unknown ones are missing. */
export const findAskedImages = async (
  ctx: Ctx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, AskedImage>> => {
  const found = await findImages(ctx, ids);
  if (found.size === 0) return new Map();
  const rows = await ctx.db
    .selectDistinct({ imageId: imageUses.imageId, path: imageUses.locationPath })
    .from(imageUses)
    .where(inArray(imageUses.imageId, [...found.keys()]));
  const uses = Map.groupBy(rows, ({ imageId }) => imageId);
  return new Map(
    [...found].map(([id, image]) => [id, { ...image, places: (uses.get(id) ?? []).map(({ path }) => path) }]),
  );
};

/**
 * Selects the uses in which readers may come across an image: in a thing of a kind, and wherever everybody sees it. The manuscript
 * behind a piece shows the same picture as that, and to nobody else.
 */
export const isShownThere = ({ portal }: Ctx): SQL => {
  const types = portal.kinds.all().map(({ type }) => type);
  return sql`(${imageUses.isPublic} or ${inArray(imageUses.type, types)})`;
};

/** Counts the images that are still being worked on. */
export const countWaitingImages = async (ctx: Ctx): Promise<number> =>
  ctx.db.$count(images, eq(images.isStub, true));
