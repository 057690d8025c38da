// Topic: what happens to manuscripts, told to those who wrote them and to the editors of their place.
import type { Ctx } from '#kernel/ctx.ts';
import { editorIdsAt, viewersByIds } from '#bundles/users/public.ts';
import type { ManuscriptNews } from '#bundles/writing/public.ts';
import type { Decision, DeskNews, NoticeExtra } from './notice.ts';
import { tell } from './telling.ts';
import type { News } from './telling.ts';

/** The editors of the place hear that something waits for them: on their desk, not one mail each. */
export const tellOfSubmission = async (ctx: Ctx, news: ManuscriptNews): Promise<void> => {
  const editorIds = await editorIdsAt(ctx, news.locationPath);
  // Handing in and taking back again and again is told once an hour.
  const key = `submitted:${news.manuscriptId}:${news.at.slice(0, HOUR)}`;
  await tellDesk(ctx, news, { deskNews: 'submitted', userIds: editorIds, key });
};

/** Whoever wrote it hears what the editors think of it. */
export const tellOfHandingBack = (ctx: Ctx, news: ManuscriptNews): Promise<void> =>
  tellAuthor(ctx, news, { decision: 'handedBack', key: `handed-back:${news.noteId}`, remark: news.text });

/** A remark of an editor is for the author; the author's answer for those who remarked before. */
export const tellOfNote = async (ctx: Ctx, news: ManuscriptNews): Promise<void> => {
  const key = `noted:${news.noteId}`;
  if (news.actorId !== news.authorId)
    await tellAuthor(ctx, news, { decision: 'noted', key, remark: news.text });
  const userIds = news.noteWriterIds.filter((id) => id !== news.authorId);
  await tellDesk(ctx, news, { deskNews: 'noted', userIds, key });
};

/** It is out: by an editor's hand, or by itself at its hour. */
export const tellOfPublication = (
  ctx: Ctx,
  news: ManuscriptNews,
  decision: 'published' | 'appeared',
): Promise<void> =>
  tellAuthor(ctx, decision === 'appeared' ? byItself(news) : news, {
    decision,
    key: `${decision}:${news.manuscriptId}:${news.version}`,
  });

/** It should have come out by itself, and could not. */
export const tellOfMissedHour = (ctx: Ctx, news: ManuscriptNews): Promise<void> =>
  tellAuthor(ctx, byItself(news), {
    decision: 'notAppeared',
    key: `not-appeared:${news.noteId}`,
    reason: news.text,
  });

/** As far as `2026-11-21T09` of a moment. */
const HOUR = 13;

/** The portal did it, in whose name ever: its author is told also of what they planned themselves. */
const byItself = (news: ManuscriptNews): ManuscriptNews => ({ ...news, actorId: null });

interface ToldAuthor extends Pick<NoticeExtra, 'reason' | 'remark'> {
  readonly decision: Decision;
  readonly key: string;
}

/** Not of what they did themselves. */
const tellAuthor = async (ctx: Ctx, news: ManuscriptNews, { decision, key, ...said }: ToldAuthor) => {
  const { authorId, actorId, type, objectId } = news;
  if (actorId === authorId) return;
  const isOut = decision === 'published' || decision === 'appeared';
  await tellThoseThere(ctx, [
    {
      userId: authorId,
      kind: 'decision',
      key,
      subject: isOut && objectId !== null ? { type, id: objectId } : { type: 'user', id: authorId },
      extra: { decision, ...manuscriptIn(news), ...said },
    },
  ]);
};

interface ToldDesk {
  readonly deskNews: DeskNews;
  readonly userIds: readonly number[];
  readonly key: string;
}

/** Not of what they did themselves. */
const tellDesk = async (ctx: Ctx, news: ManuscriptNews, { deskNews, userIds, key }: ToldDesk) => {
  const { actorId, authorId } = news;
  const others = [...new Set(userIds)].filter((id) => id !== actorId && id !== authorId);
  await tellThoseThere(
    ctx,
    others.map((userId) => ({
      userId,
      kind: 'desk',
      key,
      actorId: actorId ?? undefined,
      subject: { type: 'user', id: authorId },
      extra: { deskNews, ...manuscriptIn(news) },
    })),
  );
};

const manuscriptIn = ({ manuscriptId, type, title }: ManuscriptNews) => ({
  manuscript: { id: manuscriptId, type },
  title,
});

/** Without people who are gone. */
const tellThoseThere = async (ctx: Ctx, news: readonly News[]) => {
  const ids = news.map(({ userId }) => userId);
  const there = await viewersByIds(ctx, ids);
  await tell(
    ctx,
    news.filter(({ userId }) => there.has(userId)),
  );
};
