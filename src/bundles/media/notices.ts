// Tells owners, and those whose pieces show them, of images that were taken away or could not be made.
import { findSummary, refKey } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { defineDecision, notifyOn } from '#kernel/notices.ts';
import type { NoticeDraft } from '#kernel/notices.ts';
import { decisions, editorIdsAt } from '#bundles/users/public.ts';
import { OWN_PICTURES_HREF } from './editing/constants.ts';
import { placesAmong } from './editing/uses.ts';
import { imageFailed } from './make-variants.ts';
import { imageExpired, imageQuarantined } from './rights/commands.ts';
import type { ImageExpired } from './rights/commands.ts';
import { imageNews as sentences } from './texts.ts';

const failed = defineDecision<{ readonly filename?: string }>({
  kind: decisions,
  mark: { decision: 'imageFailed' },
  words: ({ details: { filename } }) => ({
    lead: sentences.imageFailed,
    about: filename || null,
    href: OWN_PICTURES_HREF,
  }),
});

const quarantined = defineDecision<{ readonly reason: string }>({
  kind: decisions,
  mark: { decision: 'imageQuarantined' },
  words: ({ details: { reason } }) => ({
    lead: sentences.imageQuarantined,
    reason,
    href: OWN_PICTURES_HREF,
  }),
});

/** Tells about a piece that showed it, or about a place, which is no thing of a kind: the details name it. */
const expired = defineDecision<{ readonly place?: string; readonly href?: string }>({
  kind: decisions,
  mark: { decision: 'imageExpired' },
  words: ({ subject, details: { place, href } }) => ({
    lead: sentences.imageExpired,
    about: subject?.title ?? place ?? null,
    href: subject?.href ?? href ?? null,
  }),
});

const ownExpired = defineDecision({
  kind: decisions,
  mark: { decision: 'ownImageExpired' },
  words: () => ({ lead: sentences.ownImageExpired, href: OWN_PICTURES_HREF }),
});

export const imageNotices = [failed, quarantined, expired, ownExpired];

/**
 * Editors and author of each piece hear of that piece; the owner of the image, unless it was a piece of theirs. What is no thing
 * that somebody could look at, such as the manuscript behind a piece, would only be told without a word of what it is.
 */
const noticesOfExpiry = async (ctx: Ctx, payload: ImageExpired): Promise<NoticeDraft[]> => {
  const { imageId, ownerId, endedAt, actorId, uses } = payload;
  const key = `image-expired:${imageId}:${endedAt}`;
  const news: NoticeDraft[] = [];
  for (const { type, id, locationPath } of uses) {
    const subject: ContentRef = { type, id };
    const [summary, places, editorIds] = await Promise.all([
      findSummary(ctx, subject),
      placesAmong(ctx, [subject]),
      editorIdsAt(ctx, locationPath),
    ]);
    const place = places.get(refKey(subject));
    if (!summary && !place) continue;
    const details = place ? { place: place.title, href: place.href } : {};
    const authorId = type === 'user' ? id : summary?.authorId;
    const recipients = new Set([...editorIds, ...(authorId ? [authorId] : [])]);
    if (actorId !== null) recipients.delete(actorId);
    for (const userId of recipients)
      news.push(expired.draft({ userId, key: `${key}:${refKey(subject)}`, subject, details }));
  }
  if (ownerId === actorId || news.some(({ userId }) => userId === ownerId)) return news;
  const image: ContentRef = { type: 'image', id: imageId };
  return [...news, ownExpired.draft({ userId: ownerId, key, subject: image, details: {} })];
};

export const imageNoticeSources = [
  // The owner hears of it once the worker has given up.
  notifyOn(imageFailed, async (_ctx, { imageId, ownerId, filename, at }) => [
    failed.draft({
      userId: ownerId,
      key: `image-failed:${imageId}:${at}`,
      subject: { type: 'image', id: imageId },
      details: filename ? { filename } : {},
    }),
  ]),
  notifyOn(imageQuarantined, async (_ctx, { imageId, ownerId, reason, at }) => [
    quarantined.draft({
      userId: ownerId,
      // It may be released and taken away again: each time has words of its own.
      key: `image-quarantined:${imageId}:${at}`,
      subject: { type: 'image', id: imageId },
      details: { reason },
    }),
  ]),
  notifyOn(imageExpired, noticesOfExpiry),
];
