// Topic: what other bundles announce, told to those it concerns. Each person at most once about the same, never the one
// whose doing it is, and only what they may see.
import { findSummary, refKey, summariesOf } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { CommentCreated, CommentDecided } from '#bundles/comments/public.ts';
import type { LikesSet } from '#bundles/likes/public.ts';
import type { ImageExpired, ImageFailed, ImageQuarantined } from '#bundles/media/public.ts';
import type { StreamNews } from '#bundles/streams/public.ts';
import type { MessageDecided, MessageSent, MessagesRead } from '#bundles/messages/public.ts';
import type { PiecePublished } from '#bundles/pieces/public.ts';
import { followerIdsOf } from '#bundles/subscriptions/public.ts';
import type { UserSuspended } from '#bundles/users/public.ts';
import type { ManuscriptNews } from '#bundles/writing/public.ts';
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

export const listeners = {
  'comments.created': (ctx: Ctx, payload: CommentCreated) => tellOfComment(ctx, payload),
  'comments.decided': (ctx: Ctx, payload: CommentDecided) => tellOfDecision(ctx, payload),
  'images.expired': (ctx: Ctx, payload: ImageExpired) => tellOfExpiry(ctx, payload),
  'images.failed': (ctx: Ctx, payload: ImageFailed) => tellOfFailure(ctx, payload),
  'images.quarantined': (ctx: Ctx, payload: ImageQuarantined) => tellOfQuarantine(ctx, payload),
  'likes.set': (ctx: Ctx, payload: LikesSet) => tellAuthor(ctx, payload),
  'manuscripts.appeared': (ctx: Ctx, news: ManuscriptNews) => tellOfPublication(ctx, news, 'appeared'),
  'manuscripts.failed': (ctx: Ctx, news: ManuscriptNews) => tellOfMissedHour(ctx, news),
  'manuscripts.handed-back': (ctx: Ctx, news: ManuscriptNews) => tellOfHandingBack(ctx, news),
  'manuscripts.noted': (ctx: Ctx, news: ManuscriptNews) => tellOfNote(ctx, news),
  'manuscripts.published': (ctx: Ctx, news: ManuscriptNews) => tellOfPublication(ctx, news, 'published'),
  'manuscripts.submitted': (ctx: Ctx, news: ManuscriptNews) => tellOfSubmission(ctx, news),
  'pieces.published': (ctx: Ctx, payload: PiecePublished) => tellOfPiece(ctx, payload),
  'messages.sent': (ctx: Ctx, payload: MessageSent) => tellRecipient(ctx, payload),
  'messages.read': (ctx: Ctx, { userId, partnerId }: MessagesRead) =>
    markMessagesRead(ctx, userId, partnerId),
  'messages.decided': (ctx: Ctx, payload: MessageDecided) => tellOfReport(ctx, payload),
  'streams.failed': (ctx: Ctx, payload: StreamNews) => tellOfStream(ctx, payload, 'streamFailed'),
  'streams.ready': (ctx: Ctx, payload: StreamNews) => tellOfStream(ctx, payload, 'streamReady'),
  'users.suspended': (ctx: Ctx, payload: UserSuspended) => tellOfSuspension(ctx, payload),
};

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
