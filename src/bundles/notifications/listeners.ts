// Topic: what other bundles announce, told to those it concerns. Each person at most once about the same, never the one
// whose doing it is, and only what they may see.
import { findSummary, refKey, summariesOf } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { commentCreated, commentDecided } from '#bundles/comments/public.ts';
import type { CommentCreated, CommentDecided } from '#bundles/comments/public.ts';
import { likeSet } from '#bundles/likes/public.ts';
import type { LikesSet } from '#bundles/likes/public.ts';
import { imageExpired, imageFailed, imageQuarantined } from '#bundles/media/public.ts';
import { streamFailed, streamReady } from '#bundles/streams/public.ts';
import { messageDecided, messageSent, messagesRead } from '#bundles/messages/public.ts';
import type { MessageDecided, MessageSent } from '#bundles/messages/public.ts';
import { piecePublished } from '#bundles/pieces/public.ts';
import type { PiecePublished } from '#bundles/pieces/public.ts';
import { followerIdsOf } from '#bundles/subscriptions/public.ts';
import { userSuspended } from '#bundles/users/public.ts';
import type { UserSuspended } from '#bundles/users/public.ts';
import {
  manuscriptAppeared,
  manuscriptFailed,
  manuscriptHandedBack,
  manuscriptNoted,
  manuscriptPublished,
  manuscriptSubmitted,
} from '#bundles/writing/public.ts';
import { byWeight } from './followed.ts';
import { tellOfExpiry, tellOfFailure, tellOfQuarantine } from './image-news.ts';
import type { NoticeKind } from './constants.ts';
import type { NoticeExtra } from './notice.ts';
import { markMessagesRead } from './reading.ts';
import { thoseWhoSee } from './recipients.ts';
import { tellOfStream } from './stream-news.ts';
import { isNews, tell, tellOfLike, tellOfMessage } from './telling.ts';
import type { News } from './telling.ts';
import {
  tellOfHandingBack,
  tellOfMissedHour,
  tellOfNote,
  tellOfPublication,
  tellOfSubmission,
} from './writing-news.ts';

interface Reason {
  readonly kind: NoticeKind;
  readonly because?: NoticeExtra['because'];
}

/** Who hears of a comment and why; the strongest reason counts. */
const tellOfComment = async (ctx: Ctx, payload: CommentCreated) => {
  const { commentId, owner, authorId, parentId, mentionedIds } = payload;
  const comment: ContentRef = { type: 'comment', id: commentId };
  const parent: ContentRef[] = parentId === null ? [] : [{ type: 'comment', id: parentId }];
  const [known, followers] = await Promise.all([
    summariesOf(ctx, [comment, owner, ...parent]),
    followerIdsOf(ctx, [`${owner.type}-${owner.id}`]),
  ]);
  const answeredId = parent[0] && known.get(refKey(parent[0]))?.authorId;
  const ownerId = known.get(refKey(owner))?.authorId;
  // From the weakest to the strongest, each in the place of the one before.
  const reasons = new Map<number, Reason>([
    ...[...followers.keys()].map((id) => [id, { kind: 'reply', because: 'followed' }] as const),
    ...(ownerId ? [[ownerId, { kind: 'reply', because: 'piece' }] as const] : []),
    ...(answeredId ? [[answeredId, { kind: 'reply', because: 'comment' }] as const] : []),
    ...mentionedIds.map((id) => [id, { kind: 'mention' }] as const),
  ]);
  const recipients = await thoseWhoSee(ctx, [comment, owner], authorId, [...reasons.keys()]);
  const written = known.get(refKey(comment))?.changedAt;
  // It may have been held for a while; then it is new all the same.
  const happenedAt = written && !isNews(ctx, written) ? written : undefined;
  const about = { key: `comment:${commentId}`, actorId: authorId, subject: comment, happenedAt };
  const news = recipients.map((userId) => {
    const { kind, because } = reasons.get(userId)!;
    return { userId, kind, ...about, extra: { owner, ...(because && { because }) } };
  });
  await tell(ctx, news);
};

const tellOfDecision = (ctx: Ctx, { commentId, authorId, decision, reason }: CommentDecided) =>
  tell(ctx, [
    {
      userId: authorId,
      kind: 'decision',
      key: `decided:${commentId}:${decision}`,
      subject: { type: 'comment', id: commentId },
      extra: { decision, reason },
    },
  ]);

const tellOfSuspension = (ctx: Ctx, { userId, reason, until }: UserSuspended) =>
  tell(ctx, [
    {
      userId,
      kind: 'decision',
      key: `suspended:${until ?? 'open'}:${reason}`,
      subject: { type: 'user', id: userId },
      extra: { decision: 'suspended', reason, ...(until && { until }) },
      isMailed: true,
    },
  ]);

/** Neither notice holds words of the message: whoever wrote or reported it knows, and a mail is read by others too. */
const tellOfReport = async (ctx: Ctx, payload: MessageDecided) => {
  const { messageId, senderId, reporterId, decision, statement } = payload;
  const toldTo = (userId: number, extra: NoticeExtra): News => {
    const subject: ContentRef = { type: 'user', id: userId };
    return { userId, kind: 'decision', key: `message-decided:${messageId}`, subject, extra };
  };
  const isWarned = decision === 'warned';
  await tell(ctx, [
    ...(isWarned ? [toldTo(senderId, { decision: 'messageWarned', reason: statement })] : []),
    toldTo(reporterId, { decision: isWarned ? 'reportWarned' : 'reportUnfounded' }),
  ]);
};

const tellAuthor = async (ctx: Ctx, { type, id, likerId }: LikesSet) => {
  const subject: ContentRef = { type, id };
  const liked = await findSummary(ctx, subject);
  if (!liked?.authorId) return;
  const recipients = await thoseWhoSee(ctx, [subject], likerId, [liked.authorId]);
  for (const userId of recipients) await tellOfLike(ctx, { userId, likerId, subject });
};

const tellOfPiece = async (ctx: Ctx, { type, id, authorId, selectorTags }: PiecePublished) => {
  const subject: ContentRef = { type, id };
  const followers = await followerIdsOf(ctx, selectorTags);
  const recipients = await thoseWhoSee(ctx, [subject], authorId, [...followers.keys()]);
  const news = recipients.map((userId) => ({
    userId,
    kind: 'piece' as const,
    key: `piece:${refKey(subject)}`,
    actorId: authorId,
    subject,
    extra: { followed: byWeight(followers.get(userId)!) },
  }));
  await tell(ctx, news);
};

const tellRecipient = async (ctx: Ctx, { messageId, senderId, recipientId }: MessageSent) => {
  const sender: ContentRef = { type: 'user', id: senderId };
  const recipients = await thoseWhoSee(ctx, [sender], senderId, [recipientId]);
  if (recipients.length > 0) await tellOfMessage(ctx, { messageId, senderId, recipientId });
};

export const listeners = [
  commentCreated.handle(tellOfComment),
  commentDecided.handle(tellOfDecision),
  imageExpired.handle(tellOfExpiry),
  imageFailed.handle(tellOfFailure),
  imageQuarantined.handle(tellOfQuarantine),
  likeSet.handle(tellAuthor),
  manuscriptAppeared.handle((ctx, news) => tellOfPublication(ctx, news, 'appeared')),
  manuscriptFailed.handle(tellOfMissedHour),
  manuscriptHandedBack.handle(tellOfHandingBack),
  manuscriptNoted.handle(tellOfNote),
  manuscriptPublished.handle((ctx, news) => tellOfPublication(ctx, news, 'published')),
  manuscriptSubmitted.handle(tellOfSubmission),
  piecePublished.handle(tellOfPiece),
  messageSent.handle(tellRecipient),
  messagesRead.handle((ctx, { userId, partnerId }) => markMessagesRead(ctx, userId, partnerId)),
  messageDecided.handle(tellOfReport),
  streamFailed.handle((ctx, news) => tellOfStream(ctx, news, 'streamFailed')),
  streamReady.handle((ctx, news) => tellOfStream(ctx, news, 'streamReady')),
  userSuspended.handle(tellOfSuspension),
];
