// Topic: images that were taken away or could not be made, told to their owners and to those whose pieces show them.
import { findSummary, refKey } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { ImageExpired, ImageFailed, ImageQuarantined } from '#bundles/media/public.ts';
import { editorIdsAt, viewersByIds } from '#bundles/users/public.ts';
import { tell } from './telling.ts';
import type { News } from './telling.ts';

/** The worker has given up. */
export const tellOfFailure = async (ctx: Ctx, { imageId, ownerId, filename }: ImageFailed) =>
  tellThoseThere(ctx, [
    {
      userId: ownerId,
      kind: 'decision',
      key: `image-failed:${imageId}`,
      subject: { type: 'image', id: imageId },
      extra: { decision: 'imageFailed', ...(filename && { filename }) },
    },
  ]);

export const tellOfQuarantine = async (ctx: Ctx, { imageId, ownerId, reason }: ImageQuarantined) =>
  tellThoseThere(ctx, [
    {
      userId: ownerId,
      kind: 'decision',
      // It may be released and taken away again: each time has words of its own.
      key: `image-quarantined:${imageId}:${reason}`,
      subject: { type: 'image', id: imageId },
      extra: { decision: 'imageQuarantined', reason },
    },
  ]);

/** Editors and author of each piece hear of that piece; the owner of the image, unless it was a piece of theirs. */
export const tellOfExpiry = async (ctx: Ctx, { imageId, ownerId, endedAt, actorId, uses }: ImageExpired) => {
  const told = new Set<number>(actorId === null ? [] : [actorId]);
  for (const { type, id, locationPath } of uses) {
    const subject: ContentRef = { type, id };
    const [summary, editorIds] = await Promise.all([
      findSummary(ctx, subject),
      editorIdsAt(ctx, locationPath),
    ]);
    const authorId = type === 'user' ? id : summary?.authorId;
    const recipients = new Set([...editorIds, ...(authorId ? [authorId] : [])]);
    if (actorId !== null) recipients.delete(actorId);
    await tellThoseThere(
      ctx,
      [...recipients].map((userId) => ({
        userId,
        kind: 'decision',
        key: `image-expired:${imageId}:${endedAt}:${refKey(subject)}`,
        subject,
        extra: { decision: 'imageExpired' },
      })),
    );
    for (const userId of recipients) told.add(userId);
  }
  if (told.has(ownerId)) return;
  await tellThoseThere(ctx, [
    {
      userId: ownerId,
      kind: 'decision',
      key: `image-expired:${imageId}:${endedAt}`,
      subject: { type: 'image', id: imageId },
      extra: { decision: 'ownImageExpired' },
    },
  ]);
};

/** Without people who are gone. */
const tellThoseThere = async (ctx: Ctx, news: readonly News[]) => {
  const there = await viewersByIds(
    ctx,
    news.map(({ userId }) => userId),
  );
  await tell(
    ctx,
    news.filter(({ userId }) => there.has(userId)),
  );
};
