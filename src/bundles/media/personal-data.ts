// These are the images somebody uploaded. What nothing shows any more goes with them; what a piece shows stays with it.
import { asc, eq, and, notExists, sql } from 'drizzle-orm';
import type { OriginalFile, PersonalData } from '#kernel/personal-data.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { findEntries, redactHistory, redactNaming } from '#bundles/history/public.ts';
import { findImages } from './queries.ts';
import { images, imageUses } from './schema.ts';
import { usersByIds } from '#bundles/users/public.ts';
import { remakeImages } from './remake-image.ts';
import { removeUnused } from './unused.ts';
import { formerMember, personalDataWords } from './texts.ts';
import { touch } from '#kernel/invalidation.ts';
import { SAID_OF_IMAGES, imageTag } from './constants.ts';

export const ownImages: PersonalData = {
  name: 'images',
  words: personalDataWords,
  exportFor: (ctx, userId) =>
    ctx.db
      .select({
        id: images.id,
        caption: images.caption,
        copyright: images.copyright,
        alt: images.alt,
        source: images.source,
        licence: images.licence,
        licenceEndsAt: images.licenceEndsAt,
        isReleased: images.isReleased,
        filename: images.filename,
        width: images.width,
        height: images.height,
        bytes: images.bytes,
        createdAt: images.createdAt,
      })
      .from(images)
      .where(eq(images.ownerId, userId))
      .orderBy(asc(images.id)),
  files: { folder: 'bilder', listFor: (ctx, userId) => originalsOf(ctx, userId) },
  countFor: async (ctx, userId) => {
    const use = ctx.db.select().from(imageUses).where(eq(imageUses.imageId, images.id));
    const [all, goes] = await Promise.all([
      ctx.db.$count(images, eq(images.ownerId, userId)),
      ctx.db.$count(images, and(eq(images.ownerId, userId), notExists(use))),
    ]);
    return { goes, stays: all - goes };
  },
  mergeInto: async (ctx, { fromId, intoId }) => {
    const moved = await ctx.db
      .update(images)
      .set({ ownerId: intoId })
      .where(eq(images.ownerId, fromId))
      .returning({ id: images.id });
    touch(ctx, ...moved.map(({ id }) => imageTag(id)));
    return { moved: moved.length, dropped: 0 };
  },
  eraseFor: (ctx, userId) => eraseImages(ctx, userId),
};

/**
 * Erases the images of a person. What stays forgets whom it credits where that is its owner, how its file was called and why
 * moderators took it away, and its history what was said of it; so does the history of what was deleted before. contract.md 17.2
 */
const eraseImages = (ctx: Ctx, userId: number): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const own = await ctx.db.select({ id: images.id }).from(images).where(eq(images.ownerId, userId));
    const ids = [...own.map(({ id }) => id), ...(await redactDeleted(ctx, userId))];
    // Why moderators took one away says something about its owner.
    await redactHistory(ctx, { type: 'image', ids, fields: [...SAID_OF_IMAGES, 'reason'] });
    await removeUnused(ctx, userId);
    await ctx.db.update(images).set({ filename: '', blockReason: '' }).where(eq(images.ownerId, userId));
    await removeCredit(ctx, userId);
  });

/**
 * Credits what stays to a former member where it was credited to its owner, as the pieces are that show it: their name is
 * preset where a file names nobody (0047). The files are written anew, since they say it, too.
 */
const removeCredit = async (ctx: Ctx, userId: number): Promise<void> => {
  const name = (await usersByIds(ctx, [userId])).get(userId)?.name ?? formerMember;
  // Who is erased already bears no other name.
  if (name === formerMember) return;
  const isTheirs = sql`lower(${images.copyright}) = lower(${name})`;
  const credited = await ctx.db
    .update(images)
    .set({ copyright: formerMember })
    .where(and(eq(images.ownerId, userId), isTheirs))
    .returning({ id: images.id });
  const ids = credited.map(({ id }) => id);
  await remakeImages(ctx, ids, 'all');
  touch(ctx, ...ids.map(imageTag));
};

/**
 * Returns the ids of images that are gone and were somebody's, or were brought by them, for what else is said of these; their
 * deletion forgets it here. What is there has an owner of its own.
 */
const redactDeleted = async (ctx: Ctx, userId: number): Promise<number[]> => {
  const deleted = await redactNaming(ctx, {
    type: 'image',
    actions: ['image.deleted'],
    naming: { field: 'ownerId', ids: [userId] },
    fields: SAID_OF_IMAGES,
  });
  const brought = await findEntries(
    ctx,
    { scope: { withoutTypes: [] }, actorIds: [userId], action: 'image.uploaded', withoutActions: [] },
    { after: undefined, limit: Number.MAX_SAFE_INTEGER },
  );
  const ids = [...new Set([...deleted, ...brought.map(({ objectId }) => objectId)])];
  const there = await findImages(ctx, ids);
  return ids.filter((id) => !there.has(id));
};

/** Gives the originals as somebody uploaded them, to be taken along. */
export const originalsOf = (ctx: Ctx, ownerId: number): Promise<OriginalFile[]> =>
  ctx.db
    .select({ id: images.id, key: images.originalKey })
    .from(images)
    .where(eq(images.ownerId, ownerId))
    .orderBy(asc(images.id));
