// Notifies people about comments: those who are answered or named, who wrote the piece or follows it, and authors of what was
// decided.
import { refKey, summariesOf } from '#kernel/content-kinds.ts';
import type { ContentRef, ContentSummary } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { defineDecision, defineNotice, notifyOn, notifyOnEach } from '#kernel/notices.ts';
import type { DoneFacts, NoticeKind, NoticeDraft, NoticeSetting, NoticeWords } from '#kernel/notices.ts';
import { followerIdsOfEach, selectorTagOf } from '#bundles/subscriptions/public.ts';
import { decisions } from '#bundles/users/public.ts';
import { commentDecided, commentsCreated, createdIn } from './announcements.ts';
import type { CommentCreated, Decision } from './announcements.ts';
import * as texts from './texts.ts';

/** The details of a notice about a comment on something. */
interface OnOwner {
  readonly owner?: ContentRef;
}

interface Reply extends OnOwner {
  /** Why somebody hears of it. */
  readonly because?: keyof typeof texts.hasReplied;
}

const AT_ONCE: NoticeSetting = { isListed: true, mail: 'now', isPushed: true };
const replies: NoticeKind = {
  name: 'reply',
  ...texts.repliesKind,
  order: 10,
  icon: 'comment',
  defaults: AT_ONCE,
};
const mentions: NoticeKind = {
  name: 'mention',
  ...texts.mentionsKind,
  order: 20,
  icon: 'comment',
  defaults: AT_ONCE,
};

const wordsOf = ({ actors, subject, owner }: DoneFacts<OnOwner, undefined>, rest: string): NoticeWords => ({
  lead: actors,
  rest,
  about: (owner ?? subject).title,
  isAboutUnquoted: !owner,
  href: subject.href,
});

const replied = defineNotice<Reply>({
  kind: replies,
  ownerOf: ({ owner }) => owner,
  words: (facts) => wordsOf(facts, texts.hasReplied[facts.details.because ?? 'comment']),
});

const mentioned = defineNotice<OnOwner>({
  kind: mentions,
  ownerOf: ({ owner }) => owner,
  words: (facts) => wordsOf(facts, texts.hasMentioned),
});

const decidedAs = (decision: Decision) =>
  defineDecision<{ readonly reason: string }>({
    kind: decisions,
    mark: { decision },
    words: ({ subject, details: { reason } }) => ({
      lead: texts.decidedNews[decision],
      about: subject?.title ?? null,
      isAboutUnquoted: true,
      reason,
      href: subject?.href ?? null,
    }),
  });

const decided = {
  approved: decidedAs('approved'),
  rejected: decidedAs('rejected'),
  deleted: decidedAs('deleted'),
  restored: decidedAs('restored'),
  held: decidedAs('held'),
};

export const commentNotices = [replied, mentioned, ...Object.values(decided)];

/** What is known of all comments that are told of together. */
interface Known {
  readonly things: ReadonlyMap<string, ContentSummary>;
  /** The ids of those who follow a thing, by its selector tag. */
  readonly followers: ReadonlyMap<string, readonly number[]>;
}

const noticesOfComments = async (ctx: Ctx, created: readonly CommentCreated[]): Promise<NoticeDraft[]> => {
  const refs = created.flatMap((comment) => [
    commentRef(comment.commentId),
    comment.owner,
    ...answeredBy(comment),
  ]);
  const [things, followers] = await Promise.all([
    summariesOf(ctx, refs),
    followerIdsOfEach(
      ctx,
      created.map(({ owner }) => selectorTagOf(owner)),
    ),
  ]);
  return created.flatMap((comment) => noticesOfComment(comment, { things, followers }));
};

/** Refers to what a comment answers: the comment below which it stands, and the answer there that it is to. */
const answeredBy = ({ parentId, answeredId }: CommentCreated): ContentRef[] =>
  [parentId, answeredId].flatMap((id) => (typeof id === 'number' ? [commentRef(id)] : []));

const commentRef = (id: number): ContentRef => ({ type: 'comment', id });

/**
 * Drafts the notices of a comment: who hears of it and why. The strongest reason counts; whoever is named hears of that, or of the
 * reply where they want to hear only of those.
 */
const noticesOfComment = (created: CommentCreated, { things, followers }: Known): NoticeDraft[] => {
  const { commentId, owner, authorId, mentionedIds } = created;
  const comment = commentRef(commentId);
  const answeredIds = answeredBy(created).flatMap((ref) => things.get(refKey(ref))?.authorId ?? []);
  const ownerId = things.get(refKey(owner))?.authorId;
  const happenedAt = things.get(refKey(comment))?.changedAt ?? undefined;
  const about = { key: `comment:${commentId}`, actorId: authorId, subject: comment, happenedAt };
  const reply = (userId: number, because: Reply['because'] & string) =>
    [userId, replied.draft({ userId, ...about, details: { owner, because } })] as const;
  // The reasons stand from the weakest to the strongest; a later one replaces the one before.
  const strongestReplies = new Map([
    ...(followers.get(selectorTagOf(owner)) ?? []).map((id) => reply(id, 'followed')),
    ...(ownerId ? [reply(ownerId, 'piece')] : []),
    ...answeredIds.map((id) => reply(id, 'comment')),
  ]);
  return [
    ...mentionedIds.map((userId) => mentioned.draft({ userId, ...about, details: { owner } })),
    ...strongestReplies.values(),
  ];
};

export const commentNoticeSources = [
  notifyOnEach(commentsCreated, createdIn, noticesOfComments),
  notifyOn(commentDecided, async (_ctx, { commentId, authorId, decision, reason, round }) => [
    decided[decision].draft({
      userId: authorId,
      key: `decided:${commentId}:${decision}${round ? `:${round}` : ''}`,
      subject: { type: 'comment', id: commentId },
      details: { reason },
    }),
  ]),
];
