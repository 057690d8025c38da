// Makes views of rows, with the people who wrote them, their pictures and the likes, each in one batch.
import { refKey } from '#kernel/content-kinds.ts';
import type { ContentRef, ContentSummary } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { folded, ownBoundaries } from '#bundles/boundaries/public.ts';
import type { OwnBoundaries } from '#bundles/boundaries/public.ts';
import { wordAmong } from '#bundles/gates/public.ts';
import { loadLikes } from '#bundles/likes/public.ts';
import type { Likes } from '#bundles/likes/public.ts';
import { imageTag, picturesByIds, portraitOf } from '#bundles/media/public.ts';
import type { PictureView } from '#bundles/media/public.ts';
import { labelsNow } from '#bundles/moderation/public.ts';
import { readSetting } from '#bundles/settings/public.ts';
import { userTag, usersByIds } from '#bundles/users/public.ts';
import type { PersonView } from '#bundles/users/public.ts';
import { maySeePending } from './policy.ts';
import type { EditRules } from './policy.ts';
import type { CommentRow } from './queries.ts';
import { editMinutes } from './settings.ts';
import { toCommentView } from './views.ts';
import type { CommentView, CommentViewContext } from './views.ts';

/** What comments stand under. */
export type Subject = Pick<ContentSummary, 'href' | 'locationPath'> & {
  readonly isLocked: boolean;
  readonly areCommentsClosed?: boolean | undefined;
};

/** People and their pictures, as they come in batches. */
export interface Authors {
  readonly people: ReadonlyMap<number, PersonView>;
  readonly pictures: ReadonlyMap<number, PictureView>;
}

/** Everything but the faces. */
export interface CommentContext {
  readonly subject: Subject;
  readonly likes: Likes;
  readonly edits: EditRules;
  /** What moderators say about them, by their references. */
  readonly labels: ReadonlyMap<string, string>;
  /** What the reader wants nothing of: of what everybody sees it changes nothing. */
  readonly boundaries: OwnBoundaries;
}

/** Returns views of rows with all that belongs to them, and the tags of what they show. */
export const toCommentViews = async (
  ctx: Ctx,
  rows: readonly CommentRow[],
  subject: Subject,
): Promise<{ comments: CommentView[]; tags: string[] }> => {
  const [authors, around] = await Promise.all([
    loadAuthors(ctx, authorIdsOf(rows)),
    loadContext(ctx, rows, subject),
  ]);
  return { comments: withAuthors(ctx, rows, authors, around), tags: tagsOf(rows, authors, around) };
};

/** Loads the likes of the rows, and of the other things, in one query. */
export const loadContext = async (
  ctx: Ctx,
  rows: readonly CommentRow[],
  subject: Subject,
  others: readonly ContentRef[] = [],
): Promise<CommentContext> => {
  const refs = rows.filter(({ state }) => state === 'visible').map(refOf);
  const [likes, minutes, labels, boundaries] = await Promise.all([
    loadLikes(ctx, [...others, ...refs], subject.href),
    readSetting(ctx, editMinutes),
    labelsNow(ctx),
    ownBoundaries(ctx),
  ]);
  return { subject, likes, edits: { now: ctx.now, editMinutes: minutes }, labels, boundaries };
};

export const withAuthors = (
  ctx: Ctx,
  rows: readonly CommentRow[],
  { people, pictures }: Authors,
  { subject, likes, edits, labels, boundaries }: CommentContext,
): CommentView[] =>
  rows.map((row) => {
    const person = people.get(row.authorId);
    if (person?.isHidden && !seesHidden(ctx.viewer, row, subject))
      return drawnGone(ctx, row, { subject, edits });
    const portrait = portraitOf(pictures.get(person?.pictureId ?? 0));
    const author = person && { ...person, portrait };
    const like = likes.byRef.get(refKey(refOf(row))) ?? null;
    const label = labels.get(refKey(refOf(row)));
    const around = { ...subject, edits, author, like, label };
    return toCommentView(row, ctx, { ...around, ...foldedFor(ctx.viewer, row, boundaries) });
  });

/**
 * Says whether a comment is folded for this reader alone, and why; one's own words never are. Whoever blocks somebody doesn't
 * answer them either.
 */
const foldedFor = (
  { id }: Viewer,
  { authorId, text, state }: CommentRow,
  { people, words }: OwnBoundaries,
): Pick<CommentViewContext, 'folded' | 'isBlocked'> => {
  if (id === authorId || state === 'gone') return {};
  const kind = people.get(authorId);
  if (kind) return { folded: folded[kind], isBlocked: kind === 'block' };
  return wordAmong(text, words) === undefined ? {} : { folded: folded.word };
};

/**
 * Draws a tombstone in the place of a comment by somebody whose contributions are hidden, so that counts and answers stay in
 * their place.
 */
const drawnGone = (
  ctx: Ctx,
  row: CommentRow,
  { subject, edits }: Pick<CommentContext, 'subject' | 'edits'>,
) => toCommentView({ ...row, state: 'gone' }, ctx, { ...subject, edits, author: undefined, like: null });

const seesHidden = (viewer: Viewer, { authorId }: CommentRow, { locationPath }: Subject): boolean =>
  viewer.id === authorId || maySeePending(viewer, { locationPath });

/** Returns the ids of the authors of all comments that show who wrote them. */
export const authorIdsOf = (rows: readonly CommentRow[]): number[] => [
  ...new Set(rows.filter(({ state }) => state !== 'gone').map((row) => row.authorId)),
];

export const loadAuthors = async (ctx: Ctx, authorIds: readonly number[]): Promise<Authors> => {
  const people = await usersByIds(ctx, authorIds);
  const pictureIds = [...people.values()].map(({ pictureId }) => pictureId);
  return { people, pictures: await picturesByIds(ctx, pictureIds) };
};

export const tagsOf = (
  rows: readonly CommentRow[],
  authors: Authors,
  { likes }: CommentContext,
): string[] => [...authorTagsOf(rows, authors), ...likes.tags];

export const authorTagsOf = (rows: readonly CommentRow[], { people }: Pick<Authors, 'people'>): string[] =>
  authorIdsOf(rows).flatMap((id) => {
    const pictureId = people.get(id)?.pictureId;
    return pictureId ? [userTag(id), imageTag(pictureId)] : [userTag(id)];
  });

const refOf = ({ id }: Pick<CommentRow, 'id'>): ContentRef => ({ type: 'comment', id });
