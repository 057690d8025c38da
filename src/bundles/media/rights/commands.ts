// Takes images away and gives them back: by moderators, and by the end of a licence. Blocked ones answer 410 at once.
import { and, asc, eq, isNotNull, lte, ne } from 'drizzle-orm';
import { announce, defineAnnouncement } from '#kernel/announcements.ts';
import type { ContentRef, ContentType } from '#kernel/content-kinds.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { eachByItself } from '#kernel/each-by-itself.ts';
import { conflict, notFound } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { enqueue } from '#kernel/jobs.ts';
import { record, redactHistory } from '#bundles/history/public.ts';
import { REMOVE_FILES, SAID_OF_IMAGES, imageTag } from '../constants.ts';
import { refusalOf } from '../elements/seen-image.ts';
import { mayQuarantineImage } from '../policy.ts';
import { findAskedImages } from '../queries.ts';
import type { AskedImage } from '../queries.ts';
import { images, imageUses } from '../schema.ts';
import { removeImages } from '../unused.ts';
import { updateAccess } from '../uses.ts';
import { EXPIRED_AT_ONCE } from './constants.ts';
import * as texts from './texts.ts';

/** A moderator took an image away. */
export interface ImageQuarantined {
  readonly imageId: number;
  readonly ownerId: number;
  readonly reason: string;
  /** The moment, ISO 8601: what was released may be taken away again. */
  readonly at: string;
}

export const imageQuarantined = defineAnnouncement<ImageQuarantined>('images.quarantined');

/** An image was withdrawn at the end of its licence. */
export interface ImageExpired {
  readonly imageId: number;
  readonly ownerId: number;
  /** The moment when its licence ended, ISO 8601: one that is prolonged may end again. */
  readonly endedAt: string;
  /** Who ended it by hand; null for time itself. */
  readonly actorId: number | null;
  /** What showed it. */
  readonly uses: readonly (ContentRef & { readonly locationPath: string })[];
}

export const imageExpired = defineAnnouncement<ImageExpired>('images.expired');

/** Takes an image away everywhere until it is released. Throws 403, 404, and 409 when somebody did so before. */
export const quarantineImage = (ctx: Ctx, imageId: number, reason: string): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const image = await lockDecidedImage(ctx, imageId);
    if (!(await takeAway(ctx, imageId, reason))) throw conflict(texts.alreadyQuarantined);
    const announced: ImageQuarantined = {
      imageId,
      ownerId: image.ownerId,
      reason,
      at: ctx.now.toISOString(),
    };
    await announce(ctx, imageQuarantined, announced);
  });

/** Gives it back to whoever may see what shows it; one whose licence has ended stays away. Throws 403, 404, 409. */
export const releaseImage = (ctx: Ctx, imageId: number): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    await lockDecidedImage(ctx, imageId);
    if (!(await giveBack(ctx, imageId))) throw conflict(texts.notQuarantined);
  });

/**
 * Takes an image away for a caller who has asked whether the viewer may, and who tells its owner themselves. False where it was
 * so already.
 */
export const takeAway = (ctx: Ctx, imageId: number, reason: string): Promise<boolean> =>
  withTransaction(ctx, async (ctx) => {
    const image = await lockImage(ctx, imageId);
    if (!image || image.block === 'quarantined') return false;
    await ctx.db
      .update(images)
      .set({ access: 'blocked', block: 'quarantined', blockReason: reason })
      .where(eq(images.id, imageId));
    await record(ctx, { type: 'image', objectId: imageId, action: 'image.quarantined', after: { reason } });
    touch(ctx, imageTag(imageId));
    return true;
  });

export const giveBack = (ctx: Ctx, imageId: number): Promise<boolean> =>
  withTransaction(ctx, async (ctx) => {
    const image = await lockImage(ctx, imageId);
    if (image?.block !== 'quarantined') return false;
    await unblock(ctx, imageId);
    await recomputeBlock(ctx, imageId);
    const before = { reason: image.blockReason };
    await record(ctx, { type: 'image', objectId: imageId, action: 'image.released', before });
    return true;
  });

/**
 * Erases for good, with its files, an image that a moderator took away. Of one that something still names only the emptied row
 * stays, so that what names it keeps its words. False for one that isn't taken away now.
 */
export const eraseQuarantined = (ctx: Ctx, imageId: number): Promise<boolean> =>
  withTransaction(ctx, async (ctx) => {
    const image = await lockImage(ctx, imageId);
    if (image?.block !== 'quarantined') return false;
    if (await ctx.db.$count(imageUses, eq(imageUses.imageId, imageId))) await emptyImage(ctx, imageId);
    else await removeImages(ctx, [imageId]);
    await redactHistory(ctx, { type: 'image', ids: [imageId], fields: SAID_OF_IMAGES });
    await record(ctx, { type: 'image', objectId: imageId, action: 'image.deleted' });
    return true;
  });

const emptyImage = async (ctx: Ctx, id: number): Promise<void> => {
  const said = { caption: '', copyright: '', alt: '', source: '', filename: '' };
  const files = { sizes: [], version: '', placeholder: null, isStub: false, failure: texts.erased };
  const [emptied] = await ctx.db
    .update(images)
    .set({ ...said, ...files, sha256: '', madeBytes: 0 })
    .where(eq(images.id, id))
    .returning({ key: images.originalKey });
  await enqueue(ctx, { name: REMOVE_FILES }, { images: [{ id, key: emptied!.key }] });
  touch(ctx, imageTag(id));
};

/**
 * Withdraws an image whose licence has ended, or brings it back when it has not; whoever changes `licenceEndsAt` calls
 * it in the same transaction. What a moderator took away stays away.
 */
export const recomputeBlock = async (ctx: Ctx, imageId: number): Promise<void> => {
  if (!ctx.transaction) throw new Error('a block changes inside the transaction that changes its reason');
  const image = await lockImage(ctx, imageId);
  if (!image || image.block === 'quarantined') return;
  const endsAt = image.licenceEndsAt;
  const isOver = endsAt !== null && endsAt <= ctx.now;
  if (isOver === (image.block === 'expired')) return;
  if (isOver) return withdraw(ctx, image, endsAt);
  await unblock(ctx, imageId);
  await record(ctx, { type: 'image', objectId: imageId, action: 'image.restored' });
};

/** Withdraws images whose licence has ended since the last time, at most `EXPIRED_AT_ONCE`; returns how many. */
export const expireImages = async (ctx: Ctx): Promise<number> => {
  const ended = await ctx.db
    .select({ id: images.id })
    .from(images)
    .where(
      and(isNotNull(images.licenceEndsAt), lte(images.licenceEndsAt, ctx.now), ne(images.access, 'blocked')),
    )
    .orderBy(asc(images.licenceEndsAt))
    .limit(EXPIRED_AT_ONCE);
  // The images come one by one: whoever edits one of them meanwhile holds up no other.
  await eachByItself(ended, ({ id }) => withTransaction(ctx, (ctx) => recomputeBlock(ctx, id)));
  return ended.length;
};

const withdraw = async (ctx: Ctx, { id, ownerId }: LockedImage, endsAt: Date) => {
  await ctx.db.update(images).set({ access: 'blocked', block: 'expired' }).where(eq(images.id, id));
  await record(ctx, { type: 'image', objectId: id, action: 'image.expired', after: { endsAt } });
  touch(ctx, imageTag(id));
  const uses = await ctx.db
    .select({ type: imageUses.type, id: imageUses.objectId, locationPath: imageUses.locationPath })
    .from(imageUses)
    .where(eq(imageUses.imageId, id))
    .orderBy(imageUses.type, imageUses.objectId);
  const announced: ImageExpired = {
    imageId: id,
    ownerId,
    endedAt: endsAt.toISOString(),
    actorId: ctx.viewer.id,
    uses: uses.map((use) => ({ ...use, type: use.type as ContentType })),
  };
  await announce(ctx, imageExpired, announced);
};

const unblock = async (ctx: Ctx, id: number) => {
  await ctx.db.update(images).set({ access: 'gated', block: null, blockReason: '' }).where(eq(images.id, id));
  await updateAccess(ctx, [id]);
  touch(ctx, imageTag(id));
};

/** Locks the image that the viewer is about to decide on: of two who do so at once the second one waits. */
const lockDecidedImage = async (ctx: Ctx, imageId: number): Promise<AskedImage> => {
  if (!(await lockImage(ctx, imageId))) throw notFound();
  const image = (await findAskedImages(ctx, [imageId])).get(imageId);
  if (!image) throw notFound();
  if (!mayQuarantineImage(ctx.viewer, image)) throw refusalOf(ctx, image);
  return image;
};

const lockImage = async (ctx: Ctx, id: number) => {
  const [image] = await ctx.db
    .select({
      id: images.id,
      ownerId: images.ownerId,
      block: images.block,
      blockReason: images.blockReason,
      licenceEndsAt: images.licenceEndsAt,
    })
    .from(images)
    .where(eq(images.id, id))
    .for('no key update');
  return image;
};

type LockedImage = NonNullable<Awaited<ReturnType<typeof lockImage>>>;
