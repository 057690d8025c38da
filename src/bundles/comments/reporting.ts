// Handles comments that somebody tells moderators of: what is kept of one, how it is hidden and comes back, and how its thread
// is closed.
import { eq } from 'drizzle-orm';
import { findSummary } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { HttpError } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { portalItself } from '#kernel/viewer.ts';
import { record, redactHistory } from '#bundles/history/public.ts';
import type { Reportable, ThingAct, ThreadAct } from '#bundles/moderation/public.ts';
import { bbcodeToPlainText } from '#bundles/rich-text/public.ts';
import { ANCHOR_PREFIX, authorCommentsTag, commentsTag } from './constants.ts';
import { findComment, findThread } from './queries.ts';
import { restoreWords } from './rewording.ts';
import { comments } from './schema.ts';
import * as texts from './texts.ts';
import { setThreadLock } from './closing.ts';
import { findCommentForUpdate, findThreadForUpdate, lockThreadRow, moveComment } from './threads.ts';

/** Moderators of a place may not see all that stands there, such as what is hidden itself. */
const asPortal = (ctx: Ctx) => actAs(ctx, portalItself);

const isLeft = (comment: Awaited<ReturnType<typeof findComment>>) =>
  comment !== undefined && (comment.state === 'visible' || comment.state === 'held');

/** Returns what `find` finds; undefined where the comment, or what it belongs to, isn't there any more. */
const unlessGone = async <T>(find: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await find();
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
};

const findForUpdate = (ctx: Ctx, id: number) => unlessGone(() => findCommentForUpdate(asPortal(ctx), id));

const hiding: ThingAct = {
  act: async (ctx, id, reason) => {
    const found = await findForUpdate(ctx, id);
    if (!found || !isLeft(found.comment)) return undefined;
    const { comment, thread } = found;
    await moveComment(ctx, thread, comment, 'deleted');
    const after = { ...(reason && { reason }) };
    await record(ctx, { type: 'comment', objectId: id, action: 'comment.hidden', after });
    return { state: comment.state };
  },
  takeBack: async (ctx, id, before) => {
    const found = await findForUpdate(ctx, id);
    if (!found || isLeft(found.comment) || found.comment.text === '') return false;
    const { comment, thread } = found;
    await moveComment(ctx, thread, comment, before['state'] === 'held' ? 'held' : 'visible');
    await record(ctx, { type: 'comment', objectId: id, action: 'comment.shown' });
    return true;
  },
};

/** Closes the thread below a thing, and opens it again where it was open, whether or not anybody sees the thing now. */
export const threadLocking = (
  ownerOf: (ctx: Ctx, id: number) => Promise<ContentRef | undefined>,
): ThreadAct => ({
  thread: ownerOf,
  act: async (ctx, id) => {
    const owner = await ownerOf(ctx, id);
    const thread = owner && (await unlessGone(() => findThreadForUpdate(asPortal(ctx), owner)));
    if (!thread || thread.isLocked) return undefined;
    await setThreadLock(ctx, thread, true);
    return {};
  },
  takeBack: async (ctx, id) => {
    const owner = await ownerOf(ctx, id);
    if (!owner) return false;
    await lockThreadRow(ctx, owner);
    if (!(await findThread(ctx, owner)).isLocked) return false;
    await setThreadLock(ctx, { owner }, false);
    return true;
  },
});

const ownerOf = async (ctx: Ctx, id: number): Promise<ContentRef | undefined> => {
  const comment = await findComment(ctx, id);
  return comment && { type: comment.ownerType, id: comment.ownerId };
};

/** Erases a comment that stays hidden, also from the history, with why it was hidden, which may repeat what it said. */
const eraseComment = async (ctx: Ctx, id: number): Promise<boolean> => {
  const comment = await findComment(ctx, id);
  if (!comment || isLeft(comment)) return false;
  await ctx.db
    .update(comments)
    .set({ text: '', html: '', heldReasons: [], markedReasons: [], answers: null })
    .where(eq(comments.id, id));
  await redactHistory(ctx, { type: 'comment', ids: [id], fields: ['text', 'reason'] });
  touch(
    ctx,
    commentsTag({ type: comment.ownerType, id: comment.ownerId }),
    authorCommentsTag(comment.authorId),
  );
  return true;
};

export const reportableComment: Reportable = {
  type: 'comment',
  name: texts.reported.name,
  yours: texts.reported.yours,
  isSeen: async (ctx, id) => (await findSummary(ctx, { type: 'comment', id })) !== undefined,
  find: async (ctx, id) => {
    const comment = await findComment(ctx, id);
    if (!comment || !isLeft(comment)) return undefined;
    const owner = { type: comment.ownerType, id: comment.ownerId };
    const subject = await findSummary(asPortal(ctx), owner);
    if (!subject) return undefined;
    const text = bbcodeToPlainText(comment.text);
    return {
      title: texts.commentOn(subject.title),
      href: `${subject.href}#${ANCHOR_PREFIX}${id}`,
      authorId: comment.authorId,
      writtenAt: comment.createdAt,
      locationPath: subject.locationPath,
      excerpt: text,
      evidence: { parts: [{ label: '', text }] },
    };
  },
  hide: hiding,
  restoreWords: async (ctx, id, edited) => {
    const found = await findForUpdate(ctx, id);
    return found ? restoreWords(ctx, found, edited) : false;
  },
  lock: threadLocking(ownerOf),
  label: async (ctx, id) => {
    const owner = await ownerOf(ctx, id);
    return owner ? [commentsTag(owner)] : [];
  },
  erase: eraseComment,
};
