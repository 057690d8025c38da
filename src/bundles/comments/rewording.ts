// Puts a moderator's words in the place of somebody else's: the author gets both with a statement of reasons, and where an
// appeal succeeds the old words come back, unless somebody changed them since. docs/decisions/0161
import { eq } from 'drizzle-orm';
import { findSummary } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { conflict } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { invalid } from '#kernel/outcomes.ts';
import { record } from '#bundles/history/public.ts';
import { editUnprompted } from '#bundles/moderation/public.ts';
import type { Edited } from '#bundles/moderation/public.ts';
import { UNDO_MS } from '#bundles/moderation/ui/public.ts';
import { bbcodeToHtml, bbcodeToPlainText } from '#bundles/rich-text/public.ts';
import type { EditOutcome } from './commands.ts';
import { authorCommentsTag, commentsTag } from './constants.ts';
import { drawComment, saveMentions } from './mentioned.ts';
import { mayModerate } from './policy.ts';
import { findComment, findThread } from './queries.ts';
import type { CommentRow } from './queries.ts';
import { removalOf } from './removing.ts';
import type { Why } from './removing.ts';
import { commentTextError, normalizeText } from './rules.ts';
import { comments } from './schema.ts';
import * as texts from './texts.ts';
import { findCommentForUpdate } from './threads.ts';
import type { ThreadForUpdate } from './threads.ts';

/** Returns a comment by somebody else; undefined for one's own, for what nobody sees, and for who doesn't look after it. */
const findOfOther = async (ctx: Ctx, commentId: number): Promise<CommentRow | undefined> => {
  const comment = await findComment(ctx, commentId);
  if (!comment || comment.authorId === ctx.viewer.id) return undefined;
  if (comment.state !== 'visible' && comment.state !== 'held') return undefined;
  const subject = await findSummary(ctx, { type: comment.ownerType, id: comment.ownerId });
  return subject && mayModerate(ctx.viewer, subject) ? comment : undefined;
};

/** Says whether changing it needs reasons. */
export const isReworded = async (ctx: Ctx, commentId: number): Promise<boolean> =>
  (await findOfOther(ctx, commentId)) !== undefined;

/**
 * Changes somebody else's comment; undefined where it isn't the viewer's to do so. Throws 404, and 409 where its case waits for something
 * else, or its author changed it meanwhile.
 */
export const rewordComment = async (
  ctx: Ctx,
  commentId: number,
  typed: string,
  why: Why,
): Promise<EditOutcome | undefined> => {
  const comment = await findOfOther(ctx, commentId);
  if (!comment) return undefined;
  const text = normalizeText(typed);
  const error = commentTextError(text);
  if (error) return invalid({ text: error });
  if (bbcodeToHtml(text, { people: new Map() }) === '') return invalid({ text: texts.textMissing });
  const { commentCount: count } = await findThread(ctx, { type: comment.ownerType, id: comment.ownerId });
  const changed = { kind: comment.state === 'held' ? 'held' : 'changed', commentId, count } as const;
  if (text === comment.text) return changed;
  const edit = async (ctx: Ctx): Promise<Edited> => {
    const { comment: now, thread } = await findCommentForUpdate(ctx, commentId);
    if (now.text !== comment.text) throw conflict(texts.changedMeanwhile);
    await setWords(ctx, { thread, comment: now }, { text, editedAt: ctx.now });
    return {
      before: bbcodeToPlainText(now.text),
      after: bbcodeToPlainText(text),
      kept: { before: now.text, after: text, editedAt: now.editedAt?.toISOString() ?? null },
    };
  };
  const ref = { type: 'comment', id: commentId };
  const reasons = removalOf(why, texts.rewordedUnsaid);
  const outcome = await editUnprompted(ctx, ref, reasons, { undoMs: UNDO_MS.one, edit });
  if (outcome.kind !== 'invalid') return { ...changed, isUndoable: true };
  const { facts, ...errors } = outcome.errors;
  return invalid({ ...errors, ...(facts && { reason: facts }) });
};

/** Puts back the words that stood there before; returns false where others stand there by now. */
export const restoreWords = async (
  ctx: Ctx,
  at: { readonly thread: ThreadForUpdate; readonly comment: CommentRow },
  { kept: { before, after, editedAt } }: Edited,
): Promise<boolean> => {
  if (at.comment.text !== after) return false;
  const wasEdited = typeof editedAt === 'string' ? new Date(editedAt) : null;
  await setWords(ctx, at, { text: String(before), editedAt: wasEdited });
  return true;
};

const setWords = async (
  ctx: Ctx,
  {
    thread,
    comment: { id, authorId, text: before },
  }: { readonly thread: ThreadForUpdate; readonly comment: CommentRow },
  { text, editedAt }: { readonly text: string; readonly editedAt: Date | null },
): Promise<void> => {
  const { html, mentionedIds } = await drawComment(ctx, { thread, authorId }, text);
  await ctx.db.update(comments).set({ text, html, editedAt, markedReasons: [] }).where(eq(comments.id, id));
  await saveMentions(ctx, id, mentionedIds);
  await record(ctx, {
    type: 'comment',
    objectId: id,
    action: 'comment.changed',
    before: { text: before },
    after: { text },
  });
  touch(ctx, commentsTag(thread.owner), authorCommentsTag(authorId));
};
