// Tells what happens to manuscripts to those who wrote them and to the editors of their place.
import type { ContentType } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { defineDecision, defineNotice, notifyOn } from '#kernel/notices.ts';
import type { NoticeKind, NoticeDraft } from '#kernel/notices.ts';
import { decisions, editorIdsAt } from '#bundles/users/public.ts';
import {
  manuscriptAppeared,
  manuscriptErased,
  manuscriptFailed,
  manuscriptHandedBack,
  manuscriptNoted,
  manuscriptPublished,
  manuscriptSubmitted,
  manuscriptWithdrawn,
} from './announcing.ts';
import type { ManuscriptAnnouncement } from './announcing.ts';
import { composerOf } from './paths.ts';
import { findManuscriptOf } from './queries.ts';
import * as texts from './texts.ts';

interface OfManuscript {
  readonly manuscript?: { readonly id: number; readonly type: ContentType };
  readonly title?: string;
}

interface AuthorNoticeInput extends OfManuscript {
  /** What was said about it. */
  readonly remark?: string;
  /** Why it did not come out, in whole sentences. */
  readonly reason?: string;
}

/** Returns where it is written. */
const hrefOf = ({ manuscript }: OfManuscript): string | null =>
  manuscript ? url(composerOf(manuscript.type).goOn, { id: manuscript.id }) : null;

const authorNotice = (decision: keyof typeof texts.authorNews) =>
  defineDecision<AuthorNoticeInput>({
    kind: decisions,
    mark: { decision },
    words: ({ subject, details }) => ({
      lead: texts.authorNews[decision],
      about: subject?.title || details.title || null,
      note: details.remark ? texts.remark(details.remark) : details.reason || null,
      href: subject?.href ?? hrefOf(details),
    }),
  });

const toAuthor = {
  handedBack: authorNotice('handedBack'),
  noted: authorNotice('noted'),
  published: authorNotice('published'),
  appeared: authorNotice('appeared'),
  notAppeared: authorNotice('notAppeared'),
  withdrawn: authorNotice('withdrawn'),
  erased: authorNotice('erased'),
};

/** Nobody but editors is told of what waits on desks. */
const desk: NoticeKind = {
  name: 'desk',
  ...texts.deskKind,
  order: 70,
  icon: 'edit',
  defaults: { isListed: true, mail: 'daily', isPushed: false },
  isFor: ({ roles }) => roles.some(({ role }) => role === 'editor' || role === 'admin'),
  isWork: true,
};

const deskNotice = (deskNews: keyof typeof texts.deskNews) =>
  defineNotice<OfManuscript>({
    kind: desk,
    mark: { deskNews },
    words: ({ actors, details }) => ({
      lead: actors,
      rest: texts.deskNews[deskNews],
      about: details.title ?? null,
      href: hrefOf(details),
    }),
  });

const toDesk = { submitted: deskNotice('submitted'), noted: deskNotice('noted') };

export const manuscriptNotices = [...Object.values(toAuthor), ...Object.values(toDesk)];

/** It is a moment as far as `2026-11-21T09`. */
const HOUR = 13;

/** The editors of the place hear that something waits for them: on their desk, not one mail each. */
const noticesOfSubmission = async (ctx: Ctx, news: ManuscriptAnnouncement): Promise<NoticeDraft[]> => {
  const editorIds = await editorIdsAt(ctx, news.locationPath);
  // Handing in and taking back again and again is told once an hour.
  return noticesForEditors(
    news,
    'submitted',
    editorIds,
    `submitted:${news.manuscriptId}:${news.at.slice(0, HOUR)}`,
  );
};

/** A remark of an editor is for the author; the author's answer for those who remarked before. */
const noticesOfNote = (news: ManuscriptAnnouncement): NoticeDraft[] => {
  const { noteId, authorId, noteWriterIds, text } = news;
  const key = `noted:${noteId}`;
  const writers = noteWriterIds.filter((id) => id !== authorId);
  return [
    ...noticesForAuthor(news, 'noted', key, { remark: text }),
    ...noticesForEditors(news, 'noted', writers, key),
  ];
};

/** It is out: by an editor's hand, or by itself at its hour. A piece that was taken back may come out again with the same version. */
const noticesOfPublication = (
  news: ManuscriptAnnouncement,
  decision: 'published' | 'appeared',
): NoticeDraft[] =>
  noticesForAuthor(news, decision, `${decision}:${news.manuscriptId}:${news.version}:${news.at}`);

/** Returns the notices of a withdrawal, unless the piece is out again by then. */
const noticesOfWithdrawal = async (ctx: Ctx, news: ManuscriptAnnouncement): Promise<NoticeDraft[]> => {
  const { type, objectId, actorId, manuscriptId, at } = news;
  const now = objectId === null ? undefined : await findManuscriptOf(ctx, { type, id: objectId });
  const isStill = now?.pieceState === 'withdrawn' && now.takenBackBy === actorId;
  return isStill ? noticesForAuthor(news, 'withdrawn', `withdrawn:${manuscriptId}:${at}`) : [];
};

/** Makes the portal the one who acted, in whosever name it did: the author is told also of what they planned themselves. */
const byItself = (news: ManuscriptAnnouncement): ManuscriptAnnouncement => ({ ...news, actorId: null });

/** Returns the notices for the author, but not of what they did themselves. */
const noticesForAuthor = (
  news: ManuscriptAnnouncement,
  decision: keyof typeof toAuthor,
  key: string,
  said: Pick<AuthorNoticeInput, 'remark' | 'reason'> = {},
): NoticeDraft[] => {
  const { authorId, actorId, type, objectId } = news;
  if (actorId === authorId) return [];
  const isOut = decision === 'published' || decision === 'appeared';
  return [
    toAuthor[decision].draft({
      userId: authorId,
      key,
      subject: isOut && objectId !== null ? { type, id: objectId } : { type: 'user', id: authorId },
      // Of what is erased the title is all that is left.
      details: decision === 'erased' ? { title: news.title } : { ...manuscriptIn(news), ...said },
    }),
  ];
};

/** Returns the notices for editors, but not of what they did themselves. */
const noticesForEditors = (
  news: ManuscriptAnnouncement,
  deskNews: keyof typeof toDesk,
  userIds: readonly number[],
  key: string,
): NoticeDraft[] => {
  const { actorId, authorId } = news;
  const others = [...new Set(userIds)].filter((id) => id !== actorId && id !== authorId);
  return others.map((userId) =>
    toDesk[deskNews].draft({
      userId,
      key,
      actorId: actorId ?? undefined,
      subject: { type: 'user', id: authorId },
      details: manuscriptIn(news),
    }),
  );
};

const manuscriptIn = ({ manuscriptId, type, title }: ManuscriptAnnouncement): OfManuscript => ({
  manuscript: { id: manuscriptId, type },
  title,
});

export const manuscriptNoticeSources = [
  notifyOn(manuscriptSubmitted, noticesOfSubmission),
  notifyOn(manuscriptHandedBack, async (_ctx, news) =>
    noticesForAuthor(news, 'handedBack', `handed-back:${news.noteId}`, { remark: news.text }),
  ),
  notifyOn(manuscriptNoted, async (_ctx, news) => noticesOfNote(news)),
  notifyOn(manuscriptPublished, async (_ctx, news) => noticesOfPublication(news, 'published')),
  notifyOn(manuscriptWithdrawn, noticesOfWithdrawal),
  notifyOn(manuscriptErased, async (_ctx, news) =>
    noticesForAuthor(news, 'erased', `erased:${news.manuscriptId}`),
  ),
  notifyOn(manuscriptAppeared, async (_ctx, news) => noticesOfPublication(byItself(news), 'appeared')),
  // It should have come out by itself, and could not.
  notifyOn(manuscriptFailed, async (_ctx, news) =>
    noticesForAuthor(byItself(news), 'notAppeared', `not-appeared:${news.noteId}`, { reason: news.text }),
  ),
];
